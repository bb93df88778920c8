import type { ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { Statics } from "../../framework/client/static/statics.ts";
import type { Body } from "../../model/page/page.ts";
import { components } from "../components/registry.ts";

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
  /** What compiled MDX hands over as finished. */
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

/** Runs the function body that the content room compiled from a checked file of the site. */
function evaluate(code: string): MdxContent {
  const run = new Function(code) as (runtime: typeof jsxRuntime) => { default: MdxContent };
  return run(jsxRuntime).default;
}
