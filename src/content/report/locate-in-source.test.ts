import { expect, it } from "vitest";
import { locateHeading, locateLink, locateWord } from "./locate-in-source.ts";

const source = [
  "---",
  "title: The SCP",
  "---",
  "",
  "import X from './SCP.mdx';",
  "",
  "```hcl",
  "SCP = 1",
  "```",
  "",
  '`SCP` and [a link](/SCP) <b id="SCP">and</b> two SCPs.',
  "",
  "## The `SCP` at work {#scp}",
  "",
  'Click [**here**](/x) or <a href="/y">there</a>.',
].join("\n");

const page = { file: "content/a.mdx", source };

it("finds words in prose only", () => {
  expect(locateWord(page, "SCP")).toEqual({ file: page.file, line: 11, column: 50 });
  expect(locateWord(page, "VPC")).toEqual({ file: page.file, line: 1, column: 1 });
});

it("finds headings and links by what readers see", () => {
  expect(locateHeading(page, "The SCP at work")).toMatchObject({ line: 13, column: 1 });
  expect(locateHeading(page, "The SCP")).toMatchObject({ line: 1 });
  expect(locateLink(page, "here")).toMatchObject({ line: 15, column: 7 });
  expect(locateLink(page, "there")).toMatchObject({ line: 15, column: 25 });
});
