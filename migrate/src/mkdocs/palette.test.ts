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

it("uses the first palette of each color mode", () => {
  const palette = [{ primary: "teal" }, { media: "(prefers-color-scheme)" }, { scheme: "slate" }];
  const css = printPaletteCss({ name: "material", palette });
  expect(css).toContain(":root { --md-primary-fg-color: #009485;");
  expect(css.match(/:root/g)).toHaveLength(1);
  expect(css).toContain("[data-theme=dark] {");
});

it("knows colors with a hyphen", () => {
  const css = printPaletteCss({ name: "material", palette: { primary: "deep-purple" } });
  expect(css).toContain("--md-primary-fg-color: #7e56c2;");
});
