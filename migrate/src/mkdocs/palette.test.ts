import { expect, it } from "vitest";
import { printPaletteCss } from "./palette.ts";

it("takes over the colors of Material, which is indigo by default", () => {
  expect(printPaletteCss("material")).toContain(
    "--md-primary-fg-color: #4051b5; --md-footer-bg-color: #212121;",
  );
});

it("has indigo links below a white header", () => {
  const css = printPaletteCss({ name: "material", palette: { primary: "white" } });
  expect(css).toContain("--md-primary-fg-color: #4051b5; --md-header-color: none;");
});

it("is indigo if a sheet of the site has the color", () => {
  const css = printPaletteCss({ name: "material", palette: { primary: "custom" } });
  expect(css).toContain("--md-primary-fg-color: #4051b5;");
});

it("leaves other themes alone", () => {
  expect(printPaletteCss("readthedocs")).toBe("");
});
