// Words of other languages. cspell:ignore Пошук menü
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { messageModules } from "./message-modules.ts";
import { checkTranslations, getTranslatedModules } from "./translations.ts";

const config = { locale: { code: "de", label: "Deutsch", direction: "ltr" as const } };

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), "translations-"));
  mkdirSync(join(siteDir, "messages/de"), { recursive: true });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function writeMessages(namespace: string, text: string): void {
  writeFileSync(join(siteDir, `messages/de/${namespace}.ts`), text);
}

it("lists every message module", () => {
  const src = join(import.meta.dirname, "../..");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) =>
      /^(?:model|content|publish|framework|theme)\/.*[/-]?messages\.ts$/.test(path),
    );
  expect(Object.values(messageModules).map(({ file }) => file)).toEqual(
    expect.arrayContaining(files),
  );
  for (const [namespace, { file }] of Object.entries(messageModules)) {
    const [, name] = /([\w-]+)-messages\.ts$/.exec(file) ?? /(\w+)\/messages\.ts$/.exec(file) ?? [];
    expect(name === "messages" ? "default" : name).toBe(namespace);
  }
});

it("replaces messages of any namespace, and keeps the others", () => {
  writeMessages("search", 'export const noResultsHint = "…";\nexport const unknown = "";\n');
  const file = "theme/search/search-messages.ts";
  const modules = getTranslatedModules(siteDir, config);
  expect(Object.keys(modules)).toEqual([file]);
  expect(modules[file]).toBe(
    `export * from "/src/${file}";\nexport { noResultsHint } from ${JSON.stringify(join(siteDir, "messages/de/search.ts"))};`,
  );
});

it("finds the first message after a byte order mark", () => {
  writeMessages("default", '\uFEFFexport const search = "Suche";\n');
  const [code] = Object.values(getTranslatedModules(siteDir, config));
  expect(code).toContain("export { search } from");
});

it("finds all forms of exports, but none in comments", () => {
  const code = `/*
export const light = "";
*/
const closeMenu = "…";
export { closeMenu };
export type Texts = { search: string };
export const search = "Пошук", menü = "";
export default {};
`;
  writeMessages("default", code);
  const [module] = Object.values(getTranslatedModules(siteDir, config));
  expect(module).toContain("export { closeMenu, search } from");
  expect(checkTranslations(siteDir, config)).toMatchObject([{ line: 7, column: 32 }]);
});

it("reports unknown texts and namespaces with the nearest name", () => {
  writeMessages("zoom", 'export const enlargd = "";\n');
  writeMessages("serch", "");
  writeMessages("sidebar", "");
  expect(checkTranslations(siteDir, config).map(({ file, hint }) => [file, hint])).toEqual([
    ["messages/de/zoom.ts", "did you mean `enlarge`?"],
    ["messages/de/serch.ts", "did you mean `messages/de/search.ts`?"],
    [
      "messages/de/sidebar.ts",
      expect.stringMatching(/^known: `default`, `block-builder`, .*, `search`, .*`zoom`$/),
    ],
  ]);
});
