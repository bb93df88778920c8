import { expect, it } from "vitest";
import { otherWords } from "./other-words.ts";
import { vocabulary } from "./vocabulary.ts";

it.each([
  ["Application Load Balancers", ["alb", "elb", "elastic"]],
  ["alb_name", ["elb", "application", "load", "balancer", "elastic"]],
  ["MFA policy", ["multi", "factor", "authentication", "two", "2fa"]],
])("knows what else %s is called", (text, words) => {
  expect([...otherWords(text)].sort()).toEqual([...words].sort());
});

it.each(["Load", "The lamp", ""])("adds nothing to `%s`", (text) => {
  expect(otherWords(text).size).toBe(0);
});

it("holds each name once in a line, and no line of a single name", () => {
  for (const names of vocabulary) {
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  }
});
