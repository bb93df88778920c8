import type { MdastNode } from "satteri";
import type { NodeOf, Root } from "../prepare.ts";
import { offsetsOf, type Work } from "./work.ts";

/** A link `[text](address)`; a bare address stays as it is. */
export function convertLink(node: NodeOf<"link">, work: Work): void {
  const [start, end] = offsetsOf(node);
  const last = node.children.at(-1);
  const from = last ? (last.position?.end.offset ?? start) : start + 1;
  replaceAddress(node.url, { from, to: end, kind: "link" }, work);
}

export function convertImage(node: NodeOf<"image">, work: Work): void {
  const [start, end] = offsetsOf(node);
  replaceAddress(node.url, { from: start, to: end, kind: "image" }, work);
}

/** `[name]: address`: a link, unless an image has its name. */
export function convertDefinitions(root: Root, work: Work): void {
  const ofImages = new Set<string>();
  const definitions: NodeOf<"definition">[] = [];
  const visit = (node: MdastNode) => {
    if (node.type === "definition") definitions.push(node);
    if (node.type === "imageReference") ofImages.add(node.identifier);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  for (const node of definitions) {
    const [start, end] = offsetsOf(node);
    const from = work.text.indexOf("]:", start) + 2;
    const kind = ofImages.has(node.identifier) ? "image" : "link";
    replaceAddress(node.url, { from, to: end, kind }, work);
  }
}

interface AddressPlace {
  from: number;
  to: number;
  kind: "link" | "image";
}

function replaceAddress(url: string, { from, to, kind }: AddressPlace, work: Work): void {
  const now = work.surroundings[kind](url);
  if (now === undefined) {
    const cause = kind === "link" ? "broken-link" : "missing-image";
    work.findings.push({ cause, subject: url, offset: from });
    return;
  }
  if (now === url) return;
  const place = findAddress(work.text.slice(from, to), url);
  if (!place) return;
  const isBracketed = work.text[from + place.start - 1] === "<";
  const text = /[\s()]/.test(now) && !isBracketed ? `<${now}>` : now;
  work.edits.push({ start: from + place.start, end: from + place.end, text });
}

/** An address may be written with escapes, so the text before the title is taken where it is not found. */
function findAddress(source: string, url: string): { start: number; end: number } | undefined {
  const at = source.lastIndexOf(url);
  if (at >= 0 && url !== "") return { start: at, end: at + url.length };
  const written = /\]\(\s*<?([^\s>)]+)/.exec(source);
  if (!written?.[1]) return undefined;
  const start = written.index + written[0].length - written[1].length;
  return { start, end: start + written[1].length };
}
