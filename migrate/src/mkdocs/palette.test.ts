import { expect, it } from "vitest";
import { headerSheet, headerText, paletteCss } from "./palette.ts";

it("takes over the colors of Material, which is indigo by default", () => {
  expect(paletteCss("material")).toBe(":root { --md-primary-fg-color: #4051b5; }");
  expect(headerSheet("material")).toContain('[data-theme="light"] .top {\n  background: #4051b5;');
  expect(headerText("material")).toBe("#ffffff");
});

it("has dark text on a light header, and no rules for a white one", () => {
  const theme = (primary: string) => ({ name: "material", palette: { primary } });
  expect(headerText(theme("yellow"))).toBe("#1c1e21");
  expect(headerSheet(theme("white"))).toBe("");
  expect(paletteCss(theme("white"))).toContain("#4051b5");
});

it("leaves other themes alone", () => {
  expect([paletteCss("readthedocs"), headerSheet({ name: "mkdocs" })]).toEqual(["", ""]);
});
