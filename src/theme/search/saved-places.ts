import { readStorage, writeStorage } from "../../framework/client/storage.ts";

/** A place that a reader went to from the search. */
export interface SavedPlace {
  label: string;
  /** Where it is. */
  detail: string;
  href: string;
}

export interface SavedPlaces {
  recent: SavedPlace[];
  favourites: SavedPlace[];
}

const mostRecent = 6;
const mostFavourites = 20;
const keys = { recent: "search.recent", favourites: "search.favourites" } as const;

export function readPlaces(): SavedPlaces {
  return {
    recent: parsePlaces(readStorage(keys.recent)),
    favourites: parsePlaces(readStorage(keys.favourites)),
  };
}

export function writePlaces({ recent, favourites }: SavedPlaces): void {
  writeStorage(keys.recent, JSON.stringify(recent));
  writeStorage(keys.favourites, JSON.stringify(favourites));
}

/** Storage may hold anything: an older form, another program's value. */
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

/** Puts a place first among the recent ones; a favourite stays where it is. */
export function addRecent({ recent, favourites }: SavedPlaces, place: SavedPlace): SavedPlaces {
  if (favourites.some(({ href }) => href === place.href)) return { recent, favourites };
  return { recent: [place, ...without(recent, place)].slice(0, mostRecent), favourites };
}

export function addFavourite({ recent, favourites }: SavedPlaces, place: SavedPlace): SavedPlaces {
  return {
    recent: without(recent, place),
    favourites: [place, ...without(favourites, place)].slice(0, mostFavourites),
  };
}

export function removePlace({ recent, favourites }: SavedPlaces, place: SavedPlace): SavedPlaces {
  return { recent: without(recent, place), favourites: without(favourites, place) };
}

function without(places: SavedPlace[], { href }: SavedPlace): SavedPlace[] {
  return places.filter((place) => place.href !== href);
}
