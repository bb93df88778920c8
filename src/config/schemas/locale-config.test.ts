import { describe, expect, it } from "vitest";
import { resolveLocales } from "./locale-config.ts";

const en = { code: "en", label: "English", direction: "ltr" as const };
const de = { code: "de", label: "Deutsch", direction: "ltr" as const };

describe("resolveLocales", () => {
  it("puts the default language at the root and the others below their codes", () => {
    const placed = resolveLocales({
      baseUrl: "/docs/",
      locale: en,
      locales: [en, de],
    });
    expect(placed.map(({ baseUrl }) => baseUrl)).toEqual(["/docs/", "/docs/de/"]);
  });

  it("finds the root from the site of another language", () => {
    const placed = resolveLocales({
      baseUrl: "/docs/de/",
      locale: de,
      locales: [en, de],
      defaultLocale: "en",
    });
    expect(placed.map(({ baseUrl }) => baseUrl)).toEqual(["/docs/", "/docs/de/"]);
  });

  it("uses the site's own language if none are listed", () => {
    const options = { baseUrl: "/", locale: en, locales: [] };
    expect(resolveLocales(options)).toEqual([{ ...en, baseUrl: "/" }]);
  });
});
