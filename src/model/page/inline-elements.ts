/** Text-level elements (HTML, 4.5) without `br` and `wbr`. */
export const inlineElements: ReadonlySet<string> = new Set(
  "a abbr b code del dfn em i ins kbd mark q s small span strong sub sup time u var".split(" "),
);
