import { expect, test } from "vitest";
import { getCurrentItem } from "./current-item.ts";
import type { NavbarItem } from "./site.ts";

function link(label: string, ...activePrefixes: string[]): NavbarItem {
  const position = "left" as const;
  return {
    type: "link",
    label,
    href: "#",
    external: false,
    position,
    activePrefixes,
    show: "always",
  };
}

const navbar = [
  link("Intro", "/docs/intro"),
  link("Guides", "/docs/guides/"),
  link("Support", "/docs/guides/support"),
];

test.each([
  ["/docs/intro", "Intro"],
  ["/docs/intro/overview/how-it-works", "Intro"],
  ["/docs/introduction", undefined],
  ["/docs/guides", "Guides"],
  ["/docs/guides/", "Guides"],
  ["/docs/guides/support", "Support"],
  ["/docs/guides/support-us", "Guides"],
  ["/", undefined],
])("%s belongs to %s", (path, label) => {
  expect(getCurrentItem(navbar, path)?.label).toBe(label);
});

test.each(["/über", "/%C3%BCber"])("a prefix may be encoded or not: %s", (prefix) => {
  expect(getCurrentItem([link("About", prefix)], "/%C3%BCber/uns/")?.label).toBe("About");
});

test("a prefix of the whole site yields to any longer one", () => {
  expect(getCurrentItem([link("Home", "/"), ...navbar], "/docs/intro/x")?.label).toBe("Intro");
  expect(getCurrentItem([link("Home", "/"), ...navbar], "/blog")?.label).toBe("Home");
});
