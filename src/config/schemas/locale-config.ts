import * as v from "valibot";

function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

export const localeSchema = v.strictObject({
  code: v.pipe(v.string(), v.check(isLanguageTag, "a language tag is written as `en` or `pt-BR`")),
  label: v.string(),
  direction: v.optional(v.picklist(["ltr", "rtl"]), "ltr"),
});

export type LocaleConfig = v.InferOutput<typeof localeSchema>;

interface Locales {
  baseUrl: string;
  locale: LocaleConfig;
  locales: LocaleConfig[];
  defaultLocale?: string | undefined;
}

export interface ResolvedLocale extends LocaleConfig {
  baseUrl: string;
}

/**
 * Adds the path of each language. The default language is at the root, the others are below their
 * codes: `/` and `/de/`.
 */
export function resolveLocales({
  baseUrl,
  locale,
  locales,
  defaultLocale,
}: Locales): ResolvedLocale[] {
  const fallback = defaultLocale ?? locales[0]?.code ?? locale.code;
  const localePath = `/${locale.code}/`;
  const root =
    locale.code !== fallback && baseUrl.endsWith(localePath)
      ? baseUrl.slice(0, 1 - localePath.length)
      : baseUrl;
  const all = locales.length > 0 ? locales : [locale];
  return all.map((one) => ({
    ...one,
    baseUrl: one.code === fallback ? root : `${root}${one.code}/`,
  }));
}
