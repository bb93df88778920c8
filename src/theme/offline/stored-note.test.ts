import { expect, it } from "vitest";
import { noteText } from "./stored-note.ts";

const sent = Date.UTC(2026, 10, 25, 12);
const minute = 60_000;

it.each([
  [0, /copy of the page \(Nov 25, 2026/],
  [5 * minute, /from 5 minutes ago \(/],
  [3.5 * 60 * minute, /from 3 hours ago \(/],
  [2 * 24 * 60 * minute, /from 2 days ago \(/],
])("says how old a stored page is: %d ms", (age, text) => {
  expect(noteText(sent, sent + age, "en")).toMatch(text);
});

it("names the day of the host alone where the clock of the device is wrong", () => {
  const year = 365 * 24 * 60 * minute;
  for (const now of [sent - year, sent + year]) {
    expect(noteText(sent, now, "en")).toMatch(/stored copy of the page \(Nov 25, 2026/);
  }
});

it("says nothing of the age where the host did not say when it sent the page", () => {
  expect(noteText(Number.NaN, sent, "en")).not.toContain("(");
});
