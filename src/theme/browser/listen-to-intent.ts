/** Calls the listener when an element is pointed at, focused, or clicked. Returns the cleanup. */
export function listenToIntent(listener: (event: Event) => void): () => void {
  const controller = new AbortController();
  for (const type of ["pointerover", "focusin", "click"]) {
    document.addEventListener(type, listener, { signal: controller.signal });
  }
  return () => controller.abort();
}
