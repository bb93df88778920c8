import { escapeAdmonitionTitle } from "../document/admonition-kinds.ts";
import type { ConvertedSyntax } from "../document/article.ts";
import { codeRanges, matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";

const alert =
  /^([ \t]*)>[ \t]*\[!(note|tip|info|important|warning|caution|danger)\][+-]?[ \t]*([^\n]*)\n((?:\1>[^\n]*(?:\n|$))*)/gim;

export function convertAlerts(body: string): ConvertedSyntax {
  const edits = [...matchesOutsideCode(body, alert, codeRanges(body))].map((match): Edit => {
    const [matched, indent = "", kind = "note", title = "", quoted = ""] = match;
    const lines = quoted.replace(/\n$/, "").split("\n");
    const text = lines.map((line) => indent + line.slice(indent.length).replace(/^> ?/, ""));
    const heading = title.trim() === "" ? "" : `[${escapeAdmonitionTitle(title.trim())}]`;
    const parts = [
      `${indent}:::${kind.toLowerCase()}${heading}`,
      "",
      ...text,
      "",
      `${indent}:::`,
      "",
    ];
    return {
      start: match.index,
      end: match.index + matched.length,
      text: parts.map((line) => line.trimEnd()).join("\n"),
    };
  });
  return { body: applyEdits(body, edits).text, needsMdx: false, diagnostics: [] };
}
