import { expect, it } from "vitest";
import { getHeaderRules } from "./header-rules.ts";
import { getHostFiles } from "./host-files.ts";
import type { Hosting } from "./hosted-site.ts";

const rules = getHeaderRules({
  url: "https://docs.example.com",
  baseUrl: "/",
});

const site = { baseUrl: "/", trailingSlash: undefined, rules, routes: [] };

function text(hosting: Hosting, name: string): string {
  const redirects = [
    { from: "/old", href: "/docs/new#part" },
    { from: "/old/d e/%C3%BC ü%3F", href: "/docs/d" },
    { from: "/old/b%20c$", href: 'https://x.example/$uri"' },
  ];
  const files = getHostFiles([hosting], { ...site, redirects });
  return files.find(({ to }) => to === name)?.text ?? "";
}

it("always writes the rules as data", () => {
  const [file] = getHostFiles([], { ...site, redirects: [] });
  expect(JSON.parse(file?.text ?? "")).toEqual(rules);
});

it("escapes text in nginx blocks", () => {
  const conf = text("nginx", ".hosting/nginx.conf");
  expect(conf).toContain('location = "/old/" {\n  return 301 "/docs/new$is_args$args#part";\n}');
  expect(conf).toContain(
    'location = "/old/b c$" {\n  return 301 "https://x.example/%24uri\\"$is_args$args";\n}',
  );
  expect(conf).toContain('location ~ "^/search-index/[^/]+/" {');
  expect(conf).toContain("absolute_redirect off;\n");
  expect(conf).toContain("gzip_vary on;\n");
  // An error below a hashed folder is not cached.
  expect(conf).toContain('Cache-Control "public, max-age=31536000, immutable";');
});

it("escapes text in rules for Apache", () => {
  const rules = text("apache", ".htaccess");
  expect(rules).toContain(
    'RewriteRule "^old/?$" "%{ENV:docs_origin}/docs/new?%{QUERY_STRING}#part" [R=301,NE,END]\n',
  );
  expect(rules).toContain('"^old/d e/ü ü\\?/?$"');
  expect(rules).toContain('"^old/b c\\$/?$" "https://x.example/\\$uri%22" [R=301,NE,END]\n');
});

it("escapes text in a Caddyfile", () => {
  const piece = text("caddy", ".hosting/Caddyfile");
  expect(piece).toContain('    "/old/" "/docs/new" "#part" "keep"\n');
  expect(piece).toContain('    "/old/b c$" "https://x.example/%24uri\\"" "" "keep"\n');
});

it("writes policies and redirects for CloudFront", () => {
  const page = JSON.parse(text("cloudfront", ".hosting/cloudfront-page-headers.json"));
  expect(page.SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31536000);
  expect(page.CustomHeadersConfig.Items).toContainEqual({
    Header: "Cache-Control",
    Value: "no-cache",
    Override: true,
  });
  expect(page.CustomHeadersConfig.Quantity).toBe(page.CustomHeadersConfig.Items.length);
  const { data } = JSON.parse(text("cloudfront", ".hosting/cloudfront-redirects.json"));
  expect(data[0]).toEqual({ key: "/old", value: "/docs/new#part" });
});
