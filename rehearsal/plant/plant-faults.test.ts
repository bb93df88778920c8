import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fixtureSubject } from "../test-subject.ts";
import { applyEdit, misspelled } from "./edit.ts";
import { plantFaults } from "./plant-faults.ts";
import { seededRandom } from "./random.ts";

it("finds what it plants, and plants the same for the same seed", async () => {
  const file = new URL("../fixtures/start.mdx", import.meta.url);
  const texts = new Map([["start.mdx", readFileSync(file, "utf8")]]);
  const subject = await fixtureSubject(texts, "start");
  const planted = await plantFaults(subject, 1);
  expect(planted.length).toBeGreaterThan(12);
  expect(planted.filter(({ found }) => found === null).map(({ fault }) => fault)).toEqual([
    // The guide has a default profile beside the one that is chosen.
    "dropped profile",
  ]);
  const again = await plantFaults(subject, 1);
  expect(again.map(({ line }) => line)).toEqual(planted.map(({ line }) => line));
});

it("replaces and drops lines", () => {
  expect(applyEdit("a\nb\nc", { file: "f", line: 2, count: 1, lines: ["x"] })).toBe("a\nx\nc");
  expect(applyEdit("a\nb\nc", { file: "f", line: 2, count: 2, lines: [] })).toBe("a");
});

it("misspells a name as a typo does", () => {
  expect(["vpc_id", "terragrunt", "aa"].map(misspelled)).toEqual(["vpc_di", "terragrutn", "aax"]);
});

it("gives the same numbers for the same seed", () => {
  const [a, b] = [seededRandom(29), seededRandom(29)];
  const numbers = Array.from({ length: 100 }, a);
  expect(Array.from({ length: 100 }, b)).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});
