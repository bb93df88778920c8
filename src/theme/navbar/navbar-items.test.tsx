import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { NavbarItem, SiteShell } from "../../model/site/site.ts";
import type { Route } from "../../model/url/route.ts";
import { NavbarItems } from "./navbar-items.tsx";

it("gives dropdowns of the same label different ids", () => {
  const items = [{ label: "A", href: "/a", external: false }];
  const dropdown = { type: "dropdown", position: "right", show: "always", items } as const;
  const navbar: NavbarItem[] = ["More", "more", "Other"].map((label) => ({ ...dropdown, label }));
  const site = { baseUrl: "/", navbar } as unknown as SiteShell;
  const page = { kind: "page", route: "/b" as Route } as unknown as Page;
  const html = renderToStaticMarkup(<NavbarItems site={site} page={page} />);
  const ids = [...html.matchAll(/<ul id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["menu-_more", "menu-_more-1", "menu-_other"]);
});

it("links to the start pages of the languages where no page was found", () => {
  const locales = ["en", "de"].map((code) => ({ code, label: code, baseUrl: `/${code}/` }));
  const navbar: NavbarItem[] = [{ type: "locales", position: "right", show: "always" }];
  const site = { baseUrl: "/en/", locale: locales[0], locales, navbar } as unknown as SiteShell;
  const page = { kind: "not-found", route: "/404" as Route } as unknown as Page;
  const html = renderToStaticMarkup(<NavbarItems site={site} page={page} />);
  const hrefs = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href));
  expect(hrefs).toEqual(new Set(["/en/", "/de/"]));
});
