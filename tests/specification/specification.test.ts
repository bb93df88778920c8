import { expect, it } from "vitest";
import { hasTest, missingTest } from "./find-test.ts";
import type { Rows } from "./rows.ts";
import { screens } from "./section-2-screens.ts";
import { entities } from "./section-3-entities.ts";
import { states } from "./section-4-states.ts";
import { errors } from "./section-8-errors.ts";
import { constants } from "./section-9-constants.ts";

const sections: Record<string, Rows> = {
  "2, screens and routes": screens,
  "3, entities": entities,
  "4, states": states,
  "8, errors": errors,
  "9, constants": constants,
};

it.each(Object.entries(sections))("every test that section %s names is there", (_, rows) => {
  const missing = Object.entries(rows).flatMap(([row, tests]) =>
    tests.flatMap((name) => {
      const reason = missingTest(name);
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

it("takes only tests that run for tests", () => {
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
