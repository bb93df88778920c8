import type { NavbarItem, ShellLink } from "../../model/site/site.ts";
import { getRouteKey } from "../../model/url/route.ts";
import { type LinkExtras, ShellAnchor } from "../links/shell-links.tsx";

/** Begins with `menu-_`, which the link checker recognizes as generated. */
export function getMenuId(label: string): string {
  return `menu-_${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
}

interface NavbarDropdownProps {
  id?: string;
  label: string;
  /** Accessible name, if the label is not enough. */
  name?: string;
  items: readonly DropdownLink[];
  show: NavbarItem["show"];
  path: string;
  /** Collapsed in the mobile menu even if it contains the current page. */
  startsCollapsed?: boolean;
}

interface DropdownLink extends ShellLink, LinkExtras {}

/** A native popover on wide screens, a disclosure in the mobile menu. */
export function NavbarDropdown({
  label,
  name,
  items,
  show,
  path,
  startsCollapsed = false,
  id = getMenuId(label),
}: NavbarDropdownProps) {
  const isCurrent = ({ href }: ShellLink) => getRouteKey(href) === getRouteKey(path);
  const links = items.map((link) => (
    <li key={link.href}>
      <ShellAnchor link={link} current={isCurrent(link) ? "page" : undefined} />
    </li>
  ));
  return (
    <>
      {show !== "narrow" && (
        <details hidden open={!startsCollapsed && items.some(isCurrent)}>
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
