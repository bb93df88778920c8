import { plural } from "../../model/messages/fill-in.ts";
import type { PluralForms } from "../../model/messages/messages-of.ts";

/** Uses the document's language. */
export function pagePlural(
  forms: PluralForms,
  values: { count: number } & Record<string, string | number>,
): string {
  return plural(forms, { locale: document.documentElement.lang, ...values });
}
