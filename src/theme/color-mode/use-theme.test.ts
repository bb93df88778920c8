import { afterEach, expect, test, vi } from "vitest";
import { shownTheme } from "./use-theme.ts";

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
