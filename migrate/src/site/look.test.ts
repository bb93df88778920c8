import { expect, it } from "vitest";
import { lookSheet, readable, readLook } from "./look.ts";

it("takes over colors, the font, and rules for classes of the content", () => {
  const look = readLook([
    ":root { --ifm-color-primary: #0a7f3f; --ifm-font-family-base: Inter, sans-serif; }",
    "[data-theme='dark'] { --ifm-color-primary: #25c2a0; }\n.card-row { display: grid; }\n.navbar__item { color: red; }",
  ]);
  expect(look).toMatchObject({ light: "#0a7f3f", dark: "#25c2a0", leftOut: [".navbar__item"] });
  const css = lookSheet(look);
  expect(css).toContain("--link: #0a7f3f");
  expect(css).toContain("--link: #25c2a0");
  expect(css).toContain("font-family: Inter, sans-serif");
  expect(css).toContain(".card-row {\n  display: grid;\n}");
});

it("resolves variables", () => {
  const look = readLook([
    ":root { --ifm-color-primary: var(--brand); --brand: var(--sea, red); --sea: #046; }",
    "[data-theme='dark'] { --ifm-color-primary: var(--brand); --sea: #8cf; }",
  ]);
  expect(look).toMatchObject({ light: "#046", dark: "#8cf" });
  const cycle = readLook([":root { --ifm-color-primary: var(--a); --a: var(--a); }"]);
  expect(lookSheet(cycle)).toBe("");
});

it("gives a color the contrast of text", () => {
  expect(readable("#ffe000", "light")).toMatch(/^#[\da-f]{6}$/);
  expect(readable("#ffe000", "light")).not.toBe("#ffe000");
  expect(readable("#ffe000", "dark")).toBe("#ffe000");
  expect(readable("hsl(210, 100%, 30%)", "light")).toBe("#004d99");
  expect(readable("oklch(0.5 0.1 30)", "light")).toBeUndefined();
});
