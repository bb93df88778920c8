import type { MdastNode } from "satteri";
import { getCodeBlock } from "../../../../src/model/text/markdown-code.ts";
import { readExpression } from "../../evaluate/read-statically.ts";
import { type AstNode, parseModule } from "../../text/ast.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import { findAttribute, findLiteral, quoteAttribute } from "../../text/jsx-tag.ts";
import { asRecord, getTextWithLines, stripTags } from "../../text/values.ts";
import { findAdmonitionKind } from "../admonition-kinds.ts";
import { readHeadings } from "../headings.ts";
import { getPackageManagerTabs } from "../package-managers.ts";
import type { PageConversion } from "./conversion.ts";
import {
  type Descend,
  type Element,
  getModule,
  isPageHead,
  type ProvidedComponent,
  renameElement,
  replaceElement,
  unwrapElement,
} from "./conversion.ts";
import { convertAttributes, findAddress, keepComponent, knownText } from "./convert-attributes.ts";
import { moveElement } from "./extract-component.ts";
import { convertOpenapiComponent, openapiComponents } from "./openapi-components.ts";
import { countTabsBefore, endTabsBeforeRest, isInTabs } from "./tabs.ts";

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

interface Step {
  page: PageConversion;
  descend: Descend;
}

type Convert = (element: Element, step: Step) => void;

const docusaurusComponents: Readonly<Record<string, Convert>> = {
  Tabs(element, step) {
    keep(element, step);
    endTabsBeforeRest(element, step.page);
  },
  TabItem: convertTabItem,
  Link: asElement("a", { to: "href" }),
  Heading(element, step) {
    const level = findLiteral(element.tag, "as") ?? "h2";
    const text = findLiteral(element.tag, "children");
    if (text !== undefined) {
      const id = findLiteral(element.tag, "id");
      const marks = "#".repeat(Number(level.slice(1)) || 2);
      const heading = `${marks} ${escapeMarkdown(text)}${id === undefined ? "" : ` {#${id}}`}`;
      const attribute = id === undefined ? "" : ` id=${quoteAttribute(id)}`;
      const title = `<h1${attribute}>${escapeMarkdown(text)}</h1>`;
      replaceElement(element, level === "h1" ? title : heading, step.page);
      return;
    }
    asElement(level, { as: null })(element, step);
  },
  Details: convertDetails,
  Admonition: convertAdmonition,
  CodeBlock: convertCodeBlock,
  "react-syntax-highlighter": convertCodeBlock,
  Mermaid(element, { page }) {
    const code = element.tag.attributes.find(({ name }) => name === "value" || name === "chart");
    const text = code?.literal ?? unquote(code?.expression ?? "");
    if (text === undefined) dropElement(element, page);
    else replaceElement(element, fenced(text, "mermaid", element, page), page);
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
    const cards = page.context.cards();
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
  Tabs(element, step) {
    asElement("Tabs", { syncKey: "groupId" })(element, step);
    endTabsBeforeRest(element, step.page);
  },
};

function getConversion({ specifier, imported }: ProvidedComponent): Convert | undefined {
  if (specifier === "starlight-package-managers") return convertPackageManagerTabs;
  const [conversions, name] =
    specifier === starlightComponents
      ? [starlightConversions, imported]
      : [docusaurusComponents, specifier.split("/").at(-1) ?? ""];
  if (specifier !== starlightComponents && Object.hasOwn(openapiComponents, name)) {
    return (element, { page }) => convertOpenapiComponent(element, name, page);
  }
  return Object.hasOwn(conversions, name) ? conversions[name] : undefined;
}

export function hasConversion(component: ProvidedComponent): boolean {
  return getConversion(component) !== undefined;
}

export function convertThemeComponent(
  element: Element,
  component: ProvidedComponent,
  step: Step,
): void {
  const convert = getConversion(component);
  if (convert) convert(element, step);
  else {
    const { page } = step;
    page.report("theme-component", `<${element.name}>`, element.start);
    unwrap(element, step);
  }
}

function keep(element: Element, { page, descend }: Step): void {
  const { specifier = "", imported = "" } = getModule(element.name, page) ?? {};
  const isNamed = imported !== "default" && imported !== "";
  renameElement(element, isNamed ? imported : (specifier.split("/").at(-1) ?? ""), page);
  convertAttributes(element, page);
  descend(element.node, page);
}

function convertTabItem(element: Element, step: Step): void {
  const { page, descend } = step;
  if (!page.context.isPartial && !isInTabs(element.start, page.root)) {
    // Docusaurus only shows its content.
    unwrapElement(element, page);
    descend(element.node, page);
    return;
  }
  const { tag } = element;
  const label = findLiteral(tag, "label");
  // Starlight needs no `value`.
  if (label !== undefined && !findAttribute(tag, "value")) {
    const count = countTabsBefore(element.node, label, page.root) ?? 0;
    const text = ` value=${quoteAttribute(count === 0 ? label : `${label} ${count + 1}`)}`;
    page.edits.push({ start: tag.nameEnd, end: tag.nameEnd, text });
  }
  asElement("TabItem", { icon: null })(element, step);
}

/**
 * Replaces a component with another element. The attributes get the names of `attributes`, or are
 * removed if these are null. Those that become `src` or `href` get their new addresses.
 */
function asElement(name: string, attributes: Readonly<Record<string, string | null>>): Convert {
  return (element, { page, descend }) => {
    renameElement(element, name, page);
    const tag = { ...element.tag, attributes: [...element.tag.attributes] };
    for (const attribute of element.tag.attributes) {
      const newName = attributes[attribute.name];
      if (newName === undefined) continue;
      tag.attributes = tag.attributes.filter((one) => one !== attribute);
      const { start, end } = attribute;
      if (newName === null) {
        page.edits.push({ start: start - 1, end, text: "" });
        continue;
      }
      if (newName === "groupId") {
        page.edits.push({ start, end: start + attribute.name.length, text: newName });
        continue;
      }
      const address = attribute.literal ?? findAddress(attribute.expression ?? "", page) ?? "";
      const resolved = newName === "src" ? page.context.image(address) : page.context.link(address);
      if (resolved === undefined) {
        page.report(newName === "src" ? "missing-image" : "broken-link", address, start);
      }
      page.edits.push({
        start,
        end,
        text: `${newName}=${quoteAttribute(resolved ?? address)}`,
      });
    }
    convertAttributes({ ...element, tag }, page);
    descend(element.node, page);
  };
}

function unwrap(element: Element, { page, descend }: Step): void {
  unwrapElement(element, page);
  descend(element.node, page);
}

function dropElement(element: Element, page: PageConversion): void {
  page.report("theme-component", `<${element.name}>`, element.start);
  replaceElement(element, "", page);
}

function convertTocInline(element: Element, { page }: Step): void {
  const getLevel = (name: string) => {
    const level = findAttribute(element.tag, name);
    return Number(level?.literal ?? level?.expression ?? Number.NaN);
  };
  const [min, max] = [getLevel("minHeadingLevel") || 2, getLevel("maxHeadingLevel") || 3];
  const lines = readHeadings(page, page.context.headingIds).flatMap(({ node, label, id }) => {
    const text = escapeMarkdown(label.replace(/\s*\{#[^}]+\}$/, ""));
    const isListed = node.depth >= min && node.depth <= max;
    return isListed ? [`${"  ".repeat(node.depth - min)}- [${text}](#${id})`] : [];
  });
  replaceElement(element, lines.join("\n"), page);
}

function convertDetails(element: Element, { page, descend }: Step): void {
  renameElement(element, "details", page);
  const { closing, tag } = element;
  const summary = findAttribute(tag, "summary");
  const attributes = tag.attributes.filter((attribute) => attribute !== summary);
  convertAttributes({ ...element, tag: { ...tag, attributes } }, page);
  if (summary) {
    const { literal: words, expression = "" } = summary;
    const inner = words?.replace(/[&<{]/g, (sign) => `&#${sign.charCodeAt(0)};`) ?? expression;
    const text = /^\s*<summary/.test(inner) ? inner.trim() : `<summary>${inner}</summary>`;
    page.edits.push({ start: summary.start - 1, end: summary.end, text: "" });
    page.edits.push({ start: element.tag.end, end: element.tag.end, text: `\n${text}\n` });
    // If the start tag of a block begins a line, MDX requires the end tag at the start of a line.
    const isApart = closing === undefined || /\n[ \t]*$/.test(page.text.slice(0, closing));
    if (!isApart) page.edits.push({ start: closing, end: closing, text: "\n" });
  }
  descend(element.node, page);
}

function convertAdmonition(element: Element, { page, descend }: Step): void {
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
  const kind = findLiteral(element.tag, "type") ?? "note";
  const title = findLiteral(element.tag, "title");
  const heading = title === undefined ? "" : `[${escapeMarkdown(title)}]`;
  const runs = page.text.slice(tag.end, closing).match(/(?<=^[ \t]*):{3,}/gm) ?? [];
  const longest = Math.max(2, ...runs.map((run) => run.length));
  const colons = ":".repeat(longest + 1 + nestedAdmonitions(node, page));
  page.edits.push({
    start: tag.start,
    end: tag.end,
    text: `${colons}${findAdmonitionKind(kind) ?? kind}${heading}\n`,
  });
  page.edits.push({ start: closing, end, text: `\n${colons}` });
  descend(node, page);
}

/** How many admonitions are inside one another within this one. */
function nestedAdmonitions(node: MdastNode, page: PageConversion): number {
  const children = "children" in node ? node.children : [];
  const depths = children.map((child) => {
    const name = child.type === "mdxJsxFlowElement" ? (child.name ?? "") : "";
    const component = name === "" ? undefined : getModule(name, page);
    const isAdmonition = component && getConversion(component) === convertAdmonition;
    return nestedAdmonitions(child, page) + (isAdmonition ? 1 : 0);
  });
  return Math.max(0, ...depths);
}

function isParagraph({ start, end }: Element, text: string): boolean {
  return (
    /(?:^|\n[ \t]*\n)$/.test(text.slice(0, start)) &&
    /^[ \t]*(?:\n[ \t]*)?(?:\n|$)/.test(text.slice(end))
  );
}

/** `<Code code={...} lang="js" />` of Starlight. */
function convertCodeElement(element: Element, { page, descend }: Step): void {
  const attribute = findAttribute(element.tag, "code");
  const expression = attribute?.expression ?? "";
  const specifier = page.imports.get(expression.trim())?.specifier;
  const imported = specifier?.endsWith("?raw") ? page.context.text(specifier) : undefined;
  const known =
    attribute?.literal ?? imported ?? unquote(expression) ?? knownText(expression, page);
  const template = /^\s*`([\s\S]*)`\s*$/.exec(expression)?.[1];
  if (known === undefined && template !== undefined) {
    page.report("expression-removed", firstLine(template), element.start);
  }
  // A template with an unknown part is still more than nothing.
  const unescaped = template?.replace(/\\(n|[\\`$])/g, (_escape, letter: string) =>
    letter === "n" ? "\n" : letter,
  );
  const code = (known ?? unescaped)?.replace(/^\n/, "");
  if (code === undefined) {
    keepComponent(element, page);
    descend(element.node, page);
    return;
  }
  const title = findLiteral(element.tag, "title");
  const info = `${findLiteral(element.tag, "lang") ?? "text"}${title === undefined ? "" : ` title=${JSON.stringify(title)}`}`;
  replaceElement(element, fenced(code, info, element, page), page);
}

/** `<PackageManagers pkg="kite" />` of `starlight-package-managers`. */
function convertPackageManagerTabs(element: Element, { page }: Step): void {
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

function firstLine(code: string): string {
  return code.trim().split("\n")[0]?.slice(0, 60) ?? "";
}

function convertCodeBlock(element: Element, { page }: Step): void {
  const { tag, closing } = element;
  const inner = page.text.slice(tag.end, closing ?? tag.end).trim();
  const name = /^\{\s*([\w$]+)\s*\}$/.exec(inner)?.[1] ?? "";
  const imported = page.imports.get(name)?.specifier.replace(/^!!?raw-loader!|\?raw$/g, "");
  const known = imported === undefined ? convertCode(inner, page) : page.context.text(imported);
  if (known === undefined && moveElement(element, page)) return;
  if (known === undefined) page.report("expression-removed", firstLine(inner), tag.start);
  const code = known ?? /^\{\s*`([\s\S]*)`\s*\}$/.exec(inner)?.[1];
  if (code === undefined) {
    replaceElement(element, "", page);
    return;
  }
  const language =
    findLiteral(element.tag, "language") ??
    /language-(\w+)/.exec(findLiteral(element.tag, "className") ?? "")?.[1];
  const title = findLiteral(element.tag, "title");
  const info = `${language ?? "text"}${title === undefined ? "" : ` title=${JSON.stringify(title)}`}`;
  replaceElement(element, fenced(code, info, element, page), page);
}

/**
 * The text of children such as `` {`a\n`} {`b`} `` and `<b>a</b>`; undefined if a part of it is
 * unknown.
 */
function convertCode(inner: string, page: PageConversion): string | undefined {
  if (!/[{<]/.test(inner)) return inner;
  // MDX has escapes, which JSX does not have.
  const source = `<>${inner.replaceAll("\\<", hiddenLess).replaceAll("\\{", hiddenBrace)}</>`;
  const [statement] = (parseModule(source, "code.tsx")?.body ?? []) as AstNode[];
  const parts: string[] = [];
  let isKnown = statement !== undefined;
  const read = (node: AstNode): void => {
    if (node.type === "JSXText") {
      // JSX ignores white space with a line break.
      const text = String(node.value);
      parts.push(/^\s*\n\s*$/.test(text) ? "" : text.replace(/\n[ \t]+/g, "\n"));
    } else if (node.type === "JSXExpressionContainer") {
      const { type, start, end } = node.expression as AstNode;
      if (type === "JSXEmptyExpression") return;
      const expression = source.slice(start, end);
      const part = unquote(expression) ?? knownText(expression, page);
      if (part === undefined) isKnown = false;
      else parts.push(part);
    } else if (/^JSX(?:Element|Fragment)$/.test(node.type)) {
      const { name } = asRecord(asRecord(node.openingElement).name);
      if (name === "br") parts.push("\n");
      else if (/^[A-Z]/.test(String(name ?? ""))) isKnown = false;
      else for (const child of node.children as AstNode[]) read(child);
    } else isKnown = false;
  };
  if (statement) read(statement.expression as AstNode);
  const code = parts.join("").replaceAll(hiddenLess, "<").replaceAll(hiddenBrace, "{");
  return isKnown ? code : undefined;
}

const hiddenLess = "\uE000";
const hiddenBrace = "\uE001";

/** The value of a string or template literal, or of several that are joined with `+`. */
function unquote(expression: string): string | undefined {
  const value = readExpression(expression, new Map());
  return typeof value === "string" ? value : undefined;
}

function fenced(code: string, info: string, element: Element, page: PageConversion): string {
  const { start, end } = element;
  const lineStart = page.text.lastIndexOf("\n", start - 1) + 1;
  const before = page.text.slice(lineStart, start);
  const indent = /^\s*$/.test(before) ? before : "";
  const lines = getCodeBlock(code.replace(/^\n+|\s+$/g, ""), info).split("\n");
  const isLast = /^[ \t]*(?:\n|$)/.test(page.text.slice(end));
  return (
    (indent === before ? "" : "\n\n") +
    lines.map((line, index) => (index === 0 ? line : indent + line)).join("\n") +
    (isLast ? "" : `\n\n${indent}`)
  );
}

/** Shows the HTML of Astro's `set:html`: code as a code block, other HTML as its text. */
export function convertSetHtml(element: Element, page: PageConversion): boolean {
  const attribute = findAttribute(element.tag, "set:html");
  if (!attribute) return false;
  const { literal: text, expression = "" } = attribute;
  const html = text ?? unquote(expression) ?? knownText(expression, page);
  if (html === undefined) return false;
  if (/^\s*<pre\b/i.test(html)) {
    replaceElement(element, fenced(getTextWithLines(html), "text", element, page), page);
  } else {
    page.report("expression-removed", "set:html", element.start);
    replaceElement(element, stripTags(html).replace(/[<{*_`]/g, "\\$&"), page);
  }
  return true;
}

function convertThemedImage(element: Element, { page }: Step): void {
  const sources = findAttribute(element.tag, "sources")?.expression ?? "";
  const getImage = (mode: "light" | "dark") => {
    const pattern = String.raw`\b${mode}:\s*((?:require|useBaseUrl)\([^)]*\)(?:\.default)?|["'\`][^"'\`]*["'\`]|[\w$]+)`;
    const source = new RegExp(pattern).exec(sources)?.[1] ?? "";
    const address = unquote(source) ?? findAddress(source, page);
    const src = address === undefined ? undefined : page.context.image(address);
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
