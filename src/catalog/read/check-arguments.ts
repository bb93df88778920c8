import { child, type SyntaxNode, textOf } from "../hcl/syntax.ts";
import type { Finding } from "./finding.ts";

/** What the grammar allows and HCL does not: an argument set twice, and two on one line. */
export function checkArguments(source: string, block: SyntaxNode): Finding[] {
  const body = (child(block, "body")?.children ?? []).filter(({ type }) => type !== "comment");
  const seen = new Set<string>();
  return body.flatMap((node, index) => {
    const findings = isOnLineOf(source, body[index - 1], node) ? [sharedLine(source, node)] : [];
    if (node.type === "block") return [...findings, ...checkArguments(source, node)];
    const name = nameOf(source, node);
    if (seen.has(name)) findings.push(setTwice(name, node));
    seen.add(name);
    return findings;
  });
}

function nameOf(source: string, node: SyntaxNode): string {
  return textOf(source, child(node, "identifier") ?? node);
}

function isOnLineOf(source: string, before: SyntaxNode | undefined, node: SyntaxNode): boolean {
  // The end of a heredoc may have its line's end with it.
  return before !== undefined && !source.slice(before.end - 1, node.start).includes("\n");
}

function setTwice(name: string, { start }: SyntaxNode): Finding {
  return {
    rule: "set-twice",
    severity: "error",
    offset: start,
    message: `\`${name}\` is set a second time in its block`,
    hint: "remove one of the two",
  };
}

function sharedLine(source: string, node: SyntaxNode): Finding {
  return {
    rule: "invalid-hcl",
    severity: "error",
    offset: node.start,
    message: `this is not HCL: \`${nameOf(source, node)}\` stands on the line of another argument`,
    hint: "begin a new line before it",
  };
}
