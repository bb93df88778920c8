import type { Output, PlannedSite } from "../output.ts";
import { feedFile } from "./feed-path.ts";

/** The feeds of the blog. */
export const feedsOutput: Output = {
  name: "feeds",
  paths: feedPaths,
  async write({ blog, site, posts }, put) {
    if (!blog) return;
    // A site without a blog does not load what writes feeds.
    const { feedFiles } = await import("./feed-files.ts");
    for (const { to, text } of feedFiles(blog, site, ({ route }) => posts.get(route) ?? "")) {
      put(to, text);
    }
  },
};

function feedPaths({ blog, site }: PlannedSite): string[] {
  return (blog?.links.feeds ?? []).map(({ href }) => feedFile(href, site.baseUrl));
}
