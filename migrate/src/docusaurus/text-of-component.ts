import { dirname } from "node:path";
import { resolveModule } from "../site/resolve-module.ts";
import { type AstNode, isAstNode, parseModule } from "../text/ast.ts";
import { escapeMarkdown } from "../text/escape-markdown.ts";
import { asRecord, asString, readText } from "../text/values.ts";

/** Properties whose strings readers see. */
const textKeys =
  /^(?:alt|body|caption|content|cta|description|heading|label|name|paragraph|question|answer|quote|subheading|subtitle|summary|tagline|text|title)$/i;
const addressKeys = /^(?:to|href|link|url)$/;

/** A file that is no module with code or text. */
const assetFile = /\.(?!(?:[cm]?[jt]sx?|json|mdx?)$)\w+$/;

const blocks =
  /^(?:p|div|section|header|footer|article|ul|ol|table|tr|blockquote|figure|br|dl|dt|dd|details|summary)$/;

interface Reading {
  siteDir: string;
  seen: Set<string>;
  image(address: string, from: string): string | undefined;
}

interface ModuleFile {
  file: string;
  imports: ReadonlyMap<string, string>;
}

/** Converts a React component, and those of the site that it uses, to Markdown in source order. */
export function getTextOfComponent(file: string, reading: Omit<Reading, "seen">): string {
  const text = getTextOfFile(file, { ...reading, seen: new Set() });
  return text
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function getTextOfFile(file: string, reading: Reading): string {
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
  return readComponentText(program.body, { file, imports }, reading);
}

function readComponentText(value: unknown, module: ModuleFile, reading: Reading): string {
  if (Array.isArray(value))
    return value.map((value) => readComponentText(value, module, reading)).join("");
  if (!isAstNode(value)) return "";
  if (value.type === "ImportDeclaration" || /^TS/.test(value.type)) return "";
  if (value.type === "JSXText") {
    return escapeMarkdown(String(value.value).replace(/\s+/g, " "));
  }
  if (value.type === "JSXElement") return getTextOfElement(value, module, reading);
  if (value.type === "Identifier") return getTextOfImport(String(value.name), module, reading);
  if (value.type === "ObjectExpression") return getTextOfObject(value, module, reading);
  return Object.entries(value)
    .filter(([key]) => key !== "type" && key !== "start" && key !== "end")
    .map(([, child]) => readComponentText(child, module, reading))
    .join("");
}

function getTextOfElement(node: AstNode, module: ModuleFile, reading: Reading): string {
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
    const address = source === undefined ? undefined : reading.image(source, module.file);
    return address === undefined
      ? ""
      : `\n\n![${escapeMarkdown(readLiteral(getAttribute("alt")) ?? "")}](${address})\n\n`;
  }
  if (/^(?:style|script|svg|Head|Helmet|title)$/.test(name)) return "";
  const texts = attributes.flatMap((attribute) => {
    const key = String(asRecord(attribute.name).name);
    const text = textKeys.test(key) && name !== "Layout" ? readLiteral(attribute.value) : undefined;
    const inner =
      text === undefined
        ? readComponentText(attribute.value, module, reading)
        : `\n\n${escapeMarkdown(text)}\n\n`;
    return inner.trim() === "" ? [] : inner;
  });
  const children = (node.children as AstNode[])
    .map((child) => getTextOfChild(child, module, reading))
    .join("");
  const href = readHref(getAttribute("to") ?? getAttribute("href"), module.imports);
  const label = `${texts.join(" ")} ${children}`.replace(/\s+/g, " ").trim();
  if (href !== undefined && label !== "" && !label.includes("](")) {
    return ` [${label.replace(/^#+ /, "")}](${href}) `;
  }
  if (/^h[1-6]$/.test(name)) return label === "" ? "" : `\n\n## ${label}\n\n`;
  if (name === "li") return label === "" ? "" : `\n- ${label}\n`;
  const all = `${texts.join("")}${children}${getTextOfImport(name, module, reading)}`;
  return blocks.test(name) ? `\n\n${all}\n\n` : all;
}

function getTextOfChild(child: AstNode, module: ModuleFile, reading: Reading): string {
  const { type } = asRecord(child.expression);
  const text = type === "Literal" || type === "TemplateLiteral" ? readLiteral(child) : undefined;
  return text === undefined ? readComponentText(child, module, reading) : escapeMarkdown(text);
}

/** The text of an imported module of the site, where it is used first. */
function getTextOfImport(
  name: string,
  { file: from, imports }: ModuleFile,
  reading: Reading,
): string {
  const specifier = imports.get(name);
  if (specifier === undefined) return "";
  const file = resolveModule(specifier, dirname(from), reading.siteDir);
  const text = file !== undefined && /\.[jt]sx?$/.test(file) ? getTextOfFile(file, reading) : "";
  return text === "" ? "" : `\n\n${text}\n\n`;
}

/** Objects are often the data of a list: its texts, with the address as a link. */
function getTextOfObject(node: AstNode, module: ModuleFile, reading: Reading): string {
  let address: string | undefined;
  const texts: string[] = [];
  for (const property of node.properties as AstNode[]) {
    const key = String(asRecord(property.key).name ?? asRecord(property.key).value ?? "");
    const href = addressKeys.test(key) ? readHref(property.value, module.imports) : undefined;
    const text = readLiteral(property.value);
    if (href !== undefined) address = href;
    else if (text !== undefined && textKeys.test(key)) texts.push(escapeMarkdown(text));
    else if (text === undefined)
      texts.push(readComponentText(property.value, module, reading).trim());
  }
  const [first, ...rest] = texts.filter(Boolean);
  if (first === undefined) return "";
  const isLink = address !== undefined && !first.includes("](") && !first.includes("\n");
  return `\n\n${[isLink ? `[${first}](${address})` : first, ...rest].join("\n\n")}\n\n`;
}

/** The value of a literal, or of a template without parts. */
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
  return isTranslation ? readLiteral((value.arguments as AstNode[])[0]) : undefined;
}

/** A literal, also inside `useBaseUrl` or `require`, or the name of an imported file. */
function readAddress(value: unknown, imports: ReadonlyMap<string, string>): string | undefined {
  if (!isAstNode(value)) return undefined;
  if (value.type === "JSXExpressionContainer") return readAddress(value.expression, imports);
  if (value.type === "MemberExpression") return readAddress(value.object, imports);
  if (value.type === "Identifier") {
    const specifier = imports.get(String(value.name));
    return specifier !== undefined && assetFile.test(specifier) ? specifier : undefined;
  }
  const callee = value.type === "CallExpression" ? asRecord(value.callee).name : undefined;
  if (callee === "useBaseUrl" || callee === "require") {
    return readAddress((value.arguments as AstNode[])[0], imports);
  }
  return readLiteral(value);
}

/** Links of React pages begin at the root. */
function readHref(value: unknown, imports: ReadonlyMap<string, string>): string | undefined {
  const address = readAddress(value, imports);
  return address && /^[\w-]+(?:\/|$)/.test(address) ? `/${address}` : address;
}
