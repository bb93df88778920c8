// Every key under which a browser stores a preference. All code but the inline scripts reads and
// writes them through `framework/client/storage.ts`. Most names are those of Docusaurus, the engine
// that the site was built with before, so that readers keep their preferences.

export const themeKey = "theme";

/** Followed by `id` (the last announcement) or `dismiss`. */
export const announcementPrefix = "docusaurus.announcement.";

export const dismissKey = `${announcementPrefix}dismiss`;

/** `true` if the reader turned off the warning about private repositories. */
export const repositoryWarningKey = "dontWarnGitHubLinks";

export function getTabKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

export function getDocsVersionKey(docsId: string): string {
  return `docs-preferred-version-${docsId}`;
}

export const catalogVersionPrefix = "catalog-version-";

/**
 * Modules of one repository share a key, unless they have their own tags.
 *
 * @param source address of a Terraform module up to the version, such as
 * `git::https://host/repository//module?ref=v`
 */
export function getCatalogVersionKey(source: string): string {
  const [address = "", query = ""] = source.split("?", 2);
  const repository = address.replace(/(?<![:/])\/\/.*$/, "");
  const prefix = /^ref=v?$/.test(query) ? "" : query.replace(/^(?:ref|version)=/, "");
  return `${catalogVersionPrefix}${repository}${prefix === "" ? "" : `?${prefix}`}`;
}
