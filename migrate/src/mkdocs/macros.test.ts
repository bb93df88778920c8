import { expect, it } from "vitest";
import { getPageMacros } from "./macros.ts";

it("leaves out the templates of pages that turn the plugin macros off", () => {
  const macros = { hasMacros: true, variables: { boat: "Gull" } };
  const isRendered = (frontMatter: object, options: object = {}) =>
    getPageMacros(macros, { ...frontMatter }, { ...options }).hasMacros;
  expect(isRendered({})).toBe(true);
  expect(isRendered({ render_macros: false })).toBe(false);
  expect(isRendered({ ignore_macros: true })).toBe(false);
  expect(isRendered({}, { render_by_default: false })).toBe(false);
  expect(isRendered({ render_macros: true }, { render_by_default: false })).toBe(true);
  expect(getPageMacros(macros, { port: "Kiel" }, {}).variables).toEqual({
    boat: "Gull",
    port: "Kiel",
  });
});
