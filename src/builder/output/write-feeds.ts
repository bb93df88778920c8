import type { Blog } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import type { Route } from "../../model/url/route.ts";
import type { Staging } from "./staging.ts";

interface FeedSource {
  /** Null where the site has no blog. */
  blog: Blog | null;
  site: SiteShell;
  /** Finished documents of posts. */
  posts: ReadonlyMap<Route, string>;
}

/** Writes the feeds of the blog; answers with their paths. */
export async function writeFeeds(
  staging: Staging,
  { blog, site, posts }: FeedSource,
): Promise<string[]> {
  if (!blog) return [];
  // A site without a blog does not load what writes feeds.
  const { feedFiles } = await import("../../publish/feeds/feed-files.ts");
  const files = feedFiles(blog, site, ({ route }) => posts.get(route) ?? "");
  for (const { to, text } of files) staging.write(to, text);
  return files.map(({ to }) => to);
}
