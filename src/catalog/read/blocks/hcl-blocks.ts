import type { HclParser, SyntaxFault } from "../../hcl/parse-hcl.ts";
import { child, type SyntaxNode, textOf } from "../../hcl/syntax.ts";
import { catalogRules } from "../../rules.ts";
import { type Finding, findingAt } from "../finding.ts";
import type { FileBlocks } from "./block.ts";
import { readBlock } from "./hcl-code.ts";

/** A byte order mark counts as white space. */
export function readHclBlocks(source: string, parse: HclParser): FileBlocks {
  const { body, faults } = parse(source.replace(/^\uFEFF/, " "));
  return {
    blocks: body.map((node) => readBlock(source, node)),
    findings:
      faults.length > 0
        ? describeFaults(source, faults)
        : body.flatMap((node) => checkArguments(source, node)),
  };
}

/** HCL 1, which Terraform read before 0.12: a type in quotes, or a block with a key in quotes. */
const hcl1 =
  /\btype\s*=\s*"(?:string|list|map)"|^[ \t]*\w+[ \t]*(?:"[^"\n]*"[ \t]*)*\{\s*"[^"\n]*"\s*=/m;

function describeFaults(source: string, faults: readonly SyntaxFault[]): Finding[] {
  const [first] = faults;
  if (first && hcl1.test(source)) {
    return [findingAt(catalogRules["outdated-hcl"], first.offset, {})];
  }
  return faults.map((fault) => describeEscape(source, fault) ?? describeFault(fault));
}

/** The grammar stops at the backslash of an unknown escape sequence. */
function describeEscape(source: string, { offset }: SyntaxFault): Finding | null {
  const [found] = /^\\(?:[uU][\da-fA-F]*|\S)/u.exec(source.slice(offset, offset + 10)) ?? [];
  if (found === undefined) return null;
  const reason = `\`${found}\` is no escape sequence`;
  return invalidHcl(offset, reason, "write `\\\\` for a backslash");
}

/** Plain words for names of the grammar. */
const missingParts: Record<string, string> = {
  heredoc_identifier: "the line that ends the heredoc",
  identifier: "a name",
};

function describeFault({ offset, text, missing }: SyntaxFault): Finding {
  const found = text.trim() === "" ? "the end of a line or of the file" : `\`${text.trim()}\``;
  const reason = missing
    ? `${missingParts[missing] ?? `\`${missing}\``} is missing before ${found}`
    : `${found} does not belong here`;
  const advice =
    "check brackets, quotes and `=` of this block; `terraform fmt` names the same line";
  return invalidHcl(offset, reason, advice);
}

function invalidHcl(offset: number, reason: string, advice: string): Finding {
  return findingAt(catalogRules["invalid-hcl"], offset, { reason, advice });
}

/** Finds repeated arguments and arguments that share a line, which the grammar allows. */
function checkArguments(source: string, block: SyntaxNode): Finding[] {
  const body = (child(block, "body")?.children ?? []).filter(({ type }) => type !== "comment");
  const seen = new Set<string>();
  return body.flatMap((node, index) => {
    const name = textOf(source, child(node, "identifier") ?? node);
    const findings = isOnLineOf(source, body[index - 1], node) ? [sharedLine(name, node)] : [];
    if (node.type === "block") return [...findings, ...checkArguments(source, node)];
    if (seen.has(name)) findings.push(findingAt(catalogRules["set-twice"], node.start, { name }));
    seen.add(name);
    return findings;
  });
}

function isOnLineOf(source: string, before: SyntaxNode | undefined, node: SyntaxNode): boolean {
  // The node of a heredoc may include the end of its last line.
  return before !== undefined && !source.slice(before.end - 1, node.start).includes("\n");
}

function sharedLine(name: string, { start }: SyntaxNode): Finding {
  const reason = `\`${name}\` stands on the line of another argument`;
  return invalidHcl(start, reason, "begin a new line before it");
}
