import { replaceSrcsetAddresses } from "../../../../src/model/url/srcset.ts";
import {
  defaultExport,
  readConstant,
  readExpression,
  readInModule,
} from "../../evaluate/read-statically.ts";
import { getInfimaDeclarations } from "../../site/layout-classes.ts";
import type { Edit } from "../../text/edits.ts";
import { quoteAttribute, type TagAttribute } from "../../text/jsx-tag.ts";
import { asRecord, isRecord, type Json } from "../../text/values.ts";
import {
  type Element,
  findModuleExport,
  getUnboundNames,
  type PageConversion,
  renameElement,
} from "./conversion.ts";
import { type ImportedName, readPlainObject } from "./modules.ts";

const imageAttributes = new Set(["src", "poster", "data-zoom-src"]);

export function convertAttributes(
  { tag, start, name: element }: Element,
  page: PageConversion,
): void {
  const classes: string[] = [];
  const styles: TagAttribute[] = [];
  const classAttribute = tag.attributes.find(
    ({ name }) => name === "className" || name === "class",
  );
  for (const attribute of tag.attributes) {
    if (attribute.name === "style") {
      const name = addStyleClass(attribute, page);
      if (name !== undefined) classes.push(name);
      const cause = name === undefined ? "style-removed" : "style-to-class";
      const subject = (attribute.literal ?? attribute.expression ?? "").replace(/\s+/g, " ").trim();
      page.report(cause, subject.slice(0, 60), start);
      styles.push(attribute);
    } else if (isHandler(attribute, element)) {
      page.edits.push(removeAttribute(attribute, page.text));
      page.report("handler-removed", attribute.name, start);
    } else if (attribute.name === "name" && clobbering.test(element)) {
      page.edits.push(removeAttribute(attribute, page.text));
    } else if (attribute !== classAttribute || attribute.literal !== undefined) {
      convertAttribute(attribute, start, page, /^[A-Z]/.test(element));
    }
  }
  const replaced = replaceInfimaClasses(classAttribute?.literal ?? "", start, page);
  writeClasses(classAttribute, { styles, classes: [...replaced, ...classes] }, page);
  if (classAttribute?.literal === undefined && classAttribute?.expression !== undefined) {
    convertClassExpression(classAttribute, classes, { tagStart: start, page });
  }
}

/** Keeps a computed `className`, and adds the classes that replace styles. */
function convertClassExpression(
  attribute: TagAttribute,
  classes: readonly string[],
  { tagStart, page }: { tagStart: number; page: PageConversion },
): void {
  if (classes.length === 0) {
    convertAttribute(attribute, tagStart, page, false);
    return;
  }
  const names = classes.join(" ");
  const value = printValue(attribute.expression ?? "", page);
  if (value === undefined) {
    page.report("expression-removed", getFirstLine(attribute.expression ?? ""), tagStart);
  }
  const computed = value?.replace(/^\{([\s\S]*)\}$/, "$1");
  const text =
    computed === undefined ? `"${names}"` : `{[${computed}, "${names}"].filter(Boolean).join(" ")}`;
  page.edits.push({ ...getRange(attribute), text: `className=${text}` });
}

function replaceInfimaClasses(literal: string, tagStart: number, page: PageConversion): string[] {
  const names = literal.split(/\s+/).filter(Boolean);
  const hasWidth = names.some((name) => /^col--\d/.test(name));
  return names.flatMap((name) => {
    // The width already has the effect of this class.
    if (name === "col" && hasWidth) return [];
    const layout = getInfimaDeclarations(name);
    const layoutClass = layout && page.context.addStyleClass(layout);
    if (layoutClass === undefined) return name;
    page.report("layout-class", name, tagStart);
    return layoutClass;
  });
}

/** A `name` of these elements would replace a property of `document`, so pages must not have it. */
const clobbering = /^(?:img|form|embed|object)$/;

/** Matches `onClick={...}` and `onclick="..."`, but not `one="1"` of a component. */
function isHandler({ name, literal }: TagAttribute, element: string): boolean {
  if (/^on(?:blur|change|click|error|focus|input|key|load|mouse|submit|toggle)[a-z]*$/.test(name)) {
    return true;
  }
  if (/^[A-Z]/.test(element)) return /^on[A-Z]/.test(name) && literal === undefined;
  return /^on[A-Za-z]+$/.test(name);
}

export function addStyleClass(
  { literal, expression }: TagAttribute,
  page: PageConversion,
): string | undefined {
  const style = expression === undefined ? parseStyle(literal ?? "") : readPlainObject(expression);
  return style && page.context.addStyleClass(style);
}

/** Reads the declarations of a `style` attribute, with the names that React has for properties. */
export function parseStyle(text: string): Record<string, string> {
  const entries = text.split(";").flatMap((declaration) => {
    const [, name = "", value] = /^\s*([\w-]+)\s*:\s*(\S[\s\S]*?)\s*$/.exec(declaration) ?? [];
    if (value === undefined) return [];
    const key = name.startsWith("--")
      ? name
      : name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
    return [[key, value]];
  });
  return Object.fromEntries(entries);
}

function writeClasses(
  classNames: TagAttribute | undefined,
  { styles, classes }: { styles: TagAttribute[]; classes: string[] },
  page: PageConversion,
): void {
  const names = classes.join(" ");
  for (const [index, style] of styles.entries()) {
    const receivesClasses = index === 0 && classes.length > 0 && !classNames;
    if (receivesClasses) page.edits.push({ ...getRange(style), text: `className="${names}"` });
    else page.edits.push(removeAttribute(style, page.text));
  }
  if (
    classNames?.literal !== undefined &&
    names !== classNames.literal.trim().replace(/\s+/g, " ")
  ) {
    page.edits.push({ ...getRange(classNames), text: `className="${names}"` });
  }
}

function getRange({ start, end }: TagAttribute): Pick<Edit, "start" | "end"> {
  return { start, end };
}

export function removeAttribute({ start, end }: TagAttribute, text: string): Edit {
  const space = /\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0;
  return { start: start - space, end, text: "" };
}

function convertAttribute(
  attribute: TagAttribute,
  tagStart: number,
  page: PageConversion,
  isComponent: boolean,
): void {
  const { name, literal, expression } = attribute;
  const canBeAddress = imageAttributes.has(name) || name === "href" || name === "to";
  const address =
    literal ??
    findAddress(expression ?? "", page) ??
    (canBeAddress ? findKnownText(expression ?? "", page) : undefined);
  // The `src` of a component may be any text.
  const isText = isComponent && /\s/.test(address ?? "");
  if (address !== undefined && canBeAddress && !isText) {
    convertAddress(attribute, address, { tagStart, page, isComponent });
  } else if (literal !== undefined) {
    if (!isComponent && name.toLowerCase() === "srcset") convertSrcset(attribute, page);
  } else if (expression !== undefined) {
    const value = name === "" ? undefined : printValue(expression, page);
    if (value === undefined) {
      page.edits.push(removeAttribute(attribute, page.text));
      page.report("expression-removed", getFirstLine(expression), tagStart);
    } else if (value !== `{${expression}}`) {
      page.edits.push({ ...getRange(attribute), text: `${name}=${value}` });
    }
  }
}

/** The first line of code, shortened for a report. */
export function getFirstLine(code: string): string {
  return code.trim().split("\n")[0]?.slice(0, 60) ?? "";
}

/** The value of an attribute in the new page; undefined if it uses a name that only the old site has. */
function printValue(expression: string, page: PageConversion): string | undefined {
  const withTexts = inlineImports(expression, page);
  if (withTexts !== expression) return `{${withTexts}}`;
  const text = findKnownText(expression, page);
  if (text !== undefined) return quoteAttribute(text);
  const value = JSON.stringify(findKnownValue(expression, page));
  if (value !== undefined && value.length <= maxInlinedText) return `{${value}}`;
  const address = findAddress(expression, page);
  const image = address === undefined ? undefined : page.context.resolveImage(address);
  if (image !== undefined) return quoteAttribute(image);
  const code = inlinePictures(expression, page);
  return getUnboundNames(code, page)?.length === 0 ? `{${code}}` : undefined;
}

/** The text of an expression such as `versions.next`, from constants of the page or its imports. */
export function findKnownText(expression: string, page: PageConversion): string | undefined {
  const constant = page.constants.get(expression.trim());
  if (constant !== undefined) return constant;
  const value = findKnownValue(expression, page);
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.length <= maxInlinedText ? text : undefined;
}

/** The value of an expression of constants; undefined if a part of it is unknown, or if it has none. */
function findKnownValue(expression: string, page: PageConversion): Json {
  const result = readResultOfCall(expression, page);
  if (result !== undefined) return result;
  const names = getUnboundNames(expression, page) ?? [];
  if (names.length === 0) return undefined;
  const values = new Map<string, Json>([
    ["frontMatter", page.context.frontMatter],
    ["frontmatter", page.context.frontMatter],
    ...page.constants,
  ]);
  for (const name of names) {
    if (values.has(name)) continue;
    const imported = page.imports.get(name);
    if (imported === undefined) return undefined;
    const code = page.context.readText(imported.specifier);
    values.set(name, code === undefined ? undefined : readValue(code, imported));
  }
  return readExpression(expression, values);
}

/** The result of a call such as `sourceUrl("examples")`, whose function the page or its import defines. */
function readResultOfCall(expression: string, page: PageConversion): Json {
  const [call, name = ""] = /^\s*([A-Za-z_$][\w$]*)(?=\()/.exec(expression) ?? [];
  if (call === undefined) return undefined;
  const imported = page.imports.get(name);
  const code = imported ? page.context.readText(imported.specifier) : page.moduleCode;
  if (!code) return undefined;
  const { imported: called } = imported ?? { imported: name };
  const callee = called === "default" ? defaultExport : called;
  return readInModule(code, callee + expression.slice(call.length));
}

function readValue(code: string, { specifier, imported }: ImportedName): Json {
  const [extension] = /\.\w+$/.exec(specifier) ?? [];
  if (extension === ".json") {
    try {
      const data: unknown = JSON.parse(code);
      return imported === "default" ? data : asRecord(data)[imported];
    } catch {
      return undefined;
    }
  }
  if (extension !== undefined && /^\.mdx?$/.test(extension)) {
    const exported = [...code.matchAll(/^export[ {](?:[^\n]+\n?)+/gm)].map(([block]) => block);
    return readConstant(exported.join("\n"), imported);
  }
  if (extension !== undefined && !/^\.[cm]?[jt]sx?$/.test(extension)) return undefined;
  const value = readConstant(code, imported);
  return isRecord(value) && Object.keys(value).length === 0 ? undefined : value;
}

const maxInlinedText = 20_000;

/** Replaces imported names, as in `[{ code: Example }]`, with the texts of their files. */
function inlineImports(expression: string, page: PageConversion): string {
  const names = getUnboundNames(expression, page) ?? [];
  if (names.length === 0 || !names.every((name) => readImportedText(name, page) !== undefined)) {
    return expression;
  }
  return names.reduce((code, name) => {
    const use = new RegExp(`(?<![\\w$."'])${name}(?![\\w$"'])`, "g");
    return code.replace(use, () => JSON.stringify(readImportedText(name, page)));
  }, expression);
}

/** Replaces `import("./a.png")` and `require("./a.png").default` in an expression with addresses. */
function inlinePictures(expression: string, page: PageConversion): string {
  return expression.replace(
    /\b(?:import|require)\(\s*(["'])([^"'\n]+\.(?:png|jpe?g|gif|webp|avif|svg))\1\s*\)(?:\.default\b)?/g,
    (match: string, _quote: string, address: string) => {
      const image = page.context.resolveImage(address);
      return image === undefined ? match : JSON.stringify(image);
    },
  );
}

function readImportedText(
  expression: string,
  { imports, context }: PageConversion,
): string | undefined {
  const specifier = imports.get(expression.trim())?.specifier ?? "";
  return textImport.test(specifier) ? context.readText(specifier) : undefined;
}

const textImport = /raw-loader!|\?raw$/;

/** The address in `require("./x.png").default` or `useBaseUrl("/x.png")`, or of an imported image. */
export function findAddress(
  expression: string,
  page: Pick<PageConversion, "imports" | "constants">,
): string | undefined {
  const call =
    /^\s*(?:require|import|useBaseUrl|withBaseUrl)\(\s*(["'`])([^"'`$]+)\1\s*\)(?:\.default)?\s*$/.exec(
      expression,
    );
  if (call?.[2] !== undefined) {
    const isRoot =
      /^\s*(?:useBaseUrl|withBaseUrl)/.test(expression) && !/^[./]|^https?:/.test(call[2]);
    return isRoot ? `/${call[2]}` : call[2];
  }
  const name = expression.trim().replace(/\.(?:default|src)$/, "");
  const specifier = page.imports.get(name)?.specifier;
  // Imported data and code, whose extension may be missing, are values and not files.
  const isCode = /\.(?:json|[cm]?[jt]sx?)$|(?:^|\/)[^./]*$/i.test(specifier ?? "");
  if (specifier !== undefined && (isCode || textImport.test(specifier))) return undefined;
  return specifier ?? page.constants.get(name);
}

/** Converts an address of a file, or of a link. */
export function convertAddress(
  attribute: TagAttribute,
  address: string,
  { tagStart, page, isComponent }: { tagStart: number; page: PageConversion; isComponent: boolean },
): void {
  const isImage = imageAttributes.has(attribute.name);
  const converted = isImage
    ? (page.context.resolveImage(address) ?? resolveImageOfComponent(address, isComponent, page))
    : page.context.resolveLink(address);
  // A component decides what a path without a slash or dot at its start means.
  if (converted === undefined && !(isComponent && /^[^./@]/.test(address))) {
    const cause = isImage ? "missing-image" : "broken-link";
    page.report(cause, address, tagStart);
  }
  const text = `${attribute.name}=${quoteAttribute(converted ?? address)}`;
  const isSame = (converted ?? address) === attribute.literal && attribute.expression === undefined;
  if (!isSame) page.edits.push({ ...getRange(attribute), text });
}

/** Converts each address of a `srcset`. The descriptors stay. */
export function convertSrcset(attribute: TagAttribute, page: PageConversion): void {
  let isChanged = false;
  const srcset = replaceSrcsetAddresses(attribute.literal ?? "", (address) => {
    const converted = page.context.resolveImage(address);
    if (converted === undefined) page.report("missing-image", address, attribute.start);
    isChanged ||= converted !== undefined && converted !== address;
    return converted ?? address;
  });
  if (!isChanged) return;
  const text = `${attribute.name}=${quoteAttribute(srcset)}`;
  page.edits.push({ ...getRange(attribute), text });
}

/** Components often pass `src` to `useBaseUrl`, for which a path without a slash begins at the root. */
function resolveImageOfComponent(
  address: string,
  isComponent: boolean,
  { context }: PageConversion,
): string | undefined {
  return isComponent && /^[^./]/.test(address) ? context.resolveImage(`/${address}`) : undefined;
}

/** @returns its name in the new site */
export function keepComponent(element: Element, page: PageConversion): string {
  const root = element.name.split(".")[0] ?? element.name;
  const imported = findModuleExport(root, page);
  const member = element.name.slice(root.length + 1);
  const localComponent = page.localComponents.get(root);
  const isWhole = imported !== undefined && imported.imported !== "*" && member === "";
  const name =
    localComponent ??
    page.context.addComponent({
      specifier: imported?.specifier ?? null,
      imported: isWhole ? imported.imported : member || "default",
      local: element.name,
    });
  if (page.context.isStub(name)) {
    const subject = `<${element.name}>`;
    page.report("stub-component", subject, element.start);
  }
  renameElement(element, name, page);
  convertAttributes(element, page);
  return name;
}
