"use client";

import { useSyncExternalStore } from "react";
import Link from "./link.tsx";

const subscribe = (listener: () => void) => {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
};

/** The address of the page. On the server, the root of the site. */
export function useLocation() {
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

export function useHistory() {
  const go = (address: string | { pathname?: string; search?: string; hash?: string }) => {
    const target =
      typeof address === "string"
        ? address
        : `${address.pathname ?? window.location.pathname}${address.search ?? ""}${address.hash ?? ""}`;
    window.location.assign(target);
  };
  return { push: go, replace: go, location: useLocation(), listen: () => () => {} };
}

export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: {} };
}

export function useParams(): Record<string, string> {
  return {};
}

export function Redirect({ to }: { to: string }) {
  return <Link to={to}>{to}</Link>;
}

export { Link, Link as NavLink };
