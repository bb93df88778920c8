import { transform } from "lightningcss";
import { parseStyle } from "../document/convert/convert-attributes.ts";
import { type AstNode, parseModule } from "../text/ast.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import { type OpeningTag, readTag, type TagAttribute } from "../text/jsx-tag.ts";

/** The module that has what a compiled component of Astro needs. */
const astroRuntime = "astro:runtime";

/**
 * Compiles an Astro component to React, without scripts and styles. If it throws, it only shows its
 * content. Undefined if it is invalid.
 */
export function compileAstro(source: string, name = "Component"): string | undefined {
  const [head = "", script = ""] =
    /^\s*---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  const program = parseModule(script, "component.ts");
  if (!program) return undefined;
  const moduleCode: string[] = [];
  const removals: Edit[] = [];
  for (const node of program.body as AstNode[]) {
    if (!/^(?:Import|Export)|^TS(?:Interface|TypeAlias)/.test(node.type)) continue;
    moduleCode.push(script.slice(node.start, node.end));
    removals.push({ start: node.start, end: node.end, text: "" });
  }
  const template = compileTemplate(source.slice(head.length));
  const body = applyEdits(script, removals).text.trim();
  const printModule = (
    jsx: string,
  ) => `import { clsx, createAstro, Fragment, showContent, Slot } from "${astroRuntime}";
${moduleCode.join("\n")}

async function render(props: Record<string, unknown>) {
  const Astro = createAstro(props);
  ${body}
  return (
    <>${jsx}</>
  );
}

export default async function AstroComponent(props: Record<string, unknown>) {
  try {
    return await render(props);
  } catch (error) {
    return showContent(${JSON.stringify(name)}, error, props);
  }
}
`;
  return [template, wrapSiblings(template)]
    .map(printModule)
    .find((code) => parseModule(code, "component.tsx"));
}

/** Adds a fragment around the elements in parentheses: in Astro, they need not have one. */
function wrapSiblings(template: string): string {
  const edits: Edit[] = [];
  for (const { index } of template.matchAll(/(?:&&|\|\||[?:]|=>)\s*\((?=\s*<)/g)) {
    const start = template.indexOf("(", index) + 1;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < template.length) {
      if (template[end] === "(") depth += 1;
      if (template[end] === ")") depth -= 1;
      end += 1;
    }
    if (depth > 0) continue;
    edits.push({ start, end: start, text: "<>" }, { start: end - 1, end: end - 1, text: "</>" });
  }
  return applyEdits(template, edits).text;
}

/**
 * The global styles of an Astro component, and the rules of its other styles that name a class, an
 * id, or an attribute. Other rules are only for its own elements.
 */
export function getAstroStyles(source: string): string {
  const styles = [...source.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style\s*>/g)].filter(
    ([, attributes = ""]) => !/\blang=["'](?!css|postcss)/.test(attributes),
  );
  return styles
    .map(([, attributes = "", css = ""]) =>
      /\bis:global\b/.test(attributes) ? css : keepNamedRules(css),
    )
    .join("\n");
}

function keepNamedRules(css: string): string {
  if (css.trim() === "") return "";
  const plainCss = css.replace(
    /:global\(((?:[^()]|\([^()]*\))*)\)/g,
    // `:is()` cannot contain pseudo-elements.
    (_global, selector: string) => (selector.includes("::") ? selector : `:is(${selector})`),
  );
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(plainCss),
    errorRecovery: true,
    visitor: {
      Rule: {
        style(rule) {
          const isNamed = rule.value.selectors.some((selector) =>
            selector.some(
              (part) =>
                /^(?:class|id|attribute)$/.test(part.type) ||
                (part.type === "pseudo-class" && part.kind === "is"),
            ),
          );
          return isNamed ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}

function compileTemplate(source: string): string {
  const template = source
    .replace(/<!--[\s\S]*?-->|<!doctype[^>]*>/gi, "")
    .replace(/<(script|style)\b(?:=>|[^>])*?(?:\/>|>[\s\S]*?<\/\1\s*>)/g, "<></>")
    .replace(/(?<=\s[\w:-]+)=`([^`]*)`/g, "={`$1`}");
  const edits: Edit[] = [];
  let end = 0;
  for (const { index } of template.matchAll(/<[A-Za-z]/g)) {
    const tag = readTag(template, index);
    if (!tag || index < end) continue;
    const texts = tag.attributes
      .map((attribute) => compileAttribute(attribute, tag, template))
      .filter(Boolean);
    const isSlot = tag.name === "slot";
    const name = isSlot ? "Slot" : tag.name;
    const opening = [name, ...(isSlot ? ["from={props.children}"] : []), ...texts].join(" ");
    const close = tag.selfClosing || voidElements.has(tag.name) ? " />" : ">";
    edits.push({ start: tag.start, end: tag.end, text: `<${opening}${close}` });
    end = tag.end;
  }
  return applyEdits(template, edits).text.replace(/<\/slot\s*>/g, "</Slot>");
}

const voidElements = new Set("area br col hr img input source track wbr".split(" "));

const reactNames: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  "set:text": "children",
  srcset: "srcSet",
  tabindex: "tabIndex",
};

function compileAttribute(
  { name, start, end, literal, expression }: TagAttribute,
  tag: OpeningTag,
  template: string,
): string {
  if (name === "") {
    const isSpread = expression?.trimStart().startsWith("...");
    return isSpread ? template.slice(start, end) : `${expression?.trim()}={${expression}}`;
  }
  if (name === "class:list") return `className={clsx(${expression ?? JSON.stringify(literal)})}`;
  if (name === "set:html") {
    const html = expression ?? JSON.stringify(literal);
    return /^[a-z]/.test(tag.name)
      ? `dangerouslySetInnerHTML={{ __html: String(${html}) }}`
      : `set-html={${html}}`;
  }
  const isElement = /^[a-z]/.test(tag.name);
  if (/^[@:]|^(?:client|is|define|transition|server):|^x-/.test(name)) return "";
  if (isElement && /^on[a-z]/i.test(name)) return "";
  if (isElement && name === "style") return compileStyle(literal);
  const newName = isElement || name.includes(":") ? (reactNames[name] ?? name) : name;
  if (expression !== undefined) return `${newName}={${expression}}`;
  const hasValue = template.slice(start, end).includes("=");
  return hasValue ? `${newName}={${JSON.stringify(literal)}}` : newName;
}

/** Styles that are computed are removed, because pages must not have `style` attributes. */
function compileStyle(style = ""): string {
  const declarations = parseStyle(style);
  return Object.keys(declarations).length > 0 ? `style={${JSON.stringify(declarations)}}` : "";
}
