/** Response times while a reader types into the search dialog, in milliseconds. */
export interface Typing {
  /** From the first key or click to the first results on screen. */
  first: number;
  /** From the last key to the last change of the results; null if they did not change. */
  last: number | null;
  /** The longest task of 50 ms or more; 0 if none occurred. */
  longest: number;
}

interface Seen {
  begun: number | null;
  key: number;
  first: number | null;
  last: number | null;
  longest: number;
}

declare global {
  var seen: Seen;
}

/** Runs in the page. */
export function watchTyping(): void {
  globalThis.seen = { begun: null, key: 0, first: null, last: null, longest: 0 };
  for (const type of ["keydown", "pointerdown"]) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        seen.begun ??= timeStamp;
        seen.key = timeStamp;
      },
      true,
    );
  }
  new MutationObserver(() => {
    if (!document.querySelector("[role=option]")) return;
    requestAnimationFrame(() => {
      seen.last = performance.now();
      seen.first ??= seen.last;
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: "longtask" });
}

/** Runs in the page: starts a new measurement. */
export function resetTyping(): void {
  globalThis.seen = { ...globalThis.seen, begun: null, first: null, last: null, longest: 0 };
}

/** Runs in the page. */
export function readTyping(): Typing {
  const { begun, key, first, last, longest } = globalThis.seen;
  return {
    first: (first ?? 0) - (begun ?? 0),
    last: last === null ? null : last - key,
    longest,
  };
}
