import { expect, it } from "vitest";
import type { DocPage } from "../../model/page/page.ts";
import type { PageSource } from "../render/site-pages.ts";
import { createDevArticles, type DevArticle } from "./dev-articles.ts";

const article: DevArticle = {
  body: { kind: "html", html: "new" },
  toc: [],
  links: [],
  components: [],
  assets: [],
  diagnostics: [],
};

it("removes the questions of a page whose saved article has none", async () => {
  const page = {
    kind: "doc",
    body: { kind: "html", html: "old" },
    questions: [{ id: "q", name: "Q?", answer: "A" }],
  } as unknown as DocPage;
  const source = { file: "a.md", page, record: { page } } as PageSource<DocPage>;
  const articles = createDevArticles(async () => article, { checks: () => ({}), print: () => {} });
  const compiled = await articles.compilePage(source);
  expect(compiled.page).toEqual({ kind: "doc", body: article.body, toc: [] });
  expect(compiled.record?.page).toBe(compiled.page);
});
