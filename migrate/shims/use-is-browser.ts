"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and while the page hydrates. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
