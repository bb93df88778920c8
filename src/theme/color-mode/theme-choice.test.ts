import { expect, test } from "vitest";
import { chooseTheme, otherTheme } from "./theme-choice.ts";

const site = { stored: null, fallback: "light", respectSystem: false, systemIsDark: true } as const;

test("a stored theme wins over everything", () => {
  expect(chooseTheme({ ...site, stored: "dark" })).toBe("dark");
  expect(chooseTheme({ ...site, stored: "light", respectSystem: true })).toBe("light");
});

test("only light and dark are themes", () => {
  for (const stored of ["", "Dark", "auto", "null"]) {
    expect(chooseTheme({ ...site, stored })).toBe("light");
  }
});

test("the system counts only where the site says so", () => {
  expect(chooseTheme(site)).toBe("light");
  expect(chooseTheme({ ...site, respectSystem: true })).toBe("dark");
  expect(chooseTheme({ ...site, respectSystem: true, systemIsDark: false })).toBe("light");
});

test("the site's default is used where nothing else is said", () => {
  expect(chooseTheme({ ...site, fallback: "dark" })).toBe("dark");
});

test("the other theme", () => {
  expect(otherTheme("light")).toBe("dark");
  expect(otherTheme("dark")).toBe("light");
});
