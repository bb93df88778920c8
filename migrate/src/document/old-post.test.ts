import { expect, it } from "vitest";
import { findMissingDate, parseDay, readPostPath } from "./old-post.ts";

it.each([
  ["2026-01-31-a-name.md", "2026-01-31", "2026/01/31/a-name", false],
  ["2026-01-31-a-name/index.mdx", "2026-01-31", "2026/01/31/a-name", false],
  ["2026-01-31-a-name/part.md", "2026-01-31", "2026/01/31/a-name/part", false],
  ["2026-01-31/a-name.md", "2026-01-31", "2026/01/31/a-name", false],
  ["2026/01-31-a-name.md", "2026-01-31", "2026/01/31/a-name", false],
  ["2026/01/31/a-name/index.md", "2026-01-31", "2026/01/31/a-name", false],
  ["2026-1-3-a-name.md", "2026-01-03", "2026/1/3/a-name", true],
  ["2026-13-45-a-name.md", undefined, "2026-13-45-a-name", false],
  ["2026-01-31.md", "2026-01-31", "2026/01/31", true],
  ["news/2026-01-31-a-name.md", "2026-01-31", "2026/01/31/news/a-name", false],
  ["news/a-name.md", undefined, "news/a-name", false],
])("reads the date and the address of %s", (path, date, address, needsDate) => {
  const post = readPostPath(path);
  expect([post.date, post.segments.join("/")]).toEqual([date, address]);
  expect(findMissingDate(path)).toBe(needsDate ? date : undefined);
});

it.each([
  ["2026-1-3", "2026-01-03"],
  ["2026/01/03 18:00", "2026-01-03"],
  ["January 3, 2026", "2026-01-03"],
  ["2026-02-31", undefined],
  ["soon", undefined],
])("reads the day of the date %s", (date, day) => {
  expect(parseDay(date)).toBe(day);
});
