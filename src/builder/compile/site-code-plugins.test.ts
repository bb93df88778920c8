import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSitePlugins, findMissingImport, findMissingUrl } from "./site-code-plugins.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-"));
  writeFileSync(join(folder, "base.css"), "");
  mkdirSync(join(folder, "public"));
  for (const file of ["a b.png", "public/c.png"]) writeFileSync(join(folder, file), "");
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['@import "./base.css";', undefined],
  ['@import "./base";', undefined],
  ['@import "./base.css?q";', undefined],
  ["@import url(./base.css);", undefined],
  ['@import url("./base.css") screen;', undefined],
  ['@import "https://example.com/a.css"; @import "package/a.css";', undefined],
  ['/* @import "./none.css"; */', undefined],
  ['@import "./none.css";', "./none.css"],
  ["@import url(./none.css) screen;", "./none.css"],
  ["@import url( './none.css' );", "./none.css"],
])("finds the style sheet that is missing in %s", (css, missing) => {
  expect(findMissingImport(css, folder)).toBe(missing);
});

it.each([
  ["/", 'a { background: url("./a b.png"), url(a%20b.png?x#y) }', undefined],
  ["/", "a { background: url(/c.png) }", undefined],
  [
    "/",
    "/* url(none.png) */ a { mask: url(#m), url(data:image/png;x.png), url(/api/x) }",
    undefined,
  ],
  ["/", "a { background: url( './none.png' ) }", "./none.png"],
  ["/", "a { background: url(/none.png) }", "/none.png"],
  ["/docs/", "a { background: url(/docs/c.png), url(/c.png), url(/none.png) }", undefined],
  ["/docs/", "a { background: url(/docs/none.png) }", "/docs/none.png"],
])("with the base URL %s, finds the file that is missing in %s", (baseUrl, css, missing) => {
  const site = { siteDir: folder, baseUrl };
  expect(findMissingUrl(css, join(folder, "page.css"), site)).toBe(missing);
});

it("rejects imports of Node from browser code as soon as errors are not tolerated", async () => {
  const siteModules = { toleratesErrors: true };
  const site = {
    root: folder,
    siteDir: folder,
    baseUrl: "/",
    siteModules,
    translatedModules: {},
  };
  const plugin = createSitePlugins(site).find(({ name }) => name === "browser-imports");
  const context = {
    resolve: async () => ({ id: "__vite-browser-external:node:fs" }),
    error(message: string) {
      throw new Error(message);
    },
  };
  const resolveId = plugin?.resolveId as unknown as (id: string, importer: string) => Promise<void>;
  const resolve = () => resolveId.call(context, "node:fs", join(folder, "a.tsx"));
  await expect(resolve()).resolves.toBeUndefined();
  siteModules.toleratesErrors = false;
  await expect(resolve()).rejects.toThrow('Failed to resolve import "node:fs"');
});

/** The errors of a plugin for a file of the site whose modules must not have errors. */
function findErrors(name: string, code: string, file: string): string[] {
  const site = {
    root: folder,
    siteDir: folder,
    baseUrl: "/",
    siteModules: { toleratesErrors: false },
    translatedModules: {},
  };
  const plugin = createSitePlugins(site).find((plugin) => plugin.name === name);
  const { filter, handler } = plugin?.transform as unknown as {
    filter: { id: RegExp };
    handler(code: string, id: string): void;
  };
  const id = join(folder, file);
  expect(id).toMatch(filter.id);
  const errors: string[] = [];
  handler.call({ error: (message: string) => errors.push(message) }, code, id);
  return errors;
}

it.each(["page.css", "page.css?inline"])("names the style sheet %s of a missing file", (file) => {
  expect(findErrors("site-files", "a { background: url(none.png) }", file)).toEqual([
    `"${join(folder, "page.css")}" cannot be used: the file \`none.png\` does not exist`,
  ]);
});

it.each([
  ["process.env.TOKEN", "const token: string = process.env.TOKEN ?? <p>a</p>;"],
  [undefined, "// Reads process.env.TOKEN.\nexport const a = 1;"],
  [undefined, "export const A = () => <p>Set process.env.TOKEN</p>;"],
  [undefined, "const code = `const a = process.env.TOKEN;`, other = ' process.env.B';"],
  [undefined, "const isDev = process.env.NODE_ENV !== 'production', b = a.process.env.C;"],
])("finds %s in the browser code %s", (variable, code) => {
  const errors = findErrors("browser-imports", code, "a.tsx");
  expect(errors).toEqual(
    variable === undefined ? [] : [expect.stringContaining(`\`${variable}\` is read`)],
  );
});
