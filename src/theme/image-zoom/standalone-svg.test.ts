import { expect, test } from "vitest";
import { getHexColor } from "./standalone-svg.ts";

test.each([
  ["rgb(255, 0, 16)", "#ff0010"],
  ["rgba(0, 0, 0, 0.5)", "#00000080"],
  ["color(srgb 1 0.5 0)", "#ff8000"],
  ["color(srgb 0 0 1 / 0.2)", "#0000ff33"],
  ["color(srgb none 0 0)", "#000000"],
  ["color(srgb 1.02 0 -0.01)", "#ff0000"],
  ["color(display-p3 1 0 0)", "color(display-p3 1 0 0)"],
  ["none", "none"],
  ["4px, 3px", "4px, 3px"],
  ['url("#d1-arrowhead")', 'url("#d1-arrowhead")'],
])("%s is %s", (value, hex) => {
  expect(getHexColor(value)).toBe(hex);
});
