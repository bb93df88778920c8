import { stringify } from "yaml";
import type { PageLink } from "../../model/page/sidebar.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getAbsoluteUrl } from "../../model/url/route.ts";
import type { MarkdownPage } from "../output.ts";

export function withFrontMatter(
  { page, readMarkdown, lastModified }: MarkdownPage,
  site: Pick<SiteShell, "url" | "baseUrl">,
): string {
  const frontMatter: Record<string, string | { title: string; address: string }> = {
    title: page.title,
    address: getAbsoluteUrl(site, page.route),
  };
  if (page.kind === "doc") {
    const version =
      page.body.kind === "reference" ? page.body.reference.version : page.versions?.label;
    if (version) frontMatter.version = version;
  }
  if (lastModified) frontMatter.last_change = lastModified;
  if (page.kind === "doc") {
    if (page.previous) frontMatter.previous = getLink(page.previous, site.url);
    if (page.next) frontMatter.next = getLink(page.next, site.url);
  }
  return `---\n${stringify(frontMatter)}---\n\n${readMarkdown()}`;
}

function getLink({ label, href }: PageLink, url: string) {
  return { title: label, address: new URL(href, url).href };
}
