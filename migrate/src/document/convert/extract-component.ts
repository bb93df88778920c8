import type { MdastNode } from "satteri";
import type { TagAttribute } from "../../text/jsx-tag.ts";
import {
  type Element,
  getUnboundNames,
  type ModuleExport,
  type PageConversion,
  renameElement,
  replaceElement,
} from "./conversion.ts";
import { convertAttributes, removeAttribute } from "./convert-attributes.ts";

/** Names that code in browsers and modules can use without an import. */
const ambientNames = new Set(
  "React window document navigator location localStorage console require".split(" "),
);

const functionStart = /^\s*(?:async\s*)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)/;

/** Extracts an element whose content is a function, because pages are not modules. */
export function extractRenderFunction(element: Element, page: PageConversion): boolean {
  const { children } = element.node;
  return children.some(isFunction) && children.every(isCode) && extractElement(element, page);
}

/**
 * Makes an element with its content a separate component.
 *
 * @returns false if no component can be made, for example because a name in it is unknown
 */
export function extractElement(element: Element, page: PageConversion): boolean {
  const { start, end } = element;
  const source = page.text.slice(start, end);
  const name = defineComponent(source, element.name, page);
  if (name === undefined) return false;
  page.extractedCode.push(source);
  replaceElement(element, name.tag, page);
  return true;
}

/** Wraps a component whose attributes need code of the page. Its content stays in the page. */
export function extractAttributes(element: Element, page: PageConversion): boolean {
  const { tag, name } = element;
  if (!/^[A-Z]/.test(name)) return false;
  const moved = tag.attributes.filter((attribute) => needsCode(attribute, element, page));
  if (moved.length === 0) return false;
  const code = moved.map(({ start, end }) => page.text.slice(start, end)).join(" ");
  const component = defineComponent(`<${name} {...props} ${code} />`, name, page);
  if (component === undefined) return false;
  page.extractedCode.push(code);
  renameElement(element, component.local, page);
  if (component.attributes !== "") {
    page.edits.push({ start: tag.nameEnd, end: tag.nameEnd, text: component.attributes });
  }
  for (const attribute of moved) page.edits.push(removeAttribute(attribute, page.text));
  const attributes = tag.attributes.filter((attribute) => !moved.includes(attribute));
  convertAttributes({ ...element, tag: { ...tag, attributes } }, page);
  return true;
}

function needsCode(attribute: TagAttribute, element: Element, page: PageConversion): boolean {
  if (attribute.expression === undefined) return false;
  // Pages cannot pass functions to components that run in the browser.
  let isLost = functionStart.test(attribute.expression);
  const tag = { ...element.tag, attributes: [attribute] };
  convertAttributes(
    { ...element, tag },
    {
      ...page,
      edits: [],
      report(cause) {
        isLost ||= cause === "expression-removed" || cause === "handler-removed";
      },
    },
  );
  return isLost;
}

/** The tag of a component that renders an expression; undefined if no component can be made. */
export function extractExpression(code: string, page: PageConversion): string | undefined {
  const component = defineComponent(`<>{${code}\n}</>`, "PageContent", page);
  if (component) page.extractedCode.push(code);
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
  page: PageConversion,
): { local: string; attributes: string; tag: string } | undefined {
  const names = getUnboundNames(code, page);
  if (!names) return undefined;
  const propNames = [
    ...new Set([...code.matchAll(/\bprops\.(\w+)/g)].map(([, name = ""]) => name)),
  ];
  const passedNames = propNames.filter((name) => name !== "children");
  const usesAllProps = code.replace("{...props}", "").search(/\bprops\b(?!\.\w)/) >= 0;
  if (usesAllProps || (passedNames.length > 0 && !page.context.isPartial)) return undefined;
  const imports: string[] = [];
  for (const name of names) {
    if (name === "props" || ambientNames.has(name)) continue;
    if (page.imports.has(name) || page.declaredNames.has(name)) continue;
    const provided = page.context.findProvidedComponent(name);
    if (!provided) return undefined;
    imports.push(createImport(name, provided));
  }
  const component = `${preferredName.replace(/\W/g, "").replace(/^[a-z]/, (first) => first.toUpperCase())}Part`;
  const module = [
    ...imports,
    page.moduleCode,
    `export function ${component}(props) {\n  return ${code};\n}\n`,
  ].join("\n");
  const local = page.copyComponents(module, [component], true).get(component);
  if (local === undefined) return undefined;
  const attributes = passedNames.map((name) => ` ${name}={props.${name}}`).join("");
  return { local, attributes, tag: `<${local}${attributes} />` };
}

function createImport(name: string, { specifier, imported }: ModuleExport): string {
  const from = JSON.stringify(specifier);
  if (imported === "default") return `import ${name} from ${from};`;
  if (imported === "*") return `import * as ${name} from ${from};`;
  return `import { ${imported} as ${name} } from ${from};`;
}
