import type { NavbarItem, SiteShell } from "../../model/site/site.ts";
import { type Route, withBase } from "../../model/url/route.ts";
import { NavbarDropdown } from "../dropdown/navbar-dropdown.tsx";
import * as messages from "../messages/messages.ts";

interface LocaleDropdownProps {
  show: NavbarItem["show"];
  site: SiteShell;
  route: Route;
}

/** The page at hand in every language of the site. */
export function LocaleDropdown({ show, site, route }: LocaleDropdownProps) {
  const { locale, locales, baseUrl } = site;
  const items = locales.map(({ code, label, baseUrl: root }) => ({
    label,
    href: withBase(root, route),
    external: false,
    lang: code,
  }));
  return (
    <NavbarDropdown
      label={locale.label}
      name={messages.language(locale.label)}
      items={items}
      show={show}
      path={withBase(baseUrl, route)}
      folded
    />
  );
}
