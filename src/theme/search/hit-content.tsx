import type { SearchHit, TextPiece } from "../../search/client/provider.ts";
import { titlesBetween } from "./result-titles.ts";
import * as messages from "./search-messages.ts";

/** What a hit says of itself: its heading with those above it, its kind, and the matching text. */
export function HitContent({ hit, title }: { hit: SearchHit; title: string }) {
  const above = titlesBetween(hit, title);
  return (
    <>
      <span className="hit-heading">
        <span>
          {above.length > 0 && <span className="hit-above">{`${above.join(" › ")} › `}</span>}
          <MarkedText pieces={hit.heading} />
        </span>
        {(hit.kind === "input" || hit.kind === "output") && (
          <span className="hit-kind">{messages.searchKinds[hit.kind]}</span>
        )}
      </span>
      <span className="hit-text">
        <MarkedText pieces={hit.excerpt} />
      </span>
    </>
  );
}

/** Text with its matches marked. Never markup: what a page quotes stays a quotation. */
function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  let start = 0;
  return pieces.map(({ text, marked }) => {
    const key = start;
    start += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
