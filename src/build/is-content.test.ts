import { expect, it } from "vitest";
import { isContent } from "./is-content.ts";

it.each([
  ["config.ts", true],
  ["content/docs/a.md", true],
  ["public/img/missing.png", true],
  ["pages/about.md", true],
  ["pages/home.tsx", false],
  ["components.tsx", false],
  ["dist/index.html", false],
])("%s changes pages: %s", (file, expected) => {
  expect(isContent(`/site/${file}`, "/site")).toBe(expected);
});
