import { expect, test } from "vitest";
import {
  formatLineHash,
  getBlockId,
  getUniqueBlockId,
  joinRanges,
  readRange,
} from "./line-address.ts";

test.each([
  ["main.tf", "code-main-tf"],
  ["stage/us-east-2/networking/vpc/terragrunt.hcl (excerpt)", "code-vpc-terragrunt-hcl"],
  ["bash", "code-bash"],
  ["Лев 1", "code-лев-1"],
  ["…", "code-block"],
  ["What the template adds to each of the accounts", "code-what-the-template-adds-to-each"],
])("the block %j has the id %s", (title, id) => {
  expect(getBlockId(title)).toBe(id);
});

test("parses a line or a range, even reversed", () => {
  const range = { block: "code-main-tf", first: 3, last: 9 };
  expect(readRange("#code-main-tf-L3-L9")).toEqual(range);
  expect(readRange("#code-main-tf-L9-L3")).toEqual(range);
  expect(readRange("#code-main-tf-L3")).toEqual({ ...range, last: 3 });
  expect(readRange("#code-main-tf")).toBeUndefined();
  expect(readRange("#main-tf-L3")).toBeUndefined();
  expect(readRange(`#${encodeURIComponent("code-лев-L2")}`)?.block).toBe("code-лев");
});

test("parses what it formats", () => {
  for (const last of [3, 9]) {
    const range = { block: "code-a", first: 3, last };
    expect(readRange(formatLineHash(range))).toEqual(range);
  }
});

test("merges two ranges of a block", () => {
  const at = (line: number) => ({ block: "code-a", first: line, last: line });
  expect(joinRanges(at(9), at(3))).toEqual({ block: "code-a", first: 3, last: 9 });
});

test("numbers a repeated block id", () => {
  const ids = new Set<string>();
  for (const title of ["a.tf", "x/a.tf", "a.tf", "a.tf (change)"])
    ids.add(getUniqueBlockId(ids, title));
  expect([...ids]).toEqual(["code-a-tf", "code-x-a-tf", "code-a-tf-2", "code-a-tf-3"]);
});
