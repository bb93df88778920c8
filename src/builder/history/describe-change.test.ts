import { expect, it } from "vitest";
import { compareSections, toSentence } from "./describe-change.ts";

it.each([
  ["docs(vpc): explain the CIDR of subnets (#123)", "Explain the CIDR of subnets"],
  ["feat!: iOS apps", "iOS apps"],
  ["`plan` before `apply`", "`plan` before `apply`"],
  ["A subject\nof two lines\n\nand a body", "A subject of two lines"],
  ["note: not a type", "Note: not a type"],
  ["Fix the CIDR of the example", "Fix the CIDR of the example"],
  ["日本語の説明", "日本語の説明"],
  ["<script>alert(1)</script>\u0007\u202e", "<script>alert(1)</script>"],
])("formats %j as one line", (message, sentence) => {
  expect(toSentence(message)).toBe(sentence);
});

it.each([
  "",
  "  \n",
  "wip",
  "Update",
  "update docs",
  "Update index.md",
  "docs: fix typo",
  "fixed typos.",
  "minor changes",
  "Merge branch 'main' into x",
  "fixup! Explain subnets",
  "...",
  "address review comments",
])("treats %j as empty", (message) => {
  expect(toSentence(message)).toBe("");
});

it("truncates a long subject", () => {
  expect([...toSentence(`It ${"😀".repeat(500)}`)]).toHaveLength(160);
});

it("finds sections outside of code and front matter", () => {
  const before =
    "---\ntitle: A\n---\nIntro\n## `One` {#one}\na\n```sh\n## no heading\n```\n## Two\nb\n";
  const after =
    "---\ntitle: B\n---\nIntro\n## One\na\n```sh\n## another\n```\n## [Three](x.md)\nb\n";
  expect(compareSections(before, after)).toEqual({
    added: ["Three"],
    changed: ["One"],
    removed: ["Two"],
  });
});

it("finds no section in a change of line endings or front matter", () => {
  const none = { added: [], changed: [], removed: [] };
  expect(
    compareSections("---\na: 1\n---\n## A\n\nb\n", "---\r\na: 2\r\n---\r\n## A\r\n\r\nb\r\n"),
  ).toEqual(none);
});
