import type { ReactNode } from "react";

/** Renders text in backticks as code. */
export function TextWithCode({ text }: { text: string }): ReactNode {
  return text.split("`").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
