import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rgb = [number, number, number];
type Palette = (name: string) => Rgb;

const css = ["tokens.css", "../article/styles/meaning-colors.css", "../code-block/syntax.css"]
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
  .join("\n");

/** Custom properties of every block whose selector is `selector`. */
function declarations(selector: string): Map<string, string> {
  const blocks = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const bodies = [...blocks].filter(([, head]) => head?.trim().endsWith(selector));
  const pairs = bodies.flatMap(([, , body]) => [
    ...(body ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g),
  ]);
  return new Map(pairs.map(([, name = "", value = ""]) => [name, value]));
}

const light = declarations(":root");
const dark = new Map([...light, ...declarations('[data-theme="dark"]')]);

function palette(values: Map<string, string>): Palette {
  const resolve = (value: string): Rgb => {
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (reference) return resolve(values.get(reference) ?? "");
    const mix = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value);
    if (mix) return mixColors(resolve(mix[1] ?? ""), resolve(mix[3] ?? ""), Number(mix[2]) / 100);
    const hex = value.replace("#", "").replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
    if (!/^[\da-f]{6}$/.test(hex)) throw new Error(`no color: \`${value}\``);
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
  };
  return (name) => (name.endsWith("%") ? resolveTint(name, resolve) : resolve(`var(--${name})`));
}

/** `red 9%`: the surface that is mixed from a color and the background. */
function resolveTint(name: string, resolve: (value: string) => Rgb): Rgb {
  const [color = "", share = "0"] = name.split(" ");
  return mixColors(
    resolve(`var(--${color})`),
    resolve("var(--bg)"),
    Number.parseInt(share, 10) / 100,
  );
}

function mixColors(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as Rgb;
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const textPairs = [
  ...["text", "head", "link", "muted"].flatMap((text) =>
    ["bg", "soft", "tint", "text 6%"].map((surface) => [text, surface] as const),
  ),
  ...["blue", "green", "amber", "red", "link"].map((kind) => [kind, `${kind} 9%`] as const),
  ...["blue", "green", "amber", "red", "link"].map((kind) => ["text", `${kind} 9%`] as const),
  ...["k", "s", "n", "f", "t", "v", "red"].flatMap((token) =>
    ["soft", "tint"].map((surface) => [token, surface] as const),
  ),
  // Diagrams: where a way begins or ends, and groups.
  ["text", "link 20%"] as const,
  ["bg", "link"] as const,
  ["bg", "head"] as const,
  ["red", "bg"] as const,
];

describe.each([
  ["light", palette(light)],
  ["dark", palette(dark)],
])("in %s mode", (_, color) => {
  test.each(textPairs)("text in %s can be read on %s (4.5:1)", (text, surface) => {
    expect(contrast(color(text), color(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["bg", "soft", "tint"])("lines in edge can be seen on %s (3:1)", (surface) => {
    expect(contrast(color("edge"), color(surface))).toBeGreaterThanOrEqual(3);
  });

  test.each(["bg", "soft", "link 9%"])("boxes of diagrams can be seen on %s (3:1)", (surface) => {
    expect(contrast(color("link 70%"), color(surface))).toBeGreaterThanOrEqual(3);
  });
});
