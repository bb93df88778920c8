import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** 450 of the engine as it was designed, and those that keep addresses, history, deploys, hosts, reading offline and sites that move in, that draw what diagrams say, that work with the reader's code, and that build large sites. */
const mostFiles = 700;
const mostLines = 300;
const mostInFolder = 12;
/** From this number of files on, a folder needs a README. */
const mostWithoutReadme = 5;
const mostReadmeLines = 15;
const mostArchitectureWords = 1200;

/** Files that may be longer, each with the reason. */
const longFiles: Readonly<Record<string, string>> = {
  "src/catalog/rules.ts": "the table of rules of the catalog",
  "src/content/rules/markdown-rules.ts": "the table of rules of Markdown",
};

const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

const paths = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .map((path) => join("src", path))
  .filter((path) => statSync(join(root, path)).isFile());
const code = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

/** Files directly in each folder, without tests and what describes the folder. */
const folders = new Map<string, string[]>();
for (const path of paths) {
  if (/\.test\.tsx?$|\/README\.md$|\/tsconfig[^/]*\.json$/.test(path)) continue;
  const folder = dirname(path);
  folders.set(folder, [...(folders.get(folder) ?? []), path]);
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function linesOf(path: string): number {
  return read(path).trimEnd().split("\n").length;
}

it(`has at most ${mostFiles} files in src`, () => {
  expect(code.length).toBeLessThanOrEqual(mostFiles);
});

it(`has no file over ${mostLines} lines, except tables`, () => {
  const long = paths.filter(
    (path) => /\.(?:tsx?|mjs|css)$/.test(path) && linesOf(path) > mostLines,
  );
  expect(long.filter((path) => !/\.test\.tsx?$/.test(path) && !(path in longFiles))).toEqual([]);
});

it(`has at most ${mostInFolder} files directly in a folder`, () => {
  const full = [...folders].filter(([, files]) => files.length > mostInFolder);
  expect(full.map(([folder]) => folder)).toEqual([]);
});

it("describes each larger folder in a short README", () => {
  const missing = [...folders].flatMap(([folder, files]) =>
    files.length > mostWithoutReadme && !paths.includes(`${folder}/README.md`) ? [folder] : [],
  );
  expect(missing).toEqual([]);
});

it(`has no README over ${mostReadmeLines} lines in src`, () => {
  const readmes = paths.filter((path) => path.endsWith("/README.md"));
  expect(readmes.filter((path) => linesOf(path) > mostReadmeLines)).toEqual([]);
});

it("names only files and folders that exist in the READMEs of src", () => {
  // The READMEs also name the two files of a site.
  const known = new Set(["config.ts", "sidebars.ts", ...paths.flatMap((path) => path.split("/"))]);
  const wrong = paths
    .filter((path) => path.endsWith("/README.md"))
    .flatMap((path) =>
      [...read(path).matchAll(/`([\w./-]+(?:\.(?:tsx?|css|mjs)|\/))`/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !known.has(basename(name)))
        .map((name) => `${path}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

it(`keeps ARCHITECTURE.md below ${mostArchitectureWords} words`, () => {
  const words = read("ARCHITECTURE.md").split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(mostArchitectureWords);
});

it.each(documents)("the paths that %s names exist", (document) => {
  const named = read(document).matchAll(
    /(?<![\w./-])(?:src|tests|bench|tools)\/[\w./<>*-]*[\w/>*]/g,
  );
  const missing = [...named].flatMap(([path]) => {
    // A placeholder or a pattern names all that lies in the folder before it.
    const fixed = path.replace(/[^/]*[<*].*$/, "");
    return exists(fixed) ? [] : [path];
  });
  expect(missing).toEqual([]);
});

it("gives a reason for every package", () => {
  const names = ["package.json", "mcp/package.json", "migrate/package.json"].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const reasons = read("docs/dependencies.md");
  expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  const listed = [...reasons.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(listed.filter((name) => !names.includes(name))).toEqual([]);
});

function exists(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
}
