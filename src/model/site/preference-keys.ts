/**
 * Every key under which a browser stores a preference. All code but the inline scripts reads and
 * writes them through `framework/client/storage.ts`. Most names are those of Docusaurus, the engine
 * that the site was built with before, so that readers keep their preferences.
 */

/** `light` or `dark`. */
export const themeKey = "theme";

/** `true` where the browser has fetched web fonts that an earlier document was shown without. */
export const fontsKey = "fonts";

/** Followed by `id`, the announcement shown last, or `dismiss`. */
export const announcementPrefix = "docusaurus.announcement.";

/** `true` where the reader closed the announcement. */
export const dismissKey = `${announcementPrefix}dismiss`;

/** `true` where the reader turned off the warning about links to private repositories. */
export const subscriberKey = "dontWarnGitHubLinks";

/** The tab chosen in a group. */
export function tabKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

/** The version chosen in a set of docs. */
export function docsVersionKey(docsId: string): string {
  return `docs-preferred-version-${docsId}`;
}
