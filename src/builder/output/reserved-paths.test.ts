import { expect, it } from "vitest";
import type { DocPage } from "../../model/page/page.ts";
import { outputFiles, placeable } from "./reserved-paths.ts";

const site = { baseUrl: "/", hasSearch: true, hasTwins: true, hasSocialImages: true };

function refused(...routes: string[]): string[] {
  const sources = routes.map((route) => {
    return { route, file: `${route}.md`, page: { kind: "doc", route } as DocPage };
  });
  const files = outputFiles(sources, { site, blog: null, copied: ["logo.svg"] });
  return placeable(sources, files).diagnostics.map(({ message }) => message);
}

it("finds pages where a file of the site will lie", () => {
  expect(refused("/", "/a", "/a/b", "/sitemap.xml", "/a.md", "/index.txt/c", "/logo.svg")).toEqual(
    [
      ["/sitemap.xml", "sitemap.xml"],
      ["/a.md", "a.md"],
      ["/index.txt/c", "index.txt"],
      ["/logo.svg", "logo.svg"],
    ].map(([route, file]) => {
      return `the route \`${route}\` has no place in the output: \`${file}\` is a file of this site`;
    }),
  );
});
