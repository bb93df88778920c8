import { expect, it } from "vitest";
import type { DocPage } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import type { PlannedSite } from "../../publish/index.ts";
import { checkConflicts, createManifest, publicWriter } from "./manifest.ts";
import { planOutput, rejectPathConflicts } from "./outputs.ts";

const shell = { baseUrl: "/", hasSearch: true, hasMarkdownPages: true, navbar: [], title: "" };

function plan(routes: string[], copied: string[]) {
  const sources = routes.map((route) => {
    const page = { kind: "doc", route, image: null, title: "" } as unknown as DocPage;
    return { route, file: `${route}.md`, page };
  });
  const manifest = createManifest();
  manifest.plan(publicWriter, copied);
  const planned: PlannedSite = {
    site: shell as unknown as SiteShell,
    config: {
      hosting: [],
      socialImages: null,
      search: { provider: "embedded", shortcuts: true },
    },
    listedPages: sources.map(({ page }) => page),
    blog: null,
  };
  planOutput(manifest, sources, planned);
  return { sources, manifest };
}

it("reports pages with the path of a file", () => {
  const routes = ["/", "/a", "/a/b", "/sitemap.xml", "/a.md", "/index.txt/c", "/logo.svg"];
  const { sources, manifest } = plan(routes, ["logo.svg"]);
  const rejected = rejectPathConflicts(sources, manifest.paths).diagnostics;
  expect(rejected.map(({ message }) => message)).toEqual(
    [
      ["/sitemap.xml", "sitemap.xml"],
      ["/a.md", "a.md"],
      ["/index.txt/c", "index.txt"],
      ["/logo.svg", "logo.svg"],
    ].map(([route, file]) => {
      return `the route \`${route}\` conflicts with a file: \`${file}\` is a file of this site`;
    }),
  );
});

it("rejects routes that hosts cache or hide, and names that are too long", () => {
  const long = `/${"ä".repeat(126)}`;
  const routes = [
    "/assets/logo",
    "/search-index",
    "/a/.secret/b",
    long,
    "/assets-of-ours",
    "/v1.2",
  ];
  const { sources, manifest } = plan(routes, []);
  const { sources: placed, diagnostics } = rejectPathConflicts(sources, manifest.paths);
  expect(placed.map(({ route }) => route)).toEqual(["/assets-of-ours", "/v1.2"]);
  expect(diagnostics.map(({ rule, message }) => [rule, message.split(": ")[1]])).toEqual([
    ["unusable-route", "browsers keep files below this folder for a year"],
    ["unusable-route", "browsers keep files below this folder for a year"],
    ["unusable-route", "hosts do not serve names that begin with a dot"],
    ["unusable-route", "a name in it is longer than 251 bytes"],
  ]);
  expect(diagnostics.at(-1)?.hint).toBe("shorten the `slug`, the tag, or the file name");
});

it("prefers the site's own sitemap, robots.txt, and Markdown pages", () => {
  const { manifest } = plan(["/a"], ["sitemap.xml", "robots.txt", "a.md"]);
  expect(manifest.getWriter("robots.txt")).toBe(publicWriter);
  expect(checkConflicts(manifest)).toEqual([]);
});

it("reports a public file that a page replaces", () => {
  const { manifest } = plan(["/a"], ["a/index.html"]);
  expect(manifest.getWriter("a/index.html")).toBe("pages");
  const [found] = checkConflicts(manifest);
  expect(found).toMatchObject({
    rule: "overwritten-file",
    severity: "warning",
    file: "public/a/index.html",
  });
});
