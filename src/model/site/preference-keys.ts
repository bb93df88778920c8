/**
 * Every key under which a browser keeps a choice of its reader. All but the inline scripts read and
 * write them through `framework/client/storage.ts`. Most names are those of the site's former engine,
 * so that nobody's choices are lost.
 */

/** `light` or `dark`. */
export const themeKey = "theme";

/** `true` where the browser has fetched the web fonts that a document went without. */
export const fontsKey = "fonts";

/** Followed by `id`, the announcement shown last, or `dismiss`. */
export const announcementPrefix = "docusaurus.announcement.";

/** `true` where the reader closed the announcement. */
export const dismissKey = `${announcementPrefix}dismiss`;

/** `true` where the reader wants no warning of links to private repositories. */
export const subscriberKey = "dontWarnGitHubLinks";

/** The tab chosen in a group. */
export function tabKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

/** The version chosen in a set of docs. */
export function docsVersionKey(docsId: string): string {
  return `docs-preferred-version-${docsId}`;
}
