import { useState } from "react";
import { readPlaces, type SavedPlaces, writePlaces } from "./saved-places.ts";

type Change = (places: SavedPlaces) => SavedPlaces;

/** The reader's recent and favorite places, and the function that changes them. */
export function usePlaces(): [SavedPlaces, (change: Change) => void] {
  const [places, setPlaces] = useState(readPlaces);
  const apply = (change: Change) => {
    // Another tab may have added some.
    const next = change(readPlaces());
    writePlaces(next);
    setPlaces(next);
  };
  return [places, apply];
}
