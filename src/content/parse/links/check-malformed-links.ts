import { positionAt } from "../../../model/diagnostics/position.ts";
import {
  type Finding,
  type NodeOf,
  type RenderContext,
  report,
  sourceOf,
} from "../render-context.ts";

/** Ends of what may have been meant as a link or an image, or as a footnote. */
const ends =
  /(?<!\\)\]\((?<address>[^()<>\n]+)\)|(?<!\\)\]\[(?!\^)(?<name>[^[\]\n]+)\]|(?<=\S)(?<!\\)\[\^(?<note>\w[\w-]*)\]/g;

/** Reports text that was meant as a link, an image or a footnote. */
export function checkLostLinks(node: NodeOf<"text">, context: RenderContext): void {
  if (!/\][([]|\[\^/.test(node.value)) return;
  const source = sourceOf(context, node);
  const start = node.position?.start.offset ?? 0;
  for (const { groups = {}, index } of source.matchAll(ends)) {
    const before = source.slice(0, index);
    const finding = findingOf(groups, before);
    if (!finding || isEscaped(before)) continue;
    report(context, positionAt(context.source.text, start + index), finding);
  }
}

function findingOf(
  { address, name, note }: Record<string, string | undefined>,
  before: string,
): Finding | undefined {
  if (address) return lostLink(address);
  if (name) return lostReference(name, before);
  return note ? lostNote(note) : undefined;
}

/** `\[text](a b.md)` is text on purpose. */
function isEscaped(before: string): boolean {
  return /\\\[[^\]]*$/.test(before);
}

/** Prose in parentheses is no address: one has a scheme, a slash at its start or an extension. */
function lostLink(address: string): Finding | undefined {
  const isAddress = /^(?:https?:|\.{0,2}\/)|\.[a-z]\w{1,4}(?:[?#]\S*)?$/i.test(address);
  if (!/\S\s+[^\s"']/.test(address) || !isAddress) return undefined;
  return {
    rule: "lost-link",
    severity: "warning",
    message: `\`(${address})\` is shown as text: an address has no spaces`,
    hint: `write \`(${address.trim().replace(/\s/g, "%20")})\``,
  };
}

/** Indices are no links: they have digits alone, or follow a name. */
function lostReference(name: string, before: string): Finding | undefined {
  if (/^\d*$/.test(name) || /[\w\]]\[[^[\]]*$/.test(before)) return undefined;
  return {
    rule: "lost-link",
    severity: "warning",
    message: `\`[${name}]\` is shown as text: the page gives no address for it`,
    hint: `add \`[${name}]: …\` with the address, or write \`\\[\` for the text itself`,
  };
}

function lostNote(name: string): Finding {
  return {
    rule: "lost-footnote",
    severity: "warning",
    message: `\`[^${name}]\` is shown as text: the page has no such footnote`,
    hint: `add \`[^${name}]: …\`, or write \`\\[^${name}]\` for the text itself`,
  };
}
