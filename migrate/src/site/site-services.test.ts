import { expect, test } from "vitest";
import { findAnalytics } from "./site-services.ts";

test("reports elements without a counterpart, whatever the order of their attributes", () => {
  const reported: string[] = [];
  findAnalytics(
    [
      ["link", { href: "/x.png", rel: "icon" }],
      ["meta", { content: "#fff", name: "theme-color" }],
      ["meta", { content: "A", property: "og:title" }],
      ["link", { href: "/x.css", rel: "stylesheet" }],
    ],
    (element) => reported.push(element),
  );
  expect(reported).toEqual(['<link href="/x.css" rel="stylesheet">']);
});
