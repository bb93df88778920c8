import type { NavbarItem, ShellLink } from "../../model/site/site.ts";
import { routeKey } from "../../model/url/route.ts";
import { type LinkExtras, ShellAnchor } from "../links/shell-links.tsx";

interface NavbarDropdownProps {
  /** Default: made from the label. */
  id?: string;
  label: string;
  /** Name for screen readers where the label alone does not tell what the list holds. */
  name?: string;
  items: readonly DropdownLink[];
  show: NavbarItem["show"];
  /** Path of the page, base URL included. */
  path: string;
  /** True: the mobile menu shows the list folded even where it holds the page at hand. */
  folded?: boolean;
}

interface DropdownLink extends ShellLink, LinkExtras {}

/**
 * A list behind a button: a native popover on wide screens. The mobile menu has it as a section
 * that is open where it holds the page at hand. The style sheet takes `hidden` from it there.
 */
export function NavbarDropdown({ label, name, items, show, path, ...rest }: NavbarDropdownProps) {
  const { folded, id = `menu-_${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}` } = rest;
  const isCurrent = ({ href }: ShellLink) => routeKey(href) === routeKey(path);
  const links = items.map((link) => (
    <li key={link.href}>
      <ShellAnchor link={link} current={isCurrent(link) ? "page" : undefined} />
    </li>
  ));
  return (
    <>
      {show !== "narrow" && (
        <details hidden open={!folded && items.some(isCurrent)}>
          <summary aria-label={name}>{label}</summary>
          <ul>{links}</ul>
        </details>
      )}
      <button type="button" popoverTarget={id} aria-label={name}>
        {label}
      </button>
      <ul id={id} popover="auto">
        {links}
      </ul>
    </>
  );
}
