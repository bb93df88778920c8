import { addFavorite, removePlace, type SavedPlace, type SavedPlaces } from "./saved-places.ts";
import * as messages from "./search-messages.ts";

interface SavedListProps {
  places: SavedPlaces;
  onChange(change: (places: SavedPlaces) => SavedPlaces): void;
  onChosen(): void;
}

/** What an empty search offers: the places of before. Plain links and buttons. */
export function SavedList({ places, onChange, onChosen }: SavedListProps) {
  const { recent, favorites } = places;
  if (recent.length + favorites.length === 0) {
    return <p className="search-hint">{messages.searchHint}</p>;
  }
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
