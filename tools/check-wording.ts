import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { checkWording, readWordings } from "../src/content/report/check-wording.ts";
import { type Diagnostic, formatDiagnostic } from "../src/model/diagnostics/diagnostic.ts";

// Reports words to avoid in documents and in comments of code, which `site/wording.tsv` and
// `docs/wording.tsv` list: `node src/run.mjs tools/check-wording.ts [PATH...]`.

/** Paths that are checked by default. */
const defaultPaths = [
  ":(glob)*.md",
  "bench",
  "docs",
  "check-usage",
  "mcp",
  "migrate",
  "rehearsal",
  "site/components",
  "site/data",
  "site/pages",
  "src",
  "tests",
  "tools",
];
/** Tests and fixtures contain wrong words on purpose. */
const uncheckedPaths =
  /\.test\.tsx?$|\/fixtures?\/|^bench\/search\/|^docs\/(?:decisions\/|style\.md)/;

interface WordingList {
  wordings: { avoid: string; use: string }[];
  /** Phrases in which a word is allowed, by word. */
  exceptions: ReadonlyMap<string, RegExp>;
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : defaultPaths;
const { wordings, exceptions } = readLists();
const diagnostics = execFileSync("git", ["ls-files", ...paths], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(?:md|tsx?|mjs|css)$/.test(file) && !uncheckedPaths.test(file))
  .flatMap(checkFile);
for (const diagnostic of diagnostics) console.log(formatDiagnostic(diagnostic));
console.log(`${diagnostics.length} words to avoid`);
if (diagnostics.length > 0) process.exitCode = 1;

function readLists(): WordingList {
  const site = read("site/wording.tsv");
  const projectRows = read("docs/wording.tsv")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const allowed = new Set(projectRows.flatMap(([avoid = "", use]) => (use === "-" ? [avoid] : [])));
  const projectWordings = projectRows.flatMap(([avoid = "", use = ""]) =>
    use === "-" ? [] : [{ avoid, use }],
  );
  const siteWordings = readWordings({ file: "site/wording.tsv", text: site }).wordings;
  return {
    wordings: [...siteWordings.filter(({ avoid }) => !allowed.has(avoid)), ...projectWordings],
    exceptions: new Map(
      projectRows.flatMap(([avoid = "", , phrase]) =>
        phrase ? [[avoid, new RegExp(phrase, "giy")] as const] : [],
      ),
    ),
  };
}

function checkFile(file: string): Diagnostic[] {
  const text = read(file);
  const source = file.endsWith(".md") ? text : getComments(text);
  const lines = source.split("\n");
  return checkWording([{ file, source }], wordings).filter(({ line, column, message }) => {
    const word = /`([^`]+)`/.exec(message)?.[1]?.toLowerCase() ?? "";
    const phrase = exceptions.get(word);
    if (!phrase) return true;
    phrase.lastIndex = column - 1;
    return !phrase.test(lines[line - 1] ?? "");
  });
}

/** Removes code, so that comments keep their lines and columns. */
function getComments(code: string): string {
  return code
    .split("\n")
    .map((line) => {
      const start = line.search(/^\s*(?:\/\/|\{?\/\*|\*)|(?<=[;{},)]\s)\/\/ /);
      return start === -1 ? "" : " ".repeat(start) + line.slice(start);
    })
    .join("\n");
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}
