import { evaluate } from "../../hcl/evaluate/evaluate.ts";
import type { HclError, HclParser } from "../../hcl/parse-hcl.ts";
import { findChild, getSourceText, type SyntaxNode, unescapeQuoted } from "../../hcl/syntax.ts";
import { catalogRules } from "../../rules.ts";
import {
  type Attribute,
  type Block,
  diagnoseAtOffset,
  type FileBlocks,
  type OffsetDiagnostic,
} from "./block.ts";

/** A byte order mark counts as white space. */
export function readHclBlocks(source: string, parse: HclParser): FileBlocks {
  const { body, errors } = parse(source.replace(/^\uFEFF/, " "));
  return {
    blocks: body.map((node) => readBlock(source, node)),
    diagnostics:
      errors.length > 0
        ? describeErrors(source, errors)
        : body.flatMap((node) => checkArguments(source, node)),
  };
}

/** HCL 1, which Terraform read before 0.12: in quotes, a type, the key of a block, or a block's type. */
const hcl1 =
  /\btype\s*=\s*"(?:string|list|map)"|^[ \t]*\w+[ \t]*(?:"[^"\n]*"[ \t]*)*\{\s*"[^"\n]*"\s*=|^[ \t]*"\w+"[ \t]*\{/m;

function describeErrors(source: string, errors: readonly HclError[]): OffsetDiagnostic[] {
  const [first] = errors;
  if (first && hcl1.test(source)) {
    return [diagnoseAtOffset(catalogRules["outdated-hcl"], first.offset, {})];
  }
  return errors.map((error) => describeEscape(source, error) ?? describeError(error));
}

/** The grammar stops at the backslash of an unknown escape sequence. */
function describeEscape(source: string, { offset }: HclError): OffsetDiagnostic | null {
  const [escapeText] = /^\\(?:[uU][\da-fA-F]*|\S)/u.exec(source.slice(offset, offset + 10)) ?? [];
  if (escapeText === undefined) return null;
  const reason = `\`${escapeText}\` is not a valid escape sequence`;
  return getInvalidHcl(offset, reason, "write `\\\\` for a backslash");
}

const missingParts: Record<string, string> = {
  heredoc_identifier: "the line that ends the heredoc",
  identifier: "a name",
};

function describeError({ offset, text, missing }: HclError): OffsetDiagnostic {
  const unexpected = text.trim() === "" ? "the end of a line or of the file" : `\`${text.trim()}\``;
  const reason = missing
    ? `${missingParts[missing] ?? `\`${missing}\``} is missing before ${unexpected}`
    : `${unexpected} does not belong here`;
  const advice =
    "check brackets, quotes, and `=` of this block; `terraform fmt` names the same line";
  return getInvalidHcl(offset, reason, advice);
}

function getInvalidHcl(offset: number, reason: string, advice: string): OffsetDiagnostic {
  return diagnoseAtOffset(catalogRules["invalid-hcl"], offset, { reason, advice });
}

/** The grammar accepts repeated arguments and arguments that share a line. */
function checkArguments(source: string, block: SyntaxNode): OffsetDiagnostic[] {
  const body = (findChild(block, "body")?.children ?? []).filter(({ type }) => type !== "comment");
  const seen = new Set<string>();
  return body.flatMap((node, index) => {
    const name = getSourceText(source, findChild(node, "identifier") ?? node);
    const diagnostics = isOnSameLine(source, body[index - 1], node)
      ? [getSharedLine(name, node)]
      : [];
    if (node.type === "block") return [...diagnostics, ...checkArguments(source, node)];
    if (seen.has(name))
      diagnostics.push(diagnoseAtOffset(catalogRules["set-twice"], node.start, { name }));
    seen.add(name);
    return diagnostics;
  });
}

function isOnSameLine(source: string, before: SyntaxNode | undefined, node: SyntaxNode): boolean {
  // The node of a heredoc may include the end of its last line.
  return before !== undefined && !source.slice(before.end - 1, node.start).includes("\n");
}

function getSharedLine(name: string, { start }: SyntaxNode): OffsetDiagnostic {
  const reason = `\`${name}\` needs a line of its own`;
  return getInvalidHcl(start, reason, "begin a new line before it");
}

export interface CodeBody extends Pick<Block, "attributes" | "blocks"> {
  errors: HclError[];
}

export function readHclCode(source: string, parse: HclParser): CodeBody {
  const { body, errors } = parse(source.replace(/^\uFEFF/, " "), { withAttributes: true });
  return { ...readItems(source, body), errors };
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

function readBlock(source: string, node: SyntaxNode): Block {
  const [kind, ...labels] = node.children.filter(({ type }) =>
    /^(identifier|string_lit)$/.test(type),
  );
  const body = findChild(node, "body");
  const comments = [...node.children, ...(body?.children ?? [])]
    .filter(({ type }) => type === "comment")
    .sort((a, b) => a.start - b.start);
  return {
    kind: kind ? getSourceText(source, kind) : "",
    labels: labels.map((label) => getLabelText(getSourceText(source, label))),
    start: node.start,
    end: node.end,
    ...readItems(source, body?.children ?? []),
    comments: comments.map((comment) => getSourceText(source, comment)),
  };
}

function getLabelText(text: string): string {
  return text.startsWith('"') ? unescapeQuoted(text.slice(1, -1)) : text;
}

function readAttribute(source: string, node: SyntaxNode): Attribute {
  const name = findChild(node, "identifier");
  const expression = findChild(node, "expression") ?? node;
  return {
    name: name ? getSourceText(source, name) : "",
    text: getSourceText(source, expression),
    value: evaluate({ source, node: expression }),
    expression: { source, node: expression },
    offset: expression.start,
  };
}
