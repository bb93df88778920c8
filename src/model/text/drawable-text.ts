/**
 * Characters without a glyph in the font of the social images, Source Sans 3. Combining accents
 * (U+0300 to U+0361) belong to no script, but have glyphs.
 */
const missingGlyphs =
  /(?![\u0300-\u0361])[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic} -~\u00a0-\u00bf\u00d7\u00f7\u2010-\u205e\u20a1-\u20bd\u2190-\u2193\u2212\u2260\u2264\u2265]/gu;

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
