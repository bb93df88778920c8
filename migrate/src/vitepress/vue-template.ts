import { basename, dirname, join, resolve } from "node:path";
import { isFile } from "../../../src/files/is-file.ts";
import { listFiles } from "../../../src/files/walk-files.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { readConstant, readExpression } from "../evaluate/read-statically.ts";
import {
  type AddressResolver,
  type HtmlElement,
  type HtmlNode,
  htmlToMarkdown,
  isHtmlElement,
  parseTemplate,
} from "../text/html-to-markdown.ts";
import { asRecord, asString, type Json, readText } from "../text/values.ts";

interface Component {
  file: string;
  script: string;
  /** Values of properties and of loops, by their names. */
  values: ReadonlyMap<string, Json>;
  depth: number;
}

const maxDepth = 6;

/** What readers see of a Vue component, as far as its values are known without running it. */
export function vueToMarkdown(
  file: string,
  addresses: AddressResolver,
  properties: ReadonlyMap<string, string> = new Map(),
): string {
  return htmlToMarkdown(expandFile(file, properties, 0), addresses);
}

function expandFile(file: string, values: ReadonlyMap<string, Json>, depth: number): HtmlNode[] {
  if (depth > maxDepth) return [];
  const { template, script } = readComponent(file);
  return expand(parseTemplate(template), { file, script, values, depth });
}

function readComponent(file: string): { template: string; script: string } {
  const source = readText(file);
  const script = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join("\n");
  const [, template = ""] = /<template\b[^>]*>([\s\S]*)<\/template>/.exec(source) ?? [];
  return { template, script };
}

function expand(nodes: readonly HtmlNode[], component: Component): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") {
      node.data = node.data.replace(/\{\{([\s\S]*?)\}\}/g, (_use, code: string) =>
        showValue(evaluate(code, component)),
      );
    }
    return isHtmlElement(node) ? expandElement(node, component) : [node];
  });
}

function expandElement(element: HtmlElement, component: Component): HtmlNode[] {
  const { attribs } = element;
  // Readers see one branch of a condition.
  if ("v-else" in attribs || "v-else-if" in attribs) return [];
  if (attribs["v-for"] !== undefined) return expandLoop(element, component);
  bindAttributes(element, component);
  // The title of a badge is only a tooltip.
  if (element.name === "Badge") {
    return "text" in attribs
      ? parseTemplate(attribs.text ?? "")
      : expand(element.childNodes, component);
  }
  const { to = attribs.link, src } = attribs;
  if (attribs.href === undefined && to !== undefined) attribs.href = to;
  if (src?.startsWith(".")) attribs.src = resolve(dirname(component.file), src);
  const file = findImportedFile(element.name, component);
  element.childNodes = expand(element.childNodes, component);
  if (file?.endsWith(".vue")) {
    return [...expandComponent(file, attribs, component), ...element.childNodes];
  }
  return /^[A-Z]/.test(element.name) ? [...textProperties(element), element] : [element];
}

/** The element for each item of its list. A loop that is not valid shows it once. */
function expandLoop(element: HtmlElement, component: Component): HtmlNode[] {
  const loop = /^\s*\(?\s*([\w$]+)[^)]*?\)?\s+(?:in|of)\s+([\s\S]+)$/.exec(
    element.attribs["v-for"] ?? "",
  );
  delete element.attribs["v-for"];
  if (!loop) return expandElement(element, component);
  const [, name = "", list = ""] = loop;
  return listItems(evaluate(list, component)).flatMap((item) => {
    const values = new Map([...component.values, [name, item]]);
    return expandElement(element.cloneNode(true), { ...component, values });
  });
}

/** What a loop goes through: a list, the values of an object, or the numbers up to one. */
function listItems(value: Json): readonly Json[] {
  if (typeof value === "number") return Array.from({ length: value }, (_, index) => index + 1);
  return Array.isArray(value) ? value : Object.values(asRecord(value));
}

/** Gives an element the known values of its bindings, such as `:href` and `v-html`. */
function bindAttributes(element: HtmlElement, component: Component): void {
  const { attribs } = element;
  for (const [key, code] of Object.entries(attribs)) {
    const [, name] = /^(?::|v-bind:|v-)(href|src|alt|to|link|html|text)$/.exec(key) ?? [];
    if (name === undefined) continue;
    const value = asString(evaluate(code, component));
    if (value === undefined) continue;
    if (key === "v-html" || key === "v-text") element.childNodes = parseTemplate(value);
    else attribs[name] = value;
  }
}

function expandComponent(
  file: string,
  attribs: Readonly<Record<string, string>>,
  component: Component,
): HtmlNode[] {
  const values = Object.entries(attribs).map(([key, code]): [string, Json] => {
    const name = key.replace(/^(?::|v-bind:)/, "");
    return [camelCase(name), name === key ? code : evaluate(code, component)];
  });
  return expandFile(file, new Map(values), component.depth + 1);
}

/** Texts of a component of a package, in paragraphs. */
function textProperties({ attribs }: HtmlElement): HtmlNode[] {
  return Object.entries(attribs)
    .filter(([key]) =>
      /^(?:sub)?(?:title|heading)$|^(?:description|tagline|label|text|html)$/.test(key),
    )
    .flatMap(([, text]) => {
      const paragraph = parseTemplate("<p></p>");
      for (const node of paragraph) if (isHtmlElement(node)) node.childNodes = parseTemplate(text);
      return paragraph;
    });
}

function evaluate(code: string, { file, script, values }: Component): Json {
  const known = new Map(values);
  for (const [name] of code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)) {
    if (known.has(name)) continue;
    const imported = findImportedFile(name, { file, script });
    known.set(name, imported ?? readConstant(script, name));
  }
  return readExpression(code.trim(), known);
}

/** The Vue files in `.vitepress`, by the names that the theme can register them by. */
export function listComponents(folder: string): ReadonlyMap<string, string> {
  const paths = listFiles(folder, {
    skip: ({ name }, path) =>
      name.startsWith(".") || name === "node_modules" || path === "cache" || path === "dist",
  });
  return new Map(
    paths
      .filter((path) => path.endsWith(".vue"))
      .map((path) => [basename(path, ".vue"), join(folder, path)]),
  );
}

/** The file that a name of the script is imported from. */
export function findImportedFile(
  name: string,
  { file, script }: Pick<Component, "file" | "script">,
) {
  const statement = new RegExp(`import\\s+${escapeRegExp(name)}\\s+from\\s+["'](\\.[^"']+)["']`);
  const [, specifier] = statement.exec(script) ?? [];
  const path = specifier && resolve(dirname(file), specifier);
  return path && isFile(path) ? path : undefined;
}

function showValue(value: Json): string {
  return asString(value) ?? "";
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}
