/** Characters without a meaning: no text has them, and no serialiser escapes them. */
const mark = /\uE000(\d+)\uE001/g;

export interface HeldMarkup {
  /** Keeps finished markup; answers with the mark that stands for it, as text or as markup. */
  hold(html: string): string;
  /** Puts what was held in the place of its marks. */
  putBack(markup: string): string;
}

/**
 * Finished markup goes around React: through its streams, an article would be encoded, decoded and
 * copied seven times.
 */
export function heldMarkup(): HeldMarkup {
  const held: string[] = [];
  return {
    hold: (html) => `\uE000${held.push(html) - 1}\uE001`,
    putBack: (markup) => markup.replace(mark, (all, index) => held[Number(index)] ?? all),
  };
}
