import { escapeAdmonitionTitle } from "../document/admonition-kinds.ts";
import { replaceOutsideCode } from "../text/code-ranges.ts";

const alert =
  /^([ \t]*)>[ \t]*\[!(note|tip|info|important|warning|caution|danger)\][+-]?[ \t]*([^\n]*)\n((?:\1>[^\n]*(?:\n|$))*)/gim;

/** Alerts of GitHub (`> [!NOTE]`) and callouts of Obsidian (`> [!note]- Title`). */
export function convertAlerts(body: string): string {
  return replaceOutsideCode(body, alert, (match) => {
    const [, indent = "", kind = "note", title = "", quoted = ""] = match;
    const lines = quoted.replace(/\n$/, "").split("\n");
    const heading = title.trim() === "" ? "" : `[${escapeAdmonitionTitle(title.trim())}]`;
    return [
      `${indent}:::${kind.toLowerCase()}${heading}`,
      "",
      ...lines.map((line) => indent + line.slice(indent.length).replace(/^> ?/, "")),
      "",
      `${indent}:::`,
      "",
    ]
      .map((line) => (line.trim() === "" ? "" : line))
      .join("\n");
  });
}
