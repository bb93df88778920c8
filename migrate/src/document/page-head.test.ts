import { expect, test } from "vitest";
import { readPageHead } from "./page-head.ts";

test("braces are an expression in the text of a page, and text in its front matter", () => {
  const inFrontMatter = readPageHead("", [{ tag: "title", content: "Sets {a} in C" }]);
  expect(inFrontMatter).toEqual({ title: "Sets {a} in C", rest: [] });
  const inBody = readPageHead("<head><title>{name}</title></head>", null);
  expect(inBody.title).toBeUndefined();
  expect(inBody.rest).toHaveLength(1);
});
