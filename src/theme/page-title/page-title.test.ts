import { expect, test } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getPageTitle } from "./page-title.ts";

const site = { title: "Docs", titleDelimiter: "|", locale: { code: "en" } } as SiteShell;

test.each([
  [{ route: "/docs/vpc", title: "VPC" }, "VPC | Docs"],
  [{ route: "/", title: "Welcome" }, "Docs"],
  [{ route: "/about", title: "Docs" }, "Docs"],
  [{ kind: "doc-tags", route: "/docs/tags", title: "" }, "Tags | Docs"],
  [
    { kind: "blog-list", route: "/blog/page/2", title: "Blog", pagination: { page: 2 } },
    "Blog, page 2 | Docs",
  ],
  [
    { kind: "doc-tag", route: "/docs/tags/go", title: "go", docs: [{}] },
    "1 page tagged “go” | Docs",
  ],
])("%o is titled %s", (page, expected) => {
  expect(getPageTitle(page as Page, site)).toBe(expected);
});
