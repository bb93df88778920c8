import type { ComponentType, ReactNode } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { Statics } from "../../framework/client/static/statics.ts";
import type { ArticlePage, Body } from "../../model/page/page.ts";
import { components } from "../components/registry.ts";
import { Toc } from "../toc/toc.tsx";

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

interface ArticleBodyProps {
  /** Of the one article that a page is about. */
  id?: string;
  body: Body;
  customComponents: Record<string, ComponentType>;
  statics: Statics;
}

/** The text of a page: finished markup as it is, compiled MDX with theme's and site's components. */
export function ArticleBody({ id, body, customComponents, statics }: ArticleBodyProps) {
  if (body.kind === "html") {
    const html = statics.markup(body.html);
    return <StaticPart as="div" {...(id && { id })} className="md" html={html} />;
  }
  const MdxContent = evaluate(body.code);
  /** The component by which compiled MDX passes finished HTML. */
  const StaticHtml = ({ html }: { html: string }) => (
    <StaticPart as="div" html={statics.markup(html)} />
  );
  return (
    <div id={id} className="md">
      <MdxContent components={{ ...components, ...customComponents, StaticHtml }} />
    </div>
  );
}

type MdxContent = ComponentType<{ components: object }>;

/** Runs the function body that the content layer compiled from a checked file of the site. */
function evaluate(code: string): MdxContent {
  const run = new Function(code) as (runtime: typeof jsxRuntime) => { default: MdxContent };
  return run(jsxRuntime).default;
}
