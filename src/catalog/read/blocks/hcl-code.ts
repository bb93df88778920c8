import { evaluate } from "../../hcl/evaluate/evaluate.ts";
import type { HclParser, SyntaxFault } from "../../hcl/parse-hcl.ts";
import { child, type SyntaxNode, textOf, unescapeQuoted } from "../../hcl/syntax.ts";
import type { Attribute, Block } from "./block.ts";

export interface CodeBody extends Pick<Block, "attributes" | "blocks"> {
  faults: SyntaxFault[];
}

export function readHclCode(source: string, parse: HclParser): CodeBody {
  const { body, faults } = parse(source.replace(/^\uFEFF/, " "), { whole: true });
  return { ...readItems(source, body), faults };
}

function readItems(
  source: string,
  items: readonly SyntaxNode[],
): Pick<Block, "attributes" | "blocks"> {
  const attributes = items
    .filter(({ type }) => type === "attribute")
    .map((attribute) => readAttribute(source, attribute));
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.name, attribute])),
    blocks: items.filter(({ type }) => type === "block").map((block) => readBlock(source, block)),
  };
}

export function readBlock(source: string, node: SyntaxNode): Block {
  const [kind, ...labels] = node.children.filter(({ type }) =>
    /^(identifier|string_lit)$/.test(type),
  );
  return {
    kind: kind ? textOf(source, kind) : "",
    labels: labels.map((label) => labelText(textOf(source, label))),
    start: node.start,
    end: node.end,
    ...readItems(source, child(node, "body")?.children ?? []),
  };
}

function labelText(text: string): string {
  return text.startsWith('"') ? unescapeQuoted(text.slice(1, -1)) : text;
}

function readAttribute(source: string, node: SyntaxNode): Attribute {
  const name = child(node, "identifier");
  const expression = child(node, "expression") ?? node;
  return {
    name: name ? textOf(source, name) : "",
    text: textOf(source, expression),
    value: evaluate({ source, node: expression }),
    expression: { source, node: expression },
    offset: expression.start,
  };
}
