import type { ComponentType, ReactNode } from "react";
import type { Statics } from "../../framework/client/static/statics.ts";
import type { ArticlePage } from "../../model/page/page.ts";
import { Toc } from "../toc/toc.tsx";
import { ArticleBody } from "./article-body.tsx";

export interface ArticleProps {
  page: ArticlePage;
  customComponents: Record<string, ComponentType>;
  statics: Statics;
  /** Stands between title and text. */
  children?: ReactNode;
}

/** Title, table of contents and text of a page. */
export function Article({ page, children, ...body }: ArticleProps) {
  const toc = page.hideToc ? [] : page.toc;
  return (
    <>
      {!page.hideTitle && <h1>{page.title}</h1>}
      {children}
      {/* Beside the text, a key of its own: of two with one key, React leaves one behind. */}
      {toc.length > 0 && <Toc key={`toc ${page.route}`} entries={toc} />}
      <ArticleBody id="article-body" key={page.route} body={page.body} {...body} />
    </>
  );
}
