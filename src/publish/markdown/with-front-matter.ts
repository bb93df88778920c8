import { stringify } from "yaml";
import type { PageLink } from "../../model/page/sidebar.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import type { ListedPage } from "../output.ts";

export function withFrontMatter(
  { page, readMarkdown, lastModified }: ListedPage,
  { url, baseUrl }: Pick<SiteShell, "url" | "baseUrl">,
): string {
  const facts: Record<string, string | { title: string; address: string }> = {
    title: page.title,
    address: url + withBase(baseUrl, page.route),
  };
  if (page.kind === "doc") {
    const version =
      page.body.kind === "reference" ? page.body.reference.version : page.versions?.label;
    if (version) facts.version = version;
  }
  if (lastModified) facts.last_change = lastModified;
  if (page.kind === "doc") {
    if (page.previous) facts.previous = linkOf(page.previous, url);
    if (page.next) facts.next = linkOf(page.next, url);
  }
  return `---\n${stringify(facts)}---\n\n${readMarkdown()}`;
}

function linkOf({ label, href }: PageLink, url: string) {
  return { title: label, address: new URL(href, url).href };
}
