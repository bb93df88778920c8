import { expect, it } from "vitest";
import { isDay } from "./front-matter.ts";

it.each([
  ["2026-01-31", true],
  ["2024-02-29", true],
  ["2026-02-31", false],
  ["2026-01", false],
  ["2026", false],
  ["2026-01-31T10:00", false],
])("%s is a calendar date: %s", (date, isCalendarDate) => {
  expect(isDay(date)).toBe(isCalendarDate);
});
