import { describe, expect, it } from "vitest";
import * as messages from "../messages.ts";
import { getRedirectFile } from "./parse-redirects.ts";
import { getRedirectPage, script } from "./redirect-page.ts";

const site = {
  url: "https://docs.example.com",
  baseUrl: "/site/",
  locale: { code: "en", label: "English", direction: "ltr" },
  messages,
} as const;

describe("getRedirectPage", () => {
  it("works without scripts and has a canonical URL for search engines", () => {
    const html = getRedirectPage({ from: "/old", href: "/site/docs/vpc#nat" }, site);
    expect(html).toContain('<script src="/site/redirect.js" data-to="/site/docs/vpc#nat">');
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/site/docs/vpc#nat"></noscript>',
    );
    expect(html).toContain('<a href="/site/docs/vpc#nat">');
    expect(html).toContain('rel="canonical" href="https://docs.example.com/site/docs/vpc#nat"');
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("keeps a URL of another site, and never ends an attribute", () => {
    const html = getRedirectPage({ from: "/old", href: 'https://a.example/?a=1&b="><p>' }, site);
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;&gt;&lt;p&gt;"');
  });
});

describe("getRedirectPage with old anchors", () => {
  it("contains them", () => {
    const redirect = { from: "/old", href: "/site/new" };
    const html = getRedirectPage(redirect, site, [['a"<', "/site/new#b"]]);
    expect(html).toContain('<script src="/site/redirect.js" data-moved="[[');
    expect(html).toContain(
      '[[&quot;a\\&quot;&lt;&quot;,&quot;/site/new#b&quot;]]" data-to="/site/new">',
    );
  });
});

describe("getRedirectPage in another language", () => {
  it("uses its words, and is escaped", () => {
    const html = getRedirectPage(
      { from: "/old", href: "/new" },
      {
        url: site.url,
        baseUrl: "/",
        locale: { code: "he", label: "עברית", direction: "rtl" },
        messages: { ...messages, pageMoved: "<עבר>", pageMovedTo: "{address} <עבר>" },
      },
    );
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain("<title>&lt;עבר&gt;</title>");
    expect(html).toContain('<p><a href="/new">/new</a> &lt;עבר&gt;</p>');
  });
});

describe("getRedirectFile", () => {
  it.each([
    ["/old", "old/index.html"],
    ["/docs/old/", "docs/old/index.html"],
    ["/old%20page", "old page/index.html"],
    ["/docs/old.html", "docs/old.html"],
    ["/", "index.html"],
  ])("of %s is %s", (from, file) => expect(getRedirectFile(from)).toBe(file));
});

describe("the script of redirect pages", () => {
  it.each([
    ["/new", "/old?a=1#b", "/new?a=1#b"],
    ["/new?c=2#d", "/old?a=1#b", "/new?c=2#d"],
    ["/new", "/old#moved", "/other#there"],
    ["/new", "/old?a=1#moved.part", "/other?a=1#there"],
    ["/new", "/old#gone", "/other"],
    ["https://b.example/x", "/old#%", "https://b.example/x#%"],
  ])("to %s leads from %s to %s", (to, from, expected) => {
    const visited: string[] = [];
    const url = new URL(from, "https://a.example");
    const location = {
      href: url.href,
      search: url.search,
      hash: url.hash,
      replace: (target: URL) => visited.push(target.href.replace("https://a.example", "")),
    };
    const dataset = { to, moved: '[["moved","/other#there"],["gone","/other"]]' };
    new Function("location", "document", script)(location, { currentScript: { dataset } });
    expect(visited).toEqual([expected]);
  });
});
