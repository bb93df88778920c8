import type { ReactNode } from "react";

/** As in Markdown, code is between two runs of backticks of the same length. */
const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/s;

/** Renders text in backticks as code. */
export function TextWithCode({ text }: { text: string }): ReactNode {
  // `split` returns a text, the backticks, and the code in turn.
  return text.split(codeSpan).map((part, index) => {
    if (index % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
    return index % 3 === 2 ? <code key={index}>{part}</code> : part;
  });
}
