import { expect, it } from "vitest";
import { stemOf } from "./stem.ts";

it.each([
  ["deploy", "deploying", "deployed", "deployment"],
  ["apply", "applied"],
  ["plan", "planned", "planning"],
  ["log", "logged", "logging"],
  ["install", "installed", "installation"],
])("is the same for words of one family: %s", (word, ...others) => {
  expect(others.map(stemOf)).toEqual(others.map(() => stemOf(word)));
});

it("leaves short words and words without an ending as they are", () => {
  expect(["bed", "need", "taxi", "add", "cost"].map(stemOf)).toEqual([
    "bed",
    "need",
    "taxi",
    "add",
    "cost",
  ]);
});
