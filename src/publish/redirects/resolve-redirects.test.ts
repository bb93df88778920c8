import { describe, expect, it } from "vitest";
import { groupAnchors } from "./moved-anchors.ts";
import { parseRedirects } from "./parse-redirects.ts";
import { resolveRedirects } from "./resolve-redirects.ts";

const pages = [
  { route: "/", ids: [] },
  { route: "/docs/guides/", ids: ["areas"] },
  { route: "/docs/guides/vpc", ids: ["subnets", "nat"] },
];

function resolve(text: string, baseUrl = "/") {
  const { redirects, anchors, diagnostics } = resolveRedirects(parseRedirects(text).lines, {
    url: "https://docs.example.com",
    baseUrl,
    pages,
    files: new Set(["logo.svg", "assets/a.css"]),
  });
  return {
    links: redirects.map(({ from, href }) => `${from} ${href}`),
    anchors: anchors.map(({ from, anchor, href }) => `${from}#${anchor} ${href}`),
    diagnostics: diagnostics.map(
      ({ rule, line, column, hint }) => `${rule} ${line}:${column} ${hint ?? ""}`,
    ),
  };
}

describe("resolveRedirects", () => {
  it("resolves to a page's URL with base URL and anchor", () => {
    expect(resolve("/a\t/docs/guides\n/b\t/docs/guides/vpc#nat", "/site/")).toMatchObject({
      links: ["/a /site/docs/guides/", "/b /site/docs/guides/vpc#nat"],
      diagnostics: [],
    });
  });

  it("resolves directly to the end of a chain", () => {
    expect(resolve("/a\t/b\n/b/\t/c\n/c\thttps://example.com/")).toMatchObject({
      links: ["/a https://example.com/", "/b/ https://example.com/", "/c https://example.com/"],
      diagnostics: [],
    });
  });

  it("applies a pattern to pages and to other redirects, which take precedence", () => {
    const text = "/guides/*\t/docs/guides/*\n/docs/guides/old\t/docs/guides/vpc\n/guides/vpc\t/";
    expect(resolve(text).links).toEqual([
      "/docs/guides/old /docs/guides/vpc",
      "/guides/vpc /",
      "/guides /docs/guides/",
      "/guides/old /docs/guides/vpc",
    ]);
  });

  it("accepts the pattern of an encoded section", () => {
    const site = { url: "", baseUrl: "/", files: new Set<string>() };
    const { lines } = parseRedirects("/old/*\t/%C3%BC/*");
    const page = { route: "/%C3%BC/a", ids: [] };
    expect(resolveRedirects(lines, { ...site, pages: [page] })).toEqual({
      redirects: [{ from: "/old/a", href: "/%C3%BC/a" }],
      anchors: [],
      diagnostics: [],
    });
  });

  it("finds pages and files that a redirect would hide", () => {
    expect(resolve("/docs/guides/vpc/\t/\n/logo.svg\t/\n/logo.svg/old\t/").diagnostics).toEqual([
      "redirect-hides-page 1:1 remove the redirect, or move the page",
      "redirect-hides-page 2:1 remove the redirect, or move the file",
      "redirect-hides-page 3:1 remove the redirect, or move the file",
    ]);
  });

  it("recognizes a page by its file name, too", () => {
    expect(resolve("/index.html\t/\n/docs/guides/vpc/index.html\t/").diagnostics).toEqual([
      "redirect-hides-page 1:1 remove the redirect, or move the page",
      "redirect-hides-page 2:1 remove the redirect, or move the page",
    ]);
  });

  it("suggests the nearest page for a missing target", () => {
    expect(resolve("/a\t/docs/guides/vcp\n/b\t/docs/guides/vpc#subnet\n").diagnostics).toEqual([
      "broken-redirect 1:4 did you mean `/docs/guides/vpc`?",
      "broken-redirect 2:4 did you mean `#subnets`?",
    ]);
  });

  it("drops an anchor that the page lacks, so that a warning loses no redirect", () => {
    const { links, diagnostics } = resolve("/a\t/docs/guides/vpc#no\n/b\t/a\n");
    expect(links).toEqual(["/a /docs/guides/vpc", "/b /docs/guides/vpc"]);
    expect(diagnostics).toHaveLength(1);
  });

  it("finds duplicates with and without a slash", () => {
    expect(resolve("/a\t/\n/a/\t/docs/guides").diagnostics).toEqual([
      "duplicate-redirect 2:1 line 1 redirects it to `/`: keep one of them",
    ]);
  });

  it("finds redirects that only capital letters distinguish from a page or from each other", () => {
    const text = "/Docs/*\t/docs/*\n/old\t/\n/Old\t/docs/guides\n/same\t/\n/Same\t/";
    expect(resolve(text).diagnostics).toEqual([
      "redirect-differs-by-case 3:1 give both the same new address, or keep one of them",
      "redirect-differs-by-case 1:1 remove the redirect, and let the host ignore case if readers use such addresses",
    ]);
  });

  it("reports each line of a cycle once", () => {
    const hint = "it is a cycle: redirect one of its addresses to a page";
    expect(resolve("/in\t/a\n/a\t/b\n/b\t/a\n/c\t/c").diagnostics).toEqual([
      `redirect-loop 2:4 ${hint}`,
      `redirect-loop 3:4 ${hint}`,
      `redirect-loop 4:4 ${hint}`,
    ]);
  });

  it("reports only the wrong line, not those that redirect to it", () => {
    expect(resolve("/a\t/b\n/b\t/docs/guides/vcp").diagnostics).toHaveLength(1);
  });

  it("rejects an anchor of a redirected address", () => {
    expect(resolve("/a\t/b#nat\n/b\t/docs/guides/vpc").diagnostics).toEqual([
      "broken-redirect 1:4 redirect to `/docs/guides/vpc` and one of its anchors",
    ]);
  });

  it("reports a pattern without matches", () => {
    expect(resolve("/faq/*\t/docs/faq/*").diagnostics).toEqual([
      "broken-redirect 1:8 correct the rule, or remove it",
    ]);
  });
});

describe("resolveRedirects of anchors", () => {
  const vpc = "/docs/guides/vpc";

  it("resolves a chain to its end", () => {
    const lines = [
      `${vpc}#a\t${vpc}#b`,
      `${vpc}/#b\t/old#c`,
      "/old\t/docs/guides",
      `/old#c\t${vpc}#nat`,
      "/start\t/old#c",
      `${vpc}#out\thttps://example.com/#x`,
    ];
    expect(resolve(lines.join("\n"), "/site/")).toEqual({
      links: ["/old /site/docs/guides/", `/start /site${vpc}#nat`],
      anchors: [
        `${vpc}#a /site${vpc}#nat`,
        `${vpc}/#b /site${vpc}#nat`,
        `/old#c /site${vpc}#nat`,
        `${vpc}#out https://example.com/#x`,
      ],
      diagnostics: [],
    });
  });

  it("rejects cycles, missing targets, and duplicates", () => {
    const hint = "it is a cycle: redirect one of its addresses to a page";
    const text = `${vpc}#a\t${vpc}#b\n${vpc}#b\t${vpc}#a\n${vpc}#c\t${vpc}#subnet\n${vpc}#c\t/`;
    expect(resolve(text).diagnostics).toEqual([
      "duplicate-redirect 4:1 line 3 redirects it to `/docs/guides/vpc#subnet`: keep one of them",
      `redirect-loop 1:20 ${hint}`,
      `redirect-loop 2:20 ${hint}`,
      "broken-redirect 3:20 did you mean `#subnets`?",
    ]);
  });

  it("rejects an existing anchor, and an anchor of a missing page", () => {
    expect(resolve(`${vpc}#nat\t/\n/gone#x\t/`).diagnostics).toEqual([
      "redirect-hides-page 1:1 remove the redirect, or move the anchor",
      "broken-redirect 2:1 add a line that redirects `/gone` to a page",
    ]);
  });

  it("accepts any anchor of a page that is not rendered yet", () => {
    const { lines } = parseRedirects("/a#x\t/a#y");
    const planned = { url: "", baseUrl: "/", files: new Set<string>() };
    const { anchors } = resolveRedirects(lines, {
      ...planned,
      pages: [{ route: "/a", ids: null }],
    });
    expect(anchors).toEqual([{ from: "/a", anchor: "x", href: "/a#y" }]);
  });
});

describe("groupAnchors", () => {
  it("gives a page the anchors of redirected addresses, after its own", () => {
    const at = (from: string, anchor: string, href: string) => ({ from, anchor, href });
    const groups = groupAnchors(
      {
        redirects: [
          { from: "/old", href: "/site/a/" },
          { from: "/part", href: "/site/a/#own" },
        ],
        anchors: [
          at("/old/", "x", "/b"),
          at("/old", "y", "/b#y"),
          at("/a", "x", "/c"),
          at("/part", "z", "/b"),
        ],
      },
      { pages: [{ route: "/a/" }], baseUrl: "/site/" },
    );
    expect(Object.fromEntries(groups)).toEqual({
      "/old": [
        ["x", "/b"],
        ["y", "/b#y"],
      ],
      "/a": [
        ["x", "/c"],
        ["y", "/b#y"],
      ],
      "/part": [["z", "/b"]],
    });
  });

  it("redirects the short name of an entry, too", () => {
    const anchors = [{ from: "/a", anchor: "input_x", href: "/a#input_y" }];
    const groups = groupAnchors({ redirects: [], anchors }, { pages: [], baseUrl: "/" });
    expect(groups.get("/a")).toEqual([
      ["input_x", "/a#input_y"],
      ["x", "/a#input_y"],
    ]);
  });
});
