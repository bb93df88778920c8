import { afterEach, expect, test, vi } from "vitest";
import { copyableCode } from "./code-actions.ts";
import { blockId, hashOf, indentOf, joined, readRange } from "./line-address.ts";
import { readWrapChoice, writeWrapChoice } from "./wrap-choice.ts";

afterEach(() => void vi.unstubAllGlobals());

test("code of any language is copied as it is, without an empty last line", () => {
  expect(copyableCode("$ a\n  b\n", "hcl")).toBe("$ a\n  b");
  expect(copyableCode("echo $HOME\n# a comment", "bash")).toBe("echo $HOME\n# a comment");
});

test("the signs of the command line are left out", () => {
  expect(copyableCode("# list\n$ ls -a\n  $ pwd", "bash")).toBe("# list\nls -a\npwd");
});

test("of a session the commands are copied, with the lines that continue them", () => {
  const session = "$ aws s3 ls \\\n>   --recursive\n2026-01-01 a.txt \\\n$ pwd\n/home";
  expect(copyableCode(session, "console")).toBe("aws s3 ls \\\n  --recursive\npwd");
});

test("a session without signs is copied whole", () => {
  expect(copyableCode("Apply complete!", "console")).toBe("Apply complete!");
});

test.each([
  ["main.tf", "code-main-tf"],
  ["stage/us-east-2/networking/vpc/terragrunt.hcl (excerpt)", "code-vpc-terragrunt-hcl"],
  ["bash", "code-bash"],
  ["Лев 1", "code-лев-1"],
  ["…", "code-block"],
  ["What the template adds to each of the accounts", "code-what-the-template-adds-to-each"],
])("the block %j has the id %s", (title, id) => {
  expect(blockId(title)).toBe(id);
});

test("an address names a line or a range, in any order", () => {
  const range = { block: "code-main-tf", first: 3, last: 9 };
  expect(readRange("#code-main-tf-L3-L9")).toEqual(range);
  expect(readRange("#code-main-tf-L9-L3")).toEqual(range);
  expect(readRange("#code-main-tf-L3")).toEqual({ ...range, last: 3 });
  expect(readRange("#code-main-tf")).toBeUndefined();
  expect(readRange("#main-tf-L3")).toBeUndefined();
  expect(readRange(`#${encodeURIComponent("code-лев-L2")}`)?.block).toBe("code-лев");
});

test("an address is read as it is written", () => {
  for (const last of [3, 9]) {
    const range = { block: "code-a", first: 3, last };
    expect(readRange(hashOf(range))).toEqual(range);
  }
});

test("two ranges of a block become one", () => {
  const at = (line: number) => ({ block: "code-a", first: line, last: line });
  expect(joined(at(9), at(3))).toEqual({ block: "code-a", first: 3, last: 9 });
});

test("an indentation is counted in columns", () => {
  expect(["a", "  a", "\ta", "  \ta", ""].map(indentOf)).toEqual([0, 2, 4, 4, 0]);
});

test("the choice to wrap lines lasts while the tab does, and where storage throws", () => {
  const sessionStorage = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => sessionStorage.get(key) ?? null,
      setItem: (key: string, value: string) => sessionStorage.set(key, value),
      removeItem: (key: string) => sessionStorage.delete(key),
    },
  });
  expect(readWrapChoice()).toBe(false);
  writeWrapChoice(true);
  expect([readWrapChoice(), sessionStorage.size]).toEqual([true, 1]);
  vi.stubGlobal("window", {
    get sessionStorage() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  writeWrapChoice(false);
  expect(readWrapChoice()).toBe(false);
  writeWrapChoice(true);
  expect(readWrapChoice()).toBe(true);
});
