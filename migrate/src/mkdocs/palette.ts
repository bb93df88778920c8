import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { asRecord, asString, type Json, type JsonRecord } from "../text/values.ts";

export function getColorMode({ palette }: JsonRecord): SiteConfigInput["colorMode"] | undefined {
  const all = [palette].flat().map(asRecord);
  const isDark = all[0]?.scheme === "slate";
  const followsSystem = all.some(({ media }) => asString(media)?.includes("prefers-color-scheme"));
  if (!isDark && !followsSystem) return undefined;
  return {
    default: isDark ? "dark" : undefined,
    respectSystem: followsSystem || undefined,
  };
}

interface Scheme {
  isDark: boolean;
  /** The name of the color of the header. */
  primary: string;
}

/** The color schemes of Material, which is indigo by default. The first of each mode applies. */
function getSchemes(theme: Json): Scheme[] {
  const { name, palette } = asRecord(theme);
  if (name !== "material" && theme !== "material") return [];
  const schemes = (palette === undefined ? [{}] : [palette].flat().map(asRecord)).map(
    ({ scheme, primary }) => ({
      isDark: scheme === "slate",
      primary: (asString(primary) ?? "indigo").replaceAll("-", " "),
    }),
  );
  return [false, true].flatMap((mode) => schemes.find(({ isDark }) => isDark === mode) ?? []);
}

/** Colors of links and of the header. With a black or white header, links are indigo. */
export function printPaletteCss(theme: Json): string {
  return getSchemes(theme)
    .map(({ isDark, primary }) => {
      const links = isDark ? "#5488e8" : materialColors.indigo;
      const isNeutral = primary === "black" || primary === "white";
      // The color `custom` is in a style sheet of the site.
      const color = isNeutral ? links : (materialColors[primary] ?? links);
      const selector = isDark ? "[data-theme=dark]" : ":root";
      // A white header has the background of the page.
      const header = isNeutral ? ` --md-header-color: ${materialColors[primary] ?? "none"};` : "";
      const footer = isDark ? "" : " --md-footer-bg-color: #212121;";
      return `${selector} { --md-primary-fg-color: ${color};${header}${footer} }`;
    })
    .join("\n");
}

/** https://squidfunk.github.io/mkdocs-material/setup/changing-the-colors/#primary-color */
const materialColors: Readonly<Record<string, string>> = {
  red: "#ef5552",
  pink: "#e92063",
  purple: "#ab47bd",
  "deep purple": "#7e56c2",
  indigo: "#4051b5",
  blue: "#2094f3",
  "light blue": "#02a6f2",
  cyan: "#00bdd6",
  teal: "#009485",
  green: "#4cae4f",
  "light green": "#8bc34b",
  lime: "#cbdc38",
  yellow: "#ffec3d",
  amber: "#ffc105",
  orange: "#ffa724",
  "deep orange": "#ff6e42",
  brown: "#795649",
  grey: "#757575",
  "blue grey": "#546d78",
  black: "#000000",
};
