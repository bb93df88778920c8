import type { MdastNode } from "satteri";
import type { TagAttribute } from "../../text/jsx-tag.ts";
import {
  type Conversion,
  type Element,
  type ProvidedComponent,
  renameElement,
  replaceElement,
  unboundNames,
} from "./conversion.ts";
import { convertAttributes, removeAttribute } from "./convert-attributes.ts";

/** Names of browsers and modules that code can use without an import. */
const ambientNames = new Set(
  "React window document navigator location localStorage console require".split(" "),
);

const functionStart = /^\s*(?:async\s*)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)/;

/** Extracts an element whose content is a function, because pages are no modules. */
export function extractElement(element: Element, work: Conversion): boolean {
  const { children } = element.node;
  return children.some(isFunction) && children.every(isCode) && moveElement(element, work);
}

/**
 * Makes an element with its content a separate component.
 *
 * @returns whether all names in it are known
 */
export function moveElement(element: Element, work: Conversion): boolean {
  const { start, end } = element;
  const source = work.text.slice(start, end);
  const name = defineComponent(source, element.name, work);
  if (name === undefined) return false;
  work.extracted.push(source);
  replaceElement(element, name.tag, work);
  return true;
}

/** Wraps a component whose attributes need code of the page. Its content stays in the page. */
export function extractAttributes(element: Element, work: Conversion): boolean {
  const { tag, name } = element;
  if (!/^[A-Z]/.test(name)) return false;
  const moved = tag.attributes.filter((attribute) => needsCode(attribute, element, work));
  if (moved.length === 0) return false;
  const code = moved.map(({ start, end }) => work.text.slice(start, end)).join(" ");
  const component = defineComponent(`<${name} {...props} ${code} />`, name, work);
  if (component === undefined) return false;
  work.extracted.push(code);
  renameElement(element, component.local, work);
  if (component.attributes !== "") {
    work.edits.push({ start: tag.nameEnd, end: tag.nameEnd, text: component.attributes });
  }
  for (const attribute of moved) work.edits.push(removeAttribute(attribute, work.text));
  const attributes = tag.attributes.filter((attribute) => !moved.includes(attribute));
  convertAttributes({ ...element, tag: { ...tag, attributes } }, work);
  return true;
}

function needsCode(attribute: TagAttribute, element: Element, work: Conversion): boolean {
  if (attribute.expression === undefined) return false;
  // Components of the browser cannot get a function from a page.
  let isLost = functionStart.test(attribute.expression);
  const tag = { ...element.tag, attributes: [attribute] };
  convertAttributes(
    { ...element, tag },
    {
      ...work,
      edits: [],
      report(cause) {
        isLost ||= cause === "expression-removed" || cause === "handler-removed";
      },
    },
  );
  return isLost;
}

/** The tag of a component that renders an expression; undefined if a name in it is unknown. */
export function extractExpression(code: string, work: Conversion): string | undefined {
  const component = defineComponent(`<>{${code}\n}</>`, "PageContent", work);
  if (component) work.extracted.push(code);
  return component?.tag;
}

function isFunction(node: MdastNode): boolean {
  return (
    (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
    functionStart.test(node.value)
  );
}

/** Whether a node is the same in JSX: elements, expressions, and plain text. */
function isCode(node: MdastNode): boolean {
  switch (node.type) {
    case "mdxFlowExpression":
    case "mdxTextExpression":
    case "text":
      return true;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
    case "paragraph":
      return node.children.every(isCode);
    default:
      return false;
  }
}

function defineComponent(
  code: string,
  preferredName: string,
  work: Conversion,
): { local: string; attributes: string; tag: string } | undefined {
  const names = unboundNames(code, work);
  if (!names) return undefined;
  const propNames = [
    ...new Set([...code.matchAll(/\bprops\.(\w+)/g)].map(([, name = ""]) => name)),
  ];
  const outer = propNames.filter((name) => name !== "children");
  const isOther = code.replace("{...props}", "").search(/\bprops\b(?!\.\w)/) >= 0;
  if (isOther || (outer.length > 0 && !work.context.isPartial)) return undefined;
  const imports: string[] = [];
  for (const name of names) {
    if (name === "props" || ambientNames.has(name)) continue;
    if (work.imports.has(name) || work.declared.has(name)) continue;
    const provided = work.context.provided(name);
    if (!provided) return undefined;
    imports.push(createImport(name, provided));
  }
  const component = `${preferredName.replace(/\W/g, "").replace(/^[a-z]/, (first) => first.toUpperCase())}Part`;
  const module = [
    ...imports,
    work.moduleCode,
    `export function ${component}(props) {\n  return ${code};\n}\n`,
  ].join("\n");
  const local = work.define(module, [component], true).get(component);
  if (local === undefined) return undefined;
  const attributes = outer.map((name) => ` ${name}={props.${name}}`).join("");
  return { local, attributes, tag: `<${local}${attributes} />` };
}

function createImport(name: string, { specifier, imported }: ProvidedComponent): string {
  const from = JSON.stringify(specifier);
  if (imported === "default") return `import ${name} from ${from};`;
  if (imported === "*") return `import * as ${name} from ${from};`;
  return `import { ${imported} as ${name} } from ${from};`;
}
