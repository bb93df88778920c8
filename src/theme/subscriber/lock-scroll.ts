/** The dialog is out of sight before the page moves again. */
const unlockDelay = 300;

let unlocking: ReturnType<typeof setTimeout> | undefined;

/** Keeps the page from scrolling behind a dialog. The function it answers ends that, after a delay. */
export function lockScroll(): () => void {
  const { dataset, style, clientWidth } = document.documentElement;
  clearTimeout(unlocking);
  // The room of the scroll bar is kept, so that nothing moves when it goes.
  if (dataset.locked === undefined) {
    style.setProperty("--scroll-bar", `${window.innerWidth - clientWidth}px`);
  }
  dataset.locked = "";
  return () => {
    unlocking = setTimeout(() => delete dataset.locked, unlockDelay);
  };
}
