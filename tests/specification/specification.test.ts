import { expect, it } from "vitest";
import { explainMissingTest, hasTest } from "./find-test.ts";
import { sections } from "./sections.ts";

it.each(Object.entries(sections))("every test that section %s names exists", (_, rows) => {
  const missing = Object.entries(rows).flatMap(([row, tests]) =>
    tests.flatMap((name) => {
      const reason = explainMissingTest(name);
      return reason === null ? [] : [`${row}: ${name} (${reason})`];
    }),
  );
  expect(missing).toEqual([]);
});

it("leaves no row without a test", () => {
  const open = Object.entries(sections).flatMap(([section, rows]) =>
    Object.entries(rows)
      .filter(([, tests]) => tests.length === 0)
      .map(([row]) => `${section}: ${row}`),
  );
  expect(open).toEqual([]);
});

it("only counts tests that run", () => {
  const source = [
    'test("one", async () => {});',
    'test.skip("two", () => {});',
    '// test("three", () => {});',
    'it.each([1])("four", () => {});',
    "test(`five`, () => {});",
    'expect(call("six", 1));',
  ].join("\n");
  const titles = ["one", "two", "three", "four", "five", ""];
  expect(titles.filter((title) => hasTest(source, title))).toEqual(["one", "four", "five"]);
});
