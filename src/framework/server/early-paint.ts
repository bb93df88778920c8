/**
 * Markup that fills any screen: some 800 words of text, or 100 lines of code. With less, a browser
 * paints nothing sooner.
 */
const screenful = 8000;

/**
 * Where a long document lets the browser paint before it reads on: in front of the first second-level
 * heading below what any screen shows, if much is left after it. Null where there is no such place.
 *
 * @param isStatic whether React never looks into the element that begins with this tag
 */
export function findFold(markup: string, isStatic: (tag: string) => boolean): number | null {
  const start = markup.indexOf("<main");
  const end = markup.lastIndexOf("</main>");
  // An id follows: inside of an attribute the quotation mark would be escaped.
  const headings = /<h2 id="[^"]*"/g;
  headings.lastIndex = start + screenful;
  for (let found = headings.exec(markup); found; found = headings.exec(markup)) {
    if (end - found.index < screenful) return null;
    if (isStatic(found[0])) return found.index;
  }
  return null;
}
