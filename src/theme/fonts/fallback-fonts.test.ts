import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("fonts.css", import.meta.url), "utf8");

/** Mean advance of English text and height above and below the baseline, in em (the files of the site). */
const siteFont = { regular: 0.418, bold: 0.443, ascent: 1, descent: 0.326 };

/**
 * Mean advance of English text in em, regular and bold: `xWidthAvg` of @capsizecss/metrics 4.3.0, which
 * has those of the site's font too.
 */
const systemFonts: Record<string, [regular: number, bold: number]> = {
  "Liberation Sans": [913 / 2048, 983 / 2048],
  Arial: [913 / 2048, 983 / 2048],
  Roboto: [911 / 2048, 926 / 2048],
};

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, body = ""]) => body)
  .filter((body) => body.includes("local("));
const textFaces = faces.filter((body) => body.includes("font-family: fallback"));
const monoFaces = faces.filter((body) => !textFaces.includes(body));

const percent = (body: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1]) / 100;

/** Names of the local fonts of a face, without their weight. */
function getFonts(body: string): string[] {
  return [...body.matchAll(/local\("?([^")]+)"?\)/g)].map(([, name = ""]) =>
    name.replace(/ Bold$/, ""),
  );
}

it("each system has a fallback; Android needs no bold one, because bold Roboto is nearly as wide", () => {
  const names = (bold: boolean) =>
    textFaces.filter((body) => body.includes("font-weight: 700") === bold).flatMap(getFonts);
  expect(new Set(names(false))).toEqual(new Set(Object.keys(systemFonts)));
  expect(new Set(names(true))).toEqual(new Set(["Liberation Sans", "Arial"]));
});

it("text in a fallback is as wide as in the font, and its lines are as high", () => {
  for (const body of textFaces) {
    const isBold = body.includes("font-weight: 700");
    const size = percent(body, "size-adjust");
    for (const name of getFonts(body)) {
      const width = systemFonts[name]?.[isBold ? 1 : 0] ?? 0;
      const expectedWidth = isBold ? siteFont.bold : siteFont.regular;
      // One size for both weights: bold text is a little wider in the fallback.
      expect(Math.abs(width * size - expectedWidth) / expectedWidth, name).toBeLessThan(
        isBold ? 0.02 : 0.005,
      );
    }
    expect(percent(body, "ascent-override") * size).toBeCloseTo(siteFont.ascent, 1);
    expect(percent(body, "descent-override") * size).toBeCloseTo(siteFont.descent, 1);
  }
});

/** The advance of every character in em, from the `hmtx` tables of the fonts. */
const monoFonts: Record<string, number> = {
  "Liberation Mono": 1229 / 2048,
  "DejaVu Sans Mono": 1233 / 2048,
  Menlo: 1233 / 2048,
  "Droid Sans Mono": 1229 / 2048,
  Consolas: 1126 / 2048,
};

it("code in a fallback is exactly as wide as in the font, so that nothing moves", () => {
  expect(new Set(monoFaces.flatMap(getFonts))).toEqual(new Set(Object.keys(monoFonts)));
  for (const body of monoFaces) {
    const size = percent(body, "size-adjust");
    for (const name of getFonts(body)) expect((monoFonts[name] ?? 0) * size).toBeCloseTo(0.6, 2);
    expect(percent(body, "ascent-override") * size).toBeCloseTo(0.984, 2);
    expect(percent(body, "descent-override") * size).toBeCloseTo(0.273, 2);
  }
});
