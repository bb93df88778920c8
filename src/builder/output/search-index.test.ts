import { expect, test } from "vitest";
import type { SearchRecord as CatalogEntry } from "../../catalog/index.ts";
import type { SearchRecord } from "../../model/search/search.ts";
import { indexerOf } from "../../search/index/index-record.ts";
import { searchRecords } from "./search-index.ts";

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

const guide = {
  records: [page, { ...page, kind: "section", anchor: "s" } as const].map(indexRecord),
};

const entry: CatalogEntry = {
  kind: "input",
  name: "cidr_block",
  service: "VPC",
  category: "networking",
  type: "string",
  required: true,
  description:
    '<p>The <code>10.*</code> of <a href="/x">the &quot;VPC&quot;</a>.</p><pre><code>cidr\n  * 2</code></pre>',
  url: "/sub/guides/vpc#input_cidr_block",
};

const shell = { baseUrl: "/sub/", searchSynonyms: [] };

test("an input stands below the page of its service, after its sections, as plain text", () => {
  const records = searchRecords([guide], { site: shell, entries: [entry] });
  expect(records.slice(0, 2)).toEqual(guide.records);
  expect(records).toHaveLength(3);
  expect(records[2]?.record).toEqual({
    kind: "input",
    route: "/guides/vpc",
    anchor: "input_cidr_block",
    title: "VPC",
    heading: "cidr_block",
    path: ["Guides", "Network", "VPC"],
    text: 'required string The 10.* of the "VPC". cidr * 2',
    version: "1.0",
    locale: "en",
  });
  expect(records[2]?.terms.split("\n")).toContain("cidr_block");
});

test("an entry without a page leads nowhere and is left out", () => {
  expect(searchRecords([{ records: [] }], { site: shell, entries: [entry] })).toEqual([]);
});
