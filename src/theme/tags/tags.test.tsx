import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DocTagPage } from "../../model/page/page.ts";
import { DocTagList } from "./tags.tsx";

it("gives sections ids that are different from each other and from those of the layout", () => {
  const docs = ["C++", "C#", "Menu", "Tagged pages"].map((section) => {
    return { title: section, description: "", href: `/${section}`, section };
  });
  const page: DocTagPage = {
    kind: "doc-tag",
    route: "/tags/go",
    title: "Go",
    description: "",
    keywords: [],
    otherNames: [],
    image: null,
    unlisted: false,
    version: "current",
    versions: null,
    allTagsHref: "/tags",
    docs,
  };
  const html = renderToStaticMarkup(<DocTagList heading="Go" page={page} locale="en" />);
  const ids = Array.from(html.matchAll(/<h2 id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(["c-", "c--1", "menu-1", "tagged-pages-1"]);
  for (const id of ids) expect(html).toContain(`href="#${id}"`);
});
