import type { ComponentType, ReactNode } from "react";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import type { ArticlePage } from "../../model/page/page.ts";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import { TitleText } from "../page-title/title-text.tsx";
import { Toc } from "../toc/toc.tsx";
import { ArticleBody } from "./article-body.tsx";

export interface ArticleProps {
  page: ArticlePage;
  customComponents: Record<string, ComponentType>;
  statics: StaticRenderer;
  children?: ReactNode;
}

export function Article({ page, children, ...options }: ArticleProps) {
  const toc = page.hideToc ? [] : page.toc;
  return (
    <>
      {!page.hideTitle && (
        <h1>
          <TitleText text={page.title} />
        </h1>
      )}
      {children}
      {/* React leaves one of two siblings with the same key behind. */}
      {toc.length > 0 && (
        <CrashBoundary key={`toc ${page.route}`} fallback={null}>
          <Toc entries={toc} />
        </CrashBoundary>
      )}
      <ArticleBody id="article-body" key={page.route} body={page.body} {...options} />
    </>
  );
}
