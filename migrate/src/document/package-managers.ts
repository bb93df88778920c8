import npmToYarn from "npm-to-yarn";
import { getCodeRanges } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import type { ConvertedSyntax } from "./article.ts";
import { printTabs } from "./print-tabs.ts";

const managers = ["npm", "yarn", "pnpm", "bun"] as const;

/** Converts code blocks with the option `npm2yarn` to tabs, one per package manager. */
export function convertPackageManagers(body: string): ConvertedSyntax {
  const ranges = body.includes("npm2yarn") ? getCodeRanges(body) : [];
  const edits = ranges.flatMap(([start, end]): Edit[] => {
    const lineStart = body.lastIndexOf("\n", start - 1) + 1;
    const match = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)\n?[ \t]*\2[ \t]*$/.exec(
      body.slice(lineStart, end).trimEnd(),
    );
    if (!match || !/(?:^|\s)npm2yarn\b/.test(match[3] ?? "")) return [];
    const [matched, indent = "", marker = "", info = "", code = ""] = match;
    const infoWithoutMark = info.replace(/\s*\bnpm2yarn(?:=\S+)?/, "");
    const text = getPackageManagerTabs(code, { indent, fence: marker, info: infoWithoutMark });
    return [{ start: lineStart, end: lineStart + matched.length, text }];
  });
  return { body: applyEdits(body, edits).text, needsMdx: edits.length > 0 };
}

/** Tabs with the commands for each package manager, translated from those for npm. */
export function getPackageManagerTabs(
  code: string,
  { indent, fence, info }: { indent: string; fence: string; info: string },
): string {
  const plainCode = code.replace(new RegExp(`^${indent}`, "gm"), "");
  const tabs = managers.map((manager) => ({
    value: manager,
    label: manager,
    lines: [`${fence}${info}`, ...npmToYarn(plainCode, manager).split("\n"), fence],
  }));
  return printTabs(tabs, "npm2yarn")
    .map((line) => (line === "" ? "" : indent + line))
    .join("\n");
}
