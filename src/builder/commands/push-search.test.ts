import { expect, it } from "vitest";
import { parseConfig } from "../../config/parse/parse-config.ts";
import { type SiteConfigInput, siteConfigSchema } from "../../config/schemas/site-config.ts";
import type { HostedRecord } from "../../search/client/providers/algolia/upload/hosted-record.ts";
import { describeRecords, runPushCommand } from "./push-search.ts";

const nowhere = "/nowhere";
const build = {
  root: nowhere,
  siteDir: nowhere,
  outDir: nowhere,
  cacheDir: nowhere,
  bundleDir: nowhere,
};

function push(search: SiteConfigInput["search"], adminKey?: string) {
  const logo = { alt: "", light: "data:,", dark: "data:,", width: 1, height: 1 };
  const value = { title: "Site", url: "https://example.com", logo, search };
  const parsed = parseConfig(siteConfigSchema, value, { file: "config.ts" });
  if (!parsed.ok) throw new Error(parsed.diagnostics[0]?.message);
  const config = parsed.value;
  return runPushCommand({
    build,
    config,
    dryRun: false,
    environment: { ALGOLIA_ADMIN_KEY: adminKey },
    print: () => {},
  });
}

it("fails before the build if no hosted index exists", async () => {
  await expect(push({ provider: "embedded" }, "key")).rejects.toMatchObject({
    message: "`search.provider` is `embedded`, which has no hosted index",
    hint: expect.stringContaining('search: { provider: "algolia", appId, apiKey, indexName }'),
  });
});

it.each([undefined, ""])("reports a missing key: %j", async (adminKey) => {
  const hosted = { provider: "algolia", appId: "A", apiKey: "search", indexName: "docs" } as const;
  await expect(push(hosted, adminKey)).rejects.toMatchObject({
    message: "the environment variable `ALGOLIA_ADMIN_KEY` is not set",
    hint: expect.stringContaining("ALGOLIA_ADMIN_KEY=… npm run search:push"),
  });
});

const record = (kind: HostedRecord["kind"], place: string, content = ""): HostedRecord => ({
  objectID: place,
  url: `https://docs.example.com/${place}`,
  kind,
  scope: kind === "input" ? "inputs" : "guides",
  hierarchy: { lvl0: "Docs" },
  content,
  language: "en",
  docusaurus_tag: "default",
  version: "",
});

const records = [
  record("page", "a"),
  record("section", "a#one", "long ".repeat(200)),
  record("section", "a#two"),
];

it("counts the records, their batches and bytes, and names the largest", () => {
  const [counts, sizes, ...rest] = describeRecords(records, {
    index: "docs",
    batchSize: 500,
    listedCount: 0,
  }).split("\n");
  expect(counts).toBe("Index `docs`: 3 records (1 page, 2 sections) in 1 batch");
  expect(sizes).toMatch(
    /^1\.\d kB in all, the largest 1\.\d kB: https:\/\/docs\.example\.com\/a#one$/,
  );
  expect(rest).toEqual([]);
});

it("shows the first records of each kind", () => {
  const text = describeRecords(records, { index: "docs", batchSize: 500, listedCount: 1 });
  expect(text).toContain('"objectID": "a"');
  expect(text).toContain('"objectID": "a#one"');
  expect(text).not.toContain('"objectID": "a#two"');
});

it("describes an empty index", () => {
  expect(describeRecords([], { index: "docs", batchSize: 500, listedCount: 2 })).toContain(
    "0 records (none) in 0 batches",
  );
});

it("describes more records than a function can have arguments", () => {
  const many = Array<HostedRecord>(200_000).fill(record("page", "a"));
  expect(describeRecords(many, { index: "docs", batchSize: 500, listedCount: 0 })).toContain(
    "200,000 records (200,000 pages) in 400 batches",
  );
});
