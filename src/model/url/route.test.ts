import { describe, expect, it } from "vitest";
import {
  getFileAddress,
  getMarkdownPageFile,
  getRouteFolder,
  getRouteKey,
  getSocialImageFile,
  isFilePath,
  safeDecode,
  withBase,
  withoutBase,
  withTrailingSlash,
} from "./route.ts";

describe("getRouteKey", () => {
  it("is the same for all spellings of an address", () => {
    expect(getRouteKey("/docs/guides/")).toBe("/docs/guides");
    expect(getRouteKey("/docs/caf%C3%A9")).toBe("/docs/café");
    expect(getRouteKey("/")).toBe("/");
    expect(getRouteKey("//")).toBe("/");
  });
});

describe("withTrailingSlash", () => {
  it("keeps the declared form without a setting", () => {
    expect(withTrailingSlash("/docs/guides/", undefined)).toBe("/docs/guides/");
    expect(withTrailingSlash("/docs/vpc", undefined)).toBe("/docs/vpc");
  });

  it("adds or removes the slash, but never the root's", () => {
    expect(withTrailingSlash("/docs/vpc", true)).toBe("/docs/vpc/");
    expect(withTrailingSlash("/docs/guides/", false)).toBe("/docs/guides");
    expect(withTrailingSlash("/", false)).toBe("/");
  });

  it("leaves query and anchor where they are", () => {
    expect(withTrailingSlash("/intro#part", true)).toBe("/intro/#part");
    expect(withTrailingSlash("/intro/?a=/#part/", false)).toBe("/intro?a=/#part/");
    expect(withTrailingSlash("/#part", false)).toBe("/#part");
  });
});

describe("base URL", () => {
  it("is put before a route and taken off again", () => {
    expect(withBase("/", "/docs")).toBe("/docs");
    expect(withBase("/site/", "/docs")).toBe("/site/docs");
    expect(withoutBase("/site/", "/site/docs")).toBe("/docs");
    expect(withoutBase("/site/", "/site")).toBe("/");
    expect(withoutBase("/site/", "/sites/docs")).toBeUndefined();
  });
});

describe("getRouteFolder", () => {
  it("is empty for the root and has no outer slashes", () => {
    expect(getRouteFolder("/")).toBe("");
    expect(getRouteFolder("/docs/guides/")).toBe("docs/guides");
  });
});

it("does not change text with invalid percent-encoding", () => {
  expect(safeDecode("100%")).toBe("100%");
});

it.each([
  ["/", "index.md"],
  ["/docs/guides/", "docs/guides.md"],
  ["/docs/a", "docs/a.md"],
])("the Markdown page of %s is %s", (route, file) => {
  expect(getMarkdownPageFile(route)).toBe(file);
});

it("social images have their own folder", () => {
  expect(getSocialImageFile("/docs/a")).toBe("social/docs/a.png");
  expect(getSocialImageFile("/")).toBe("social/index.png");
});

it("the address of a file encodes characters that have a meaning in a URL", () => {
  expect(getFileAddress("docs/a-1.2_(b).md")).toBe("/docs/a-1.2_(b).md");
  expect(getFileAddress("c#/what?/100% ö.md")).toBe("/c%23/what%3F/100%25%20%C3%B6.md");
});

it.each([
  ["/api/modules.json", true],
  ["/api/changes.atom", true],
  ["/report.html", true],
  ["/old/index.html", true],
  ["/docs/terraform-1.x", false],
  ["/docs/cis-1.4.0", false],
  ["/docs/node.js/", false],
])("%s is a file: %s", (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile);
});
