import type { ComponentType } from "react";
import type { Form } from "../../kernel/client/form.ts";
import type { ArticlePage } from "../../model/page.ts";
import { tocIds } from "../hooks/active-heading.ts";
import { ArticleBody } from "./article-body.tsx";
import { Toc } from "./toc.tsx";

export interface ArticleProps {
  page: ArticlePage;
  customComponents: Record<string, ComponentType>;
  form: Form;
}

/** Title, table of contents and text of a page. */
export function Article({ page, ...body }: ArticleProps) {
  const hasToc = !page.hideToc && tocIds(page.toc).length > 1;
  return (
    <>
      {!page.hideTitle && <h1>{page.title}</h1>}
      {hasToc && <Toc key={page.route} entries={page.toc} />}
      <ArticleBody key={page.route} body={page.body} {...body} />
    </>
  );
}
