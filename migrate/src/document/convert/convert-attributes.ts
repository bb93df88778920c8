import type { Edit } from "../../text/edits.ts";
import { attribute as quoted, type TagAttribute } from "../../text/jsx-tag.ts";
import type { Element } from "./element.ts";
import { infimaLayout } from "./infima.ts";
import { plainObject } from "./modules.ts";
import { namesOutside, type Work } from "./work.ts";

const imageAttributes = new Set(["src", "poster", "data-zoom-src"]);

/** Converts the attributes of a tag that stays. */
export function convertAttributes({ tag, start, name: element }: Element, work: Work): void {
  const classes: string[] = [];
  const styles: TagAttribute[] = [];
  for (const attribute of tag.attributes) {
    if (attribute.name === "style") {
      const name = styleClass(attribute, work);
      if (name !== undefined) classes.push(name);
      const cause = name === undefined ? "style-removed" : "style-to-class";
      const subject = (attribute.literal ?? attribute.expression ?? "").replace(/\s+/g, " ").trim();
      work.findings.push({ cause, subject: subject.slice(0, 60), offset: start });
      styles.push(attribute);
    } else if (isHandler(attribute, element)) {
      work.edits.push(removal(attribute, work.text));
      work.findings.push({ cause: "handler-removed", subject: attribute.name, offset: start });
    } else convertAttribute(attribute, start, work);
  }
  const given = tag.attributes.find(({ name }) => name === "className" || name === "class");
  const own = keepLayout(given?.literal ?? "", start, work);
  placeClasses(given, { styles, classes: [...own, ...classes] }, work);
}

/** The names in a class attribute, with those of the site in place of those that Docusaurus has for layout. */
function keepLayout(literal: string, tagStart: number, work: Work): string[] {
  const names = literal.split(/\s+/).filter(Boolean);
  const hasWidth = names.some((name) => /^col--\d/.test(name));
  return names.flatMap((name) => {
    // The width says all that this class would say.
    if (name === "col" && hasWidth) return [];
    const layout = infimaLayout(name);
    const own = layout && work.surroundings.styleClass(layout);
    if (own === undefined) return name;
    work.findings.push({ cause: "layout-class", subject: name, offset: tagStart });
    return own;
  });
}

/** `onClick={...}`, and `onclick="..."` of HTML; `one="1"` of a component is none. */
function isHandler({ name, literal }: TagAttribute, element: string): boolean {
  if (/^[A-Z]/.test(element)) return /^on[A-Z]/.test(name) && literal === undefined;
  return /^on[A-Za-z]+$/.test(name);
}

function styleClass({ literal, expression }: TagAttribute, work: Work): string | undefined {
  const style = expression === undefined ? parseCss(literal ?? "") : plainObject(expression);
  return style && work.surroundings.styleClass(style);
}

/** `width: 10px; margin: 0` of HTML. */
function parseCss(text: string): Record<string, string> {
  const entries = text.split(";").flatMap((part) => {
    const [name = "", ...value] = part.split(":");
    if (name.trim() === "") return [];
    const key = name.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [[key, value.join(":").trim()]];
  });
  return Object.fromEntries(entries);
}

function placeClasses(
  given: TagAttribute | undefined,
  { styles, classes }: { styles: TagAttribute[]; classes: string[] },
  work: Work,
): void {
  const names = classes.join(" ");
  for (const [index, style] of styles.entries()) {
    const isPlace = index === 0 && classes.length > 0 && !given;
    if (isPlace) work.edits.push({ ...span(style), text: `className="${names}"` });
    else work.edits.push(removal(style, work.text));
  }
  if (given?.literal !== undefined && names !== given.literal.trim().replace(/\s+/g, " ")) {
    work.edits.push({ ...span(given), text: `className="${names}"` });
  }
}

function span({ start, end }: TagAttribute): Pick<Edit, "start" | "end"> {
  return { start, end };
}

/** Takes an attribute out, with the space before it. */
function removal({ start, end }: TagAttribute, text: string): Edit {
  const space = /\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0;
  return { start: start - space, end, text: "" };
}

function convertAttribute(attribute: TagAttribute, tagStart: number, work: Work): void {
  const { name, literal, expression } = attribute;
  const address = literal ?? addressIn(expression ?? "", work);
  if (address !== undefined && (imageAttributes.has(name) || name === "href" || name === "to")) {
    convertAddress(attribute, address, { tagStart, work });
    return;
  }
  if (literal !== undefined || expression === undefined) return;
  const constant = work.constants.get(expression.trim());
  if (constant !== undefined) {
    work.edits.push({ ...span(attribute), text: `${name}=${quoted(constant)}` });
    return;
  }
  const data = importedData(expression, work);
  if (data !== undefined) {
    work.edits.push({ ...span(attribute), text: `${name}={${data}}` });
    return;
  }
  const image = address === undefined ? undefined : work.surroundings.image(address);
  if (image !== undefined) {
    work.edits.push({ ...span(attribute), text: `${name}=${quoted(image)}` });
    return;
  }
  const free = namesOutside(expression.replace(/^\s*\.\.\./, ""), work);
  if (name !== "" && free?.length === 0) return;
  work.edits.push(removal(attribute, work.text));
  const subject = expression.trim().split("\n")[0]?.slice(0, 60) ?? "";
  work.findings.push({ cause: "expression-removed", subject, offset: tagStart });
}

/** Longest data of a file that stands in a page, in characters. */
const mostData = 20_000;

/** What an imported file of JSON holds; undefined where an expression is no such name. */
function importedData(expression: string, { imports, surroundings }: Work): string | undefined {
  const specifier = imports.get(expression.trim())?.specifier ?? "";
  const text = /\.json$/i.test(specifier) ? surroundings.text(specifier) : undefined;
  if (text === undefined || text.length > mostData) return undefined;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The address in `require("./x.png").default`, `useBaseUrl("/x.png")`, or of an imported picture. */
export function addressIn(
  expression: string,
  work: Pick<Work, "imports" | "constants">,
): string | undefined {
  const call =
    /^\s*(?:require|useBaseUrl|withBaseUrl)\(\s*(["'`])([^"'`$]+)\1\s*\)(?:\.default)?\s*$/.exec(
      expression,
    );
  if (call?.[2] !== undefined) {
    const isRoot =
      /^\s*(?:useBaseUrl|withBaseUrl)/.test(expression) && !/^[./]|^https?:/.test(call[2]);
    return isRoot ? `/${call[2]}` : call[2];
  }
  const name = expression.trim().replace(/\.(?:default|src)$/, "");
  const specifier = work.imports.get(name)?.specifier;
  // Data and code are values, and no files that a page shows.
  if (specifier !== undefined && /\.(?:json|[cm]?[jt]sx?)$/i.test(specifier)) return undefined;
  return specifier ?? work.constants.get(name);
}

function convertAddress(
  attribute: TagAttribute,
  address: string,
  { tagStart, work }: { tagStart: number; work: Work },
): void {
  const isImage = imageAttributes.has(attribute.name);
  const now = isImage ? work.surroundings.image(address) : work.surroundings.link(address);
  if (now === undefined) {
    const cause = isImage ? "missing-image" : "broken-link";
    work.findings.push({ cause, subject: address, offset: tagStart });
  }
  const text = `${attribute.name}=${quoted(now ?? address)}`;
  const isSame = (now ?? address) === attribute.literal && attribute.expression === undefined;
  if (!isSame) work.edits.push({ ...span(attribute), text });
}
