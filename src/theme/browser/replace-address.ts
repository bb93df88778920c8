/** Milliseconds between two changes: WebKit refuses more than 100 in ten seconds. */
const pause = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let write = () => {};

/**
 * Replaces the address of the page: the latest one after a quarter of a second, or at once when the
 * field that is written in loses the focus. An address that was gone to meanwhile stays.
 */
export function replaceAddress(address: string): void {
  const { href } = location;
  write = () => {
    if (location.href === href) history.replaceState(history.state, "", address);
  };
  if (timer !== undefined) return;
  timer = setTimeout(flush, pause);
  document.addEventListener("focusout", flush, { once: true });
}

function flush(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  write();
}
