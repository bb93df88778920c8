/** The language of the document, for plural forms and numbers that scripts write into it. */
export function pageLocale(): string {
  return document.documentElement.lang;
}
