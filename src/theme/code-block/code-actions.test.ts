import { afterEach, expect, test, vi } from "vitest";
import { copyableCode, indentOf } from "./code-actions.ts";
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
