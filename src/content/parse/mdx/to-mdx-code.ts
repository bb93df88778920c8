import { type MdastNode, mdxToJs } from "satteri";
import { inlineElements } from "../../../model/page/inline-elements.ts";
import { type ArticleNode, type ElementNode, isDynamic } from "../article.ts";
import { toHtml } from "../html/to-html.ts";
import type { NodeOf } from "../render-context.ts";

type JsxElement = NodeOf<"mdxJsxFlowElement">;

/** Elements that may contain a `div`, so that static blocks can be merged into one. */
const flowParents = new Set(["div", "blockquote", "details", "figure", "section", "li"]);

const captionTags: ReadonlySet<string> = new Set(["summary", "figcaption"]);

const phrasing: ReadonlySet<string> = new Set([...inlineElements, "br", "img", "input"]);

/** Returns a function body. Adjacent blocks without components become one string. */
export function toMdxCode(nodes: readonly ArticleNode[]): string {
  const children = toJsx(nodes, true) as NodeOf<"root">["children"];
  // satteri only generates code. The plugin replaces the empty tree.
  const result = mdxToJs("", {
    outputFormat: "function-body",
    mdastPlugins: [
      {
        name: "article",
        before: (root, context) => context.replaceNode(root, { type: "root", children }),
      },
    ],
  });
  return result.code;
}

function toJsx(nodes: readonly ArticleNode[], isFlow: boolean): MdastNode[] {
  const toStatic = isFlow && !nodes.some(isPhrasing) ? staticHtml : staticToJsx;
  const result: MdastNode[] = [];
  let run: ArticleNode[] = [];
  for (const node of nodes) {
    if (!isDynamic(node) && !isCaption(node)) run.push(node);
    else {
      result.push(...toStatic(run), nodeToJsx(node));
      run = [];
    }
  }
  return [...result, ...toStatic(run)];
}

/** Only a child of `details` or `figure` is its caption, so it cannot be in a merged `div`. */
function isCaption(node: ArticleNode): boolean {
  if (node.type === "component") return captionTags.has(node.name);
  return node.type === "element" && captionTags.has(node.tag);
}

/** Raw HTML becomes one string, because a tag may begin and end in different nodes. */
function staticToJsx(run: readonly ArticleNode[]): MdastNode[] {
  const first = Math.max(run.findIndex(isRaw), 0);
  const end = run.findLastIndex(isRaw) + 1;
  return [
    ...run.slice(0, first).map(nodeToJsx),
    ...staticHtml(run.slice(first, end)),
    ...run.slice(end).map(nodeToJsx),
  ];
}

function isRaw(node: ArticleNode): boolean {
  return node.type === "raw";
}

function containsRaw(node: ArticleNode): boolean {
  return isRaw(node) || (node.type === "element" && node.children.some(containsRaw));
}

function isPhrasing(node: ArticleNode): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return node.type === "element" && phrasing.has(node.tag);
}

function staticHtml(run: readonly ArticleNode[]): MdastNode[] {
  const html = toHtml(run);
  return html.trim() === "" ? [] : [jsx("StaticHtml", { html }, [])];
}

function nodeToJsx(node: ArticleNode): MdastNode {
  switch (node.type) {
    case "text":
      return { type: "text", value: node.value };
    case "raw":
      return jsx("StaticHtml", { html: node.html }, []);
    case "element":
      return elementToJsx(node);
    case "component": {
      const isFlow = /^[A-Z]/.test(node.name) || flowParents.has(node.name);
      return { ...jsx(node.name, {}, toJsx(node.children, isFlow)), attributes: node.attributes };
    }
    case "expression":
      return { type: "mdxFlowExpression", value: node.value };
  }
}

function elementToJsx({ tag, attributes, children, isDynamic }: ElementNode): MdastNode {
  const entries = Object.entries(attributes).map(([name, value]) => [jsxName(name), value]);
  const jsxAttributes = Object.fromEntries(entries);
  if (isDynamic || !children.some(containsRaw)) {
    return jsx(tag, jsxAttributes, toJsx(children, flowParents.has(tag)));
  }
  const node = jsx(tag, jsxAttributes, []);
  const value = `{ __html: ${JSON.stringify(toHtml(children))} }`;
  node.attributes.push({
    type: "mdxJsxAttribute",
    name: "dangerouslySetInnerHTML",
    value: { type: "mdxJsxAttributeValueExpression", value },
  });
  return node;
}

function jsx(
  name: string,
  attributes: Record<string, string | true>,
  children: MdastNode[],
): JsxElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: "mdxJsxAttribute",
      name: key,
      value: value === true ? null : value,
    })),
    children: children as JsxElement["children"],
  };
}

const htmlNames: ReadonlyMap<string, string> = new Map([
  ["className", "class"],
  ["htmlFor", "for"],
  ["tabIndex", "tabindex"],
  ["colSpan", "colspan"],
  ["rowSpan", "rowspan"],
  ["srcSet", "srcset"],
  ["dateTime", "datetime"],
  ["defaultChecked", "checked"],
]);

const jsxNames = new Map([...htmlNames].map(([jsx, html]) => [html, jsx]));

/** Returns undefined if React has to render the attribute. */
export function getHtmlName(name: string): string | undefined {
  return htmlNames.get(name) ?? (/[A-Z]/.test(name) && name !== "viewBox" ? undefined : name);
}

function jsxName(name: string): string {
  return jsxNames.get(name) ?? name;
}
