"use client";

import { useEffect, useSyncExternalStore } from "react";
import Link from "./link.tsx";

interface Target {
  pathname?: string;
  search?: string;
  hash?: string;
}

/** `state` is never set, because every navigation loads a document. */
export interface Location extends Required<Target> {
  state: undefined;
  key: string;
}

/** `block` is missing, and `listen` never calls its listener. */
export interface History {
  push(target: string | Target): void;
  replace(target: string | Target): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
  listen(): () => void;
  location: Location;
}

/** Browsers without the Navigation API report only movements in the history. */
function subscribe(listener: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  const [target, event] = navigation ? [navigation, "currententrychange"] : [window, "popstate"];
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}

/** The address of the page. On the server and during hydration, the root of the site. */
export function useLocation(): Location {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => "",
  );
  const base = import.meta.env.BASE_URL;
  const { pathname, search, hash } =
    href === "" ? { pathname: base, search: "", hash: "" } : new URL(href);
  return { pathname, search, hash, state: undefined, key: href };
}

function addressOf(target: string | Target, current: string): string {
  if (typeof target === "string") return target;
  const { pathname = current, search = "", hash = "" } = target;
  return `${pathname}${search}${hash}`;
}

export function useHistory(): History {
  const location = useLocation();
  return {
    push: (target) => window.location.assign(addressOf(target, location.pathname)),
    replace: (target) => window.location.replace(addressOf(target, location.pathname)),
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: () => () => {},
    location,
  };
}

/** Readers without scripts get a link. */
export function Redirect({ to }: { to: string | Target }) {
  const { pathname } = useLocation();
  const address = addressOf(to, pathname);
  useEffect(() => window.location.replace(address), [address]);
  return <Link to={address}>{address}</Link>;
}

export { Link, Link as NavLink };
