import { describe, expect, it } from "vitest";
import { formatRoundedDuration, getProgressText, getTimeText } from "./path-progress.ts";

const steps = [
  { id: "read", minutes: 20, waitingMinutes: 0 },
  { id: "write", minutes: 70, waitingMinutes: 0 },
  { id: "deploy", minutes: 180, waitingMinutes: 60 },
];

describe("times", () => {
  it.each([
    [1, "5 minutes"],
    [22, "20 minutes"],
    [60, "1 hour"],
    [93, "1 hour 35 minutes"],
    [119, "2 hours"],
    [135, "2 hours"],
    [150, "3 hours"],
    [1080, "18 hours"],
  ])("rounds %i minutes to %s", (minutes, text) => {
    expect(formatRoundedDuration(minutes)).toBe(text);
  });

  it("shows waiting time separately", () => {
    expect(getTimeText(180, 60)).toBe("about 3 hours, 1 hour of it waiting");
    expect(getTimeText(20, 0)).toBe("about 20 minutes");
  });
});

describe("progress", () => {
  it("adds up the steps that are left", () => {
    expect(getProgressText(steps, new Set())).toBe("3 steps, about 5 hours, 1 hour of it waiting.");
    expect(getProgressText(steps, new Set(["deploy"]))).toBe(
      "1 of 3 steps done, about 1 hour 30 minutes left.",
    );
    expect(getProgressText(steps, new Set(["read", "write", "deploy"]))).toBe("All 3 steps done.");
  });

  it("ignores steps that no longer exist", () => {
    expect(getProgressText(steps, new Set(["gone", "write", "deploy"]))).toBe(
      "2 of 3 steps done, about 20 minutes left.",
    );
  });
});
