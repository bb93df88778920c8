import { fillIn } from "./fill-in.ts";
import type { PluralForms } from "./messages-of.ts";

interface Formats {
  rules: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

/** By language: making them takes long. */
const known = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const formats = known.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  };
  known.set(locale, formats);
  return formats;
}

/** The form that a language has for a number: `one` and `other` in English, up to six elsewhere. */
export function plural(
  forms: PluralForms,
  { locale, count, ...values }: { locale: string; count: number } & Record<string, string | number>,
): string {
  const { rules, numbers } = formatsOf(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  const texts = Object.entries({ ...values, count }).map(([name, value]) => {
    return [name, typeof value === "number" ? numbers.format(value) : value] as const;
  });
  return fillIn(form, Object.fromEntries(texts));
}
