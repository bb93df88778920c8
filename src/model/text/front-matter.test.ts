import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test("both parts keep the line numbers of the file", () => {
  const { yaml, body, isClosed } = splitFrontMatter("---\ntitle: A\n---\n\ntext\n");
  expect(isClosed).toBe(true);
  expect(yaml).toBe("\ntitle: A\n");
  expect(body.split("\n").indexOf("text")).toBe(4);
});

test("a rule further down is not front matter", () => {
  expect(splitFrontMatter("text\n\n---\n")).toEqual({
    yaml: null,
    body: "text\n\n---\n",
    bodyStart: 0,
    isClosed: true,
  });
});

test("unclosed front matter ends at the first empty line and loses no text", () => {
  const { yaml, body, isClosed } = splitFrontMatter("---\ntitle: A\n\ntext");
  expect(isClosed).toBe(false);
  expect(yaml).toBe("\ntitle: A\n");
  expect(body.split("\n")[3]).toBe("text");
});

test("dashes inside a value do not close it", () => {
  const { yaml } = splitFrontMatter("---\ntitle: a --- b\n--- \nx");
  expect(yaml).toBe("\ntitle: a --- b\n");
});

test.each([
  "café: b",
  "key with spaces: b",
  "<<: *anchor",
  "-\n  b: 1",
])("%j after an empty line is YAML", (line) => {
  expect(splitFrontMatter(`---\ntitle: A\n\n${line}\n---\ntext`).isClosed).toBe(true);
});

test("a rule in the text does not close front matter that is not closed", () => {
  const { yaml, body, isClosed } = splitFrontMatter(
    "---\ntitle: A\n\nBody text here.\n\n---\nmore\n",
  );
  expect(isClosed).toBe(false);
  expect(yaml).toBe("\ntitle: A\n");
  expect(body.split("\n").slice(3)).toEqual(["Body text here.", "", "---", "more", ""]);
});

test.each([
  "title: A\n\n# a remark\ntags:\n\n- a\n\n- b\n\nid: x\n",
  'title: A\n\ndescription: >\n  Words\n\n  and words.\n\n"slug": x\n',
  "tags: [\n\n  a\n]\n",
])("empty lines do not end front matter that is closed: %j", (text) => {
  expect(splitFrontMatter(`---\n${text}---\nBody\n`)).toMatchObject({
    yaml: `\n${text}`,
    isClosed: true,
  });
});

test("the text after the front matter starts at an offset", () => {
  const text = "---\ntitle: A\n---\n\ntext\n";
  expect(text.slice(splitFrontMatter(text).bodyStart)).toBe("\ntext\n");
});
