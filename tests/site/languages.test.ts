import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messageModules } from "../../src/builder/compile/message-modules.ts";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import {
  findReadableTexts,
  findTexts,
  findUntranslatedTexts,
  listEnglishTexts,
} from "../english-words.ts";
import { languages } from "../fixtures/other-language/config.ts";
import { type BuiltFixture, buildFixture } from "./build-fixture.ts";
import { copyLanguageFixture } from "./copy-language-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

const english = listEnglishTexts();
/** Texts that cannot occur in a URL or as a key. */
const phrases = english.filter((text) => /^\p{Lu}| /u.test(text));

it("detects English text", () => {
  expect(english).toEqual(
    expect.arrayContaining(["Skip to main content", "Version", "is not released yet."]),
  );
  const html =
    '<p title="Search">Skip to main content</p><noscript>Note</noscript><code>Tip</code>';
  const texts = findReadableTexts(html);
  expect(texts.flatMap((text) => findTexts(text, phrases))).toEqual([
    "Search",
    "Skip to main content",
    "Note",
  ]);
  expect(findTexts("Notebook", english)).toEqual([]);
});

describe.each(Object.values(languages))("a site in $label", (locale) => {
  const folder = createTemporaryFolder();
  let built: BuiltFixture;

  beforeAll(async () => {
    copyLanguageFixture(locale.code, folder);
    built = await buildFixture(folder);
  });

  afterAll(() => {
    built.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Output files that match, by path. */
  function readFiles(kind: RegExp): [path: string, text: string][] {
    return listFullPaths(built.outDir)
      .filter((path) => kind.test(path))
      .map((path) => [path.slice(built.outDir.length + 1), readFileSync(path, "utf8")]);
  }

  it.each(Object.entries(messageModules))("has all messages of %s", async (namespace, {
    texts,
  }) => {
    const file = `../fixtures/other-language/messages/${locale.code}/${namespace}.ts`;
    const own: Record<string, unknown> = await import(file);
    expect(Object.keys(own).sort()).toEqual(Object.keys(texts).sort());
    const counted = Object.values(own).filter((text) => Object(text).one !== undefined);
    const { pluralCategories } = new Intl.PluralRules(locale.code).resolvedOptions();
    for (const forms of counted) {
      expect(Object.keys(Object(forms)).sort()).toEqual([...pluralCategories].sort());
    }
  });

  it("builds without diagnostics", () => {
    expect(formatReport(built.diagnostics)).toBe("");
    expect(built.file("index.html")).toContain(
      `<html lang="${locale.code}" dir="${"direction" in locale ? locale.direction : "ltr"}"`,
    );
  });

  it("has no English interface text on a page", () => {
    const pages = readFiles(/\.html$/);
    const found = pages.flatMap(([path, html]) =>
      findUntranslatedTexts(html)
        .filter((text) => !isName(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(pages.length).toBeGreaterThan(25);
    expect(found).toEqual([]);
  });

  it("has none in Markdown pages, feeds, and machine-readable files", () => {
    const files = readFiles(
      /\.(?:md|xml)$|^blog\/.*json$|^llms.*\.txt$|\/(?:pages|records.*)\.json$/,
    );
    const english = phrases;
    const found = files.flatMap(([path, text]) =>
      findTexts(text, english).map((word) => `${path}: ${word}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it("ships no English text to browsers", () => {
    const long = english.filter((text) => /\p{L} \p{L}/u.test(text) && text.length > 8);
    // The code check reports the same English diagnostics as the command line.
    const scripts = readFiles(/\.js$/).filter(
      ([path]) => !/\/(?:check-worker|json-blocks)-/.test(path),
    );
    const found = scripts.flatMap(([path, text]) =>
      long.filter((one) => text.includes(one)).map((one) => `${path}: ${one}`),
    );
    expect(long.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});

/** Labels of buttons contain names of inputs, outputs, and files: `WORD in LABEL`. */
function isName(text: string): boolean {
  const [word = "", label = ""] = text.split(" in ", 2);
  const names = /\b(?:tags|height|rules|token|old|id)\b|\b\w+\.tf\b/g;
  return !label.replace(names, "").includes(word);
}
