import type { MdastNode } from "satteri";
import type { CauseId } from "../../model.ts";
import { type Edit, expandToLines } from "../../text/edits.ts";
import type { OpeningTag } from "../../text/jsx-tag.ts";
import type { JsonRecord } from "../../text/values.ts";
import type { HeadingIds } from "../heading-ids.ts";
import type { NodeOf, Root } from "../prepare.ts";
import { type ImportedName, unboundNamesIn } from "./modules.ts";

export interface PageContext {
  /** Values of expressions that pages use, such as `frontMatter.title`. */
  constants: ReadonlyMap<string, string>;
  /** The new address of a link; undefined where its file does not exist. */
  link(address: string): string | undefined;
  /** The new address of an image; undefined where its file does not exist. */
  image(address: string): string | undefined;
  isPartial: boolean;
  partial(specifier: string): PartialLookup;
  text(specifier: string): string | undefined;
  /** Name of the component in the new site. `specifier` is null for one that needs no import. */
  component(request: ComponentRequest): string;
  isStub(name: string): boolean;
  /** How the old engine makes ids of headings, if it differs from this engine. */
  headingIds: HeadingIds | undefined;
  /** Whether a module of the theme is the old site's own, or has a shim. */
  isThemeCopied(specifier: string): boolean;
  /** Class of a `style` object that is only layout; undefined where it is more than that. */
  styleClass(style: JsonRecord): string | undefined;
  cards(): readonly { label: string; href: string }[];
  canDraw(source: string): boolean;
}

export interface ComponentRequest {
  specifier: string | null;
  /** `default`, or the name of the export. */
  imported: string;
  local: string;
}

export type PartialLookup = { path: string } | { fault: "missing" | "cyclic" };

export interface Conversion {
  text: string;
  isMdx: boolean;
  root: Root;
  context: PageContext;
  imports: Map<string, ImportedName>;
  constants: Map<string, string>;
  /** Components that the page itself defines: name here and in the new site. */
  own: Map<string, string>;
  partials: Map<string, string>;
  edits: Edit[];
  report(cause: CauseId, subject: string, offset: number): void;
}

/** Names in JavaScript that the page does not have; undefined where it cannot be parsed. Partials have `props`. */
export function unboundNames(code: string, { context }: Conversion): string[] | undefined {
  return unboundNamesIn(code)?.filter((name) => !(context.isPartial && name === "props"));
}

export function offsetsOf({ position }: MdastNode): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

export type JsxElement = NodeOf<"mdxJsxFlowElement"> | NodeOf<"mdxJsxTextElement">;

export type Descend = (node: MdastNode, work: Conversion) => void;

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
export function replaceElement({ start, end }: Element, text: string, work: Conversion): void {
  if (text === "") {
    const [from, to] = expandToLines(work.text, start, end);
    work.edits.push({ start: from, end: to, text });
  } else work.edits.push({ start, end, text });
}

export function renameElement(
  { tag, closing, name }: Element,
  now: string,
  work: Conversion,
): void {
  if (now === name) return;
  work.edits.push({ start: tag.start + 1, end: tag.nameEnd, text: now });
  if (closing !== undefined) {
    work.edits.push({ start: closing + 2, end: closing + 2 + name.length, text: now });
  }
}
