import { afterEach, expect, it, vi } from "vitest";
import { isPageUrl } from "./router.ts";

afterEach(() => vi.unstubAllGlobals());

it("opens every page without a new document, except those that the build lists", () => {
  const origin = "https://a.example";
  vi.stubGlobal("location", { origin });
  const isPage = (path: string, dataset: Record<string, string>) => {
    vi.stubGlobal("document", { documentElement: { dataset } });
    return isPageUrl(new URL(path, origin), "/");
  };
  expect(isPage("/", {})).toBe(true);
  expect(isPage("/docs/", { documents: "/other /docs" })).toBe(false);
  expect(isPage("/", { documents: "/other /docs" })).toBe(true);
  expect(isPage("/page.html", {})).toBe(false);
  expect(isPage("/page.html", { pages: "/page.html" })).toBe(true);
});
