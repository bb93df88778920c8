import { describe, expect, it } from "vitest";
import { formatHours, getProgressText, readDone, timeText, writeDone } from "./path-progress.ts";

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
    expect(formatHours(minutes)).toBe(text);
  });

  it("shows waiting time separately", () => {
    expect(timeText(180, 60)).toBe("about 3 hours, 1 hour of it waiting");
    expect(timeText(20, 0)).toBe("about 20 minutes");
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

  it("is stored as ids in the order of the path", () => {
    expect(writeDone(new Set(["deploy", "read"]), steps)).toBe("read,deploy");
    expect(writeDone(new Set(), steps)).toBeNull();
    expect([...readDone("deploy,read", steps)]).toEqual(["read", "deploy"]);
  });

  it.each([null, "", "gone", "[object Object]", ",,"])("ignores what %j does not name", (value) => {
    expect(readDone(value, steps).size).toBe(0);
  });

  it("keeps stored steps next to one that no longer exists", () => {
    expect([...readDone("gone,write", steps)]).toEqual(["write"]);
  });
});
