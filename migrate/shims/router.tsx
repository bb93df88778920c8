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

interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string>;
}

interface MatchOptions {
  path?: string | string[];
  exact?: boolean;
  strict?: boolean;
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

/** A parameter that may be missing, a parameter, a wildcard, or a character with a meaning in a RegExp. */
const patternToken = /\/:(\w+)\?|:(\w+)|\*|[.+?^${}()|[\]\\]/g;

/** Compares a path with a pattern such as `/docs/:id`. Null if they differ. */
export function matchPath(pathname: string, options: string | MatchOptions): Match | null {
  const {
    path = pathname,
    exact = false,
    strict = false,
  } = typeof options === "string" ? { path: options } : options;
  for (const pattern of [path].flat()) {
    const names: string[] = [];
    const pathPattern = strict ? pattern : pattern.replace(/\/$/, "");
    const source = pathPattern.replace(patternToken, (token, optional?: string, name?: string) => {
      const parameter = optional ?? name;
      if (parameter === undefined) return token === "*" ? ".*" : `\\${token}`;
      names.push(parameter);
      return optional === undefined ? "([^/]+)" : "(?:/([^/]+))?";
    });
    const end = pathPattern.endsWith("/") ? "" : "(?=/|$)";
    const match = new RegExp(`^${source}${end}`, "i").exec(pathname);
    if (!match) continue;
    const [url = "", ...values] = match;
    const isExact = url === (strict ? pathname : pathname.replace(/\/$/, ""));
    if (exact && !isExact) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
    return { path: pattern, url: url || "/", isExact, params };
  }
  return null;
}

export function useRouteMatch(options?: string | MatchOptions): Match | null {
  const { pathname } = useLocation();
  return matchPath(pathname, options ?? { path: pathname });
}

export function useParams(): Record<string, string> {
  return {};
}

/** Readers without scripts get a link. */
export function Redirect({ to }: { to: string | Target }) {
  const { pathname } = useLocation();
  const address = addressOf(to, pathname);
  useEffect(() => window.location.replace(address), [address]);
  return <Link to={address}>{address}</Link>;
}

export { Link, Link as NavLink };
