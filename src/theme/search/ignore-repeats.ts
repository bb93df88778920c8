/** The key that just went down has done its work: while it is held, its repeats do nothing. */
export function ignoreRepeats(): void {
  const controller = new AbortController();
  const { signal } = controller;
  const onKey = (event: KeyboardEvent) => {
    if (!event.repeat) return controller.abort();
    event.preventDefault();
    // A field that listens would count on the text.
    event.stopPropagation();
  };
  addEventListener("keydown", onKey, { capture: true, signal });
}
