import { expect, test } from "vitest";
import { postPath } from "./post-path.ts";

test.each([
  ["2026-01-31-a-name.md", "2026-01-31", "2026/01/31/a-name"],
  ["2026-01-31-a-name/index.mdx", "2026-01-31", "2026/01/31/a-name"],
  ["2026/01/31/a-name.md", "2026-01-31", "2026/01/31/a-name"],
  ["news/2026-01-31-a-name.md", "2026-01-31", "2026/01/31/a-name"],
  ["a-name.md", undefined, "a-name"],
  ["news/a-name.md", undefined, "news/a-name"],
  ["2026-02-31-no-such-day.md", undefined, "2026-02-31-no-such-day"],
  ["2026-13-01-no-such-month.md", undefined, "2026-13-01-no-such-month"],
])("%s", (path, date, address) => {
  const read = postPath(path);
  expect(read.date).toBe(date);
  expect(read.segments.join("/")).toBe(address);
});
