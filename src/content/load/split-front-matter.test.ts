import { expect, test } from "vitest";
import { splitFrontMatter } from "./split-front-matter.ts";

test("both parts keep the line numbers of the file", () => {
  const { yaml, body, closed } = splitFrontMatter("---\ntitle: A\n---\n\ntext\n");
  expect(closed).toBe(true);
  expect(yaml).toBe("\ntitle: A\n");
  expect(body.split("\n").indexOf("text")).toBe(4);
});

test("a rule further down is not front matter", () => {
  expect(splitFrontMatter("text\n\n---\n")).toEqual({
    yaml: null,
    body: "text\n\n---\n",
    closed: true,
  });
});

test("unclosed front matter ends at the first empty line and loses no text", () => {
  const { yaml, body, closed } = splitFrontMatter("---\ntitle: A\n\ntext");
  expect(closed).toBe(false);
  expect(yaml).toBe("\ntitle: A\n");
  expect(body.split("\n")[3]).toBe("text");
});

test("dashes inside a value do not close it", () => {
  const { yaml } = splitFrontMatter("---\ntitle: a --- b\n--- \nx");
  expect(yaml).toBe("\ntitle: a --- b\n");
});
