import { type MdastNode, markdownToMdast, mdxToMdast } from "satteri";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import type { SourceFile } from "../../load/loaded-content.ts";
import { mdxRules } from "../../rules/mdx-rules.ts";

type Root = Extract<MdastNode, { type: "root" }>;

/**
 * The tree of a Markdown or MDX text, with positions. A syntax error of MDX is a diagnostic, not an
 * exception.
 */
export function parseMarkdown(
  source: SourceFile,
  isMdx: boolean,
): { root: Root } | { error: Diagnostic } {
  const common = { directive: true, frontmatter: false, gfm: true };
  try {
    // In plain Markdown the heading code reads `{#id}` itself: the parser would swallow any
    // other text in braces at the end of a heading.
    const root = isMdx
      ? mdxToMdast(source.text, { features: { ...common, headingAttributes: true } })
      : markdownToMdast(source.text, { features: common });
    return root.type === "root" ? { root } : { root: { type: "root", children: [] } };
  } catch (error) {
    return { error: syntaxError(source, error) };
  }
}

/** Errors read `3:1: what is wrong (rule)`. */
function syntaxError({ file, text }: SourceFile, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(message);
  const [, line = "1", column = "1", reason = message] = match ?? [];
  const rest =
    text
      .split("\n", Number(line))
      .at(-1)
      ?.slice(Number(column) - 1) ?? "";
  const place = { file, line: Number(line), column: Number(column) };
  return diagnose(mdxRules["invalid-mdx"], place, faultOf(reason, rest));
}

/** The parser says of a tag with a malformed attribute that it is no tag at all. */
function faultOf(reason: string, rest: string) {
  const [, tag] = /^<([A-Za-z][\w.]*)(?:\s|$)/.exec(rest) ?? [];
  return tag !== undefined && reason.includes("valid JSX tag")
    ? ({ fault: "attribute", tag } as const)
    : ({ fault: "syntax", reason } as const);
}
