import type { Redirect } from "./redirect.ts";

/**
 * The page at an old address. It works on any file host and without scripts; search engines take
 * the canonical link and leave the page itself out.
 */
export function redirectPage({ href }: Redirect, url: string): string {
  const address = escapeAttribute(href);
  const canonical = escapeAttribute(href.startsWith("/") ? url + href : href);
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    "<title>This page has moved</title>",
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<p>This page has moved to <a href="${address}">${address}</a>.</p>`,
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
