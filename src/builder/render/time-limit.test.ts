import { afterEach, expect, it, vi } from "vitest";
import { RENDER_TIMEOUT, withTimeLimit } from "./time-limit.ts";

afterEach(() => vi.useRealTimers());

it("ends the rendering of a component that never finishes", async () => {
  vi.useFakeTimers();
  const rendering = withTimeLimit(new Promise(() => {}));
  const error = expect(rendering).rejects.toThrow(RENDER_TIMEOUT);
  await vi.runAllTimersAsync();
  await error;
});

it("leaves no timer", async () => {
  vi.useFakeTimers();
  expect(await withTimeLimit(Promise.resolve(1))).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
