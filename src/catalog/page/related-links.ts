import { anchorHref, anchorId } from "./anchors.ts";
import { escapeHtml } from "./escape.ts";

/** Names of a service that descriptions may speak of. */
export interface Names {
  inputs: ReadonlySet<string>;
  outputs: ReadonlySet<string>;
}

/** Makes links of the names in backticks that are inputs or outputs of the same service. */
export function linkNames(html: string, names: Names, own: string): string {
  return html
    .split(/(<(?:a|pre)\b[\s\S]*?<\/(?:a|pre)>)/)
    .map((part, index) => (index % 2 === 1 ? part : linkCodes(part, names, own)))
    .join("");
}

function linkCodes(html: string, { inputs, outputs }: Names, own: string): string {
  return html.replace(/<code>([^<]+)<\/code>/g, (code, text: string) => {
    const name = text.replace(/^var\./, "");
    if (name === own) return code;
    const kind = inputs.has(name) ? "input" : outputs.has(name) ? "output" : undefined;
    return kind ? `<a href="${escapeHtml(anchorHref(anchorId(kind, [name])))}">${code}</a>` : code;
  });
}
