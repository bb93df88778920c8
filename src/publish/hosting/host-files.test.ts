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
