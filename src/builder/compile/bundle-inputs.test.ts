import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  findBundle,
  findUncoveredInputs,
  getBundleName,
  inputsFile,
  writeChecksums,
} from "./bundle-inputs.ts";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "inputs-")));
  write("site/components.tsx");
  write("engine/src/app.tsx", 'import "./theme/a.ts";');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text = "first"): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const getInputs = (files: string[], started = Date.now() + 1000) =>
  findUncoveredInputs(files, {
    root: join(folder, "engine"),
    siteDir: join(folder, "site"),
    started,
  });

it.each([
  ["site/content/docs/notes.json", true],
  ["site/public/logo.svg", true],
  ["site/config.ts", true],
  ["site/sidebars.ts", true],
  ["site/questions.tsv", true],
  ["site/pages/about.md", true],
  ["shared.ts", true],
  ["engine/src/catalog/a.ts", true],
  ["engine/src/theme/a.ts", false],
  ["engine/src/app.tsx", false],
  ["site/data/a.ts", false],
  ["site/pages/home.tsx", false],
  ["site/node_modules/a/index.js", false],
])("records %s: %s", (file, isRecorded) => {
  const path = existsSync(join(folder, file)) ? join(folder, file) : write(file);
  expect(Object.keys(getInputs([path])).length > 0).toBe(isRecorded);
});

it("records a file once, and skips modules without one", () => {
  const file = write("shared.svg");
  const names = Object.keys(getInputs([`${file}?raw`, file, "\0virtual:site/pages", folder]));
  expect(names).toEqual(["../shared.svg"]);
});

it("follows imports of style sheets", () => {
  write("shared/part.css", "");
  write("shared/dot.svg", "");
  const sheet = write(
    "site/data/site.css",
    '@import "../../shared/part.css"; a { background: url(../../shared/dot.svg) }',
  );
  expect(Object.keys(getInputs([sheet]))).toEqual(["../shared/dot.svg", "../shared/part.css"]);
});

it("finds the bundle for each state of the files, and none after a deletion", () => {
  const bundles = join(folder, "bundles");
  const compile = (text: string) => {
    const inputs = getInputs([write("shared.ts", text)]);
    const name = getBundleName("key", inputs);
    write(`bundles/${name}/${inputsFile}`, JSON.stringify(inputs));
    writeChecksums(join(bundles, name));
    return name;
  };
  const find = (key = "key") =>
    findBundle({ bundleDir: bundles, key, siteDir: join(folder, "site") });
  expect(find()).toBeUndefined();
  const first = compile("first");
  const second = compile("second");
  expect(find()).toBe(second);
  expect(find("ke")).toBeUndefined();
  write("shared.ts", "first");
  expect(find()).toBe(first);
  rmSync(join(folder, "shared.ts"));
  expect(find()).toBeUndefined();
});

it("ignores files that changed while the compiler ran", () => {
  const started = Date.now() - 1000;
  const inputs = getInputs([write("shared.ts")], started);
  const name = getBundleName("key", inputs);
  write(`bundles/${name}/${inputsFile}`, JSON.stringify(inputs));
  writeChecksums(join(folder, "bundles", name));
  expect(
    findBundle({ bundleDir: join(folder, "bundles"), key: "key", siteDir: join(folder, "site") }),
  ).toBeUndefined();
});

it("accepts a file with a date in the future, from a wrong clock", () => {
  const file = write("shared.ts");
  const yearAhead = Date.now() / 1000 + 365 * 24 * 60 * 60;
  utimesSync(file, yearAhead, yearAhead);
  const before = getInputs([file], Date.now() - 1000);
  expect(Object.values(before)[0]).toMatch(/^[\da-f]{16}$/);
  write("shared.ts", "second");
  utimesSync(file, yearAhead, yearAhead);
  expect(getInputs([file])).not.toEqual(before);
});

it.each([
  ["changed", (dir: string) => writeFileSync(join(dir, "client/a.js"), "alert(2)"), "client/a.js"],
  ["gone", (dir: string) => rmSync(join(dir, "client/a.js")), "client/a.js"],
  ["added", (dir: string) => writeFileSync(join(dir, "client/b.js"), ""), "client/b.js"],
  ["the inputs", (dir: string) => writeFileSync(join(dir, inputsFile), "{"), inputsFile],
  ["the list", (dir: string) => writeFileSync(join(dir, "checksums.json"), "["), "checksums.json"],
])("removes a bundle with a damaged file, and names the file: %s", (_, damage, file) => {
  const bundles = join(folder, "bundles");
  const name = getBundleName("key", {});
  write(`bundles/${name}/${inputsFile}`, "{}");
  write(`bundles/${name}/client/a.js`, "alert(1)");
  writeChecksums(join(bundles, name));
  const reported: string[] = [];
  const find = () =>
    findBundle(
      { bundleDir: bundles, key: "key", siteDir: join(folder, "site") },
      (path) => void reported.push(path),
    );
  expect(find()).toBe(name);
  damage(join(bundles, name));
  expect(find()).toBeUndefined();
  expect(find()).toBeUndefined();
  expect(reported).toEqual([join(bundles, name, file)]);
  expect(existsSync(join(bundles, name))).toBe(false);
});
