import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedSearch } from "../../bench/search/embedded.ts";
import {
  type Judgement,
  judge,
  meanReciprocalRank,
  readQueries,
  shareWithin,
} from "../../bench/search/judge.ts";
import { formatReport } from "../../src/build/report.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

const queries = readQueries(join(root, "bench/search/queries.tsv"));

/** Bytes after brotli before the first answer of a reader's first query. */
const firstAnswer = 150 * 1024;

let built: BuiltFixture;
let judged: Judgement[];
const cost = new Map<string, number>();

beforeAll(async () => {
  built = await buildFixture(join(root, "site"));
  expect(formatReport(built.diagnostics)).toBe("");
  judged = await judge(queries, async (query) => {
    const files = new Set<string>();
    const places = await embeddedSearch(built.outDir, (path) => files.add(path))(query);
    cost.set(
      query,
      [...files].reduce((sum, path) => sum + sizeOf(path), 0),
    );
    return places;
  });
}, 120_000);

afterAll(() => built?.dispose());

const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(built.outDir, path))).length;
  sizes.set(path, size);
  return size;
}

const ofKind = (kind: Judgement["kind"]) => judged.filter((one) => one.kind === kind);
const missed = (some: Judgement[], rank: number) =>
  some
    .filter((one) => one.rank === null || one.rank > rank)
    .map(({ query, found }) => `${query}: ${found[0]}`);

it("judges enough queries of every kind", () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(6);
});

it("answers judged queries early", () => {
  expect(meanReciprocalRank(judged), missed(judged, 1).join("\n")).toBeGreaterThanOrEqual(0.9);
});

it("puts an identifier first", () => {
  const some = ofKind("identifier");
  expect(shareWithin(some, 1), missed(some, 1).join("\n")).toBeGreaterThanOrEqual(0.98);
});

it("finds an identifier with one typing error", () => {
  const some = ofKind("typo");
  expect(shareWithin(some, 3), missed(some, 3).join("\n")).toBeGreaterThanOrEqual(0.95);
});

it("fetches little before the first answer", () => {
  const dear = [...cost].filter(([, bytes]) => bytes > firstAnswer);
  expect(cost.size).toBe(queries.length);
  expect(dear).toEqual([]);
});
