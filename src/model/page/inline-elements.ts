/**
 * Elements inside a line of text (HTML, 4.5 "Text-level semantics"), without `br` and `wbr`, which
 * break lines.
 */
export const inlineElements: ReadonlySet<string> = new Set(
  "a abbr b code del dfn em i ins kbd mark q s small span strong sub sup time u var".split(" "),
);
