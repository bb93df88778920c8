import { afterEach, expect, test, vi } from "vitest";
import { choiceAfter, chooseTheme, otherTheme, shownTheme } from "./use-theme.ts";

function standIn(dataset: Record<string, string>): void {
  vi.stubGlobal("document", { documentElement: { dataset } });
}

afterEach(() => vi.unstubAllGlobals());

test("the theme is what the layout shows", () => {
  standIn({ theme: "dark" });
  expect(shownTheme()).toBe("dark");
});

test("the theme used outside of the layout is a developer's error", () => {
  standIn({});
  expect(shownTheme).toThrow("useTheme is called outside of the layout");
});

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

test("a switch that follows the system leads from light to dark to the system", () => {
  expect(choiceAfter("light")).toBe("dark");
  expect(choiceAfter("dark")).toBe("system");
  expect(choiceAfter("system")).toBe("light");
});
