import { formatHex, parse, wcagContrast } from "culori";

export type ColorMode = "light" | "dark";

/** Variables of old engines with the color of a surface, the most specific first. */
const surfaces: readonly { selector: string; names: readonly string[] }[] = [
  {
    selector: ".top",
    names: [
      "--ifm-navbar-background-color",
      "--vp-nav-bg-color",
      "--sl-color-bg-nav",
      "--md-header-color",
      "--md-primary-fg-color",
    ],
  },
  { selector: ".foot", names: ["--ifm-footer-background-color", "--md-footer-bg-color"] },
];

/** The value of the first of several variables; undefined if none is defined. */
export type FindVariable = (names: readonly string[], mode: ColorMode) => string | undefined;

/** Rules for the header and the footer, with the colors that the old site defined for them. */
export function getSurfaceRules(find: FindVariable): string[] {
  return surfaces.flatMap(({ selector, names }) => {
    const light = getOpaqueColor(find(names, "light"));
    const dark = getOpaqueColor(find(names, "dark"));
    if (light === dark) return getSurfaceRule(`:root[data-theme] ${selector}`, light);
    return [
      ...getSurfaceRule(`:root[data-theme="light"] ${selector}`, light),
      ...getSurfaceRule(`:root[data-theme="dark"] ${selector}`, dark),
    ];
  });
}

/** The theme derives its other colors from these at the root, so they are derived here again. */
function getSurfaceRule(selector: string, background: string | undefined): string[] {
  if (background === undefined) return [];
  const text = getTextColor(background);
  return [
    `${selector} {
  --bg: ${background};
  --soft: ${background};
  --text: ${text};
  --head: ${text};
  --link: ${text};
  --muted: color-mix(in srgb, var(--text) 85%, var(--bg));
  --edge: color-mix(in srgb, var(--text) 58%, var(--bg));
  --line: color-mix(in srgb, var(--text) 20%, var(--bg));
  --tint: color-mix(in srgb, var(--text) 14%, var(--bg));
  border-color: var(--line);
  background: var(--bg);
  color: var(--text);
}
`,
  ];
}

/** Colors of the site's name for the modes in which the old site colored its header. */
export function getLogoColors(find: FindVariable): { color?: string; darkColor?: string } {
  const [header] = surfaces;
  const light = getOpaqueColor(header && find(header.names, "light"));
  const dark = getOpaqueColor(header && find(header.names, "dark"));
  return {
    ...(light !== undefined && { color: getTextColor(light) }),
    ...(dark !== undefined && { darkColor: getTextColor(dark) }),
  };
}

const pageNames = ["--ifm-background-color", "--vp-c-bg", "--md-default-bg-color", "--sl-color-bg"];
const pageText = { light: "#2b2431", dark: "#e4dfe8" } as const;

/** The background of pages, if text of this theme is readable on it. */
export function getPageBackground(find: FindVariable, mode: ColorMode): string | undefined {
  const color = getOpaqueColor(find(pageNames, mode));
  return color !== undefined && wcagContrast(color, pageText[mode]) >= 10 ? color : undefined;
}

function getOpaqueColor(value: string | undefined): string | undefined {
  const color = value === undefined ? undefined : parse(value);
  return color && (color.alpha ?? 1) >= 0.5 ? formatHex(color) : undefined;
}

/** White or almost black: the one with more contrast. */
function getTextColor(background: string): string {
  const contrast = (color: string) => wcagContrast(color, background);
  return contrast("#ffffff") >= contrast("#1c1e21") ? "#ffffff" : "#1c1e21";
}
