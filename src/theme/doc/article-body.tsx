import type { ComponentType } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import type { Form } from "../../kernel/client/form.ts";
import { StaticHtml } from "../../kernel/client/static-html.tsx";
import type { Body } from "../../model/page.ts";
import { components } from "../content/registry.ts";

interface ArticleBodyProps {
  /** Of the one article that a page is about. */
  id?: string;
  body: Body;
  customComponents: Record<string, ComponentType>;
  form: Form;
}

/** The text of a page: finished markup as it is, compiled MDX with theme's and site's components. */
export function ArticleBody({ id, body, customComponents, form }: ArticleBodyProps) {
  if (body.kind === "html") {
    return (
      <StaticHtml {...(id && { id })} className="md" html={form === "inline" ? null : body.html} />
    );
  }
  const MdxContent = evaluate(body.code);
  const emptied = form === "inline" && { StaticHtml: EmptyStaticHtml };
  return (
    <div id={id} className="md">
      <MdxContent components={{ ...components, ...customComponents, ...emptied }} />
    </div>
  );
}

/** Stands for a static part of an MDX file whose markup the browser has already. */
function EmptyStaticHtml() {
  return <StaticHtml html={null} />;
}

type MdxContent = ComponentType<{ components: object }>;

/** Runs the function body that the content room compiled from a checked file of the site. */
function evaluate(code: string): MdxContent {
  const run = new Function(code) as (runtime: typeof jsxRuntime) => { default: MdxContent };
  return run(jsxRuntime).default;
}
