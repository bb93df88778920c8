import progress from "nprogress";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./progress.ts";

vi.mock("nprogress", () => ({
  default: { configure: vi.fn(), start: vi.fn(), done: vi.fn() },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a page that loads within a second shows no bar", async () => {
  const shown = showProgress(new Promise((resolve) => setTimeout(resolve, 999)));
  await vi.advanceTimersByTimeAsync(2000);
  await shown;
  expect(progress.start).not.toHaveBeenCalled();
});

test("the bar has the figures of the specification, and goes when the page has come", async () => {
  const shown = showProgress(new Promise((_, reject) => setTimeout(reject, 1500)));
  await vi.advanceTimersByTimeAsync(1001);
  expect(progress.configure).toHaveBeenCalledWith({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
  expect(progress.start).toHaveBeenCalled();
  expect(progress.done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  await shown;
  expect(progress.done).toHaveBeenCalled();
});

test("a bar that cannot be loaded is left out", async () => {
  vi.resetModules();
  vi.doMock("nprogress", () => {
    throw new Error("no connection");
  });
  const { showProgress: show } = await import("./progress.ts");
  const shown = show(new Promise((resolve) => setTimeout(resolve, 1500)));
  await vi.advanceTimersByTimeAsync(1501);
  await expect(shown).resolves.toBeUndefined();
});
