import { afterEach, expect, test, vi } from "vitest";
import { applyTheme, type ColorModeOptions, getThemeChoice } from "./use-color-mode.ts";

const site: ColorModeOptions = { default: "light", respectSystem: false };

afterEach(() => vi.unstubAllGlobals());

test("throws if the color mode is used outside of the layout", () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  expect(() => applyTheme(site)).toThrow("useColorMode is called outside of the layout");
});

test("only light and dark are themes", () => {
  for (const stored of [null, "", "Dark", "auto", "null"]) {
    expect(getThemeChoice(stored, site)).toBe("light");
    expect(getThemeChoice(stored, { ...site, respectSystem: true })).toBe("system");
  }
  expect(getThemeChoice("dark", site)).toBe("dark");
});
