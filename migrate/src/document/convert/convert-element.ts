import type { MdastNode } from "satteri";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { findAttribute, findLiteral, quoteAttribute, readTag } from "../../text/jsx-tag.ts";
import {
  type Descend,
  type Element,
  findModuleExport,
  getOffsets,
  isPageHead,
  type JsxElement,
  type ModuleExport,
  type PageConversion,
  renameElement,
  replaceElement,
  unwrapElement,
} from "./conversion.ts";
import {
  addStyleClass,
  convertAttributes,
  findAddress,
  keepComponent,
} from "./convert-attributes.ts";
import { extractAttributes, extractRenderFunction } from "./extract-component.ts";
import {
  convertSetHtml,
  convertThemeComponent,
  findConversion,
  isThemeSpecifier,
} from "./theme-components.ts";
import { convertVideo, isPlayerPackage } from "./videos.ts";

const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

const forbiddenElements = new Set(
  "head script style iframe frame object embed base meta link".split(" "),
);

export function convertElement(node: JsxElement, page: PageConversion, descend: Descend): void {
  const [start, end] = getOffsets(node);
  const tag = node.name === null ? undefined : readTag(page.text, start);
  if (!tag) {
    descend(node, page);
    return;
  }
  const closing = tag.selfClosing ? undefined : page.text.lastIndexOf("</", end - 1);
  const element: Element = { node, tag, start, end, closing, name: tag.name };
  const root = tag.name.split(".")[0] ?? tag.name;
  const imported = findModuleExport(root, page);
  if (convertMedia(element, imported, page) || convertSetHtml(element, page)) return;
  if (imported && /\.mdx?$/i.test(imported.specifier)) {
    includePartial(element, imported.specifier, page);
    descend(node, page);
    return;
  }
  if (extractRenderFunction(element, page)) return;
  const conversion = imported && findConversion(imported);
  const isForbidden = forbiddenElements.has(root.toLowerCase());
  if (!conversion && !isForbidden && extractAttributes(element, page)) {
    descend(node, page);
    return;
  }
  if (imported && isThemeSpecifier(imported.specifier)) {
    if (conversion || !page.context.isThemeCopied(imported.specifier)) {
      convertThemeComponent(element, imported, { page, descend });
      return;
    }
    keepComponentWithTabs(element, page);
  } else if (/^(?:Fragment|[a-z].*)$/.test(root) && isInSlot(element, page)) {
    convertSlot(element, page);
  } else if (root === "Fragment") {
    unwrapElement(element, page);
  } else if (/^[A-Z]/.test(root)) {
    keepComponentWithTabs(element, page);
  } else if (isForbidden) {
    removeElement(element, page);
    return;
  } else convertAttributes(element, page);
  descend(node, page);
}

/** A stub would show tabs outside of `Tabs`, so they are put into one. */
function keepComponentWithTabs(element: Element, page: PageConversion): void {
  const { node, tag, closing } = element;
  const name = keepComponent(element, page);
  const children: readonly MdastNode[] = node.children;
  const isTab = (child: MdastNode) => "name" in child && child.name === "TabItem";
  const mayBeInTabs = (child: MdastNode) =>
    isTab(child) || /^(?:html|mdx\w+Expression)$/.test(child.type);
  if (closing === undefined || !page.context.isStub(name)) return;
  if (!children.some(isTab) || !children.every(mayBeInTabs)) return;
  const prefix = getLinePrefix(page.text, element.start);
  const newLine = `\n${prefix.trimEnd()}\n${prefix}`;
  page.edits.push({ start: tag.end, end: tag.end, text: `${newLine}<Tabs>` });
  page.edits.push({ start: closing, end: closing, text: `</Tabs>${newLine}` });
}

/** What a new line needs before its text to stay in the lists and quotes of the one at an offset. */
function getLinePrefix(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const [markers = ""] = /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*/.exec(line) ?? [];
  return markers.replace(/[^ \t>]/g, " ");
}

/** Converts videos, imported pictures, and image components of Astro. */
function convertMedia(
  element: Element,
  imported: ModuleExport | undefined,
  page: PageConversion,
): boolean {
  const { name } = element;
  const isPlayer = imported
    ? isPlayerPackage(imported.specifier)
    : /^lite-(?:youtube|vimeo)$/.test(name);
  const mayBeVideo = isPlayer || (!imported && /^(?:iframe|embed|video)$/.test(name));
  if (mayBeVideo && convertVideo(element, isPlayer, page)) return true;
  const isAstroImage = imported?.specifier === "astro:assets" && /^(?:Image|Picture)$/.test(name);
  if (isAstroImage) showPicture(element, getSource(element, page), page);
  else if (imported && pictures.test(imported.specifier)) {
    showPicture(element, imported.specifier, page);
  } else return false;
  return true;
}

/** Whether `slot` names a slot of Astro. In pages of other engines, it belongs to a web component. */
function isInSlot(element: Element, { imports }: PageConversion): boolean {
  const isAstro = [...imports.values()].some(({ specifier }) =>
    /\.astro$|^@?astro/.test(specifier),
  );
  return isAstro && findLiteral(element.tag, "slot") !== undefined;
}

/** Only components are passed to a slot of the component around them, so others are put into one. */
function convertSlot(element: Element, page: PageConversion): void {
  const { tag, start, end, closing } = element;
  const local = "Slotted";
  const specifier = "astro:runtime";
  const name = page.context.addComponent({ specifier, imported: local, local });
  const opening = `<${name} slot=${quoteAttribute(findLiteral(tag, "slot") ?? "")}>`;
  const isPlain = tag.attributes.length === 1 && /^(?:div|span)$/.test(tag.name);
  if (closing !== undefined && (isPlain || tag.name === "Fragment")) {
    page.edits.push({ start: tag.start, end: tag.end, text: opening });
    page.edits.push({ start: closing, end, text: `</${name}>` });
    return;
  }
  page.edits.push({ start, end: start, text: opening });
  page.edits.push({ start: end, end, text: `</${name}>` });
  convertAttributes(element, page);
}

function includePartial(element: Element, specifier: string, page: PageConversion): void {
  const { name, start } = element;
  const partial = page.context.includePartial(specifier);
  if ("error" in partial) {
    page.report(partial.error, specifier, start);
    replaceElement(element, "", page);
    return;
  }
  let local = name;
  for (let count = 2; (page.partials.get(local) ?? partial.path) !== partial.path; count++) {
    local = `${name}${count}`;
  }
  page.partials.set(local, partial.path);
  if (local !== name) renameElement(element, local, page);
  convertAttributes(element, page);
}

/** Shows an imported picture that is used as a component, or an image component of Astro. */
function showPicture(element: Element, address: string | undefined, page: PageConversion): void {
  const isRemote = address !== undefined && /^https?:/.test(address);
  const src = isRemote ? address : page.context.resolveImage(address ?? "");
  if (src === undefined) {
    page.report("missing-image", address ?? `<${element.name}>`, element.start);
    replaceElement(element, "", page);
    return;
  }
  const { tag } = element;
  const alt = findLiteral(tag, "alt", "title", "aria-label") ?? "";
  const style = findAttribute(tag, "style");
  const styles = style && addStyleClass(style, page);
  if (style && styles === undefined) {
    page.report("style-removed", (style.expression ?? "").trim().slice(0, 60), element.start);
  }
  const className = [findLiteral(tag, "className", "class"), styles].filter(Boolean).join(" ");
  const size = tag.attributes.flatMap(({ name, literal, expression }) => {
    const value = /^(?:width|height)$/.test(name) ? (literal ?? expression?.trim()) : undefined;
    return value !== undefined && /^\d+$/.test(value) ? [` ${name}="${value}"`] : [];
  });
  const otherAttributes = [
    ...(className === "" ? [] : [` className=${quoteAttribute(className)}`]),
    ...size,
  ].join("");
  replaceElement(
    element,
    `<img src=${quoteAttribute(src)} alt=${quoteAttribute(alt)}${otherAttributes} />`,
    page,
  );
}

function getSource({ tag }: Element, page: PageConversion): string | undefined {
  const source = findAttribute(tag, "src");
  return source?.literal ?? findAddress(source?.expression ?? "", page);
}

function removeElement(element: Element, page: PageConversion): void {
  const { tag, name, start } = element;
  const src = getSource(element, page) ?? findLiteral(tag, "data");
  const title = findLiteral(tag, "title", "aria-label");
  const isEmbedding = /^(?:iframe|embed|object)$/i.test(name);
  if (isEmbedding && src !== undefined && pictures.test(src)) {
    const address = /^https?:/.test(src) ? src : (page.context.resolveImage(src) ?? src);
    const text = `<img src=${quoteAttribute(address)} alt=${quoteAttribute(title ?? "")} />`;
    replaceElement(element, text, page);
    return;
  }
  if (!isPageHead(name, page)) {
    page.report("element-removed", `<${name}>`, start);
  }
  // Links to the content of the frame.
  const address = isEmbedding ? getEmbeddedAddress(src, page) : undefined;
  const label = title ?? (URL.canParse(address ?? "") ? new URL(address ?? "").hostname : address);
  replaceElement(
    element,
    address === undefined || label === undefined
      ? ""
      : `[${escapeMarkdown(label)}](${/[()\s]/.test(address) ? `<${address}>` : address})`,
    page,
  );
}

/** The address of a page or file in a frame; undefined if it has neither. */
function getEmbeddedAddress(src: string | undefined, page: PageConversion): string | undefined {
  if (!src || /^(?:#|(?!https?:)[a-z]+:)/i.test(src)) return undefined;
  if (src.startsWith("//")) return `https:${src}`;
  if (/^https?:/.test(src)) return URL.canParse(src) ? src : undefined;
  return page.context.resolveImage(src) ?? src;
}
