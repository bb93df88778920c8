import { expect, it } from "vitest";
import type { TaggedArticle } from "../graph/collect-tags.ts";
import { checkTagSlugs } from "./check-tags.ts";

function article(...tags: string[]): TaggedArticle {
  const text = `---\ntitle: A\ntags:\n${tags.map((tag) => `  - ${tag}\n`).join("")}---\n`;
  return {
    file: "content/docs/a.md",
    readText: () => text,
    frontMatter: { tags },
  } as TaggedArticle;
}

it("reports a tag with the address of another one", () => {
  expect(checkTagSlugs([article("go", "C++"), article("Go", "C#")], null)).toMatchObject([
    {
      rule: "ambiguous-tag",
      line: 5,
      column: 5,
      message: "the tags `C++` and `C#` are one: both have the address `c`",
    },
  ]);
});

it("names with the same label are one tag", () => {
  const tags = { go: { label: "Golang" }, golang: { label: "Golang" } };
  expect(checkTagSlugs([article("go", "golang")], tags)).toEqual([]);
});
