import { getCodeBlock } from "../../../../src/model/text/markdown-code.ts";
import { readString } from "../../evaluate/read-statically.ts";
import { type AstNode, parseModule } from "../../text/ast.ts";
import { findAttribute, findLiteral } from "../../text/jsx-tag.ts";
import { asRecord, decodeEntities } from "../../text/values.ts";
import { type Element, type PageConversion, type PageWalk, replaceElement } from "./conversion.ts";
import { findKnownText, getFirstLine, keepComponent } from "./convert-attributes.ts";
import { extractElement } from "./extract-component.ts";

/** `<Code code={...} lang="js" />` of Starlight. */
export function convertCodeElement(element: Element, { page, descend }: PageWalk): void {
  const attribute = findAttribute(element.tag, "code");
  const expression = attribute?.expression ?? "";
  const specifier = page.imports.get(expression.trim())?.specifier;
  const imported = specifier?.endsWith("?raw") ? page.context.readText(specifier) : undefined;
  const known =
    attribute?.literal ?? imported ?? readString(expression) ?? findKnownText(expression, page);
  const template = /^\s*`([\s\S]*)`\s*$/.exec(expression)?.[1];
  if (known === undefined && template !== undefined) {
    page.report("expression-removed", getFirstLine(template), element.start);
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
  const language = findLiteral(element.tag, "lang");
  replaceElement(element, getFencedCode(code, printInfo(language, element), element, page), page);
}

export function convertCodeBlock(element: Element, { page }: PageWalk): void {
  const { tag, closing } = element;
  const inner = page.text.slice(tag.end, closing ?? tag.end).trim();
  const name = /^\{\s*([\w$]+)\s*\}$/.exec(inner)?.[1] ?? "";
  const imported = page.imports.get(name)?.specifier;
  const text = imported === undefined ? undefined : page.context.readText(imported);
  const { code, isComplete } =
    text === undefined ? convertCode(inner, page) : { code: text, isComplete: true };
  if (!isComplete && extractElement(element, page)) return;
  if (!isComplete) page.report("expression-removed", getFirstLine(inner), tag.start);
  if (code === undefined) {
    replaceElement(element, "", page);
    return;
  }
  const language =
    findLiteral(element.tag, "language") ??
    /language-([\w+#-]+)/.exec(findLiteral(element.tag, "className") ?? "")?.[1];
  replaceElement(element, getFencedCode(code, printInfo(language, element), element, page), page);
}

/** A title cannot contain the quotes around it. */
function printInfo(language: string | undefined, { tag }: Element): string {
  const title = findLiteral(tag, "title");
  return `${language ?? "text"}${title === undefined ? "" : ` title="${title.replaceAll('"', "'")}"`}`;
}

interface ConvertedCode {
  /** Undefined if nothing of it is known. */
  code: string | undefined;
  isComplete: boolean;
}

/**
 * The text of children such as `` {`a\n`} {`b`} `` and `<b>a</b>`. A component shows its name, such
 * as `<Version>`, and an unknown part of a template its source.
 */
function convertCode(inner: string, page: PageConversion): ConvertedCode {
  if (!/[{<]/.test(inner)) return { code: decodeEntities(inner), isComplete: true };
  // MDX has escapes, which JSX does not have.
  const source = `<>${inner.replaceAll("\\<", lessThanPlaceholder).replaceAll("\\{", bracePlaceholder)}</>`;
  const [statement] = (parseModule(source, "code.tsx")?.body ?? []) as AstNode[];
  const parts: string[] = [];
  let isComplete = statement !== undefined;
  let isKnown = false;
  const addKnown = (text: string) => {
    parts.push(text);
    isKnown ||= text.trim() !== "";
  };
  const read = (node: AstNode): void => {
    if (node.type === "JSXText") {
      // JSX ignores white space with a line break.
      const text = decodeEntities(String(node.value));
      addKnown(/^\s*\n\s*$/.test(text) ? "" : text.replace(/\n[ \t]+/g, "\n"));
    } else if (node.type === "JSXExpressionContainer") {
      const { type, start, end } = node.expression as AstNode;
      if (type === "JSXEmptyExpression") return;
      const expression = source.slice(start, end);
      const part = readString(expression) ?? findKnownText(expression, page);
      const template = /^`([\s\S]*)`$/.exec(expression)?.[1];
      if (part === undefined) isComplete = false;
      if (part !== undefined || template !== undefined) addKnown(part ?? template ?? "");
      else parts.push(`{${expression}}`);
    } else if (/^JSX(?:Element|Fragment)$/.test(node.type)) {
      const { name } = asRecord(asRecord(node.openingElement).name);
      if (name === "br") parts.push("\n");
      else if (/^[A-Z]/.test(String(name ?? ""))) {
        isComplete = false;
        parts.push(`<${name}>`);
      } else for (const child of node.children as AstNode[]) read(child);
    } else isComplete = false;
  };
  if (statement) read(statement.expression as AstNode);
  const code = parts
    .join("")
    .replaceAll(lessThanPlaceholder, "<")
    .replaceAll(bracePlaceholder, "{");
  return { code: isKnown || isComplete ? code : undefined, isComplete };
}

const lessThanPlaceholder = "\uE000";
const bracePlaceholder = "\uE001";

export function getFencedCode(
  code: string,
  info: string,
  element: Element,
  page: PageConversion,
): string {
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
