import type {
  SearchFailure,
  SearchGroup,
  SearchHit,
  SearchResults,
  TextPiece,
} from "../../search/client/provider.ts";
import { pagePlural } from "../messages/page-plural.ts";
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

/** Where the page of a group stands. Its own title is there unless it comes next, as a hit. */
export function PageTitles({ group }: { group: SearchGroup }) {
  const above = titlesAbove(group);
  const own = group.hits[0]?.kind === "page" ? [] : [group.title];
  const titles = [...above, ...own];
  if (titles.length === 0) return null;
  return (
    <div className="hits-page" role="presentation">
      {titles.join(" › ")}
    </div>
  );
}

/** Says why there are no results, and asks again on demand. */
export function SearchFailed({ failure, retry }: { failure: SearchFailure; retry(): void }) {
  return (
    <div role="alert" className="search-failed">
      <p>
        <b>{messages.searchFailed}</b> {messages.searchFailures[failure]}
      </p>
      <button type="button" className="button" onClick={retry}>
        {messages.searchAgain}
      </button>
    </div>
  );
}

/** What a screen reader hears of an answer. */
export function searchStatus({ text, results }: { text: string; results: SearchResults | null }) {
  if (results === null) return "";
  if (results.groups.length === 0) return messages.noResults(text);
  return pagePlural(messages.resultCount, { count: results.total });
}

/** Titles above the page of a group, outermost first. */
export function titlesAbove({ title, hits }: SearchGroup): string[] {
  const [first] = hits;
  if (!first) return [];
  const own = first.path.lastIndexOf(title);
  return first.kind === "page" || own < 0 ? first.path : first.path.slice(0, own);
}

/** Headings of the page above the heading of a hit. */
export function titlesBetween({ kind, path }: SearchHit, title: string): string[] {
  const own = path.lastIndexOf(title);
  return kind === "page" || own < 0 ? [] : path.slice(own + 1);
}
