import { clearLine, cursorTo } from "node:readline";

interface ProgressLine {
  show(text: string): void;
  count(text: string, done: number, total: number): void;
  stop(): void;
}

const SHOW_DELAY_MS = 1000;

const UPDATE_INTERVAL_MS = 100;

/** Does nothing in CI or if standard error is not a terminal. */
export function openProgressLine(stream = process.stderr): ProgressLine {
  if (!stream.isTTY || process.env.CI) return { show() {}, count() {}, stop() {} };
  let due = performance.now() + SHOW_DELAY_MS;
  let latest = "";
  let isShown = false;
  let counted = { text: "", start: 0 };
  const clear = () => {
    cursorTo(stream, 0);
    clearLine(stream, 0);
  };
  const show = (text: string) => {
    latest = text;
    const now = performance.now();
    if (now < due) return;
    due = now + UPDATE_INTERVAL_MS;
    isShown = true;
    clear();
    // A wrapped line could not be cleared.
    stream.write(text.slice(0, (stream.columns || 80) - 1));
  };
  const timer = setTimeout(() => show(latest), SHOW_DELAY_MS);
  // The timer must not keep the process alive.
  timer.unref();
  return {
    show,
    count(text, done, total) {
      if (counted.text !== text) counted = { text, start: performance.now() };
      show(
        describeProgress(text, { done, total, milliseconds: performance.now() - counted.start }),
      );
    },
    stop() {
      clearTimeout(timer);
      if (isShown) clear();
      isShown = false;
    },
  };
}

/** For example `Rendering pages: 120 of 350, 3 s left`. */
function describeProgress(
  text: string,
  { done, total, milliseconds }: { done: number; total: number; milliseconds: number },
): string {
  const secondsLeft = Math.ceil(((milliseconds / done) * (total - done)) / 1000);
  return `${text}: ${done} of ${total}${done > 0 && done < total ? `, ${secondsLeft} s left` : ""}`;
}
