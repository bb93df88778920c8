import { withBase, withTrailingSlash } from "../../src/model/url/route.ts";

/** A built site of the tests: the folders of its source and its output, and the form of its addresses. */
export interface BuiltSite {
  source: string;
  outDir: string;
  baseUrl: string;
  /** The path of a route. */
  at(route: string): string;
}

function describeSite(source: string, outDir: string, baseUrl: string, slash?: boolean): BuiltSite {
  const at = (route: string) => withBase(baseUrl, withTrailingSlash(route, slash));
  return { source, outDir, baseUrl, at };
}

/**
 * The two sites that all browsers read. The suites in Chromium alone read them too, from outputs of
 * their own: both may run at the same time.
 */
export const builtSites = {
  /** Everything turned on. */
  sink: describeSite(
    "tests/fixtures/kitchen-sink",
    ".cache/tests/all-browsers-sink",
    "/kitchen-sink/",
    true,
  ),
  /** What readers see. */
  real: describeSite("site", ".cache/tests/all-browsers-real", "/"),
};
