import { escapeAttribute, escapeText } from "../../../model/text/escape-html.ts";
import type { ArticleNode, Attributes, ElementNode } from "../article.ts";
import { voidTags } from "./allowed-html.ts";

export function toHtml(nodes: readonly ArticleNode[]): string {
  let html = "";
  for (const node of nodes) html += nodeToHtml(node);
  return html;
}

function nodeToHtml(node: ArticleNode): string {
  switch (node.type) {
    case "text":
      return escapeText(node.value);
    case "raw":
      return node.html;
    case "element":
      return elementToHtml(node);
    case "component":
      return toHtml(node.children);
    case "expression":
      return "";
  }
}

function elementToHtml({ tag, attributes, children }: ElementNode): string {
  const start = getOpeningTag(tag, attributes);
  return voidTags.has(tag) ? start : `${start}${toHtml(children)}</${tag}>`;
}

export function getOpeningTag(tag: string, attributes: Attributes): string {
  let html = `<${tag}`;
  for (const name in attributes) {
    const value = attributes[name];
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value ?? "")}"`;
  }
  return `${html}>`;
}

export function toText(nodes: readonly ArticleNode[]): string {
  return nodes.map(nodeToText).join("");
}

function nodeToText(node: ArticleNode): string {
  if (node.type === "text") return node.value;
  return "children" in node ? toText(node.children) : "";
}
