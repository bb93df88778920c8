import { withBase, withTrailingSlash } from "../../src/model/url/route.ts";

export interface BuiltSite {
  source: string;
  outDir: string;
  baseUrl: string;
  /** The path of a route, with the base URL. */
  at(route: string): string;
}

function describeSite(source: string, outDir: string, baseUrl: string, slash?: boolean): BuiltSite {
  const at = (route: string) => withBase(baseUrl, withTrailingSlash(route, slash));
  return { source, outDir, baseUrl, at };
}

/**
 * The two sites that all browsers test. Their outputs are separate from those of `tests/browser`,
 * because both may run at the same time.
 */
export const builtSites = {
  /** The fixture `kitchen-sink`, with all features. */
  sink: describeSite(
    "tests/fixtures/kitchen-sink",
    ".cache/tests/all-browsers-sink",
    "/kitchen-sink/",
    true,
  ),
  /** The real site. */
  real: describeSite("site", ".cache/tests/all-browsers-real", "/"),
};
