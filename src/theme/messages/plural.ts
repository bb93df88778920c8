/** A text by the plural form that it is for; `{name}` stands for a value, `{count}` for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

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
  const all: Record<string, string | number> = {
    ...values,
    count: numbers.format(count),
  };
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(all[name] ?? whole));
}
