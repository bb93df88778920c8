import type { MdastNode } from "satteri";
import { wholeLines } from "../../text/edits.ts";
import type { OpeningTag } from "../../text/jsx-tag.ts";
import type { NodeOf } from "../prepare.ts";
import type { Work } from "./work.ts";

export type JsxElement = NodeOf<"mdxJsxFlowElement"> | NodeOf<"mdxJsxTextElement">;

/** Continues with what is in a node. */
export type Descend = (node: MdastNode, work: Work) => void;

/** An element with its tags in the text. */
export interface Element {
  node: JsxElement;
  tag: OpeningTag;
  start: number;
  end: number;
  /** Start of the end tag; undefined where the element has none. */
  closing: number | undefined;
  name: string;
}

/** Replaces the whole element, with its lines where nothing else is on them. */
export function replaceElement({ start, end }: Element, text: string, work: Work): void {
  if (text === "") {
    const [from, to] = wholeLines(work.text, start, end);
    work.edits.push({ start: from, end: to, text });
  } else work.edits.push({ start, end, text });
}

/** Gives the tags of an element another name. */
export function renameElement({ tag, closing, name }: Element, now: string, work: Work): void {
  if (now === name) return;
  work.edits.push({ start: tag.start + 1, end: tag.nameEnd, text: now });
  if (closing !== undefined) {
    work.edits.push({ start: closing + 2, end: closing + 2 + name.length, text: now });
  }
}
