import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { listFullPaths } from "../src/files/walk-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const maxLines = 500;

/** Files that may be longer, with the reason. */
const longFiles: Readonly<Record<string, string>> = {};

const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

const paths = [
  "src",
  "rehearsal",
  "migrate/src",
  "mcp/src",
  "check-usage/src",
  "tools",
  "bench",
].flatMap((folder) => listFullPaths(folder));

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

it(`has a reason for every file of more than ${maxLines} lines`, () => {
  const long = paths.filter(
    (path) =>
      /\.(?:tsx?|mjs|css)$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      read(path).trimEnd().split("\n").length > maxLines,
  );
  expect(long.sort()).toEqual(Object.keys(longFiles).sort());
});

it("READMEs only name files and folders that exist", () => {
  // READMEs also mention the two files of a site.
  const known = new Set(["config.ts", "sidebars.ts", ...paths.flatMap((path) => path.split("/"))]);
  const wrong = paths
    .filter((path) => path.endsWith("/README.md"))
    .flatMap((path) =>
      [...read(path).matchAll(/`([\w./-]+(?:\.(?:tsx?|css|mjs)|\/))`/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !known.has(basename(name)) && !exists(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

it.each(documents)("the paths that %s names exist", (document) => {
  const named = read(document).matchAll(
    /(?<![\w./-])(?:src|tests|bench|tools|rehearsal)\/[\w./<>*-]*[\w/>*]/g,
  );
  const missing = [...named].flatMap(([path]) => {
    // Ignores placeholders and patterns, and checks the folder before them.
    const fixed = path.replace(/[^/]*[<*].*$/, "");
    return exists(fixed) ? [] : [path];
  });
  expect(missing).toEqual([]);
});

it("gives a reason for every package", () => {
  const names = [
    "package.json",
    "check-usage/package.json",
    "mcp/package.json",
    "migrate/package.json",
  ].flatMap((file) => {
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
