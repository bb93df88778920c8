/** A text by the plural form that it is for; `{name}` stands for a value, `{count}` for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a language has for a number: `one` and `other` in English, up to six elsewhere. */
export function plural(
  forms: PluralForms,
  { locale, count, ...values }: { locale: string; count: number } & Record<string, string | number>,
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  const all: Record<string, string | number> = {
    ...values,
    count: new Intl.NumberFormat(locale).format(count),
  };
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(all[name] ?? whole));
}
