/** Milliseconds a page may load before the bar appears, and the bar's own figures (specification, section 9). */
const delay = 1000;
const bar = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800, showSpinner: false };

/** Shows a progress bar while `loading` lasts, if that is longer than the delay. */
export async function showProgress(loading: Promise<unknown>): Promise<void> {
  const settled = loading.then(
    () => true,
    () => true,
  );
  if (await Promise.race([settled, wait(delay)])) return;
  // The page comes without its bar, too.
  const module = await import("nprogress").catch(() => undefined);
  if (!module) return;
  const { default: progress } = module;
  progress.configure(bar);
  progress.start();
  await settled;
  progress.done();
}

function wait(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false));
}
