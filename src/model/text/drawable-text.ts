/** What the font of the social images, Source Sans 3, can draw, but for rare letters. */
const drawn = [
  String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic} -~\u00a0-\u00bf\u00d7\u00f7`,
  // Letters such as the Ukrainian apostrophe, and combining accents, which belong to no script.
  String.raw`\u02b9\u02bb-\u02c1\u02c6-\u02cc\u02d0-\u02de\u0300-\u0361`,
  // Dashes, quotation marks, and other punctuation.
  String.raw`\u2010-\u201e\u2020-\u2023\u2026\u202f-\u2033\u2035\u2039\u203a\u203c-\u203f\u2044`,
  // Superscripts, subscripts, and fractions.
  String.raw`\u2070-\u208e\u2150-\u215e`,
  // Currencies.
  String.raw`\u20a1\u20a3\u20a4\u20a6\u20a7\u20a9\u20ab\u20ac\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bd`,
  // №, ℠, and ™; arrows; −, √, ∞, ≈, and comparisons.
  String.raw`\u2116\u2120\u2122\u2190-\u2199\u2212\u221a\u221e\u2248\u2260\u2264\u2265`,
].join("");

/** Roman numerals and letters of full width are Latin, but the font does not have them. */
const missingGlyphs = new RegExp(`[\\u2160-\\u2188\\uff21-\\uff5a]|[^${drawn}]`, "gu");

/** Without symbols such as emoji. Undefined if letters or digits would be lost. */
export function getDrawableText(text: string): string | undefined {
  const lost = text.match(missingGlyphs) ?? [];
  if (/[\p{L}\p{N}]/u.test(lost.join(""))) return undefined;
  return text.replace(missingGlyphs, "").replace(/\s+/g, " ").trim();
}

interface Titled {
  title: string;
}

/** The title of a page, or else of the site. Undefined if neither can be drawn. */
export function getSocialImageTitle(page: Titled, site: Titled): string | undefined {
  return getDrawableText(page.title) || getDrawableText(site.title) || undefined;
}
