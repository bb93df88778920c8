import type { MdastNode } from "satteri";
import { type Edit, expandToLines } from "../../text/edits.ts";
import type { OpeningTag } from "../../text/jsx-tag.ts";
import type { JsonRecord } from "../../text/values.ts";
import type { BodyDiagnostic, NodeOf } from "../prepare.ts";
import { type ImportedName, unboundNamesIn } from "./modules.ts";

/** What a page asks of the rest of the migration. All answers are for one page. */
export interface PageContext {
  /** Texts that expressions of the page name, such as `frontMatter.title`. */
  constants: ReadonlyMap<string, string>;
  /** The new address of a link; undefined where its file does not exist. */
  link(address: string): string | undefined;
  /** The new address of an image; undefined where its file does not exist. */
  image(address: string): string | undefined;
  /** Whether the page is a partial, which may use `props`. */
  isPartial: boolean;
  /** Where a Markdown file is that the page imports. */
  partial(specifier: string): PartialLookup;
  /** Text of a file that the page imports as text. */
  text(specifier: string): string | undefined;
  /** Name of the component in the new site. `specifier` is null for one that needs no import. */
  component(request: ComponentRequest): string;
  /** Whether a component of the new site only says that it is missing. */
  isStub(name: string): boolean;
  /** Class of a `style` object that is only layout; undefined where it is more than that. */
  styleClass(style: JsonRecord): string | undefined;
  /** The pages of the category of this page: label and address. */
  cards(): readonly { label: string; href: string }[];
  /** Whether the engine draws a diagram. */
  canDraw(source: string): boolean;
}

export interface ComponentRequest {
  specifier: string | null;
  /** `default`, or the name of the export. */
  imported: string;
  /** The name of the tag. */
  local: string;
}

export type PartialLookup = { path: string } | { fault: "missing" | "cyclic" };

/** The work on one page. */
export interface Work {
  text: string;
  isMdx: boolean;
  context: PageContext;
  /** Names of the page's import statements. */
  imports: Map<string, ImportedName>;
  /** Texts of constants that the page exports. */
  constants: Map<string, string>;
  /** Components that the page itself defines: name here and in the new site. */
  own: Map<string, string>;
  /** `import` statements of partials that the page keeps, by name. */
  partials: Map<string, string>;
  edits: Edit[];
  diagnostics: BodyDiagnostic[];
}

/** Names in JavaScript that the page does not have; undefined where it cannot be parsed. Partials have `props`. */
export function unboundNames(code: string, { context }: Work): string[] | undefined {
  return unboundNamesIn(code)?.filter((name) => !(context.isPartial && name === "props"));
}

/** Where a node begins and ends in the text. */
export function offsetsOf({ position }: MdastNode): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

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
    const [from, to] = expandToLines(work.text, start, end);
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
