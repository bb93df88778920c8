import { describe, expect, it } from "vitest";
import { parseRedirects } from "./parse-redirects.ts";

function getDiagnostics(text: string): string[] {
  const { diagnostics } = parseRedirects(text);
  return diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
}

describe("parseRedirects", () => {
  it("reads lines, keeps their numbers, and skips comments and blank lines", () => {
    const { lines, diagnostics } = parseRedirects(
      "\uFEFF# moved in 2026\r\n\r\n/old\t/new#part\r\n/guides/*\t/docs/guides/*\r\n",
    );
    expect(diagnostics).toEqual([]);
    expect(lines).toEqual([
      { line: 3, from: "/old", anchor: "", column: 6, to: "/new#part", isPattern: false },
      { line: 4, from: "/guides/*", anchor: "", column: 11, to: "/docs/guides/*", isPattern: true },
    ]);
  });

  it("reads an old anchor, decoded", () => {
    expect(parseRedirects("/a#%C3%BCber\t/a#b").lines).toEqual([
      { line: 1, from: "/a", anchor: "über", column: 14, to: "/a#b", isPattern: false },
    ]);
  });

  it("reads encoded spaces", () => {
    expect(getDiagnostics("/a%20b/c\t/d")).toEqual([]);
    expect(getDiagnostics("/a b\t/d")).toEqual(["invalid-redirect 1:1"]);
  });

  it("requires https for other sites", () => {
    expect(getDiagnostics("/old\thttps://example.com/a?b=c#d")).toEqual([]);
    expect(getDiagnostics("/old\thttp://example.com")).toEqual(["refused-redirect 1:6"]);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/%5cevil.example",
    '/a"onload=x',
    "https://a.example/<script>",
    "/docs/../../etc",
    "/docs/%2e%2e%2fetc",
    "docs/new",
    "/a#b c",
    "/a#b<c",
    "",
  ])("rejects the target %j", (to) => {
    expect(getDiagnostics(`/old\t${to}`)).toEqual(["refused-redirect 1:6"]);
  });

  it.each([
    "old",
    "https://example.com/old",
    "/a/../b",
    "/a//b",
    "/a?b",
    "/a#",
    "/a#b#c",
    "/a#b c",
    "/a/*#b",
    "/a#b/*",
    "/a*b",
    "/*",
  ])("rejects the source %j", (from) => {
    expect(getDiagnostics(`${from}\t/new`)).toEqual(["invalid-redirect 1:1"]);
  });

  it("requires a pattern on both sides or on none", () => {
    expect(getDiagnostics("/guides/*\t/docs/guides")).toEqual(["invalid-redirect 1:11"]);
    expect(getDiagnostics("/guides\t/docs/guides/*")).toEqual(["invalid-redirect 1:9"]);
  });

  it("requires two fields", () => {
    expect(getDiagnostics("/old /new\n/old\t/new\t301")).toEqual([
      "invalid-redirect 1:1",
      "invalid-redirect 2:1",
    ]);
  });
});
