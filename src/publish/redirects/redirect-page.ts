import { fillIn } from "../../model/messages/fill-in.ts";
import type { MovedAnchor } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { escapeAttribute } from "../../model/text/escape-html.ts";
import { getRouteKey, withoutBase } from "../../model/url/route.ts";
import type { PublishMessages } from "../messages.ts";
import type { Output } from "../output.ts";
import { getRedirectFile, type Redirect, splitAnchor } from "./parse-redirects.ts";

export const redirectPagesOutput: Output = {
  name: "redirects",
  paths: () => [],
  write(
    { pages, redirects, movedAnchors, site: { url, baseUrl, locale }, messages, readDocument },
    put,
  ) {
    const site = { url, baseUrl, locale, messages };
    const routes = new Map(pages.map(({ route }) => [getRouteKey(route), route]));
    for (const redirect of redirects) {
      const target = withoutBase(baseUrl, splitAnchor(redirect.href).path);
      const route = target && routes.get(getRouteKey(target));
      // Many hosts serve `vpc.html` for `/vpc`, where a redirect to `/vpc` would never end.
      if (route && getRouteKey(route) === getRouteKey(redirect.from.replace(/\.html?$/, ""))) {
        put(getRedirectFile(redirect.from), readDocument(route));
        continue;
      }
      const anchors = movedAnchors.get(getRouteKey(redirect.from)) ?? [];
      put(getRedirectFile(redirect.from), getRedirectPage(redirect, site, anchors));
    }
    if (redirects.length > 0) put(scriptFile, script);
  },
};

const scriptFile = "redirect.js";

/**
 * Only a script knows the query and the anchor of the request. It adds them to a target that has
 * none. An anchor that moved has its own target.
 */
export const script = `const { moved = "[]", to } = document.currentScript.dataset;
let id = location.hash.slice(1);
try {
  id = decodeURIComponent(id);
} catch {}
const anchors = JSON.parse(moved);
const known =
  anchors.find(([anchor]) => anchor === id) ??
  anchors.find(([anchor]) => id.startsWith(anchor + "."));
const target = new URL(known ? known[1] : to, location.href);
target.search ||= location.search;
if (!known) target.hash ||= location.hash;
location.replace(target);
`;

interface RedirectPageSite extends Pick<SiteShell, "url" | "baseUrl" | "locale"> {
  messages: PublishMessages;
}

/** Works on any host and without scripts. */
export function getRedirectPage(
  { href }: Redirect,
  { url, baseUrl, locale, messages }: RedirectPageSite,
  anchors: readonly MovedAnchor[] = [],
): string {
  const address = escapeAttribute(href);
  const link = `<a href="${address}">${address}</a>`;
  const canonical = escapeAttribute(href.startsWith("/") ? url + href : href);
  const refresh = `<meta http-equiv="refresh" content="0; url=${address}">`;
  const json = escapeAttribute(JSON.stringify(anchors));
  const moved = anchors.length > 0 ? ` data-moved="${json}"` : "";
  return [
    "<!doctype html>",
    `<html lang="${escapeAttribute(locale.code)}" dir="${locale.direction}">`,
    '<meta charset="utf-8">',
    `<title>${escapeAttribute(messages.pageMoved)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<script src="${baseUrl}${scriptFile}"${moved} data-to="${address}"></script>`,
    `<noscript>${refresh}</noscript>`,
    `<p>${fillIn(escapeAttribute(messages.pageMovedTo), { address: link })}</p>`,
    "",
  ].join("\n");
}
