import { Fragment } from "react";
import type { EntryFacts, SearchScope } from "../../model/search/search.ts";
import type {
  SearchAnswer,
  SearchFailure,
  SearchGroup,
  SearchHit,
  SearchResults,
  TextPiece,
} from "../../search/client/provider.ts";
import { pagePlural } from "../messages/page-plural.ts";
import * as messages from "./search-messages.ts";

interface HitProps {
  hit: SearchHit;
  title: string;
  answer: SearchAnswer | null | undefined;
}

/** The hit that answers the question shows its passage instead of the snippet. */
export function HitContent({ hit, title, answer }: HitProps) {
  const parentTitles = getTitlesBetween(hit, title);
  const isAnswer = hit.href === answer?.href;
  const kind = isAnswer ? messages.answer : getEntryKind(hit);
  return (
    <>
      <span className="hit-heading">
        <span>
          {parentTitles.length > 0 && (
            <span className="hit-above">{`${parentTitles.join(" / ")} / `}</span>
          )}
          <MarkedText pieces={hit.heading} />
        </span>
        {kind && <span className="hit-kind">{kind}</span>}
      </span>
      {hit.facts && <EntryChips facts={hit.facts} />}
      <span className={isAnswer ? "hit-text hit-passage" : "hit-text"}>
        <MarkedText pieces={isAnswer ? answer.passage : hit.snippet} />
      </span>
      {isAnswer && answer.version !== null && (
        <span className="hit-facts">{messages.answerVersion(answer.version)}</span>
      )}
    </>
  );
}

function getEntryKind({ kind }: SearchHit): string | null {
  return kind === "input" || kind === "output" ? messages.searchKinds[kind] : null;
}

function EntryChips({ facts }: { facts: EntryFacts }) {
  const { type, required, since, absentIn } = facts;
  const labels = [
    required && messages.entryFacts.required,
    facts.default !== undefined && messages.entryFacts.default(facts.default),
    absentIn && messages.entryFacts.absentIn(absentIn),
    since && messages.entryFacts.since(since),
  ].filter((item) => typeof item === "string");
  if (!type && labels.length === 0) return null;
  return (
    <span className="hit-facts">
      {type && <code className="chip">{type}</code>}
      {labels.map((label) => (
        <Fragment key={label}>
          {" "}
          <span className="chip">{label}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Text only, never markup. Translation replaces text nodes, so each one has its own element. */
function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  let start = 0;
  return pieces.map(({ text, marked }) => {
    const key = start;
    start += text.length;
    const Tag = marked ? "mark" : "span";
    return <Tag key={key}>{text}</Tag>;
  });
}

/** Omits the page's own title if the page itself is the first hit. */
export function PageTitles({ group }: { group: SearchGroup }) {
  const parentTitles = getTitlesAbove(group);
  const pageTitle = group.hits[0]?.kind === "page" ? [] : [group.title];
  const titles = [...parentTitles, ...pageTitle];
  const missingWords = group.missing && getMissingWords(group.missing);
  if (titles.length === 0 && !missingWords) return null;
  return (
    <div className="hits-page" role="presentation">
      {titles.length > 1 && <span className="hits-above">{titles.slice(0, -1).join(" / ")}</span>}{" "}
      <span className="hits-title">{`${titles.length > 1 ? "/ " : ""}${titles.at(-1) ?? ""}`}</span>{" "}
      {missingWords && <span className="hits-lack">{missingWords}</span>}
    </div>
  );
}

/** Results of a pasted log lack so many words that their names would repeat the log. */
const maxNamedWords = 2;

function getMissingWords(words: readonly string[]): string {
  return words.length > maxNamedWords
    ? messages.withoutWordCount(words.length)
    : messages.withoutWords(words.map(messages.quotedWord).join(", "));
}

/** Two groups can have the same page: its best hits, and its other hits below other pages. */
export function getGroupKey({ href, hits: [first] }: SearchGroup): string {
  return first?.href ?? href;
}

/** Index of the first page that lacks words of the query; -1 if none or all do. */
export function findFirstPartialResult(groups: readonly SearchGroup[]): number {
  const start = groups.findLastIndex(({ missing }) => missing === undefined) + 1;
  return start > 0 && start < groups.length ? start : -1;
}

export function PartialDivider() {
  return (
    <div className="hits-divider" role="presentation">
      {messages.partialResults}
    </div>
  );
}

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

export function getSearchStatus(
  { text, results }: { text: string; results: SearchResults | null },
  scope: SearchScope | "" = "",
): string {
  if (results === null) return "";
  if (results.groups.length === 0) return messages.noResults(text);
  const count = pagePlural(messages.resultCount, { count: results.total });
  return scope ? `${count}, ${messages.searchScopes[scope]}` : count;
}

export function getTitlesAbove({ title, hits }: SearchGroup): string[] {
  const [first] = hits;
  if (!first) return [];
  const titleIndex = first.path.lastIndexOf(title);
  return first.kind === "page" || titleIndex < 0 ? first.path : first.path.slice(0, titleIndex);
}

function getTitlesBetween({ kind, path }: SearchHit, title: string): string[] {
  const titleIndex = path.lastIndexOf(title);
  return kind === "page" || titleIndex < 0 ? [] : path.slice(titleIndex + 1);
}
