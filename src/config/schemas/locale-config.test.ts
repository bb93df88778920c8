import { describe, expect, it } from "vitest";
import { findLocaleIssue, resolveLocales } from "./locale-config.ts";

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

describe("findLocaleIssue", () => {
  const all = { baseUrl: "/docs/", locale: en, locales: [en, de] };

  it("accepts a language at the root, below its code, and alone", () => {
    expect(findLocaleIssue(all)).toBeUndefined();
    expect(findLocaleIssue({ ...all, locale: de, baseUrl: "/docs/de/" })).toBeUndefined();
    expect(findLocaleIssue({ ...all, locales: [] })).toBeUndefined();
  });

  it.each([
    [{ locale: de }, "baseUrl", "`de` is not the language at the root, so write `/docs/de/`"],
    [{ locale: { ...en, code: "fr" } }, "locale.code", "the codes in `locales` are `en`, `de`"],
    [{ defaultLocale: "EN" }, "defaultLocale", "the codes in `locales` are `en`, `de`"],
    [{ locales: [en, de, en] }, "locales.2.code", "list each language once"],
  ])("reports %j", (options, path, message) => {
    const issue = findLocaleIssue({ ...all, ...options });
    expect([issue?.path.join("."), issue?.message]).toEqual([path, message]);
  });
});
