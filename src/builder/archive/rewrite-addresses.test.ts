import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loaderScript } from "../../framework/server/loader-script.ts";
import { type ArchivedSite, rewriteCss, rewriteDocument, toRelative } from "./rewrite-addresses.ts";

const site: ArchivedSite = {
  url: "https://docs.example.com",
  baseUrl: "/base/",
  files: new Set([
    "index.html",
    "docs/vpc/index.html",
    "docs/eks/index.html",
    "docs/a b/ü.png",
    "docs/old.html",
    "logo.svg",
    "assets/archive.js",
  ]),
};

const from = "docs/vpc/index.html";

describe("toRelative", () => {
  it.each([
    ["/base/docs/eks", "../eks/index.html"],
    ["/base/docs/eks/", "../eks/index.html"],
    ["/base/docs/eks#nodes", "../eks/index.html#nodes"],
    ["/base/docs/eks/?tab=a&b#nodes", "../eks/index.html?tab=a&b#nodes"],
    ["/base/docs/vpc", "index.html"],
    ["/base/", "../../index.html"],
    ["/base", "../../index.html"],
    ["/base/logo.svg", "../../logo.svg"],
    ["/base/docs/old", "../old.html"],
    ["/base/docs/a%20b/%C3%BC.png", "../a%20b/%C3%BC.png"],
    ["../eks/index.html", "../eks/index.html"],
    ["../eks", "../eks/index.html"],
  ])("leads from a page to a file: %s", (address, relative) => {
    expect(toRelative(address, from, site)).toBe(relative);
  });

  it.each([
    ["/base/sitemap.xml?x#y", "https://docs.example.com/base/sitemap.xml?x#y"],
    ["/elsewhere/", "https://docs.example.com/elsewhere/"],
    ["../../missing", "https://docs.example.com/base/missing"],
  ])("leads to the host where the archive has no file: %s", (address, absolute) => {
    expect(toRelative(address, from, site)).toBe(absolute);
  });

  it.each([
    "",
    "#nodes",
    "?q=1",
    "https://example.com/base/",
    "//cdn.example.com/x",
    "mailto:a@b.c",
  ])("leaves other addresses alone: %s", (address) => {
    expect(toRelative(address, from, site)).toBe(address);
  });
});

describe("rewriteCss", () => {
  it("rewrites each form of `url()`, and quotes where that is needed", () => {
    const css = `a{b:url(/x.svg)}c{d:url("/y (1).svg")}e{f:url('/z.svg') }g{h:url(#i)}`;
    expect(rewriteCss(css, (address) => address.replace(/^\//, "../"))).toBe(
      `a{b:url(../x.svg)}c{d:url("../y (1).svg")}e{f:url(../z.svg) }g{h:url(#i)}`,
    );
  });
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("rewriteDocument", () => {
  const rewrite = (html: string) => rewriteDocument(html, from, site);

  it("rewrites links, pictures, candidates of pictures, forms and refreshes", () => {
    expect(
      rewrite(
        '<a href="/base/docs/eks?a=1&amp;b=2">x</a><img src="/base/logo.svg" srcset="/base/logo.svg 1x, /base/logo.svg 2x"/>' +
          "<form action='/base/'></form>" +
          '<meta http-equiv="refresh" content="0; url=/base/docs/eks">',
      ),
    ).toBe(
      '<a href="../eks/index.html?a=1&amp;b=2">x</a><img src="../../logo.svg" srcset="../../logo.svg 1x, ../../logo.svg 2x"/>' +
        '<form action="../../index.html"></form>' +
        '<meta http-equiv="refresh" content="0; url=../eks/index.html">',
    );
  });

  it("rewrites the addresses that old anchors lead to", () => {
    const anchors = JSON.stringify([["old", "/base/docs/eks#new"]]).replaceAll('"', "&quot;");
    const rewritten = rewrite(`<script data-moved="${anchors}" data-to="/base/docs/eks"></script>`);
    expect(rewritten).toContain("../eks/index.html#new");
    expect(rewritten).toContain('data-to="../eks/index.html"');
  });

  it("leaves the address that search engines know, and text that looks like markup", () => {
    const html =
      '<link rel="canonical" href="https://docs.example.com/base/docs/vpc"/>' +
      '<p title=\'<a href="/base/">\'>a &lt;b href="/base/"&gt;</p><!-- <a href="/base/"> -->' +
      '<script type="text/plain" id="payload">["a",{"href":"/base/docs/eks"}]</script>';
    expect(rewrite(html)).toBe(html);
  });

  it("takes out what only a host can serve", () => {
    expect(rewrite('<link rel="manifest" href="/base/site.webmanifest"/>')).toBe("");
    expect(rewrite('<link rel="search" type="x" href="/base/opensearch.xml"/>')).toBe("");
  });

  it("loads the one script in place of modules, and the policy allows what is there", () => {
    const first = "first()";
    const loader = loaderScript({ entry: "/base/assets/index-abc123.js", baseUrl: "/base/" });
    const script = `${first};${loader}`;
    const style = "a{b:url(/base/logo.svg)}";
    const policy = `default-src 'self';script-src 'self' ${hashOf(script)};style-src 'self' ${hashOf(style)}`;
    const rewritten = rewrite(
      `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style><script>${script}</script>`,
    );
    const newStyle = "a{b:url(../../logo.svg)}";
    expect(rewritten).toContain(`<style>${newStyle}</style><script>${first};</script>`);
    expect(rewritten).toContain('<script src="../../assets/archive.js" defer></script>');
    expect(rewritten).toContain(`script-src 'self' file: ${hashOf(`${first};`)}`);
    expect(rewritten).toContain(`style-src 'self' file: ${hashOf(newStyle)}`);
    expect(rewritten).toContain("font-src 'self' file: data:;connect-src 'none'");
  });
});
