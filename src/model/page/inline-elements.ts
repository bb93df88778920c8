/** Text-level elements and edits (HTML, 4.5 and 4.7) without `br` and `wbr`. */
export const inlineElements: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var".split(
    " ",
  ),
);
