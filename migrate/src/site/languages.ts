import { existsSync } from "node:fs";
import { join } from "node:path";
import { isLanguageTag } from "../../../src/config/schemas/locale-config.ts";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { asRecord, asString, type Json, type JsonRecord } from "../text/values.ts";

/** A language of a site that has the pages of each language in a folder. */
export interface Language {
  /** A language tag. Languages other than the default one are served below it. */
  code: string;
  label: string;
  direction: "rtl" | undefined;
  /** The folder of its pages, relative to that of all pages; empty for the root. */
  folder: string;
  /** What `locales` of the configuration says about it. */
  options: JsonRecord;
}

interface Source {
  root: string;
  /** Code of the language at the root, or key of the default language. */
  fallback: string | undefined;
}

/** The languages, the default first. One without a folder or language tag is left out. */
export function readLanguages(locales: Json, { root, fallback }: Source): Language[] {
  const entries = asRecord(locales);
  // The tag of the root must not be that of a folder.
  const folderTags = Object.keys(entries)
    .filter((key) => existsSync(join(root, key)))
    .map((key) => toLanguageTag(key).toLowerCase());
  const rootTag =
    [asString(asRecord(entries.root).lang), fallback, "en", "en-US"]
      .map((tag) => toLanguageTag(tag ?? ""))
      .find((tag) => isLanguageTag(tag) && !folderTags.includes(tag.toLowerCase())) ?? "en";
  const all = Object.entries(entries).flatMap(([key, value]): Language[] => {
    const options = asRecord(value);
    const folder = key === "root" ? "" : key;
    const code = folder === "" ? rootTag : toLanguageTag(folder);
    if (!isLanguageTag(code) || !existsSync(join(root, folder))) return [];
    const direction = options.dir === "rtl" ? "rtl" : undefined;
    return [
      { code, label: asString(options.label) ?? getLanguageName(code), direction, folder, options },
    ];
  });
  const first =
    all.find(({ folder }) => folder === "") ??
    all.find(({ folder }) => folder === fallback) ??
    all[0];
  if (first) return [first, ...all.filter((language) => language !== first)];
  const label = getLanguageName(rootTag);
  return [{ code: rootTag, label, direction: undefined, folder: "", options: {} }];
}

/** `pt-BR` for `pt_BR` and `pt_BR.UTF-8`, which old engines accept. */
export function toLanguageTag(code: string): string {
  return code.replace(/\..*$/, "").replaceAll("_", "-");
}

/** Whether a file of the folder with all pages belongs to a language. */
export function isInLanguage(
  path: string,
  { folder }: Language,
  all: readonly Language[],
): boolean {
  if (folder !== "") return path.startsWith(`${folder}/`);
  return !all.some((language) => language.folder !== "" && path.startsWith(`${language.folder}/`));
}

type NamedLanguage = Pick<Language, "code" | "label" | "direction">;

export function getLocaleOptions(
  language: NamedLanguage,
  all: readonly NamedLanguage[],
  defaultLocale = all[0]?.code ?? language.code,
): Pick<SiteConfigInput, "locale" | "locales" | "defaultLocale"> {
  if (all.length === 1 && /^en(?:-US)?$/.test(language.code)) return {};
  const describe = ({ code, label, direction }: NamedLanguage) => ({
    code,
    label,
    ...(direction && { direction }),
  });
  return {
    locale: describe(language),
    ...(all.length > 1 && { locales: all.map(describe), defaultLocale }),
  };
}

export function getLanguageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
