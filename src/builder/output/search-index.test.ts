import { expect, test } from "vitest";
import type { SearchRecord as CatalogEntry } from "../../catalog/index.ts";
import { type SearchRecord, scopeOf } from "../../model/search/search.ts";
import { type IndexedRecord, indexerOf } from "../../search/index/index-record.ts";
import { checkQuestions, searchRecords as recordsOf } from "./search-index.ts";

const page: SearchRecord = {
  kind: "page",
  route: "/guides/vpc",
  anchor: "",
  title: "VPC",
  heading: "VPC",
  path: ["Guides", "Network"],
  text: "About it.",
  version: "1.0",
  locale: "en",
};

const { indexRecord } = indexerOf([]);

const searchRecords = (...given: Parameters<typeof recordsOf>) => [...recordsOf(...given)];
const searched = (records: IndexedRecord[]) => ({ read: () => ({ records }) });

const guide = searched([page, { ...page, kind: "section", anchor: "s" } as const].map(indexRecord));

const entry: CatalogEntry = {
  kind: "input",
  name: "cidr_block",
  service: "VPC",
  category: "networking",
  type: "string",
  required: true,
  default: null,
  since: "0.9.0",
  description:
    '<p>The <code>10.*</code> of <a href="/x">the &quot;VPC&quot;</a>.</p><pre><code>cidr\n  * 2</code></pre>',
  url: "/sub/guides/vpc#input_cidr_block",
};

const shell = { baseUrl: "/sub/", searchSynonyms: [] };

test("an input stands below the page of its service, after its sections, as plain text", () => {
  const records = searchRecords([guide], { site: shell, entries: [entry], questions: [] });
  expect(records.slice(0, 2).map(({ terms }) => terms)).toEqual(
    guide.read().records.map(({ terms }) => terms),
  );
  expect(records).toHaveLength(3);
  expect(records[2]?.record).toEqual({
    kind: "input",
    route: "/guides/vpc",
    anchor: "input_cidr_block",
    title: "VPC",
    heading: "cidr_block",
    path: ["Guides", "Network", "VPC"],
    text: 'The 10.* of the "VPC". cidr * 2',
    facts: { type: "string", required: true, since: "0.9.0" },
    version: "1.0",
    locale: "en",
  });
  expect(records[2]?.terms.split("\n")).toContain("cidr_block");
});

test("what stands beside the pages of services is about services", () => {
  const other = { ...page, route: "/guides/other" };
  const away = { ...page, route: "/blog/new", path: ["Blog"], scope: "blog" as const };
  const pages = [guide, ...[other, away].map((one) => searched([indexRecord(one)]))];
  const records = searchRecords(pages, { site: shell, entries: [entry], questions: [] });
  expect(records.map(({ record }) => scopeOf(record))).toEqual([
    "services",
    "services",
    "inputs",
    "services",
    "blog",
  ]);
});

test("types and defaults are on one line, and cut where they are long", () => {
  const long = { ...entry, type: "", required: false, default: `{\n  a = "${"x".repeat(80)}"\n}` };
  const [, , record] = searchRecords([guide], { site: shell, entries: [long], questions: [] });
  expect(record?.record.facts?.default).toMatch(/^\{ a = "x{40,}…$/);
  expect(record?.record.facts?.default).toHaveLength(60);
});

test("a place is found by the questions that it answers", () => {
  const questions = [{ to: "/guides/vpc#s", asked: ["connect two networks"] }];
  const [, section] = searchRecords([guide], { site: shell, entries: [], questions });
  expect(section?.terms.split("\n")).toEqual(
    expect.arrayContaining(["connect", "=connect two network"]),
  );
  expect(section?.record.names).toBe("connect two networks");
});

test("questions of one place are all kept, and those of no place are reported", () => {
  const questions = [
    { to: "/guides/vpc/#s", asked: ["connect two networks"], line: 1 },
    { to: "/guides/vpc#s", asked: ["split a network"], line: 2 },
    { to: "/guides/vpc#t", asked: ["lost"], line: 4 },
  ];
  const [, section] = searchRecords([guide], { site: shell, entries: [], questions });
  expect(section?.record.names).toContain("connect two networks");
  expect(section?.record.names).toContain("split a network");
  expect(checkQuestions(questions, [guide])).toMatchObject([
    {
      rule: "lost-questions",
      severity: "error",
      file: "search-questions.tsv",
      line: 4,
      column: 1,
      hint: "did you mean `/guides/vpc#s`?",
    },
  ]);
});

test("an entry without a page leads nowhere and is left out", () => {
  expect(searchRecords([searched([])], { site: shell, entries: [entry], questions: [] })).toEqual(
    [],
  );
});
