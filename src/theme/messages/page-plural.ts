import { plural } from "../../model/messages/fill-in.ts";
import type { PluralForms } from "../../model/messages/messages-of.ts";

/** The plural form in the language of the document, for counts that scripts write into it. */
export function pagePlural(
  forms: PluralForms,
  values: { count: number } & Record<string, string | number>,
): string {
  return plural(forms, { locale: document.documentElement.lang, ...values });
}
