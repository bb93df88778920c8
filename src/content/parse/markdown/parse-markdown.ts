import { type MdastNode, markdownToMdast, mdxToMdast } from "satteri";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { SourceFile } from "../../load/loaded-content.ts";

type Root = Extract<MdastNode, { type: "root" }>;

/**
 * The tree of a Markdown or MDX text, with positions. A syntax error of MDX is a finding, not an
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
  return {
    rule: "invalid-mdx",
    severity: "error",
    file,
    line: Number(line),
    column: Number(column),
    ...(attributeProblem(reason, rest) ?? {
      message: lowerFirst(reason.replaceAll(" with oxc", "")),
      hint: hintFor(reason),
    }),
  };
}

/** Of a tag with a wrong attribute the parser says that it is none. */
function attributeProblem(reason: string, rest: string) {
  const [, tag] = /^<([A-Za-z][\w.]*)(?:\s|$)/.exec(rest) ?? [];
  if (tag === undefined || !reason.includes("valid JSX tag")) return undefined;
  return {
    message: `an attribute of \`<${tag}>\` cannot be read`,
    hint: 'write each as `name="text"` with straight quotes or as `name={value}`; write `\\<` for the character itself',
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const hints: [RegExp, string][] = [
  [/closing tag for `<([^>`]+)>`/, "close it with `</$1>`, or write `<$1 />` where it is empty"],
  [/Unexpected closing tag `<\/([^>`]+)>`/, "remove it, or open `<$1>` before it"],
  [/create a comment/, "write a comment as `{/* text */}`"],
  [/brace|expression/, "braces hold JavaScript in MDX: write `\\{` for the character itself"],
  [/after `<`|before name|valid JSX/, "write `\\<` or `&lt;` for the character itself"],
];

function hintFor(reason: string): string {
  for (const [pattern, hint] of hints) {
    const match = pattern.exec(reason);
    if (match) return hint.replaceAll("$1", match[1] ?? "");
  }
  return "check the tags and braces of this line";
}
