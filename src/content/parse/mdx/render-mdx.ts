import type { MdxJsxAttributeNode, MdxJsxAttributeUnion } from "satteri";
import { layoutIds } from "../../../model/site/layout-ids.ts";
import type { Position } from "../../../model/text/positions.ts";
import { markdownRules } from "../../rules/markdown-rules.ts";
import { mdxRules } from "../../rules/mdx-rules.ts";
import { type ArticleNode, type Attributes, element, text } from "../article.ts";
import { paragraphEnds, refusedElements } from "../html/allowed-html.ts";
import { linkAttributes } from "../links/render-link.ts";
import { resolveImage } from "../links/resolve-image.ts";
import { resolveLink } from "../links/resolve-link.ts";
import type { ParsedFile } from "../parse-file.ts";
import { type NodeOf, type RenderContext, report, startOf } from "../render-context.ts";
import { htmlName } from "./to-mdx-code.ts";

type JsxElement = NodeOf<"mdxJsxFlowElement"> | NodeOf<"mdxJsxTextElement">;

/** Elements whose content is text: a paragraph inside them is only a line break of the source. */
const textOnly = new Set("p summary span figcaption dt a b strong em picture".split(" "));

/** JSX: a partial, a component or a plain element. */
export function renderJsx(node: JsxElement, context: RenderContext): ArticleNode[] {
  const { name } = node;
  if (name === null) return context.render(node.children);
  const partial = context.partials.get(name);
  if (partial) return includePartial(partial, node, context);
  if (isElement(name) && refusedElements.has(name)) {
    const refused = { fault: "element", tag: name } as const;
    report(context, startOf(node), markdownRules["html-not-allowed"], refused);
    return [];
  }
  const attributes = checkAttributes(node, context);
  const inner = name === "p" ? { ...context, inText: true } : context;
  const children = unwrapText(name, inner.render(node.children));
  if (isElement(name)) {
    if (context.inText && paragraphEnds.has(name)) {
      report(context, startOf(node), markdownRules["block-in-text"], { tag: name });
    }
    const plain = plainElement(name, attributes, children);
    // On a line of its own it is a paragraph, as in Markdown.
    return [
      name === "img" && node.type === "mdxJsxFlowElement" ? element("p", {}, [plain]) : plain,
    ];
  }
  noteComponent(name, startOf(node), context);
  return [{ type: "component", name, attributes, children }];
}

/** Names of components begin with a capital letter or have a dot: what holds for HTML is not about them. */
function isElement(name: string): boolean {
  return /^[a-z][^.]*$/.test(name);
}

/** A partial sees its attributes as `props`, and its content as `props.children`. */
function includePartial(
  partial: ParsedFile,
  node: JsxElement,
  context: RenderContext,
): ArticleNode[] {
  const named = node.attributes.filter((one) => one.type === "mdxJsxAttribute");
  if (named.length < node.attributes.length) {
    report(context, startOf(node), mdxRules["partial-with-content"], { name: node.name ?? "" });
  }
  const values = new Map(named.map((one) => [one.name, codeOf(one, context)]));
  return context.include(partial, { values, children: context.render(node.children) });
}

/** A property as JavaScript. */
function codeOf(attribute: MdxJsxAttributeNode, context: RenderContext): string {
  const value = literalOf(attribute, context);
  if (typeof value === "object" && value !== null) return withProps(value.value, context.props);
  return JSON.stringify(value ?? true);
}

/** JavaScript that sees the properties of the partial that holds it. */
function withProps(code: string, props: RenderContext["props"]): string {
  if (!props || !/\bprops\b/.test(code)) return code;
  const entries = [...props.values].map(([name, value]) => `${JSON.stringify(name)}: (${value})`);
  return `((props) => (${code}))({ ${entries.join(", ")} })`;
}

/** The text of `{props.name}` where it is known already; undefined for any other JavaScript. */
function knownText(
  code: string,
  { values }: NonNullable<RenderContext["props"]>,
): string | undefined {
  const [, name] = /^\s*props\.(\w+)\s*$/.exec(code) ?? [];
  const value = name === undefined ? undefined : values.get(name);
  return value?.startsWith('"') ? (JSON.parse(value) as string) : undefined;
}

/** `{...}`: a comment is removed, anything else is JavaScript. */
export function renderExpression(
  node: NodeOf<"mdxFlowExpression"> | NodeOf<"mdxTextExpression">,
  context: RenderContext,
): ArticleNode[] {
  const code = node.value.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  if (code.trim() === "") return [];
  const { props } = context;
  if (props && /^\s*props\.children\s*$/.test(code)) return props.children;
  const known = props && knownText(code, props);
  if (known !== undefined) return [text(known)];
  noteComponentsIn(node.value, startOf(node), context);
  return [{ type: "expression", value: withProps(node.value, props) }];
}

function unwrapText(name: string, children: ArticleNode[]): ArticleNode[] {
  if (!textOnly.has(name)) return children;
  return children.flatMap((child) =>
    child.type === "element" && child.tag === "p" ? child.children : [child],
  );
}

/** An element stays markup where all its attributes are plain texts. */
function plainElement(
  tag: string,
  attributes: MdxJsxAttributeUnion[],
  children: ArticleNode[],
): ArticleNode {
  const plain: Attributes = {};
  for (const attribute of attributes) {
    const name = attribute.type === "mdxJsxAttribute" ? htmlName(attribute.name) : undefined;
    if (name === undefined || (typeof attribute.value === "object" && attribute.value !== null)) {
      return { type: "component", name: tag, attributes, children };
    }
    plain[name] = attribute.value ?? true;
  }
  return element(tag, plain, children);
}

/** Removes attributes that are refused, and finishes addresses that are plain texts. */
function checkAttributes(node: JsxElement, context: RenderContext): MdxJsxAttributeUnion[] {
  const position = startOf(node);
  const isHtml = isElement(node.name ?? "");
  return node.attributes.flatMap((attribute): MdxJsxAttributeUnion[] => {
    if (attribute.type !== "mdxJsxAttribute") return [attribute];
    const { name } = attribute;
    const value = literalOf(attribute, context);
    if (isHtml && (/^on[a-z]/i.test(name) || name === "style")) {
      const refused = { fault: "jsx-attribute", name, tag: node.name ?? "" } as const;
      report(context, position, markdownRules["html-not-allowed"], refused);
      return [];
    }
    if (typeof value === "object" && value !== null) {
      // The component decides where the value of a property is rendered.
      noteComponentsIn(value.value, position, { ...context, inText: false });
      return [{ ...attribute, value: { ...value, value: withProps(value.value, context.props) } }];
    }
    if (typeof value !== "string") return [attribute];
    if (isHtml && name === "id" && layoutIds.has(value)) {
      report(context, position, markdownRules["reserved-id"], { id: value });
      return [];
    }
    const finished = finishAddress(node.name ?? "", name, { value, position, context });
    return Object.entries(finished).map(([key, text]) => ({
      type: "mdxJsxAttribute" as const,
      name: key,
      value: text === true ? null : text,
    }));
  });
}

/** The value of an attribute; `{"text"}` is as good as `"text"`, and so is a text that a partial was given. */
function literalOf(
  { value }: MdxJsxAttributeNode,
  { props }: RenderContext,
): MdxJsxAttributeNode["value"] {
  if (typeof value !== "object" || value === null) return value;
  const known = props && knownText(value.value, props);
  if (known !== undefined) return known;
  return /^\s*(["'])([^"'\\]*)\1\s*$/.exec(value.value)?.[2] ?? value;
}

interface AttributeValue {
  value: string;
  position: Position;
  context: RenderContext;
}

function finishAddress(
  tag: string,
  name: string,
  { value, position, context }: AttributeValue,
): Attributes {
  if (name === "href") {
    const link = linkAttributes(resolveLink(value, position, context));
    return tag === "a" || link.href === undefined ? link : { href: link.href };
  }
  if (!isPicture(name, value)) return { [name]: value };
  const image = resolveImage(value, position, context);
  if (name !== "src") return image.src === undefined ? {} : { [name]: image.src };
  if (tag === "img") return { ...image, loading: "lazy", decoding: "async" };
  return image.src === undefined ? {} : { src: image.src };
}

/** Properties that name a picture file; `icon` may also be the name of a picture of the theme. */
function isPicture(name: string, value: string): boolean {
  return name === "icon"
    ? /[./]/.test(value)
    : ["src", "poster", "data-zoom-src", "authorImg"].includes(name);
}

/** Texts of JavaScript, and comments. */
const literals = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\//g;

function noteComponentsIn(code: string, position: Position, context: RenderContext): void {
  for (const [, name] of code.replace(literals, "").matchAll(/<([A-Z][\w.]*)/g)) {
    if (name) noteComponent(name, position, context);
  }
}

function noteComponent(
  name: string,
  position: Position,
  { found, source, page, inText }: RenderContext,
): void {
  const foreign = source.file !== page.file;
  found.components.push({
    name,
    ...position,
    ...(foreign && { file: source.file }),
    ...(inText && { inText }),
  });
}
