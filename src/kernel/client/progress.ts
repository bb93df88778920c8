/** Milliseconds a page may load before the bar appears, and the bar's own figures (specification, section 9). */
const delay = 1000;
const bar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800, showSpinner: false };

/** Shows a progress bar while `loading` lasts, if that is longer than the delay. */
export function showProgress(loading: Promise<unknown>): void {
  let done = false;
  const timer = setTimeout(async () => {
    const { default: progress } = await import("nprogress");
    if (done) return;
    progress.configure(bar);
    progress.start();
  }, delay);
  const finish = async () => {
    done = true;
    clearTimeout(timer);
    if (document.documentElement.classList.contains("nprogress-busy")) {
      (await import("nprogress")).default.done();
    }
  };
  loading.then(finish, finish);
}
