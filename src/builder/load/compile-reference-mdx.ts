import type { Body } from "../../model/page/page.ts";

/** A piece of a page that the build puts together. */
export type Part =
  | { html: string }
  | { component: string; props: Record<string, unknown> }
  | {
      tabs: { value: string; label: string; html: string }[];
      groupId?: string;
      /** Name of the query parameter that chooses a tab. */
      queryString?: string;
    }
  /** The function body of a compiled MDX document. */
  | { code: string };

/**
 * The function body that draws parts one after another, of the same form as a compiled MDX
 * document: it is run with React's JSX runtime and answers with a component.
 */
export function partsCode(parts: readonly Part[]): string {
  return `const {jsx,jsxs,Fragment}=arguments[0];const runtime=arguments[0];
function Page({components:c}){return jsxs(Fragment,{children:[${parts.map(partCode).join(",")}]})}
return {default:Page};`;
}

function partCode(part: Part): string {
  if ("html" in part) return `jsx(c.StaticHtml,{html:${JSON.stringify(part.html)}})`;
  if ("code" in part) {
    return `jsx((function(){${part.code}})(runtime).default,{components:c})`;
  }
  if ("component" in part) return `jsx(c.${part.component},${JSON.stringify(part.props)})`;
  const items = part.tabs.map(
    ({ value, label, html }) =>
      `jsx(c.TabItem,${JSON.stringify({ value, label }).slice(0, -1)},children:${partCode({ html })}})`,
  );
  const { groupId, queryString } = part;
  // Without its last brace, because children are code.
  const props = JSON.stringify({ groupId, queryString }).slice(0, -1);
  return `jsxs(c.Tabs,${props}${props === "{" ? "" : ","}children:[${items.join(",")}]})`;
}

/** The ids that an article gives. */
export function idsOf(body: Body): Set<string> {
  const text = body.kind === "html" ? body.html : body.code.replaceAll('\\"', '"');
  return new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ""));
}
