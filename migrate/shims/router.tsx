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

function addressOf(target: string | Target): string {
  if (typeof target === "string") return target;
  const { pathname = window.location.pathname, search = "", hash = "" } = target;
  return `${pathname}${search}${hash}`;
}

export function useHistory(): History {
  return {
    push: (target) => window.location.assign(addressOf(target)),
    replace: (target) => window.location.replace(addressOf(target)),
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: () => () => {},
    location: useLocation(),
  };
}

/** Compares a path with a pattern such as `/docs/:id`. Null if they differ. */
export function matchPath(pathname: string, options: string | MatchOptions): Match | null {
  const { path = pathname, exact = false } =
    typeof options === "string" ? { path: options } : options;
  for (const pattern of [path].flat()) {
    const names: string[] = [];
    const source = pattern
      .replace(/\/$/, "")
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/:(\w+)/g, (_parameter, name: string) => {
        names.push(name);
        return "([^/]+)";
      })
      .replaceAll("*", ".*");
    const match = new RegExp(`^${source}(?=/|$)`, "i").exec(pathname);
    if (!match) continue;
    const [url = "", ...values] = match;
    const isExact = url === pathname.replace(/\/$/, "");
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
export function Redirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <Link to={to}>{to}</Link>;
}

export { Link, Link as NavLink };
