import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits } from "../text/edits.ts";
import { isHtmlElement, parseTemplate } from "../text/html-to-markdown.ts";
import { quoteAttribute, readTag } from "../text/jsx-tag.ts";
import { asArray, asRecord, asString, type Json } from "../text/values.ts";

/** An element that a page of the old site adds to the head of its document. */
export interface HeadElement {
  tag: string;
  attributes: Readonly<Record<string, Json>>;
  content: string;
}

export interface PageHead {
  title?: string;
  description?: string;
  keywords?: string[];
  image?: string;
  /** Elements that have no counterpart in front matter. */
  rest: string[];
}

/** What the new site generates for every page. */
const generated =
  /^(?:(?:og|twitter):(?:title|description|url|type|site_name|card|site|creator|image:\w+|locale)|charset|viewport|article:\w+)$/;

/**
 * Reads `<head>` in the text of a page, and `head` in its front matter: a list of objects in
 * Starlight, and of arrays in VitePress.
 */
export function readPageHead(body: string, frontMatterHead: Json): PageHead {
  const head: PageHead = { rest: [] };
  const inBody = elementsInBody(body);
  for (const element of [...inBody, ...readHead(frontMatterHead)]) {
    const { tag, attributes, content } = element;
    const name = asString(attributes.name) ?? asString(attributes.property) ?? "";
    const value = asString(attributes.content) ?? "";
    const hasExpression = tag === "title" ? content.includes("{") : value.startsWith("{");
    const isComputed = hasExpression && inBody.includes(element);
    if (isComputed && !generated.test(name)) head.rest.push(describeElement(element));
    else if (tag === "title") head.title ??= content;
    else if (tag !== "meta") head.rest.push(describeElement(element));
    else if (name === "description") head.description ??= value;
    else if (name === "keywords") {
      head.keywords ??= value.split(/\s*,\s*/).filter((word) => word !== "");
    } else if (/^(?:og|twitter):image$/.test(name)) head.image ??= value;
    else if (!generated.test(name) && !("charset" in attributes)) {
      head.rest.push(describeElement(element));
    }
  }
  return head;
}

function elementsInBody(body: string): HeadElement[] {
  return matchesOutsideCode(body, /<head>([\s\S]*?)<\/head>/gi).flatMap(([, inner = ""]) =>
    parseTemplate(withQuotedExpressions(inner))
      .filter(isHtmlElement)
      .map(({ name, attribs, childNodes }) => ({
        tag: name,
        attributes: attribs,
        content: childNodes
          .map((node) => (node.type === "text" ? node.data : ""))
          .join("")
          .trim(),
      })),
  );
}

/** Texts in braces become texts in quotes. Other expressions keep their braces. */
function withQuotedExpressions(jsx: string): string {
  const attributes = [...jsx.matchAll(/<[a-z]/gi)].flatMap(
    ({ index }) => readTag(jsx, index)?.attributes ?? [],
  );
  const edits = attributes.flatMap(({ name, start, end, literal, expression }) =>
    name === "" || expression === undefined
      ? []
      : [{ start, end, text: `${name}=${quoteAttribute(literal ?? `{${expression}}`)}` }],
  );
  const quoted = applyEdits(jsx, edits).text;
  return quoted.replace(/>\s*\{\s*(["'`])((?:(?!\1)[^\\$<{])*)\1\s*\}\s*</g, ">$2<");
}

/** Elements as objects or arrays. */
export function readHead(head: Json): HeadElement[] {
  return asArray(head).map((element) => {
    const [tag, attributes, content] = Array.isArray(element)
      ? element
      : [asRecord(element).tag, asRecord(element).attrs, asRecord(element).content];
    return {
      tag: asString(tag) ?? "",
      attributes: asRecord(attributes),
      content: asString(content) ?? "",
    };
  });
}

export function describeElement({ tag, attributes }: HeadElement): string {
  const shown = Object.entries(attributes).flatMap(([name, value]) =>
    /^(?:name|property|rel|src|href|content)$/.test(name) ? [` ${name}="${asString(value)}"`] : [],
  );
  return `<${tag}${shown.join("")}>`;
}
