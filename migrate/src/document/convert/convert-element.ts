import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { quoteAttribute, readTag } from "../../text/jsx-tag.ts";
import {
  type Conversion,
  type Descend,
  type Element,
  getModule,
  getOffsets,
  isPageHead,
  type JsxElement,
  renameElement,
  replaceElement,
} from "./conversion.ts";
import { convertAttributes, findAddress, keepComponent, styleClass } from "./convert-attributes.ts";
import { extractAttributes, extractElement } from "./extract-component.ts";
import {
  convertSetHtml,
  convertThemeComponent,
  hasConversion,
  isThemeSpecifier,
} from "./theme-components.ts";
import { convertVideo, isPlayerPackage } from "./videos.ts";

const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

const forbiddenElements = new Set(
  "head script style iframe frame object embed base meta link".split(" "),
);

export function convertElement(node: JsxElement, work: Conversion, descend: Descend): void {
  const [start, end] = getOffsets(node);
  const tag = node.name === null ? undefined : readTag(work.text, start);
  if (!tag) {
    descend(node, work);
    return;
  }
  const closing = tag.selfClosing ? undefined : work.text.lastIndexOf("</", end - 1);
  const element: Element = { node, tag, start, end, closing, name: tag.name };
  const root = tag.name.split(".")[0] ?? tag.name;
  const imported = getModule(root, work);
  const isPlayer = imported
    ? isPlayerPackage(imported.specifier)
    : /^lite-(?:youtube|vimeo)$/.test(root);
  const mayBeVideo = isPlayer || (!imported && /^(?:iframe|embed|video)$/.test(root));
  if (mayBeVideo && convertVideo(element, isPlayer, work)) return;
  if (convertSetHtml(element, work)) return;
  if (imported && /\.mdx?$/i.test(imported.specifier)) {
    includePartial(element, imported.specifier, work);
    descend(node, work);
  } else if (imported && pictures.test(imported.specifier)) {
    showPicture(element, imported.specifier, work);
  } else if (imported?.specifier === "astro:assets" && /^(?:Image|Picture)$/.test(root)) {
    showPicture(element, getSource(element, work), work);
  } else if (extractElement(element, work)) {
    return;
  } else if (
    !(imported && hasConversion(imported)) &&
    !forbiddenElements.has(root.toLowerCase()) &&
    extractAttributes(element, work)
  ) {
    descend(node, work);
  } else if (imported && isThemeSpecifier(imported.specifier)) {
    const { specifier } = imported;
    if (hasConversion(imported) || !work.context.isThemeCopied(specifier)) {
      convertThemeComponent(element, imported, { work, descend });
    } else {
      keepComponent(element, work);
      descend(node, work);
    }
  } else if (/^(?:Fragment|[a-z].*)$/.test(root) && isInSlot(element, work)) {
    convertSlot(element, work);
    descend(node, work);
  } else if (root === "Fragment") {
    work.edits.push({ start: tag.start, end: tag.end, text: "" });
    if (closing !== undefined) work.edits.push({ start: closing, end, text: "" });
    descend(node, work);
  } else if (/^[A-Z]/.test(root)) {
    keepComponent(element, work);
    descend(node, work);
  } else if (forbiddenElements.has(root.toLowerCase())) removeElement(element, work);
  else {
    convertAttributes(element, work);
    descend(node, work);
  }
}

function getSlot({ tag }: Element): string | undefined {
  return tag.attributes.find(({ name }) => name === "slot")?.literal;
}

/** In the pages of other engines, the attribute is that of a web component. */
function isInSlot(element: Element, { imports }: Conversion): boolean {
  const isAstro = [...imports.values()].some(({ specifier }) =>
    /\.astro$|^@?astro/.test(specifier),
  );
  return isAstro && getSlot(element) !== undefined;
}

/** Only components are passed to a slot of the component around them, so others are put into one. */
function convertSlot(element: Element, work: Conversion): void {
  const { tag, start, end, closing } = element;
  const local = "Slotted";
  const specifier = "astro:runtime";
  const name = work.context.component({ specifier, imported: local, local });
  const opening = `<${name} slot=${quoteAttribute(getSlot(element) ?? "")}>`;
  const isPlain = tag.attributes.length === 1 && /^(?:div|span)$/.test(tag.name);
  if (closing !== undefined && (isPlain || tag.name === "Fragment")) {
    work.edits.push({ start: tag.start, end: tag.end, text: opening });
    work.edits.push({ start: closing, end, text: `</${name}>` });
    return;
  }
  work.edits.push({ start, end: start, text: opening });
  work.edits.push({ start: end, end, text: `</${name}>` });
  convertAttributes(element, work);
}

function includePartial(element: Element, specifier: string, work: Conversion): void {
  const { name, start } = element;
  const partial = work.context.partial(specifier);
  if ("error" in partial) {
    work.report(partial.error, specifier, start);
    replaceElement(element, "", work);
    return;
  }
  const pathOfName = work.partials.get(name);
  let local = name;
  for (
    let count = 2;
    pathOfName !== undefined && work.partials.get(local) !== partial.path;
    count++
  ) {
    if (!work.partials.has(local)) break;
    local = `${name}${count}`;
  }
  work.partials.set(local, partial.path);
  if (local !== name) renameElement(element, local, work);
  convertAttributes(element, work);
}

/** Shows an imported picture that is used as a component, or an image component of Astro. */
function showPicture(element: Element, address: string | undefined, work: Conversion): void {
  const isRemote = address !== undefined && /^https?:/.test(address);
  const src = isRemote ? address : work.context.image(address ?? "");
  if (src === undefined) {
    work.report("missing-image", address ?? `<${element.name}>`, element.start);
    replaceElement(element, "", work);
    return;
  }
  const getLiteral = (key: string) =>
    element.tag.attributes.find(({ name }) => name === key)?.literal;
  const alt = getLiteral("alt") ?? getLiteral("title") ?? getLiteral("aria-label") ?? "";
  const style = element.tag.attributes.find(({ name }) => name === "style");
  const styles = style && styleClass(style, work);
  if (style && styles === undefined) {
    work.report("style-removed", (style.expression ?? "").trim().slice(0, 60), element.start);
  }
  const classes = [getLiteral("className") ?? getLiteral("class"), styles];
  const className = classes.filter(Boolean).join(" ");
  const size = element.tag.attributes.flatMap(({ name, literal, expression }) => {
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
    work,
  );
}

function getSource({ tag }: Element, work: Conversion): string | undefined {
  const source = tag.attributes.find(({ name }) => name === "src");
  return source?.literal ?? findAddress(source?.expression ?? "", work);
}

function removeElement(element: Element, work: Conversion): void {
  const { tag, name, start } = element;
  const attribute = (key: string) =>
    tag.attributes.find((attribute) => attribute.name === key)?.literal;
  const src = attribute("src") ?? attribute("data");
  const title = attribute("title") ?? attribute("aria-label");
  const isEmbedding = /^(?:iframe|embed|object)$/i.test(name);
  if (isEmbedding && src !== undefined && pictures.test(src)) {
    const address = /^https?:/.test(src) ? src : (work.context.image(src) ?? src);
    const text = `<img src=${quoteAttribute(address)} alt=${quoteAttribute(title ?? "")} />`;
    replaceElement(element, text, work);
    return;
  }
  if (!isPageHead(name, work)) {
    work.report("element-removed", `<${name}>`, start);
  }
  const isFrame = isEmbedding && src !== undefined && /^https?:/.test(src) && URL.canParse(src);
  // Links to the content of the frame.
  replaceElement(
    element,
    isFrame
      ? `[${escapeMarkdown(title ?? new URL(src).hostname)}](${/[()]/.test(src) ? `<${src}>` : src})`
      : "",
    work,
  );
}
