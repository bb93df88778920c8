import type { AnchorHTMLAttributes } from "react";
import useBaseUrl from "./use-base-url.ts";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  isNavLink?: boolean;
  exact?: boolean;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
  "data-noBrokenLinkCheck"?: boolean;
}

export default function Link({
  to,
  href,
  isNavLink: _isNavLink,
  exact: _exact,
  activeClassName: _activeClassName,
  autoAddBaseUrl: _autoAddBaseUrl,
  "data-noBrokenLinkCheck": _check,
  ...rest
}: LinkProps) {
  const address = (to ?? href)?.replace(/^pathname:\/\//, "");
  const isRelative = address !== undefined && /^\.{1,2}(?:\/|$)/.test(address);
  return <a {...rest} href={address === undefined || isRelative ? address : useBaseUrl(address)} />;
}

export const NavLink = Link;
