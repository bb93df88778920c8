import { getOutputFile, type Output, type PlannedSite } from "../output.ts";

export const feedsOutput: Output = {
  name: "feeds",
  paths: feedPaths,
  async write({ blog, site, readDocument }, put) {
    if (!blog) return;
    const { feedFiles } = await import("./feed-files.ts");
    for (const { to, text } of feedFiles(blog, site, ({ route }) => readDocument(route))) {
      put(to, text);
    }
  },
};

function feedPaths({ blog, site }: PlannedSite): string[] {
  return (blog?.links.feeds ?? []).map(({ href }) => getOutputFile(href, site.baseUrl));
}
