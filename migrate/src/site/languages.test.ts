import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readLanguages } from "./languages.ts";

it("writes the code of a language as a tag, and keeps the name of its folder", () => {
  const root = mkdtempSync(join(tmpdir(), "languages-"));
  mkdirSync(join(root, "pt_BR"));
  const languages = readLanguages({ root: {}, pt_BR: { label: "P" } }, { root, fallback: "en" });
  rmSync(root, { recursive: true });
  expect(languages.map(({ code, folder }) => [code, folder])).toEqual([
    ["en", ""],
    ["pt-BR", "pt_BR"],
  ]);
});

it("gives pages at the root a tag that no folder has", () => {
  const root = mkdtempSync(join(tmpdir(), "languages-"));
  mkdirSync(join(root, "en"));
  const codes = (fallback?: string) =>
    readLanguages({ root: {}, en: {} }, { root, fallback }).map(({ code }) => code);
  expect(codes()).toEqual(["en-US", "en"]);
  expect(codes("uk")).toEqual(["uk", "en"]);
  mkdirSync(join(root, "pt_BR"));
  const tags = (lang: string) =>
    readLanguages({ root: { lang }, pt_BR: {} }, { root, fallback: undefined }).map(
      ({ code }) => code,
    );
  expect(tags("pt-BR")).toEqual(["en", "pt-BR"]);
  expect(tags("de_DE.UTF-8")).toEqual(["de-DE", "pt-BR"]);
  expect(tags("no language")).toEqual(["en", "pt-BR"]);
  expect(tags("pt-br")).toEqual(["en", "pt-BR"]);
  const single = readLanguages({ de: {} }, { root, fallback: "de" });
  expect(single).toMatchObject([{ code: "de", folder: "" }]);
  rmSync(root, { recursive: true });
});
