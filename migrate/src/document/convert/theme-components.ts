import type { MdastNode } from "satteri";
import { readString } from "../../evaluate/read-statically.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { getHtmlText } from "../../text/html-to-markdown.ts";
import { findAttribute, findLiteral, quoteAttribute } from "../../text/jsx-tag.ts";
import { stripTags } from "../../text/values.ts";
import { findAdmonitionKind, getDefaultLabel } from "../admonition-kinds.ts";
import { readHeadings } from "../headings.ts";
import { getPackageManagerTabs } from "../package-managers.ts";
import { convertCodeBlock, convertCodeElement, getFencedCode } from "./code-components.ts";
import {
  type Element,
  findModuleExport,
  getUnboundNames,
  isPageHead,
  type ModuleExport,
  type PageConversion,
  type PageWalk,
  renameElement,
  replaceElement,
  unwrapElement,
} from "./conversion.ts";
import {
  convertAttributes,
  findAddress,
  findKnownText,
  getFirstLine,
  keepComponent,
  removeAttribute,
} from "./convert-attributes.ts";
import { convertOpenapiComponent, openapiComponents } from "./openapi-components.ts";
import { countTabsBefore, endTabsBeforeRest, isInComponent } from "./tabs.ts";

export const starlightComponents = "@astrojs/starlight/components";

export function isThemeSpecifier(specifier: string): boolean {
  return (
    /^(?:@(?:theme|theme-original|theme-init|docusaurus)\/|react-syntax-highlighter$)/.test(
      specifier,
    ) ||
    specifier === starlightComponents ||
    specifier === "starlight-package-managers"
  );
}

type Convert = (element: Element, walk: PageWalk) => void;

const docusaurusComponents: Readonly<Record<string, Convert>> = {
  Tabs(element, walk) {
    keep(element, walk);
    endTabsBeforeRest(element, walk.page);
  },
  TabItem: convertTabItem,
  Link: asElement("a", { to: "href" }),
  Heading(element, walk) {
    const level = findLiteral(element.tag, "as") ?? "h2";
    const text = findLiteral(element.tag, "children");
    if (text !== undefined) {
      const id = findLiteral(element.tag, "id");
      const marks = "#".repeat(Number(level.slice(1)) || 2);
      const heading = `${marks} ${escapeMarkdown(text)}${id === undefined ? "" : ` {#${id}}`}`;
      const attribute = id === undefined ? "" : ` id=${quoteAttribute(id)}`;
      const title = `<h1${attribute}>${escapeMarkdown(text)}</h1>`;
      replaceElement(element, level === "h1" ? title : heading, walk.page);
      return;
    }
    asElement(level, { as: null })(element, walk);
  },
  Details: convertDetails,
  Admonition: convertAdmonition,
  CodeBlock: convertCodeBlock,
  "react-syntax-highlighter": convertCodeBlock,
  Mermaid(element, { page }) {
    const code = element.tag.attributes.find(({ name }) => name === "value" || name === "chart");
    const text = code?.literal ?? readString(code?.expression ?? "");
    if (text === undefined) dropElement(element, page);
    else replaceElement(element, getFencedCode(text, "mermaid", element, page), page);
  },
  ThemedImage: convertThemedImage,
  IdealImage: asElement("img", { img: "src" }),
  Translate: unwrap,
  Head(element, { page }) {
    if (isPageHead("Head", page)) replaceElement(element, "", page);
    else dropElement(element, page);
  },
  BrowserOnly: (element, { page }) => dropElement(element, page),
  TOCInline: convertTocInline,
  ...Object.fromEntries(
    ["ApiTabs", "MimeTabs", "SchemaTabs", "OperationTabs", "DiscriminatorTabs"].map((name) => [
      name,
      asElement("Tabs", { id: null, label: null, schemaType: null, className: null }),
    ]),
  ),
  DocCardList(element, { page }) {
    const cards = page.context.getCards();
    const lines = cards.map(
      ({ label, href }) => `  <Card title=${quoteAttribute(label)} href=${quoteAttribute(href)} />`,
    );
    const text = lines.length === 0 ? "" : ["<CardGroup>", ...lines, "</CardGroup>"].join("\n");
    replaceElement(element, text, page);
  },
};

/** Components of Starlight that look like one of this engine. */
const starlightConversions: Readonly<Record<string, Convert>> = {
  Aside: convertAdmonition,
  Card: asElement("Card", { icon: null }),
  CardGrid: asElement("CardGroup", { stagger: null }),
  Code: convertCodeElement,
  FileTree: keep,
  LinkButton: asElement("a", { icon: null, iconPlacement: null, variant: null }),
  LinkCard: asElement("Card", {}),
  Steps: keep,
  TabItem: convertTabItem,
  Tabs(element, walk) {
    asElement("Tabs", { syncKey: "groupId" })(element, walk);
    endTabsBeforeRest(element, walk.page);
  },
};

export function findConversion({ specifier, imported }: ModuleExport): Convert | undefined {
  if (specifier === "starlight-package-managers") return convertPackageManagerTabs;
  const [conversions, name] =
    specifier === starlightComponents
      ? [starlightConversions, imported]
      : [docusaurusComponents, specifier.split("/").at(-1) ?? ""];
  if (specifier !== starlightComponents && Object.hasOwn(openapiComponents, name)) {
    return (element, walk) => {
      // With content, it is only a frame around a nested schema.
      if (name === "SchemaItem" && element.node.children.length > 0) unwrap(element, walk);
      else convertOpenapiComponent(element, name, walk.page);
    };
  }
  return Object.hasOwn(conversions, name) ? conversions[name] : undefined;
}

export function convertThemeComponent(
  element: Element,
  component: ModuleExport,
  walk: PageWalk,
): void {
  const convert = findConversion(component);
  if (convert) convert(element, walk);
  else {
    const { page } = walk;
    page.report("theme-component", `<${element.name}>`, element.start);
    unwrap(element, walk);
  }
}

function keep(element: Element, { page, descend }: PageWalk): void {
  const { specifier = "", imported = "" } = findModuleExport(element.name, page) ?? {};
  const isNamed = imported !== "default" && imported !== "";
  renameElement(element, isNamed ? imported : (specifier.split("/").at(-1) ?? ""), page);
  convertAttributes(element, page);
  descend(element.node, page);
}

function convertTabItem(element: Element, walk: PageWalk): void {
  const { page, descend } = walk;
  if (!page.context.isPartial && !isInComponent(element.start, page.root)) {
    // Docusaurus only shows its content.
    unwrapElement(element, page);
    descend(element.node, page);
    return;
  }
  const { tag } = element;
  const label = findAttribute(tag, "label");
  // Starlight needs no `value`.
  if (label?.literal && !findAttribute(tag, "value")) {
    const { literal, start } = label;
    const count = countTabsBefore(element.node, literal, page.root);
    const value = count === 0 ? literal : `${literal} ${count + 1}`;
    page.edits.push({ start, end: start, text: `value=${quoteAttribute(value)} ` });
  }
  asElement("TabItem", { icon: null })(element, walk);
}

/**
 * Replaces a component with another element. Its attributes get the names of `attributes`, or are
 * removed if these are null.
 */
function asElement(name: string, attributes: Readonly<Record<string, string | null>>): Convert {
  return (element, { page, descend }) => {
    renameElement(element, name, page);
    const tag = { ...element.tag, attributes: [...element.tag.attributes] };
    for (const attribute of element.tag.attributes) {
      const newName = attributes[attribute.name];
      if (newName === undefined) continue;
      tag.attributes = tag.attributes.filter((one) => one !== attribute);
      const { start } = attribute;
      if (newName === null) page.edits.push(removeAttribute(attribute, page.text));
      else {
        page.edits.push({ start, end: start + attribute.name.length, text: newName });
        tag.attributes.push({ ...attribute, name: newName });
      }
    }
    convertAttributes({ ...element, tag, name }, page);
    descend(element.node, page);
  };
}

function unwrap(element: Element, { page, descend }: PageWalk): void {
  unwrapElement(element, page);
  descend(element.node, page);
}

function dropElement(element: Element, page: PageConversion): void {
  page.report("theme-component", `<${element.name}>`, element.start);
  replaceElement(element, "", page);
}

function convertTocInline(element: Element, { page }: PageWalk): void {
  const getLevel = (name: string) => {
    const level = findAttribute(element.tag, name);
    return Number(level?.literal ?? level?.expression ?? Number.NaN);
  };
  const [min, max] = [getLevel("minHeadingLevel") || 2, getLevel("maxHeadingLevel") || 3];
  const lines = readHeadings(page, page.context.createIdGenerator).flatMap(
    ({ node, label, id }) => {
      const text = escapeMarkdown(label.replace(/\s*\{#[^}]+\}$/, ""));
      const isListed = node.depth >= min && node.depth <= max;
      return isListed ? [`${"  ".repeat(node.depth - min)}- [${text}](#${id})`] : [];
    },
  );
  replaceElement(element, lines.join("\n"), page);
}

function convertDetails(element: Element, { page, descend }: PageWalk): void {
  renameElement(element, "details", page);
  const { closing, tag } = element;
  const summary = findAttribute(tag, "summary");
  const attributes = tag.attributes.filter((attribute) => attribute !== summary);
  convertAttributes({ ...element, tag: { ...tag, attributes } }, page);
  if (summary) {
    page.edits.push(removeAttribute(summary, page.text));
    page.edits.push({ start: tag.end, end: tag.end, text: `\n${getSummary(element, page)}\n` });
    // If the start tag of a block begins a line, MDX requires the end tag at the start of a line.
    const isApart = closing === undefined || /\n[ \t]*$/.test(page.text.slice(0, closing));
    if (!isApart) page.edits.push({ start: closing, end: closing, text: "\n" });
  }
  descend(element.node, page);
}

function getSummary({ tag, start }: Element, page: PageConversion): string {
  const { literal, expression = "" } = findAttribute(tag, "summary") ?? {};
  const text = literal ?? readString(expression) ?? findKnownText(expression, page);
  if (text !== undefined) {
    return `<summary>${text.replace(/[&<{]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</summary>`;
  }
  const code = expression.trim();
  if (code.startsWith("<summary")) return code;
  if (code.startsWith("<")) return `<summary>${code}</summary>`;
  if (getUnboundNames(code, page)?.length === 0) return `<summary>{${code}}</summary>`;
  page.report("expression-removed", getFirstLine(code), start);
  return "";
}

function convertAdmonition(element: Element, { page, descend }: PageWalk): void {
  const { tag, closing, end, node } = element;
  const isBlock =
    node.type === "mdxJsxFlowElement"
      ? tag.start === 0 || page.text[tag.start - 1] === "\n"
      : isParagraph(element, page.text);
  if (closing === undefined || !isBlock) {
    keepComponent(element, page);
    descend(node, page);
    return;
  }
  const type = findLiteral(element.tag, "type") ?? "note";
  const kind = findAdmonitionKind(type);
  if (!kind) page.report("unknown-admonition", type, tag.start);
  const title = findLiteral(element.tag, "title");
  const label = title === undefined ? getDefaultLabel(type) : `[${escapeMarkdown(title)}]`;
  const runs = page.text.slice(tag.end, closing).match(/(?<=^[ \t]*):{3,}/gm) ?? [];
  const longest = Math.max(2, ...runs.map((run) => run.length));
  const colons = ":".repeat(longest + 1 + getAdmonitionDepth(node, page));
  page.edits.push({
    start: tag.start,
    end: tag.end,
    text: `${colons}${kind ?? "note"}${label}\n`,
  });
  page.edits.push({ start: closing, end, text: `\n${colons}` });
  descend(node, page);
}

/** The depth of nested admonitions inside a node. */
function getAdmonitionDepth(node: MdastNode, page: PageConversion): number {
  const children = "children" in node ? node.children : [];
  const depths = children.map((child) => {
    const name = child.type === "mdxJsxFlowElement" ? (child.name ?? "") : "";
    const component = name === "" ? undefined : findModuleExport(name, page);
    const isAdmonition = component && findConversion(component) === convertAdmonition;
    return getAdmonitionDepth(child, page) + (isAdmonition ? 1 : 0);
  });
  return Math.max(0, ...depths);
}

function isParagraph({ start, end }: Element, text: string): boolean {
  return (
    /(?:^|\n[ \t]*\n)$/.test(text.slice(0, start)) &&
    /^[ \t]*(?:\n[ \t]*)?(?:\n|$)/.test(text.slice(end))
  );
}

/** `<PackageManagers pkg="kite" />` of `starlight-package-managers`. */
function convertPackageManagerTabs(element: Element, { page }: PageWalk): void {
  const words = ["pkg", "args"].flatMap((name) => findLiteral(element.tag, name) ?? []);
  const isDev = findAttribute(element.tag, "dev") !== undefined;
  const command =
    {
      create: "npm create",
      dlx: "npx",
      exec: "npx",
      run: "npm run",
      remove: "npm uninstall",
    }[findLiteral(element.tag, "type") ?? ""] ?? "npm install";
  const line = [command, ...(isDev ? ["-D"] : []), ...words].join(" ");
  const indent = /[ \t]*$/.exec(page.text.slice(0, element.start))?.[0] ?? "";
  const text = getPackageManagerTabs(line, { indent, fence: "```", info: "sh" }).trimStart();
  replaceElement(element, text, page);
}

/** Shows the HTML of Astro's `set:html`: code as a code block, other HTML as its text. */
export function convertSetHtml(element: Element, page: PageConversion): boolean {
  const attribute = findAttribute(element.tag, "set:html");
  if (!attribute) return false;
  const { literal: text, expression = "" } = attribute;
  const html = text ?? readString(expression) ?? findKnownText(expression, page);
  if (html === undefined) return false;
  if (/^\s*<pre\b/i.test(html)) {
    replaceElement(element, getFencedCode(getHtmlText(html), "text", element, page), page);
  } else {
    page.report("expression-removed", "set:html", element.start);
    replaceElement(element, escapeMarkdown(stripTags(html)), page);
  }
  return true;
}

function convertThemedImage(element: Element, { page }: PageWalk): void {
  const sources = findAttribute(element.tag, "sources")?.expression ?? "";
  const getImage = (mode: "light" | "dark") => {
    const pattern = String.raw`\b${mode}["']?:\s*((?:require|useBaseUrl)\([^)]*\)(?:\.default)?|["'\`][^"'\`]*["'\`]|[\w$]+)`;
    const source = new RegExp(pattern).exec(sources)?.[1] ?? "";
    const address = readString(source) ?? findAddress(source, page);
    const src = address === undefined ? undefined : page.context.resolveImage(address);
    if (src === undefined) page.report("missing-image", address ?? (source || mode), element.start);
    return src;
  };
  const [light, dark] = [getImage("light"), getImage("dark")];
  const shown = light ?? dark;
  if (shown === undefined) {
    replaceElement(element, "", page);
    return;
  }
  const alt = findLiteral(element.tag, "alt") ?? "";
  const image = `<img src=${quoteAttribute(shown)} alt=${quoteAttribute(alt)} />`;
  const source = `<source media="(prefers-color-scheme: dark)" srcset=${quoteAttribute(dark ?? "")} />`;
  const isPair = light !== undefined && dark !== undefined && light !== dark;
  replaceElement(element, isPair ? `<picture>${source}${image}</picture>` : image, page);
}
