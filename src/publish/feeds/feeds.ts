import { getOutputFile, type Output, type PlannedSite } from "../output.ts";

export const feedsOutput: Output = {
  name: "feeds",
  paths: getFeedPaths,
  async write({ blog, site, readDocument }, put) {
    if (!blog) return;
    const { getFeedFiles } = await import("./feed-files.ts");
    for (const { to, text } of getFeedFiles(blog, site, ({ route }) => readDocument(route))) {
      put(to, text);
    }
  },
};

function getFeedPaths({ blog, site }: PlannedSite): string[] {
  return (blog?.links.feeds ?? []).map(({ href }) => getOutputFile(href, site.baseUrl));
}
