import { evaluate } from "../../hcl/evaluate/evaluate.ts";
import type { HclParser, SyntaxFault } from "../../hcl/parse-hcl.ts";
import { child, type SyntaxNode, textOf } from "../../hcl/syntax.ts";
import { unescapeQuoted } from "../../hcl/unescape.ts";
import { checkArguments } from "../check-arguments.ts";
import type { Finding } from "../finding.ts";
import type { Attribute, Block } from "./block.ts";

export interface FileBlocks {
  blocks: Block[];
  findings: Finding[];
}

/** The blocks of a file in HCL. A byte order mark counts as white space. */
export function readHclBlocks(source: string, parse: HclParser): FileBlocks {
  const { body, faults } = parse(source.replace(/^\uFEFF/, " "));
  return {
    blocks: body.map((node) => readBlock(source, node)),
    findings:
      faults.length > 0
        ? faults.map((fault) => describeEscape(source, fault) ?? describeFault(fault))
        : body.flatMap((node) => checkArguments(source, node)),
  };
}

function readBlock(source: string, node: SyntaxNode): Block {
  const [kind, ...labels] = node.children.filter(({ type }) =>
    /^(identifier|string_lit)$/.test(type),
  );
  const body = child(node, "body")?.children ?? [];
  const attributes = body
    .filter(({ type }) => type === "attribute")
    .map((attribute) => readAttribute(source, attribute));
  return {
    kind: kind ? textOf(source, kind) : "",
    labels: labels.map((label) => labelText(textOf(source, label))),
    start: node.start,
    end: node.end,
    attributes: new Map(attributes.map((attribute) => [attribute.name, attribute])),
    blocks: body.filter(({ type }) => type === "block").map((block) => readBlock(source, block)),
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

/** The grammar gives up at the backslash of an escape that it does not know. */
function describeEscape(source: string, { offset }: SyntaxFault): Finding | null {
  const [found] = /^\\(?:[uU][\da-fA-F]*|\S)/u.exec(source.slice(offset, offset + 10)) ?? [];
  if (found === undefined) return null;
  return {
    rule: "invalid-hcl",
    severity: "error",
    offset,
    message: `this is not HCL: \`${found}\` is no escape sequence`,
    hint: "write `\\\\` for a backslash",
  };
}

/** What the grammar calls otherwise than readers. */
const missingParts: Record<string, string> = {
  heredoc_identifier: "the line that ends the heredoc",
  identifier: "a name",
};

function describeFault({ offset, text, missing }: SyntaxFault): Finding {
  const found = text.trim() === "" ? "the end of a line or of the file" : `\`${text.trim()}\``;
  return {
    rule: "invalid-hcl",
    severity: "error",
    offset,
    message: missing
      ? `this is not HCL: ${missingParts[missing] ?? `\`${missing}\``} is missing before ${found}`
      : `this is not HCL: ${found} does not belong here`,
    hint: "check brackets, quotes and `=` of this block; `terraform fmt` names the same line",
  };
}
