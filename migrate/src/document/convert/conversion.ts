import type { MdastNode } from "satteri";
import type { CauseId } from "../../model.ts";
import { type Edit, expandToLines } from "../../text/edits.ts";
import type { OpeningTag } from "../../text/jsx-tag.ts";
import type { JsonRecord } from "../../text/values.ts";
import type { CreateIdGenerator } from "../heading-ids.ts";
import type { NodeOf, Root } from "../prepare.ts";
import { findUnboundNames, type ImportedName } from "./modules.ts";

/** What the conversion of a page needs of the site. */
export interface PageContext {
  /** Texts by the expressions that name them, such as `frontMatter.title`. */
  constants: ReadonlyMap<string, string>;
  frontMatter: JsonRecord;
  /** The new address of a link; undefined if its file does not exist. */
  resolveLink(address: string): string | undefined;
  /** The new address of a picture; undefined if its file does not exist. */
  resolveImage(address: string): string | undefined;
  isPartial: boolean;
  /** Whether the new page shows no title, so that it may have an `h1`. */
  hidesTitle: boolean;
  includePartial(specifier: string): PartialLookup;
  /** Replaces aliases of the old site, and finds the module that defines what a page imports. */
  findExport(imported: ModuleExport): ModuleExport;
  /** The text of a file that an import names; undefined if it does not exist. */
  readText(specifier: string): string | undefined;
  /** Adds a component to the new site, and returns its name there. */
  addComponent(request: ComponentRequest): string;
  isStub(name: string): boolean;
  /** Where a component without an import comes from, if the old site provides it to every page. */
  findProvidedComponent(tag: string): ModuleExport | undefined;
  /** How the old engine generates heading ids, if it differs from this engine. */
  createIdGenerator: CreateIdGenerator | undefined;
  /** Whether a theme module can be copied: the old site replaces it, or a shim of it exists. */
  isThemeCopied(specifier: string): boolean;
  /** Adds a class for a `style` object, and returns its name; undefined if a value is not safe. */
  addStyleClass(style: JsonRecord): string | undefined;
  /** The pages of the category that the page introduces. */
  getCards(): readonly { label: string; href: string }[];
  canRenderDiagram(source: string): boolean;
}

export interface ComponentRequest {
  /** Null for a component that needs no import. */
  specifier: string | null;
  imported: string;
  local: string;
}

export interface ModuleExport {
  specifier: string;
  imported: string;
}

export type PartialLookup = { path: string } | { error: "missing-partial" | "cyclic-partial" };

/** A page while it is converted. */
export interface PageConversion {
  text: string;
  isMdx: boolean;
  root: Root;
  context: PageContext;
  imports: Map<string, ImportedName>;
  constants: Map<string, string>;
  /** New names of components that the page defines, by their old names. */
  localComponents: ReadonlyMap<string, string>;
  /** The `import` and `export` statements of the page. */
  moduleCode: string;
  declaredNames: Set<string>;
  copyComponents: CopyComponents;
  /** Code of the page that separate components contain now. */
  extractedCode: string[];
  /** Paths of included partials, by the names of their tags. */
  partials: Map<string, string>;
  /** Whether the conversion is inside a `<p>` of HTML that has no end tag yet. */
  isParagraphOpen: boolean;
  edits: Edit[];
  report(cause: CauseId, subject: string, offset: number): void;
}

/** Undeclared names in JavaScript; undefined if it cannot be parsed. Partials have `props`. */
export function getUnboundNames(code: string, { context }: PageConversion): string[] | undefined {
  return findUnboundNames(code)?.filter((name) => !(context.isPartial && name === "props"));
}

/** The module of a component that the page imports, or that every page has without an import. */
export function findModuleExport(tag: string, page: PageConversion): ModuleExport | undefined {
  const root = tag.split(".")[0] ?? tag;
  return (
    page.imports.get(root) ??
    (page.localComponents.has(root) ? undefined : page.context.findProvidedComponent(root))
  );
}

/** Whether front matter keeps what the element says. Partials have no front matter. */
export function isPageHead(name: string, { context }: PageConversion): boolean {
  return name.toLowerCase() === "head" && !context.isPartial;
}

/**
 * Copies the components that code defines.
 *
 * @param isOptional leaves out components that cannot be copied; by default they become stubs
 * @returns the new names by the old names
 */
export type CopyComponents = (
  code: string,
  names: readonly string[],
  isOptional?: boolean,
) => ReadonlyMap<string, string>;

export function getOffsets({ position }: MdastNode): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

export type JsxElement = NodeOf<"mdxJsxFlowElement"> | NodeOf<"mdxJsxTextElement">;

export type Descend = (node: MdastNode, page: PageConversion) => void;

export interface PageWalk {
  page: PageConversion;
  /** Converts the children of a node. */
  descend: Descend;
}

export interface Element {
  node: JsxElement;
  tag: OpeningTag;
  start: number;
  end: number;
  /** Start of the end tag; undefined if the element has none. */
  closing: number | undefined;
  name: string;
}

/** Replaces an element. An empty text also removes the lines that would be empty. */
export function replaceElement({ start, end }: Element, text: string, page: PageConversion): void {
  if (text === "") {
    const [from, to] = expandToLines(page.text, start, end);
    page.edits.push({ start: from, end: to, text });
  } else page.edits.push({ start, end, text });
}

/** Removes the tags of an element but keeps its content. */
export function unwrapElement({ tag, closing, end }: Element, page: PageConversion): void {
  page.edits.push({ start: tag.start, end: tag.end, text: "" });
  if (closing !== undefined) page.edits.push({ start: closing, end, text: "" });
}

export function renameElement(
  { tag, closing, name }: Element,
  newName: string,
  page: PageConversion,
): void {
  if (newName === name) return;
  page.edits.push({ start: tag.start + 1, end: tag.nameEnd, text: newName });
  if (closing !== undefined) {
    page.edits.push({ start: closing + 2, end: closing + 2 + name.length, text: newName });
  }
}
