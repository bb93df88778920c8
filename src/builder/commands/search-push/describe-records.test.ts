import { expect, it } from "vitest";
import type { HostedRecord } from "../../../model/search/hosted-record.ts";
import { describeRecords } from "./describe-records.ts";

const record = (kind: HostedRecord["kind"], place: string, content = ""): HostedRecord => ({
  objectID: place,
  url: `https://docs.example.com/${place}`,
  kind,
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
  const [counts, sizes, ...rest] = describeRecords(records, { index: "docs", shown: 0 }).split(
    "\n",
  );
  expect(counts).toBe("Index `docs`: 3 records (1 page, 2 section) in 1 batches");
  expect(sizes).toMatch(
    /^1\.\d kB in all, the largest 1\.\d kB: https:\/\/docs\.example\.com\/a#one$/,
  );
  expect(rest).toEqual([]);
});

it("shows the first records of each kind", () => {
  const text = describeRecords(records, { index: null, shown: 1 });
  expect(text).toContain("No hosted index is configured: 3 records");
  expect(text).toContain('"objectID": "a"');
  expect(text).toContain('"objectID": "a#one"');
  expect(text).not.toContain('"objectID": "a#two"');
});

it("has nothing to say of none", () => {
  expect(describeRecords([], { index: "docs", shown: 2 })).toContain(
    "0 records (none) in 0 batches",
  );
});
