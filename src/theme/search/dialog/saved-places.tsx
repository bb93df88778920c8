import { readStorage, writeStorage } from "../../../framework/client/storage.ts";
import * as messages from "../search-messages.ts";

interface SavedListProps {
  places: SavedPlaces;
  onChange(change: (places: SavedPlaces) => SavedPlaces): void;
  onChosen(): void;
}

export function SavedList(props: SavedListProps) {
  const { recent, favorites } = props.places;
  return (
    <>
      {recent.length + favorites.length === 0 && (
        <p className="search-hint">{messages.searchHint}</p>
      )}
      <PlaceLists {...props} />
    </>
  );
}

function PlaceLists({ places: { recent, favorites }, onChange, onChosen }: SavedListProps) {
  const lists = [
    { kind: "favorite", title: messages.favorites, entries: favorites },
    { kind: "recent", title: messages.recentSearches, entries: recent },
  ].filter(({ entries }) => entries.length > 0);
  return lists.map(({ kind, title, entries }) => (
    <section key={kind} className="saved" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((place) => (
          <li key={place.href}>
            <a className={`hit hit-${kind}`} href={place.href} onClick={onChosen}>
              <span className="hit-heading">{place.label}</span>
              <span className="hit-text">{place.detail}</span>
            </a>
            {kind === "recent" && (
              <PlaceButton place={place} change={addFavorite} name="favor" onChange={onChange} />
            )}
            <PlaceButton place={place} change={removePlace} name="remove" onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface PlaceButtonProps extends Pick<SavedListProps, "onChange"> {
  place: SavedPlace;
  change(places: SavedPlaces, place: SavedPlace): SavedPlaces;
  name: "favor" | "remove";
}

function PlaceButton({ place, change, name, onChange }: PlaceButtonProps) {
  return (
    <button
      type="button"
      className={name === "favor" ? "favor" : "close"}
      aria-label={messages.savedActions[name](place.label)}
      title={messages.savedActions[name](place.label)}
      onClick={() => onChange((places) => change(places, place))}
    />
  );
}

export interface SavedPlace {
  label: string;
  detail: string;
  href: string;
}

export interface SavedPlaces {
  recent: SavedPlace[];
  favorites: SavedPlace[];
}

const mostRecent = 6;
const mostFavorites = 20;
const keys = { recent: "search.recent", favorites: "search.favorites" } as const;

export function readPlaces(): SavedPlaces {
  return {
    recent: parsePlaces(readStorage(keys.recent)),
    favorites: parsePlaces(readStorage(keys.favorites)),
  };
}

export function writePlaces({ recent, favorites }: SavedPlaces): void {
  writeStorage(keys.recent, JSON.stringify(recent));
  writeStorage(keys.favorites, JSON.stringify(favorites));
}

/** Storage may contain anything. */
export function parsePlaces(text: string | null): SavedPlace[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is SavedPlace {
  if (typeof value !== "object" || value === null) return false;
  const { label, detail, href } = value as Record<string, unknown>;
  if (typeof label !== "string" || typeof detail !== "string") return false;
  return typeof href === "string" && /^(?:\/(?!\/)|https?:\/\/)/.test(href);
}

export function addRecent({ recent, favorites }: SavedPlaces, place: SavedPlace): SavedPlaces {
  if (favorites.some(({ href }) => href === place.href)) return { recent, favorites };
  return { recent: [place, ...without(recent, place)].slice(0, mostRecent), favorites };
}

export function addFavorite({ recent, favorites }: SavedPlaces, place: SavedPlace): SavedPlaces {
  return {
    recent: without(recent, place),
    favorites: [place, ...without(favorites, place)].slice(0, mostFavorites),
  };
}

export function removePlace({ recent, favorites }: SavedPlaces, place: SavedPlace): SavedPlaces {
  return { recent: without(recent, place), favorites: without(favorites, place) };
}

function without(places: SavedPlace[], { href }: SavedPlace): SavedPlace[] {
  return places.filter((place) => place.href !== href);
}
