import type { MdastNode, MdxJsxAttributeNode, MdxJsxAttributeUnion } from "satteri";
import type { Position } from "../../../model/text/positions.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { mdxRules } from "../../rules/mdx-rules.ts";
import { type ArticleNode, type Attributes, element, text } from "../article.ts";
import { forbiddenElements, isKnownTag, paragraphEnds } from "../html/allowed-html.ts";
import { claimId } from "../html/render-html.ts";
import { getLinkAttributes } from "../links/render-link.ts";
import {
  applyExplicitSize,
  getColorMode,
  getImagesByMode,
  resolveFirstImage,
  resolveImage,
  resolveSrcset,
} from "../links/resolve-image.ts";
import { resolveLink } from "../links/resolve-link.ts";
import { createScrollFrame } from "../markdown/render-table.ts";
import {
  getStart,
  type NodeOf,
  type ParsedFile,
  type RenderContext,
  report,
} from "../render-context.ts";
import { readExpression } from "./read-expression.ts";
import { getHtmlName } from "./to-mdx-code.ts";

type JsxElement = NodeOf<"mdxJsxFlowElement"> | NodeOf<"mdxJsxTextElement">;

/** Elements with phrasing content. A paragraph inside them is only the result of a line break. */
const phrasingParents = new Set("p summary span figcaption dt a b strong em picture".split(" "));

export function renderJsx(node: JsxElement, context: RenderContext): ArticleNode[] {
  const { name } = node;
  if (name === null) return context.render(node.children);
  const partial = context.partials.get(name);
  if (partial) return includePartial(partial, node, context);
  if (isElement(name) && forbiddenElements.has(name)) {
    const refused = { kind: "element", tag: name } as const;
    report(context, getStart(node), markdownRules["html-not-allowed"], refused);
    return [];
  }
  if (isElement(name) && !isKnownTag(name)) recordComponent(name, getStart(node), context);
  const attributes = checkAttributes(node, context);
  const inner = name === "p" ? { ...context, isInParagraph: true } : context;
  const content = name === "details" ? liftSummary(node.children) : node.children;
  const children = unwrapText(name, inner.render(content));
  if (isElement(name)) {
    if (context.isInParagraph && paragraphEnds.has(name)) {
      report(context, getStart(node), markdownRules["block-in-text"], { tag: name });
    }
    const shownChildren = name === "picture" ? splitByColorMode(children) : children;
    const plain = createElement(name, attributes, shownChildren);
    if (name === "table" && !context.isInParagraph) {
      return [createScrollFrame(plain, context.page.messages.table)];
    }
    return [
      name === "img" && node.type === "mdxJsxFlowElement" ? element("p", {}, [plain]) : plain,
    ];
  }
  recordComponent(name, getStart(node), context);
  return [{ type: "component", name, attributes, children }];
}

function isElement(name: string): boolean {
  return /^[a-z][^.]*$/.test(name);
}

/** Attributes become `props` of the partial, content becomes `props.children`. */
function includePartial(
  partial: ParsedFile,
  node: JsxElement,
  context: RenderContext,
): ArticleNode[] {
  const namedAttributes = getNamedAttributes(node);
  if (namedAttributes.length < node.attributes.length) {
    report(context, getStart(node), mdxRules["partial-with-content"], { name: node.name ?? "" });
  }
  const values = new Map(
    namedAttributes.map((item) => [item.name, getCode(item, getStart(node), context)]),
  );
  return context.include(partial, { values, children: context.render(node.children) });
}

function getNamedAttributes({ attributes }: JsxElement): MdxJsxAttributeNode[] {
  return attributes.filter((attribute) => attribute.type === "mdxJsxAttribute");
}

function getCode(
  attribute: MdxJsxAttributeNode,
  position: Position,
  context: RenderContext,
): string {
  const value = getLiteral(attribute, context);
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? true);
  const isUnsupported = reportUnsupportedCode(value.value, position, context);
  return isUnsupported ? "undefined" : withProps(value.value, context.props);
}

function withProps(code: string, props: RenderContext["props"]): string {
  if (!props || !/\bprops\b/.test(code)) return code;
  const entries = [...props.values].map(([name, value]) => `${JSON.stringify(name)}: (${value})`);
  return `((props) => (${code}))({ ${entries.join(", ")} })`;
}

function findKnownText(
  code: string,
  { values }: NonNullable<RenderContext["props"]>,
): string | undefined {
  const [, name] = /^\s*props\.(\w+)\s*$/.exec(code) ?? [];
  const value = name === undefined ? undefined : values.get(name);
  return value?.startsWith('"') ? (JSON.parse(value) as string) : undefined;
}

/** Comments are removed; anything else is JavaScript. */
export function renderExpression(
  node: NodeOf<"mdxFlowExpression"> | NodeOf<"mdxTextExpression">,
  context: RenderContext,
): ArticleNode[] {
  const code = node.value.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  if (code.trim() === "") return [];
  const { props } = context;
  if (props && /^\s*props\.children\s*$/.test(code)) return props.children;
  const constantText =
    (props && findKnownText(code, props)) ??
    literalText(node.value) ??
    literalText(code) ??
    wholeNumber(code);
  if (constantText !== undefined) return [text(constantText)];
  if (reportUnsupportedCode(code, getStart(node), context)) return [];
  recordComponents(node.value, getStart(node), context);
  return [{ type: "expression", value: withProps(node.value, props) }];
}

/** MDX reads `<summary>` and text on the next line as one paragraph. */
function liftSummary(nodes: readonly MdastNode[]): MdastNode[] {
  return nodes.flatMap((node): MdastNode[] => {
    if (node.type !== "paragraph") return [node];
    const [summary, next, ...others] = node.children;
    if (summary?.type !== "mdxJsxTextElement" || summary.name !== "summary") return [node];
    const start = next?.type === "text" ? { ...next, value: next.value.trimStart() } : next;
    const children = start ? [start, ...others] : [];
    return [{ ...summary, type: "mdxJsxFlowElement" } as MdastNode, { ...node, children }];
  });
}

function unwrapText(name: string, children: ArticleNode[]): ArticleNode[] {
  if (!phrasingParents.has(name)) return children;
  return children.flatMap((child) =>
    child.type === "element" && child.tag === "p" ? child.children : [child],
  );
}

/** Replaces the sources of a `<picture>` for color modes with one image for each mode. */
function splitByColorMode(children: readonly ArticleNode[]): ArticleNode[] {
  const variants = new Map<string, Attributes>();
  return children.flatMap((child): ArticleNode[] => {
    if (child.type !== "element") return [child];
    const { tag, attributes } = child;
    const mode = tag === "source" ? getColorMode(attributes.media) : undefined;
    if (mode && attributes.srcset !== undefined) {
      const { srcset: src, width, height } = attributes;
      const size = width === undefined || height === undefined ? {} : { width, height };
      variants.set(mode, { src, ...size });
      return [];
    }
    return tag === "img"
      ? getImagesByMode(attributes, variants).map((attributes) => element(tag, attributes))
      : [child];
  });
}

/** Returns a component if an attribute is an expression. */
function createElement(
  tag: string,
  attributes: MdxJsxAttributeUnion[],
  children: ArticleNode[],
): ArticleNode {
  const plain: Attributes = {};
  for (const attribute of attributes) {
    const name = attribute.type === "mdxJsxAttribute" ? getHtmlName(attribute.name) : undefined;
    if (name === undefined || (typeof attribute.value === "object" && attribute.value !== null)) {
      return { type: "component", name: tag, attributes, children };
    }
    plain[name] = attribute.value ?? true;
  }
  // Without it, screen readers read the name of the file.
  if (tag === "img" && plain.alt === undefined) plain.alt = "";
  return element(tag, plain, children);
}

function checkAttributes(node: JsxElement, context: RenderContext): MdxJsxAttributeUnion[] {
  const position = getStart(node);
  const isHtml = isElement(node.name ?? "");
  const size = node.name === "img" ? getExplicitSize(node, context) : {};
  const isForColorMode =
    node.name === "source" &&
    getNamedAttributes(node).some((attribute) => getColorMode(getLiteral(attribute, context)));
  return node.attributes.flatMap((attribute): MdxJsxAttributeUnion[] => {
    if (attribute.type !== "mdxJsxAttribute")
      return reportUnsupportedCode(attribute.value, position, context) ? [] : [attribute];
    const { name } = attribute;
    const value = getLiteral(attribute, context);
    // `src` already includes the size of the file.
    if (Object.hasOwn(size, name)) return [];
    const clobbers = name === "name" && /^(?:img|form|embed|object)$/.test(node.name ?? "");
    if (isHtml && (/^on[a-z]/i.test(name) || name === "style" || clobbers)) {
      const refused = { kind: "jsx-attribute", name, tag: node.name ?? "" } as const;
      report(context, position, markdownRules["html-not-allowed"], refused);
      return [];
    }
    if (typeof value === "object" && value !== null) {
      if (reportUnsupportedCode(value.value, position, context)) return [];
      // The component decides where it renders the value.
      recordComponents(value.value, position, { ...context, isInParagraph: false });
      return [{ ...attribute, value: { ...value, value: withProps(value.value, context.props) } }];
    }
    if (typeof value !== "string") return [attribute];
    if (isHtml && name === "id" && !claimId(value, position, context)) return [];
    const options = { value, size, isForColorMode, position, context };
    const resolved = resolveAttribute(node.name ?? "", name, options);
    return Object.entries(resolved).map(([key, text]) => ({
      type: "mdxJsxAttribute" as const,
      name: key,
      value: text === true ? null : text,
    }));
  });
}

function getLiteral(
  { value }: MdxJsxAttributeNode,
  { props }: RenderContext,
): MdxJsxAttributeNode["value"] {
  if (typeof value !== "object" || value === null) return value;
  const constantText = props && findKnownText(value.value, props);
  if (constantText !== undefined) return constantText;
  return literalText(value.value) ?? value;
}

function getExplicitSize(node: JsxElement, context: RenderContext): Attributes {
  const namedAttributes = getNamedAttributes(node);
  const src = namedAttributes.find(({ name }) => name === "src");
  if (!src || typeof getLiteral(src, context) !== "string") return {};
  const sides = namedAttributes.flatMap((item) => {
    if (item.name !== "width" && item.name !== "height") return [];
    const value = getLiteral(item, context);
    const text = typeof value === "object" ? /^\s*(\d+)\s*$/.exec(value?.value ?? "")?.[1] : value;
    return text === undefined ? [] : [[item.name, text]];
  });
  return Object.fromEntries(sides);
}

function literalText(code: string): string | undefined {
  const found = /^\s*(?:(["'])([^"'\\]*)\1|`([^`\\$]*)`)\s*$/.exec(code);
  return found?.[2] ?? found?.[3];
}

function wholeNumber(code: string): string | undefined {
  return /^\s*(0|[1-9]\d{0,14})\s*$/.exec(code)?.[1];
}

interface AttributeValue {
  value: string;
  size: Attributes;
  /** The attribute is that of a `<source>` for the light or dark mode. */
  isForColorMode: boolean;
  position: Position;
  context: RenderContext;
}

/** Resolves the address in an attribute, which can add others, such as the size of an image. */
function resolveAttribute(
  tag: string,
  name: string,
  { value, size, isForColorMode, position, context }: AttributeValue,
): Attributes {
  if (name === "href") {
    const link = getLinkAttributes(resolveLink(value, position, context));
    return tag === "a" || link.href === undefined ? link : { href: link.href };
  }
  if (/^srcset$/i.test(name)) {
    if (isForColorMode) {
      const { src, width, height } = resolveFirstImage(value, position, context);
      if (src === undefined) return {};
      return { [name]: src, ...(width && { width }), ...(height && { height }) };
    }
    const srcset = resolveSrcset(value, position, context);
    return srcset === "" ? {} : { [name]: srcset };
  }
  if (!isImageAddress(name, value)) return { [name]: value };
  const image = resolveImage(value, position, context);
  if (name !== "src") return image.src === undefined ? {} : { [name]: image.src };
  if (tag === "img")
    return { ...applyExplicitSize(image, size), loading: "lazy", decoding: "async" };
  return image.src === undefined ? {} : { src: image.src };
}

function isImageAddress(name: string, value: string): boolean {
  return name === "icon"
    ? /[./]/.test(value)
    : ["src", "poster", "captions", "data-zoom-src", "authorImg"].includes(name);
}

/**
 * `import()` would be relative to the compiled engine, and its rejection would end the build. Values
 * of the machine would be cached with the page.
 */
function reportUnsupportedCode(code: string, position: Position, context: RenderContext): boolean {
  const { importCode: statement, machineValue: value } = readExpression(code);
  if (statement !== undefined) {
    report(context, position, mdxRules["unsupported-import"], { statement });
  } else if (value !== undefined) {
    report(context, position, mdxRules["value-of-machine"], { value });
  }
  return statement !== undefined || value !== undefined;
}

function recordComponents(code: string, position: Position, context: RenderContext): void {
  for (const name of readExpression(code).components) recordComponent(name, position, context);
}

function recordComponent(
  name: string,
  position: Position,
  { output, source, page, isInParagraph }: RenderContext,
): void {
  const isInPartial = source.file !== page.file;
  output.components.push({
    name,
    ...position,
    ...(isInPartial && { file: source.file }),
    ...(isInParagraph && { isInParagraph }),
  });
}
