import { memoize } from "../memoize.ts";
import type { PluralForms } from "./messages-of.ts";

/** Replaces `{name}` with its value. Unknown names stay, and numbers are not formatted. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : match,
  );
}

/** Formats are slow to create. */
const getFormats = memoize((locale: string) => ({
  rules: new Intl.PluralRules(locale),
  numbers: new Intl.NumberFormat(locale),
}));

/**
 * Fills in the plural form for `count`, and formats numbers for the locale. English has the forms
 * `one` and `other`; other languages have up to six.
 */
export function plural(
  forms: PluralForms,
  { locale, count, ...values }: { locale: string; count: number } & Record<string, string | number>,
): string {
  const { rules, numbers } = getFormats(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  const texts = Object.entries({ ...values, count }).map(([name, value]) => {
    return [name, typeof value === "number" ? numbers.format(value) : value] as const;
  });
  return fillIn(form, Object.fromEntries(texts));
}
