// Words without their endings. cspell:ignore delet remov clust kubernet
import { expect, it } from "vitest";
import { corpus, record } from "../../../tests/search-records.ts";
import { getQuestionsFile, questionSeparator } from "../../model/search/search.ts";
import { encodeDeltas } from "../tokenizer/delta-encoding.ts";
import { indexFiles } from "./index-files.ts";
import { getIndexer } from "./index-record.ts";
import { encodeQuestions, getQuestionTargets } from "./question-file.ts";

const related = [
  ["delete", "tear down"],
  ["network", "vpc"],
];

it("contains headings, listed questions, and the first words of other sections", () => {
  const records = [
    record({ title: "Networks", heading: "Networks" }),
    record({ kind: "section", anchor: "a", heading: "Plain", text: "Delete all" }),
    record({
      kind: "section",
      anchor: "b",
      heading: "Remove it",
      names: ["tear down a network", "delete networks"].join(questionSeparator),
    }),
  ];
  expect(encodeQuestions(getQuestionTargets(records), related)).toEqual({
    related: "delet|tear down\nnetwork|vpc",
    terms: "all|delet|network|plain|remov|tear down",
    records: [0, 1, 1, 0],
    textCounts: [1, 1, 1, 2],
    postings: [[1], [1, 4], [0, 3, 4], [1], [2], [3]].map(encodeDeltas).join(" "),
  });
});

it("is a file of the index of a site with related words only", () => {
  const { indexRecord } = getIndexer([]);
  const getPaths = (lists: string[][]) =>
    indexFiles(corpus.map(indexRecord), lists).map(({ path }) => path);
  const isQuestions = (path: string) => path === getQuestionsFile(path.split("/")[1] ?? "");
  expect(getPaths(related).filter(isQuestions)).toHaveLength(1);
  expect(getPaths([]).filter(isQuestions)).toEqual([]);
});
