import * as v from "valibot";
import { shownText } from "./shown-text.ts";

export function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

export const localeSchema = v.strictObject({
  code: v.pipe(v.string(), v.check(isLanguageTag, "a language tag is written as `en` or `pt-BR`")),
  label: shownText,
  direction: v.optional(v.picklist(["ltr", "rtl"]), "ltr"),
});

type LocaleConfig = v.InferOutput<typeof localeSchema>;

interface Locales {
  baseUrl: string;
  locale: LocaleConfig;
  locales: LocaleConfig[];
  defaultLocale?: string | undefined;
}

interface LocaleIssue {
  path: ["locale" | "locales" | "defaultLocale" | "baseUrl", ...(string | number)[]];
  input: string;
  message: string;
}

/** Options with which the links to the other languages would be wrong. */
export function findLocaleIssue(options: Locales): LocaleIssue | undefined {
  const { baseUrl, locale, locales, defaultLocale } = options;
  if (locales.length === 0) return undefined;
  const codes = locales.map(({ code }) => code);
  const hint = `the codes in \`locales\` are ${codes.map((code) => `\`${code}\``).join(", ")}`;
  const repeated = codes.findIndex((code, index) => codes.indexOf(code) < index);
  if (repeated !== -1) {
    const path = ["locales", repeated, "code"] as const;
    return { path: [...path], input: codes[repeated] ?? "", message: "list each language once" };
  }
  if (!codes.includes(locale.code)) {
    return { path: ["locale", "code"], input: locale.code, message: hint };
  }
  if (defaultLocale !== undefined && !codes.includes(defaultLocale)) {
    return { path: ["defaultLocale"], input: defaultLocale, message: hint };
  }
  const currentLocale = resolveLocales(options).find(({ code }) => code === locale.code);
  if (!currentLocale || currentLocale.baseUrl === baseUrl) return undefined;
  const message = `\`${locale.code}\` is not the language at the root, so write \`${currentLocale.baseUrl}\``;
  return { path: ["baseUrl"], input: baseUrl, message };
}

interface ResolvedLocale extends LocaleConfig {
  baseUrl: string;
}

/** The default language is at `/`, others are below their codes, as `/de/`. */
export function resolveLocales({
  baseUrl,
  locale,
  locales,
  defaultLocale,
}: Locales): ResolvedLocale[] {
  const fallback = defaultLocale ?? locales[0]?.code ?? locale.code;
  const folder = `${locale.code}/`;
  const root =
    locale.code !== fallback && baseUrl.endsWith(`/${folder}`)
      ? baseUrl.slice(0, -folder.length)
      : baseUrl;
  const all = locales.length > 0 ? locales : [locale];
  return all.map((item) => ({
    ...item,
    baseUrl: item.code === fallback ? root : `${root}${item.code}/`,
  }));
}
