import { expect, it } from "vitest";
import { getContentPolicy, headerPolicy } from "./content-policy.ts";

const hashes = { scripts: ["'sha256-a='"], styles: ["'sha256-b='", "'sha256-c='"] };

it("allows the given scripts and styles and nothing else inline", () => {
  const policy = getContentPolicy(hashes, {});
  expect(policy).toBe(
    "default-src 'self';form-action 'self';img-src 'self' https: data:;object-src 'none';base-uri 'none';script-src 'self' 'sha256-a=';style-src 'self' 'sha256-b=' 'sha256-c='",
  );
  expect(policy).not.toContain("unsafe");
});

it("adds the sources of a site to what the site itself may do", () => {
  const policy = getContentPolicy(hashes, {
    "connect-src": ["https://search.example"],
    "style-src": ["https://fonts.example"],
    "font-src": [],
  });
  expect(policy).toContain(";connect-src 'self' https://search.example");
  expect(policy).toContain("'sha256-c=' https://fonts.example");
  expect(policy).not.toContain("font-src");
});

it("is never stricter in a header than in a document, apart from frames", () => {
  const inDocument = getContentPolicy(hashes, {}).split(";");
  const inHeader = headerPolicy.split(";");
  expect(inHeader.filter((part) => !inDocument.includes(part))).toEqual(["frame-ancestors 'none'"]);
  // What changes with a build or with the sources of a site stays out.
  expect(headerPolicy).not.toMatch(/sha256|script-src|style-src|default-src|img-src/);
});
