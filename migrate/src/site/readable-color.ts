import { type Color, formatHex, interpolate, parse, wcagContrast } from "culori";

const backgrounds = { light: "#ffffff", dark: "#17131b" } as const;
const minContrast = 4.5;

/** Returns a color with enough contrast for text; undefined if its format is unknown. */
export function getReadableColor(
  color: string | undefined,
  mode: keyof typeof backgrounds,
  background: string = backgrounds[mode],
): string | undefined {
  const parsed = parseColor(color, mode);
  if (!parsed) return undefined;
  const mix = interpolate([parsed, mode === "light" ? "black" : "white"], "rgb");
  const steps = Array.from({ length: 21 }, (_, step) => formatHex(mix(step / 20)));
  return steps.find((mixed) => wcagContrast(mixed, background) >= minContrast);
}

/** Reads a color, or that of the mode in `light-dark(…, …)`. */
function parseColor(color: string | undefined, mode: keyof typeof backgrounds): Color | undefined {
  const pair = /^light-dark\(\s*(.+?)\s*,\s*([^,]+(?:\([^)]*\))?)\s*\)$/.exec(color?.trim() ?? "");
  const text = pair === null ? color?.trim() : pair[mode === "light" ? 1 : 2];
  const parsed = text === undefined ? undefined : parse(text);
  return parsed && { ...parsed, alpha: 1 };
}
