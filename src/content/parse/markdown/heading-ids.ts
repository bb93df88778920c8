import type { MdastNode } from "satteri";
import { maskCode } from "../../../model/text/markdown-fences.ts";
import type { NodeOf } from "../render-context.ts";

/** The text of a comment in MDX that contains an id. */
const commentedId = /^\s*\/\*\s*#([^\s{}]+)\s*\*\/\s*$/;

const explicitId = /\s*\{\s*#([^{}\n]*)\}\s*$/;

/** A heading with an id at its end: with `#` before it, or with a line of `=` or `-` below it. */
const headingId =
  /(?<=^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*#{1,6}[ \t][^\n]*\{[ \t]*#)[^{}\n]*(?<!\\)(?=\}[ \t]*#*[ \t]*$)|(?<=\{[ \t]*#)[^{}\n]*(?<!\\)(?=\}[ \t]*\n[ \t>]*(?:=+|-+)[ \t]*$)/gm;

const firstPlaceholder = 0xe000;
const placeholder = /[\ue000-\ue07f]/;

/** Encodes punctuation of ids with private-use characters: `{#__init__}` is not emphasis. */
export function encodeHeadingIds(text: string): string {
  if (!text.includes("{") || placeholder.test(text)) return text;
  const masked = maskCode(text);
  return text.replace(headingId, (id, offset: number) =>
    masked.slice(offset, offset + id.length) === id
      ? id.replace(/[^\w\s-]|_/g, (char) =>
          char.length === 1 && char.charCodeAt(0) < 0x80
            ? String.fromCharCode(firstPlaceholder + char.charCodeAt(0))
            : char,
        )
      : id,
  );
}

/**
 * In MDX, the parser does not read ids with spaces: moves the spaces before the brace. It reads ids
 * in escaped braces (`\{#id\}`), which are text, and keeps the backslash of `\{#id}`.
 */
export function trimHeadingIds(text: string): string {
  if (!/\{\s*#/.test(text)) return text;
  const masked = maskCode(text);
  return text.replace(
    /^([ \t>]*#{1,6}[ \t][^\n]*?)(\\?\{[ \t]*#[ \t]*([^\s{}]+?)[ \t]*(\\?)\})(?=[ \t]*$)/gm,
    (heading, before: string, braces: string, id: string, backslash: string, offset: number) => {
      if (!/^\\?\{/.test(masked.slice(offset + before.length))) return heading;
      return before + (backslash ? encodeSign(braces) : `{#${id}}`.padStart(braces.length));
    },
  );
}

function encodeSign(braces: string): string {
  return braces.replace("#", (sign) => String.fromCharCode(firstPlaceholder + sign.charCodeAt(0)));
}

/** `source` is the heading as it is written. */
function hasEscapedBrace(source: string): boolean {
  return /\\\}[ \t]*(?:#*|\n[ \t>]*(?:=+|-+)[ \t]*)$/.test(source);
}

export function decodeHeadingIds(node: MdastNode): void {
  const hasText = node.type === "text" || node.type === "code" || node.type === "html";
  if (hasText && placeholder.test(node.value)) {
    node.value = node.value.replace(new RegExp(placeholder, "g"), (char) =>
      String.fromCharCode(char.charCodeAt(0) - firstPlaceholder),
    );
  }
  if ("children" in node) for (const child of node.children) decodeHeadingIds(child);
}

export function getExplicitId(node: NodeOf<"heading">, source: string): string | undefined {
  if (hasEscapedBrace(source)) return undefined;
  // In MDX, braces are JavaScript, so the parser reads the id.
  const parsed = (node.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
  const last = node.children.at(-1);
  const typed = last?.type === "text" ? explicitId.exec(last.value)?.[1] : undefined;
  return (parsed ?? typed ?? getCommentedId(last))?.trim();
}

function getCommentedId(node: MdastNode | undefined): string | undefined {
  return node?.type === "mdxTextExpression" ? commentedId.exec(node.value)?.[1] : undefined;
}

export function withoutExplicitId(
  { children }: NodeOf<"heading">,
  source: string,
): readonly MdastNode[] {
  if (hasEscapedBrace(source)) return children;
  const last = children.at(-1);
  if (getCommentedId(last) !== undefined) {
    const before = children.at(-2);
    const rest = children.slice(0, -2);
    if (before?.type !== "text") return children.slice(0, -1);
    return [...rest, { ...before, value: before.value.trimEnd() }].filter(
      (node) => node.type !== "text" || node.value !== "",
    );
  }
  if (last?.type !== "text" || !explicitId.test(last.value)) return children;
  return [...children.slice(0, -1), { ...last, value: last.value.replace(explicitId, "") }];
}
