import { dirname } from "node:path";
import { escapeAttribute, escapeText } from "../../../src/model/text/escape-html.ts";
import { resolveModule } from "../site/resolve-module.ts";
import { type AstNode, isAstNode, parseModule } from "../text/ast.ts";
import { htmlToMarkdown, parseTemplate } from "../text/html-to-markdown.ts";
import { asRecord, asString, decodeEntities, readText } from "../text/values.ts";

/** Properties whose strings readers see. */
const textKeys =
  /^(?:alt|body|caption|content|cta|description|heading|label|name|paragraph|question|answer|quote|subheading|subtitle|summary|tagline|text|title)$/i;
const addressKeys = /^(?:to|href|link|url)$/;

/** `htmlToMarkdown` drops these elements. In a React page their text is content. */
const keptAsDiv = /^(?:form|noscript|template)$/;

/** Matches files other than code and text, such as pictures. */
const mediaFile = /\.(?!(?:[cm]?[jt]sx?|json|mdx?)$)\w+$/;

interface ReadingContext {
  siteDir: string;
  seen: Set<string>;
  publishPicture(address: string, from: string): string | undefined;
}

interface ModuleFile {
  file: string;
  imports: ReadonlyMap<string, string>;
}

/** Converts a React component, and those of the site that it uses, to Markdown in source order. */
export function getTextOfComponent(file: string, reading: Omit<ReadingContext, "seen">): string {
  const html = getHtmlOfFile(file, { ...reading, seen: new Set() });
  const sameAddress = (address: string) => address;
  return htmlToMarkdown(parseTemplate(html), {
    resolveImage: sameAddress,
    resolveLink: sameAddress,
  });
}

function getHtmlOfFile(file: string, reading: ReadingContext): string {
  if (reading.seen.has(file)) return "";
  reading.seen.add(file);
  const program = parseModule(readText(file), file);
  if (!program) return "";
  const imports = new Map<string, string>();
  for (const node of program.body as AstNode[]) {
    if (node.type !== "ImportDeclaration") continue;
    const specifier = String(asRecord(node.source).value);
    for (const child of (node.specifiers ?? []) as AstNode[]) {
      imports.set(String(asRecord(child.local).name), specifier);
    }
  }
  return getHtml(program.body, { file, imports }, reading);
}

function getHtml(value: unknown, module: ModuleFile, reading: ReadingContext): string {
  if (Array.isArray(value)) return value.map((item) => getHtml(item, module, reading)).join("");
  if (!isAstNode(value)) return "";
  if (value.type === "ImportDeclaration" || /^TS/.test(value.type)) return "";
  if (value.type === "JSXText") return escapeText(decodeEntities(String(value.value)));
  if (value.type === "JSXElement") return getHtmlOfElement(value, module, reading);
  if (value.type === "Identifier") return getHtmlOfImport(String(value.name), module, reading);
  if (value.type === "ObjectExpression") return getHtmlOfObject(value, module, reading);
  return Object.values(value)
    .map((child) => getHtml(child, module, reading))
    .join("");
}

function getHtmlOfElement(node: AstNode, module: ModuleFile, reading: ReadingContext): string {
  const opening = asRecord(node.openingElement);
  const name = String(asRecord(opening.name).name ?? "");
  const attributes = ((opening.attributes ?? []) as AstNode[]).filter(
    ({ type }) => type === "JSXAttribute",
  );
  const getAttribute = (key: string) => {
    const found = attributes.find((attribute) => asRecord(attribute.name).name === key);
    return found?.value;
  };
  if (/^(?:img|Image|ThemedImage)$/.test(name)) {
    const source = readAddress(getAttribute("src") ?? getAttribute("img"), module.imports);
    const address = source === undefined ? undefined : reading.publishPicture(source, module.file);
    const alt = readLiteral(getAttribute("alt")) ?? "";
    if (address === undefined) return "";
    return `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}">`;
  }
  if (/^(?:style|script|svg|Head|Helmet|title)$/.test(name)) return "";
  const properties = attributes.map((attribute) => {
    const key = String(asRecord(attribute.name).name);
    const text =
      textKeys.test(key) && !/^(?:Layout|Translate)$/.test(name)
        ? readLiteral(attribute.value)
        : undefined;
    return text === undefined ? getHtml(attribute.value, module, reading) : printParagraph(text);
  });
  const children = (node.children as AstNode[]).map((child) =>
    getHtmlOfChild(child, module, reading),
  );
  const content = [...properties, ...children, getHtmlOfImport(name, module, reading)].join("");
  const href = readHref(getAttribute("to") ?? getAttribute("href"), module.imports);
  if (href !== undefined) return `<a href="${escapeAttribute(href)}">${content}</a>`;
  if (!/^[a-z]\w*$/.test(name)) return content;
  if (content === "") return `<${name}/>`;
  const tag = keptAsDiv.test(name) ? "div" : name;
  return `<${tag}>${content}</${tag}>`;
}

function printParagraph(text: string): string {
  return `<p>${escapeText(text)}</p>`;
}

function getHtmlOfChild(child: AstNode, module: ModuleFile, reading: ReadingContext): string {
  const text = readLiteral(child);
  return text === undefined ? getHtml(child, module, reading) : escapeText(text);
}

/** The content of an imported module of the site; empty if an earlier use has read it. */
function getHtmlOfImport(
  name: string,
  { file: from, imports }: ModuleFile,
  reading: ReadingContext,
): string {
  const specifier = imports.get(name);
  if (specifier === undefined) return "";
  const file = resolveModule(specifier, dirname(from), reading.siteDir);
  const html = file !== undefined && /\.[jt]sx?$/.test(file) ? getHtmlOfFile(file, reading) : "";
  return html === "" ? "" : `<div>${html}</div>`;
}

/** An object is often an item of a list: its texts, the first of which links to its address. */
function getHtmlOfObject(node: AstNode, module: ModuleFile, reading: ReadingContext): string {
  let address: string | undefined;
  const parts: string[] = [];
  for (const property of node.properties as AstNode[]) {
    const key = String(asRecord(property.key).name ?? asRecord(property.key).value ?? "");
    const href = addressKeys.test(key) ? readHref(property.value, module.imports) : undefined;
    const text = readLiteral(property.value);
    if (href !== undefined) address = href;
    else if (text === undefined) parts.push(getHtml(property.value, module, reading));
    else if (textKeys.test(key)) parts.push(printParagraph(text));
  }
  const [first = "", ...rest] = parts.filter((part) => part.trim() !== "");
  const isLink = address !== undefined && !/<(?:a|div)\b/.test(first);
  const link = isLink ? `<a href="${escapeAttribute(address ?? "")}">${first}</a>` : first;
  return [link, ...rest].map((part) => `<div>${part}</div>`).join("");
}

/** The text of a string, of a template without expressions, or of a call of `translate`. */
function readLiteral(value: unknown): string | undefined {
  if (!isAstNode(value)) return undefined;
  if (value.type === "JSXExpressionContainer") return readLiteral(value.expression);
  if (value.type === "Literal") return asString(value.value);
  if (value.type === "TemplateLiteral") {
    const quasis = value.quasis as AstNode[];
    return quasis.length === 1 ? asString(asRecord(quasis[0]?.value).cooked) : undefined;
  }
  const isTranslation =
    value.type === "CallExpression" && asRecord(value.callee).name === "translate";
  if (!isTranslation) return undefined;
  const [argument] = value.arguments as AstNode[];
  const properties = (asRecord(argument).properties ?? []) as AstNode[];
  const message = properties.find(({ key }) => asRecord(key).name === "message");
  return readLiteral(message ? message.value : argument);
}

/** A literal, also inside `useBaseUrl` or `require`, or the name of an imported file. */
function readAddress(value: unknown, imports: ReadonlyMap<string, string>): string | undefined {
  if (!isAstNode(value)) return undefined;
  if (value.type === "JSXExpressionContainer") return readAddress(value.expression, imports);
  if (value.type === "MemberExpression") return readAddress(value.object, imports);
  if (value.type === "Identifier") {
    const specifier = imports.get(String(value.name));
    return specifier !== undefined && mediaFile.test(specifier) ? specifier : undefined;
  }
  const callee = value.type === "CallExpression" ? asRecord(value.callee).name : undefined;
  if (callee === "useBaseUrl" || callee === "require") {
    return readAddress((value.arguments as AstNode[])[0], imports);
  }
  return readLiteral(value);
}

/** Reads an address. One like `docs/intro` begins at the root of the site, so it gets a slash. */
function readHref(value: unknown, imports: ReadonlyMap<string, string>): string | undefined {
  const address = readAddress(value, imports);
  return address && /^[\w-]+(?:\/|$)/.test(address) ? `/${address}` : address;
}
