import { beforeAll, expect, it } from "vitest";
import { type FirstAnswer, measureFirstAnswer } from "../../bench/search/first-answer.ts";
import { createSyntheticRecords, getWordOfRank } from "../../bench/search/synthetic-records.ts";
import type { SearchRecord } from "../../src/model/search/search.ts";
import { indexFiles } from "../../src/search/index/index-files.ts";
import { getIndexer } from "../../src/search/index/index-record.ts";

/** Brotli bytes before the first results, for any site up to 5,000 pages. */
const budget = 300 * 1024;

const { indexRecord } = getIndexer([]);

let records: SearchRecord[];
let ask: (text: string) => Promise<FirstAnswer>;

beforeAll(() => {
  records = createSyntheticRecords(5000, 24);
  const files = new Map(indexFiles(records.map(indexRecord)).map(({ path, text }) => [path, text]));
  ask = (text) => measureFirstAnswer(text, (path) => files.get(path) ?? "");
}, 60_000);

const getInputName = (place: number) =>
  records.filter(({ kind }) => kind === "input")[place]?.heading ?? "";

it("fetches little of 5,000 pages, for common words, rare ones, names, and typing errors", async () => {
  const name = getInputName(2500);
  const queries = [
    getWordOfRank(1),
    getWordOfRank(20_000),
    `${getWordOfRank(1)} ${getWordOfRank(2)} ${getWordOfRank(900)} ${getWordOfRank(7)}`,
    name,
    `${name.slice(0, 3)}${name.slice(4)}`,
    name.slice(0, 2),
    name.slice(0, 1),
  ];
  const cost = await Promise.all(queries.map(async (query) => (await ask(query)).bytes));
  expect(Math.max(...cost)).toBeLessThanOrEqual(budget);
});

it("needs at most three rounds of requests and six record files", async () => {
  const { files, rounds, results } = await ask(getInputName(2500));
  expect(results.groups[0]?.hits[0]?.heading.map(({ text }) => text).join("")).toBe(
    getInputName(2500),
  );
  // The manifest, the terms, and the records.
  expect(rounds).toBe(3);
  const common = await ask(getWordOfRank(1));
  expect(common.rounds).toBe(3);
  expect((await ask(`${getWordOfRank(1)} ${getWordOfRank(2)} ${getWordOfRank(900)}`)).rounds).toBe(
    3,
  );
  for (const some of [files, common.files]) {
    expect(some.filter((path) => path.includes("records-")).length).toBeLessThanOrEqual(6);
  }
});
