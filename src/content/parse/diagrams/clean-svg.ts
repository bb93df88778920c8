import { escapeAttribute } from "../html/escape-html.ts";

/** Colors of the renderer, as the theme names them. */
const colors: Record<string, string> = {
  bg: "bg",
  fg: "text",
  _text: "text",
  "_text-sec": "muted",
  "_text-muted": "muted",
  "_text-faint": "muted",
  _line: "line",
  _arrow: "line",
  "_node-fill": "fill",
  "_node-stroke": "stroke",
  "_group-fill": "bg",
  "_group-hdr": "fill",
  "_inner-stroke": "stroke",
  "_key-badge": "fill",
};

export interface SvgOptions {
  /** Text alternative. */
  alt: string;
  /** Makes the ids of this diagram differ from those of its neighbors. */
  prefix: string;
}

/**
 * Reduces a rendered diagram to what the page needs: no style sheet, no external fonts,
 * colors of the theme, short numbers.
 */
export function cleanSvg(svg: string, { alt, prefix }: SvgOptions): string {
  return withoutUnusedMarkers(svg.replace(/<style>[\s\S]*?<\/style>/g, ""))
    .replace(/<[^>]*>/g, (tag) => cleanTag(tag, prefix))
    .replace(/>\s+</g, "><")
    .replace("<defs></defs>", "")
    .replace(/<svg/, `<svg role="img" aria-label="${escapeAttribute(alt)}"`)
    .trim();
}

function withoutUnusedMarkers(svg: string): string {
  return svg.replace(/<marker id="([^"]*)"[\s\S]*?<\/marker>/g, (marker, id) =>
    svg.includes(`url(#${id})`) ? marker : "",
  );
}

function cleanTag(tag: string, prefix: string): string {
  return tag
    .replaceAll('class="mono"', 'font-family="monospace"')
    .replace(/\s(?:style|class|xmlns|data-[\w-]+)="[^"]*"/g, "")
    .replace(/\s(?:rx|ry)="0"/g, "")
    .replace(/\sid="([^"]*)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([^)]*)\)/g, `url(#${prefix}$1)`)
    .replace(/var\(--([\w-]+)\)/g, (whole, name) => {
      const color = colors[name];
      return color ? `var(--d-${color})` : whole;
    })
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\s+\/?>$/, (end) => end.trim());
}
