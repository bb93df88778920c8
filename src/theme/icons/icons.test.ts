import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const theme = join(import.meta.dirname, "..");
const svg = readFileSync(join(theme, "icons/icons.svg"), "utf8");
const css = readFileSync(join(theme, "styles/icons.css"), "utf8");
/** Names of the icons, in the order of the picture. */
const names = [...svg.matchAll(/<path id="(\w+)"/g)].map(([, name]) => name);

it("has each icon in a separate square", () => {
  expect(svg).toContain(`viewBox="0 0 ${24 * names.length} 24"`);
  const shifts = [...svg.matchAll(/translate\((\d+)\)/g)].map(([, shift]) => Number(shift) / 24);
  expect([0, ...shifts]).toEqual([...names.keys()]);
});

it("has as many squares as the style sheet assumes", () => {
  expect(css).toContain(`mask-size: ${names.length}00% 100%`);
  expect(css).toContain(`var(--icon) * 100% / ${names.length - 1}`);
});

it("names each icon's index where styles are written", () => {
  const table = [...css.matchAll(/ (\d+) ([a-z]+)\b(?= |\n)/g)].map(([, at, name]) => [at, name]);
  expect(table).toEqual(names.map((name, index) => [String(index), name]));
});

it("has no unused icon, and no style sheet uses a missing one", () => {
  const sheets = readdirSync(theme, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => readFileSync(join(theme, path), "utf8"));
  const used = sheets.flatMap((sheet) => [...sheet.matchAll(/--icon: (\d+);/g)]);
  const indexes = new Set(used.map(([, index]) => Number(index)));
  expect([...indexes].sort((a, b) => a - b)).toEqual([...names.keys()]);
});
