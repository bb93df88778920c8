import { plural } from "../../model/messages/plural.ts";
import * as messages from "../../model/reference/catalog-messages.ts";

/** The language of generated pages. */
export interface Language {
  messages: messages.CatalogMessages;
  /** BCP 47 tag. */
  locale: string;
}

export const english: Language = { messages, locale: "en" };

/** Returns a number of things in words: `no outputs`, `1 output`, `1,760 inputs`. */
export function countOf(
  count: number,
  things: keyof typeof messages.counts,
  { messages: { counts, none }, locale }: Language,
): string {
  return count === 0 ? none[things] : plural(counts[things], { locale, count });
}
