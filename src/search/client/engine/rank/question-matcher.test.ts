import { describe, expect, it } from "vitest";
import { record } from "../../../../../tests/search-records.ts";
import { questionSeparator } from "../../../../model/search/search.ts";
import { encodeQuestions, getQuestionTargets } from "../../../index/question-file.ts";
import { createQuestionMatcher } from "./question-matcher.ts";

const related = [
  ["delete", "tear down", "get rid of"],
  ["cluster", "kubernetes"],
  ["price", "cost", "expensive"],
];
const section = (route: string, anchor: string, heading: string, ...names: string[]) =>
  record({ kind: "section", route, anchor, heading, names: names.join(questionSeparator) });
const records = [
  record({ route: "/lamp", title: "Lamp", heading: "Lamp" }),
  section("/lamp", "out", "Remove everything", "delete a lamp"),
  section("/lamp", "cost", "Prices", "price of a lamp"),
  record({ route: "/eks", title: "Kubernetes", heading: "Kubernetes" }),
  section("/eks", "out", "Remove everything", "delete everything"),
];
const starts = [0, 3];
const { compare } = createQuestionMatcher(encodeQuestions(getQuestionTargets(records), related));

/** The record that answers a question best. */
function getBest(text: string): number {
  const questionScores = compare(text, starts);
  const scores = records.map((_, number) => {
    const { own, listed } = questionScores?.(number) ?? {};
    return Math.max(own?.absolute ?? 0, listed?.absolute ?? 0);
  });
  return scores.indexOf(Math.max(...scores));
}

describe("a question", () => {
  it.each([
    ["get rid of the lamp", 1],
    ["tear down the cluster", 4],
    ["is a lamp expensive", 2],
    ["what is kubernetes", 3],
  ])("finds the record that answers in other words: %s", (text, number) => {
    expect(getBest(text)).toBe(number);
  });

  it("compares with the texts of a record and with its listed questions", () => {
    const questionScores = compare("is a lamp expensive", starts);
    expect(questionScores?.(2).own).toMatchObject({ relative: 1, page: 1 });
    expect(questionScores?.(2).listed).toMatchObject({ relative: 1, page: 1 });
    expect(questionScores?.(4).own.relative).toBeLessThan(0.5);
    expect(questionScores?.(4).listed.page).toBeLessThan(0.5);
    expect([0, 2].map((record) => questionScores?.(record).hasListed)).toEqual([false, true]);
  });

  it("returns null if no record has a word of the query", () => {
    expect(compare("qzxjvw qzxjvw", starts)).toBeNull();
    expect(compare("how do I", starts)).toBeNull();
  });
});

it("opens a file without records", () => {
  expect(
    createQuestionMatcher(encodeQuestions([], [])).compare("a lamp that shines", []),
  ).toBeNull();
});
