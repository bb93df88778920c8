import { fillIn } from "../../model/messages/fill-in.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { type Route, routeFolder } from "../../model/url/route.ts";
import type { PublishMessages } from "../messages.ts";
import type { Output } from "../output.ts";
import type { Redirect } from "./parse-redirects.ts";

/** A page at each old address. None is known before the redirects are checked against the pages. */
export const redirectPagesOutput: Output = {
  name: "redirects",
  paths: () => [],
  write({ redirects, site: { url, locale }, messages }, put) {
    for (const redirect of redirects) {
      put(redirectFile(redirect.from), redirectPage(redirect, { url, locale, messages }));
    }
  },
};

/** The site of a redirect page. */
interface RedirectPageSite extends Pick<SiteShell, "url" | "locale"> {
  messages: PublishMessages;
}

/**
 * The page at an old address. It works on any file host and without scripts; search engines take
 * the canonical link and leave the page itself out.
 */
export function redirectPage(
  { href }: Redirect,
  { url, locale, messages }: RedirectPageSite,
): string {
  const address = escapeAttribute(href);
  const link = `<a href="${address}">${address}</a>`;
  const canonical = escapeAttribute(href.startsWith("/") ? url + href : href);
  return [
    "<!doctype html>",
    `<html lang="${escapeAttribute(locale.code)}" dir="${locale.direction}">`,
    '<meta charset="utf-8">',
    `<title>${escapeAttribute(messages.pageMoved)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<p>${fillIn(escapeAttribute(messages.pageMovedTo), { address: link })}</p>`,
    "",
  ].join("\n");
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** The file that a host serves for an old address. */
export function redirectFile(from: Route): string {
  const path = routeFolder(from);
  return /\.html?$/.test(path) ? path : [path, "index.html"].filter(Boolean).join("/");
}
