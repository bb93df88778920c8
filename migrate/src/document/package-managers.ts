import { codeRanges } from "../text/code-ranges.ts";
import { applyEdits, type Edit } from "../text/edits.ts";
import type { ConvertedSyntax } from "./article.ts";

const managers = ["npm", "yarn", "pnpm", "bun"] as const;
type Manager = (typeof managers)[number];

/** Converts code blocks with the option `npm2yarn` to tabs, one per package manager. */
export function convertPackageManagers(body: string): ConvertedSyntax {
  const ranges = body.includes("npm2yarn") ? codeRanges(body) : [];
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
  return { body: applyEdits(body, edits).text, needsMdx: edits.length > 0, diagnostics: [] };
}

/** Tabs with the commands for each package manager, translated from those for npm. */
export function getPackageManagerTabs(
  code: string,
  { indent, fence, info }: { indent: string; fence: string; info: string },
): string {
  const tabs = managers.flatMap((manager) => [
    `<TabItem value="${manager}" label="${manager}">`,
    "",
    `${fence}${info}`,
    ...code.split("\n").map((line) => translate(withoutIndent(line, indent), manager)),
    fence,
    "",
    "</TabItem>",
  ]);
  const lines = ['<Tabs groupId="npm2yarn">', ...tabs, "</Tabs>"];
  return lines.map((line) => (line === "" ? "" : indent + line)).join("\n");
}

function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line;
}

/** Translates an npm command for another package manager. Other lines stay unchanged. */
function translate(line: string, manager: Manager): string {
  if (manager === "npm") return line;
  return line.replace(
    /(?<![\w./-])(npm|npx)\s+([^\n&|;#]*[^\s&|;#])/g,
    (matched, program: string, rest: string) => {
      if (program === "npx") return `${runners[manager]} ${rest}`;
      return translateCommand(rest.split(/\s+/), manager) ?? matched;
    },
  );
}

const runners: Readonly<Record<Manager, string>> = {
  npm: "npx",
  yarn: "yarn dlx",
  pnpm: "pnpm dlx",
  bun: "bunx",
};

function translateCommand(
  [command = "", ...given]: readonly string[],
  manager: Exclude<Manager, "npm">,
): string | undefined {
  const isGlobal = given.some((text) => /^(?:-g|--global)$/.test(text));
  const args = given
    .filter((text) => !/^(?:-g|--global|-S|--save|--)$/.test(text))
    .map((text) => {
      if (/^(?:-D|--save-dev)$/.test(text)) return manager === "pnpm" ? "-D" : "--dev";
      return /^(?:-E|--save-exact)$/.test(text) && manager !== "pnpm" ? "--exact" : text;
    });
  const joined = (...words: string[]) => [manager, ...words, ...args].join(" ");
  const inScope = (action: string) => {
    if (!isGlobal) return joined(action);
    return manager === "yarn" ? joined("global", action) : joined(action, "-g");
  };
  const names = args.filter((arg) => !arg.startsWith("-"));
  switch (command) {
    case "install":
    case "i":
    case "add":
      return names.length === 0 ? joined("install") : inScope("add");
    case "ci":
      return joined("install", "--frozen-lockfile");
    case "uninstall":
    case "remove":
    case "rm":
      return inScope("remove");
    case "run":
    case "run-script":
      return manager === "yarn" ? joined() : joined("run");
    case "start":
    case "test":
      return manager === "bun" ? joined("run", command) : joined(command);
    case "init":
    case "create":
      if (names.length > 0) return joined("create");
      return manager === "pnpm" ? "pnpm init" : joined("init");
    case "update":
    case "upgrade":
      return inScope(manager === "yarn" ? "upgrade" : "update");
    default:
      return undefined;
  }
}
