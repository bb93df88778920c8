import { expect, it } from "vitest";
import { countLinks } from "./count-links.ts";

it("counts pages that link in, and pages and sites linked to", () => {
  const countsOf = countLinks(
    [
      { route: "/docs/", links: ["a", "./b#x", "#own", "https://x.example/1#y"] },
      { route: "/docs/a", links: ["/base/docs", "b", "https://x.example/1", "/elsewhere"] },
      { route: "/docs/b", links: [] },
    ],
    "/base/",
  );
  expect(countsOf("/docs")).toEqual({ linksIn: 1, linksOut: 3 });
  expect(countsOf("/docs/a")).toEqual({ linksIn: 1, linksOut: 4 });
  expect(countsOf("/docs/b/")).toEqual({ linksIn: 2, linksOut: 0 });
});
