import { expect, test } from "vitest";
import type { CatalogSearchEntry } from "../../catalog/page/search-records.ts";
import { getArea, getScope, type SearchRecord } from "../../model/search/search.ts";
import { getIndexer, type IndexedRecord } from "../../search/index/index-record.ts";
import {
  checkQuestions,
  cutIntoSegments,
  getSearchSegments,
  type KeyedPage,
  listSearchRecords,
} from "./search-index.ts";

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

const { indexRecord } = getIndexer([]);

const getRecords = (...given: Parameters<typeof listSearchRecords>) => [
  ...listSearchRecords(...given),
];
const createPage = (records: IndexedRecord[], route = records[0]?.record.route ?? "") => ({
  route,
  area: () => records[0] && getArea(records[0].record),
  read: () => ({ records }),
});

const guide = createPage(
  [page, { ...page, kind: "section", anchor: "s" } as const].map(indexRecord),
);

const entry: CatalogSearchEntry = {
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

const shell = { baseUrl: "/sub/", searchSynonyms: [], searchAnswers: [] };

test("an input is listed after the sections of its service page, as plain text", () => {
  const records = getRecords([guide], { site: shell, entries: [entry], questions: [] });
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

test("other pages in a section with services are about services", () => {
  const other = { ...page, route: "/guides/other" };
  const away = { ...page, route: "/blog/new", path: ["Blog"], scope: "blog" as const };
  const pages = [guide, ...[other, away].map((item) => createPage([indexRecord(item)]))];
  const records = getRecords(pages, { site: shell, entries: [entry], questions: [] });
  expect(records.map(({ record }) => getScope(record))).toEqual([
    "services",
    "services",
    "inputs",
    "services",
    "blog",
  ]);
});

test("pages below a route of answers have answers, except for excluded ones", () => {
  const routes = ["/guides/other", "/guides/list", "/guides"];
  const pages = routes.map((route) => createPage([indexRecord({ ...page, route })]));
  for (const searchAnswers of [
    ["/guides", "!/guides/list"],
    ["/guides/", "!/guides/list/"],
  ]) {
    const site = { ...shell, searchAnswers };
    const records = getRecords(pages, { site, entries: [], questions: [] });
    expect(records.map(({ record }) => record.isAnswer)).toEqual([true, undefined, undefined]);
  }
});

test("types and defaults are on one line and shortened", () => {
  const long = { ...entry, type: "", required: false, default: `{\n  a = "${"x".repeat(80)}"\n}` };
  const [, , record] = getRecords([guide], { site: shell, entries: [long], questions: [] });
  expect(record?.record.facts?.default).toMatch(/^\{ a = "x{40,}…$/);
  expect(record?.record.facts?.default).toHaveLength(60);
});

test("a page or section is found by its questions", () => {
  const questions = [{ to: "/guides/vpc#s", questions: ["connect two networks"] }];
  const [, section] = getRecords([guide], { site: shell, entries: [], questions });
  expect(section?.terms.split("\n")).toEqual(
    expect.arrayContaining(["connect", "=connect two network"]),
  );
  expect(section?.record.names).toBe("connect two networks");
});

test("all questions of an address are kept, and those without a page are reported", () => {
  const questions = [
    { to: "/guides/vpc/#s", questions: ["connect two networks"], line: 1 },
    { to: "/guides/vpc#s", questions: ["split a network"], line: 2 },
    { to: "/guides/vpc#t", questions: ["lost"], line: 4 },
  ];
  const [, section] = getRecords([guide], { site: shell, entries: [], questions });
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

test("an entry without a page is omitted", () => {
  expect(getRecords([createPage([])], { site: shell, entries: [entry], questions: [] })).toEqual(
    [],
  );
});

const createKeyedPage = (route: string): KeyedPage => ({
  route,
  area: () => "Guides",
  key: `key of ${route}`,
  read: () => ({ records: [indexRecord({ ...page, route })] }),
});

const manyPages = Array.from({ length: 3000 }, (_, number) =>
  createKeyedPage(`/docs/page-${number}`),
);

function getKeys(
  pages: Parameters<typeof getSearchSegments>[0],
  options: Partial<Parameters<typeof getSearchSegments>[1]> = {},
): string[] {
  const given = { site: shell, entries: [], questions: [], version: "1", ...options };
  return getSearchSegments(pages, given).map(({ key }) => key);
}

const countNew = (keys: readonly string[], before: readonly string[]) =>
  keys.filter((key) => !before.includes(key)).length;

test("a changed page does not change other segments", () => {
  const segments = cutIntoSegments(manyPages);
  expect(segments.flat()).toEqual(manyPages);
  expect(segments.length).toBeGreaterThan(5);
  const one = cutIntoSegments(Array.from({ length: 2500 }, () => ({ route: "/docs/page" })));
  expect(one.map((own) => own.length)).toEqual([1024, 1024, 452]);
  const before = getKeys(manyPages);
  const changed = { ...createKeyedPage("/docs/page-1500"), key: "another" };
  expect(countNew(getKeys(manyPages.with(1500, changed)), before)).toBe(1);
  for (const place of [0, 1, 700, 1500, 2250, 2999]) {
    const added = manyPages.toSpliced(place, 0, createKeyedPage(`/docs/new-${place}`));
    expect(countNew(getKeys(added), before)).toBeLessThanOrEqual(2);
    const removed = manyPages.toSpliced(place, 1);
    expect(countNew(getKeys(removed), before)).toBeLessThanOrEqual(1);
  }
});

test("the key of a segment depends on its records", () => {
  const before = getKeys(manyPages);
  const count = before.length;
  const questions = [{ to: "/docs/page-1500/#s", questions: ["why"] }];
  const ofPage = { ...entry, url: "/sub/docs/page-1500#input_cidr_block" };
  const synonyms = { ...shell, searchSynonyms: [["alb", "load balancer"]] };
  const changes: [options: Parameters<typeof getKeys>[1], changed: number][] = [
    [{}, 0],
    [{ questions }, 1],
    [{ site: synonyms }, count],
    [{ version: "2" }, count],
    // All other pages are about services now.
    [{ entries: [ofPage] }, count],
  ];
  for (const [options, changed] of changes) {
    expect(countNew(getKeys(manyPages, options), before)).toBe(changed);
  }
  const withEntry = getKeys(manyPages, { entries: [ofPage] });
  const changedEntry = { ...ofPage, description: "<p>Other words.</p>" };
  expect(countNew(getKeys(manyPages, { entries: [changedEntry] }), withEntry)).toBe(1);
});

test("a shard has the segments for which it has all pages", () => {
  const whole = getKeys(manyPages);
  const first = manyPages.map((page, index) => {
    const { route, area } = page;
    return index < 1500 ? page : { route, area };
  });
  const known = getKeys(first);
  expect(known).toEqual(whole.slice(0, known.length));
  expect(known.length).toBeGreaterThan(2);
  expect(known.length).toBeLessThan(whole.length - 2);
  // Which sections have services is known without their records.
  const ofLast = { ...entry, url: "/sub/docs/page-2999#input_cidr_block" };
  const withEntry = getKeys(manyPages, { entries: [ofLast] });
  expect(getKeys(first, { entries: [ofLast] })).toEqual(withEntry.slice(0, known.length));
});

test("segments contain the same records as the whole site", () => {
  const questions = [{ to: "/docs/page-7", questions: ["connect two networks"] }];
  const options = { site: shell, entries: [], questions };
  const segments = getSearchSegments(manyPages, { ...options, version: "1" });
  expect(segments.flatMap(({ read }) => read())).toEqual(getRecords(manyPages, options));
});

test("on a large site, questions are checked against the pages they point to", () => {
  const read: string[] = [];
  const watched = manyPages.map((page) => ({
    ...page,
    read() {
      read.push(page.route);
      return page.read();
    },
  }));
  const known = { to: "/docs/page-3", questions: ["why"], line: 1 };
  expect(checkQuestions([known], watched)).toEqual([]);
  expect(read).toEqual(["/docs/page-3"]);
  const lost = { to: "/docs/page-3x", questions: ["why"], line: 2 };
  expect(checkQuestions([known, lost], watched)).toMatchObject([
    { line: 2, hint: expect.stringContaining("did you mean `/docs/page-3`?") },
  ]);
});
