import type { DocsVersion } from "../../model/page/docs-version.ts";
import type { ShellVersions } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import type { SiteConfig } from "../schemas/site-config.ts";

/** Where each version of the docs begins; null where the site has no docs. */
export function resolveVersions(
  { baseUrl, docsId }: Pick<SiteConfig, "baseUrl" | "docsId">,
  versions: readonly DocsVersion[],
): ShellVersions | null {
  const links = versions.flatMap(({ name, label, mainDocId, docs }) => {
    const main = docs.find(({ id }) => id === mainDocId);
    return main ? [{ name, label, href: withBase(baseUrl, main.path), isSamePage: false }] : [];
  });
  const last = versions.find(({ isLast }) => isLast)?.name;
  return links.length > 0 && last !== undefined ? { docsId, links, last } : null;
}
