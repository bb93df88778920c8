import { expect, it } from "vitest";
import { getContentType, getHeaderRules, getHeadersFor } from "./header-rules.ts";

const site = {
  url: "https://docs.example.com",
  baseUrl: "/docs/",
};

it("gives pages a constant policy, and makes browsers revalidate them", () => {
  const headers = getHeadersFor(getHeaderRules(site), "/docs/guide");
  expect(headers["Content-Security-Policy"]).toBe(
    "form-action 'self';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=31536000",
  });
});

it.each([
  ["/docs/assets/a-1.js", true],
  ["/docs/search-index/abc/terms.json", true],
  ["/docs/search-index/manifest.json", false],
  ["/assets/a-1.js", false],
])("caches %s forever: %s", (path, kept) => {
  expect(/immutable/.test(getHeadersFor(getHeaderRules(site), path)["Cache-Control"] ?? "")).toBe(
    kept,
  );
});

it("does not require HTTPS on a site without it", () => {
  const headers = getHeadersFor(getHeaderRules({ ...site, url: "http://intranet" }), "/docs/");
  expect(headers).not.toHaveProperty("Strict-Transport-Security");
});

it.each([
  ["clip.mp4", "video/mp4"],
  ["a/doc.PDF", "application/pdf"],
  ["d.json", "application/json; charset=utf-8"],
  ["api/changes.atom", "application/atom+xml; charset=utf-8"],
  ["no-extension", "application/octet-stream"],
])("returns the content type of %s", (path, type) => {
  expect(getContentType(path)).toBe(type);
});
