/** A sheet and the piece of markup that tells that a page needs it; all pages need one of "". */
export type Sheet = [needle: string, css: string];

/**
 * Answers with a function that picks the styles for some markup: a text for each group of which it
 * needs a sheet. All needles are found in one pass, in a fifth of the time of a search for each; so
 * none may be the beginning of another.
 */
export function sheetPicker(groups: readonly Sheet[][]): (markup: string) => string[] {
  const needles = groups.flat().flatMap(([needle]) => needle || []);
  const anyNeedle = new RegExp(needles.join("|"), "g");
  return (markup) => {
    const found = new Set(["", ...(markup.match(anyNeedle) ?? [])]);
    const picked = ([needle, css]: Sheet) => (found.has(needle) ? css : "");
    return groups.map((sheets) => sheets.map(picked).join("")).filter(Boolean);
  };
}
