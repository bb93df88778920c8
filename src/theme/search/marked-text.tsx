import type { TextPiece } from "../../search/client/provider.ts";

/** Text with its matches marked. Never markup: what a page quotes stays a quotation. */
export function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  let start = 0;
  return pieces.map(({ text, marked }) => {
    const key = start;
    start += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
