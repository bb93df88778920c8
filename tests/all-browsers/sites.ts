import { withBase, withTrailingSlash } from "../../src/model/url/route.ts";

export interface BuiltSite {
  source: string;
  outDir: string;
  baseUrl: string;
  /** The path of a route, with the base URL. */
  pathOf(route: string): string;
}

function describeSite(source: string, outDir: string, baseUrl: string, slash?: boolean): BuiltSite {
  const pathOf = (route: string) => withBase(baseUrl, withTrailingSlash(route, slash));
  return { source, outDir, baseUrl, pathOf };
}

/**
 * The two sites that all browsers test. Their outputs are separate from those of `tests/browser`,
 * because both may run at the same time.
 */
export const builtSites = {
  /** The fixture `kitchen-sink`, with all features. */
  kitchenSink: describeSite(
    "tests/fixtures/kitchen-sink",
    ".cache/tests/all-browsers-sink",
    "/kitchen-sink/",
    true,
  ),
  /** The fixture `gallery`, for its reference pages. */
  gallery: describeSite("tests/fixtures/gallery", ".cache/tests/all-browsers-gallery", "/", true),
};
