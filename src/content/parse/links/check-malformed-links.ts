import { positionAt } from "../../../model/diagnostics/position.ts";
import { linkRules } from "../../rules/link-rules.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { type NodeOf, type RenderContext, report, sourceOf } from "../render-context.ts";

/** `](address)`: the end of a link or an image that the parser took for text. */
const addressEnd = /(?<!\\)\]\(([^()<>\n]+)\)/g;

/** `][name]`: the end of a link whose address is in another line of the page. */
const referenceEnd = /(?<!\\)\]\[(?!\^)([^[\]\n]+)\]/g;

/** `[^name]` behind a word: a reference to a footnote. */
const footnoteReference = /(?<=\S)(?<!\\)\[\^(\w[\w-]*)\]/g;

/** Reports text that was meant as a link, an image or a footnote. */
export function checkMalformedLinks(node: NodeOf<"text">, context: RenderContext): void {
  if (!/\][([]|\[\^/.test(node.value)) return;
  const source = sourceOf(context, node);
  const start = node.position?.start.offset ?? 0;

  /** Calls `check` with the name or address of each match, and the text before it. */
  function forEachMatch(
    pattern: RegExp,
    check: (found: string, before: string, position: { line: number; column: number }) => void,
  ): void {
    for (const { index, 1: found = "" } of source.matchAll(pattern)) {
      const before = source.slice(0, index);
      // A backslash before the opening bracket says that it is text: `\[text](a b.md)`.
      if (/\\\[[^\]]*$/.test(before)) continue;
      check(found, before, positionAt(context.source.text, start + index));
    }
  }

  forEachMatch(addressEnd, (address, _, position) => {
    if (!hasSpaces(address) || !looksLikeAddress(address)) return;
    report(context, position, linkRules["lost-link"], { fault: "spaces", address });
  });
  forEachMatch(referenceEnd, (name, before, position) => {
    if (isIndex(name, before)) return;
    report(context, position, linkRules["lost-link"], { fault: "no-definition", name });
  });
  forEachMatch(footnoteReference, (name, _, position) => {
    report(context, position, markdownRules["lost-footnote"], { name });
  });
}

/** Whether an address contains spaces; those before a title in quotes do not count. */
function hasSpaces(address: string): boolean {
  return /\S\s+[^\s"']/.test(address);
}

/** Tells an address from prose in parentheses: it has a scheme, a slash at its start or an extension. */
function looksLikeAddress(text: string): boolean {
  return /^(?:https?:|\.{0,2}\/)|\.[a-z]\w{1,4}(?:[?#]\S*)?$/i.test(text);
}

/** Whether brackets are an index, as in `list[0][1]`: digits alone, or behind a name. */
function isIndex(text: string, before: string): boolean {
  return /^\d*$/.test(text) || /[\w\]]\[[^[\]]*$/.test(before);
}
