import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import { getPageClass } from "./page-class.ts";

it("uses the class names of the previous engine", () => {
  const expected: [Page["kind"], string][] = [
    ["blog-list", "blog-list-page"],
    ["blog-post", "blog-post-page"],
    ["blog-tags", "blog-tags-list-page"],
    ["blog-tag", "blog-tags-post-list-page"],
    ["doc", "docs-doc-page"],
    ["doc-tags", "docs-tags-list-page"],
    ["doc-tag", "docs-tags-doc-list-page"],
    ["markdown", "mdx-page"],
  ];
  expect(expected.map(([kind]) => [kind, getPageClass({ kind } as Page)])).toEqual(expected);
});
