import type { ForeignSyntax } from "../../rules/foreign-syntax.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { getSource, getStart, type NodeOf, type RenderContext, report } from "../render-context.ts";
import { locateMatch } from "./locate-match.ts";

/** Reports syntax of other Markdown engines. Escaped text is intentional. */
export function checkForeignSyntax(node: NodeOf<"text">, context: RenderContext): void {
  checkBlockSyntax(node, context);
  checkInlineMarkup(node, context);
}

type Patterns = readonly (readonly [ForeignSyntax, RegExp])[];

const foreignSyntax: Patterns = [
  ["note", /^(?:!!! \w|\?\?\?\+? ["\w])[^\n]*/m],
  ["tabs", /^=== "[^"\n]+"/m],
  ["include", /^(?:<<<? ?@?[./~][^\n]*|-+8<-+[^\n]*)|\{\{#\w*include [^}\n]*/m],
  ["contents", /^\[\[?toc\]\]?$/im],
  ["wiki-link", /\[\[#?[\p{L}\d][^[\]\n]*\]\]/u],
  ["template", /\{\{[<%][^}\n]*[>%]\}\}|\{% *\w[^}\n]*%\}/],
  ["abbreviation", /^\*\[[^[\]\n]+\]:[ \t]+\S[^\n]*/m],
  ["footnote", /(?<=[\p{L}\d.,;:)])\^\[(?=[^[\]\n]*\])[^[\]\n]*\p{L} +\p{L}[^[\]\n]*\]/u],
  [
    "attributes",
    /^\{:[^{}\n]+\}$|(?:^|(?<=[^\s:] ))\{[ \t]*(?!#(?:await|each|if|key|snippet)[ \t])[.#][a-z][\w-]*(?:[ \t][^{}\n]*)?\}$/im,
  ],
];

function checkBlockSyntax(node: NodeOf<"text">, context: RenderContext): void {
  const attributes =
    getAttributesAfterImage(node, context) ?? getAttributesOfHeading(node, context);
  if (attributes !== undefined) {
    const values = { found: attributes, kind: "attributes" } as const;
    report(context, getStart(node), markdownRules["foreign-syntax"], values);
    return;
  }
  if (
    node.value === "[[" &&
    context.source.text.startsWith("[[_TOC_]]", node.position?.start.offset)
  ) {
    const values = { found: "[[_TOC_]]", kind: "contents" } as const;
    report(context, getStart(node), markdownRules["foreign-syntax"], values);
  }
  if (!/[!?]{3}\+? |===|<<|8<|\[|\{[{%:.# \t]/.test(node.value)) return;
  if (getSource(context, node).includes("\\")) return;
  reportFirst(foreignSyntax, node.value, node, context);
}

/** Descriptions of Terraform code contain such characters without meaning markup. */
const inlineMarkup: Patterns = [
  ["math", /^\$\$(?:$|[^$\n]*\$\$)/m],
  [
    "math",
    /(?<![\w$])\$(?=[^\s$])(?=[^$\n]*(?:\\[a-z]{2}|\^|[\w)] ?[=+*/<>-] ?[\w(\\]))[^$\n]*[^\s$]\$(?![\w$])/i,
  ],
  ["mark", /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/],
  ["keys", /(?<![\w+])\+\+[a-z\d-]+(?:\+[a-z\d-]+)*\+\+(?![\w+])/i],
  ["inserted", /(?<!\^)\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^(?!\^)/],
  ["comment", /(?<!%)%%(?=[^\s%])[^%\n]*%%(?!%)/],
  ["superscript", /\b\w+\^[\w+-]+\^(?!\w)/],
  ["emoji", /(?<![\w:/.$-]):(?:[a-z][a-z\d_-]*[a-z\d]|\+1|-1):(?![\w:/])/],
  ["definition", /\n:[ \t]+\S[^\n]*/],
];

function checkInlineMarkup(node: NodeOf<"text">, context: RenderContext): void {
  if (context.page.isDescription || !/\$|==|\+\+|\^|%%|:[a-z+-]|\n:/.test(node.value)) return;
  const source = getSource(context, node);
  if (/\\[$=^:+%]/.test(source)) return;
  reportFirst(inlineMarkup, source.replace(/\n[ \t>]*/g, "\n"), node, context);
}

/** Attributes such as `{ width=30 }` or `{:target="_blank"}` directly after an image or a link. */
function getAttributesAfterImage(
  node: NodeOf<"text">,
  { source }: RenderContext,
): string | undefined {
  const start = node.position?.start.offset ?? 0;
  const before = source.text[start - 1];
  if (before !== ")" && before !== "]") return undefined;
  return /^\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}/.exec(
    source.text.slice(start, start + 200),
  )?.[0];
}

/** Classes such as `{.unnumbered}` at the end of a heading. */
function getAttributesOfHeading(
  node: NodeOf<"text">,
  { source }: RenderContext,
): string | undefined {
  const [attributes] = /\{[ \t]*\.[a-z][\w-]*(?: [^{}\n]*)?\}$/i.exec(node.value) ?? [];
  if (attributes === undefined) return undefined;
  const start = source.text.lastIndexOf("\n", node.position?.start.offset) + 1;
  const end = source.text.slice(node.position?.end.offset);
  return /^#{1,6} /.test(source.text.slice(start)) && /^[ \t#]*(?:\n|$)/.test(end)
    ? attributes
    : undefined;
}

function reportFirst(
  patterns: Patterns,
  value: string,
  node: NodeOf<"text">,
  context: RenderContext,
): void {
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(value);
    if (!match) continue;
    const position = locateMatch(match, node, context);
    const markup = match[0].trim();
    report(context, position, markdownRules["foreign-syntax"], { found: markup, kind });
    return;
  }
}
