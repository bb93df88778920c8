import { readStorage, writeStorage } from "../../../framework/client/storage.ts";
import * as messages from "../search-messages.ts";

interface SavedListsProps {
  savedResults: SavedResults;
  onChange(change: SavedResultsChange): void;
  onChosen(): void;
}

export function SavedLists({
  savedResults: { recent, favorites },
  onChange,
  onChosen,
}: SavedListsProps) {
  const lists = [
    { kind: "favorite", title: messages.favorites, entries: favorites },
    { kind: "recent", title: messages.recentSearches, entries: recent },
  ].filter(({ entries }) => entries.length > 0);
  if (lists.length === 0) return <p className="search-hint">{messages.searchHint}</p>;
  return lists.map(({ kind, title, entries }) => (
    <section key={kind} className="saved" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((result) => (
          <li key={result.href}>
            <a className={`hit hit-${kind}`} href={result.href} onClick={onChosen}>
              <span className="hit-heading">{result.label}</span>
              <span className="hit-text">{result.detail}</span>
            </a>
            {kind === "recent" && (
              <SavedButton
                result={result}
                change={addFavorite}
                name="addFavorite"
                onChange={onChange}
              />
            )}
            <SavedButton
              result={result}
              change={removeSaved}
              name={kind === "favorite" ? "removeFavorite" : "forget"}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface SavedButtonProps extends Pick<SavedListsProps, "onChange"> {
  result: SavedResult;
  change(savedResults: SavedResults, result: SavedResult): SavedResults;
  name: keyof typeof messages.savedActions;
}

function SavedButton({ result, change, name, onChange }: SavedButtonProps) {
  return (
    <button
      type="button"
      className={name === "addFavorite" ? "favor" : "close"}
      aria-label={messages.savedActions[name](result.label)}
      title={messages.savedActions[name](result.label)}
      onClick={() => onChange((savedResults) => change(savedResults, result))}
    />
  );
}

export interface SavedResult {
  label: string;
  detail: string;
  href: string;
}

export interface SavedResults {
  recent: SavedResult[];
  favorites: SavedResult[];
}

export type SavedResultsChange = (savedResults: SavedResults) => SavedResults;

const maxRecent = 6;
const maxFavorites = 20;
const keys = { recent: "search.recent", favorites: "search.favorites" } as const;

export function readSavedResults(): SavedResults {
  return {
    recent: parseSavedResults(readStorage(keys.recent)),
    favorites: parseSavedResults(readStorage(keys.favorites)),
  };
}

export function writeSavedResults({ recent, favorites }: SavedResults): void {
  writeStorage(keys.recent, JSON.stringify(recent));
  writeStorage(keys.favorites, JSON.stringify(favorites));
}

/** Storage may contain anything. */
export function parseSavedResults(text: string | null): SavedResult[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isSavedResult) : [];
  } catch {
    return [];
  }
}

function isSavedResult(value: unknown): value is SavedResult {
  if (typeof value !== "object" || value === null) return false;
  const { label, detail, href } = value as Record<string, unknown>;
  if (typeof label !== "string" || typeof detail !== "string") return false;
  return typeof href === "string" && /^(?:\/(?!\/)|https?:\/\/)/.test(href);
}

export function addRecent({ recent, favorites }: SavedResults, result: SavedResult): SavedResults {
  if (favorites.some(({ href }) => href === result.href)) return { recent, favorites };
  return { recent: [result, ...without(recent, result)].slice(0, maxRecent), favorites };
}

export function addFavorite(
  { recent, favorites }: SavedResults,
  result: SavedResult,
): SavedResults {
  return {
    recent: without(recent, result),
    favorites: [result, ...without(favorites, result)].slice(0, maxFavorites),
  };
}

export function removeSaved(
  { recent, favorites }: SavedResults,
  result: SavedResult,
): SavedResults {
  return { recent: without(recent, result), favorites: without(favorites, result) };
}

function without(savedResults: SavedResult[], { href }: SavedResult): SavedResult[] {
  return savedResults.filter((result) => result.href !== href);
}
