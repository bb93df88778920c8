import { expect, it } from "vitest";
import * as themeMessages from "../../../src/theme/messages/messages.ts";
import { getThemeTexts } from "./translations.ts";

/** Translations of every text. */
class AllTexts extends Map<string, string> {
  override get(): string {
    return "word";
  }
}

it("names texts of the theme as the theme does", () => {
  const { files } = getThemeTexts("de", {
    getText: () => "word",
    getTexts: () => new AllTexts(),
  });
  const { text } = { text: "", ...files.get("messages/de/default.ts") };
  const names = [...String(text).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => name !== undefined && !(name in themeMessages))).toEqual([]);
});
