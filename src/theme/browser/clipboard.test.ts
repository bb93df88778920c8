import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { undoLater } from "./clipboard.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("restarts the time at a second press, and counts it separately for each button", () => {
  const [first, second] = [{} as HTMLElement, {} as HTMLElement];
  const undone = vi.fn();
  const press = (button: HTMLElement) => undoLater(button, () => undone(button), 2000);
  press(first);
  press(second);
  vi.advanceTimersByTime(1700);
  press(first);
  vi.advanceTimersByTime(1900);
  expect(undone.mock.calls).toEqual([[second]]);
  vi.advanceTimersByTime(100);
  expect(undone.mock.calls).toEqual([[second], [first]]);
});
