import type { PluralForms } from "./messages-of.ts";

export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}

interface Formats {
  rules: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

/** Cached, because they are slow to create. */
const formatCache = new Map<string, Formats>();

function getFormats(locale: string): Formats {
  const formats = formatCache.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  };
  formatCache.set(locale, formats);
  return formats;
}

/** English has the forms `one` and `other`; other languages have up to six. */
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
