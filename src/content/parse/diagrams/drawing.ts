export interface Drawing {
  width: number;
  height: number;
  viewBox: string;
  content: string;
}

/** Width in CSS pixels that a phone of 360 px has for a drawing. */
const phoneWidth = 318;

export function fitsPhone({ width }: Drawing): boolean {
  return width <= phoneWidth;
}

/**
 * CSS pixels per unit of the renderer, whose boxes fit Inter at 13 and 11 px. Source Sans is a
 * tenth narrower, so flowcharts, states, and sequences get larger letters in smaller boxes. In
 * classes and entities, the smallest letters become 12 px.
 */
export function getScale(text: string): number {
  return /^(?:class|er)Diagram/i.test(text) ? 12 / 11 : 0.9;
}

/** Reads what `beautiful-mermaid` returns, without its style sheet, fonts, and data attributes. */
export function readDrawing(svg: string, scale: number): Drawing {
  const [, width = 0, height = 0] =
    /^<svg [^>]*\swidth="([\d.]+)" height="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  // Sequences, classes, and entities have a margin that no option changes.
  const margin = svg.includes('class="node"') || svg.includes('class="subgraph"') ? 0 : 28;
  const [w, h] = [Math.ceil(width) - 2 * margin, Math.ceil(height) - 2 * margin];
  const content = svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$|<style>[\s\S]*?<\/style>/g, "")
    .replace(/<marker id="([^"]*)"[\s\S]*?<\/marker>/g, (marker, id) =>
      svg.includes(`url(#${id})`) ? marker : "",
    )
    .replace(/<[^>]*>/g, (tag) => getShortTag(tag, scale < 1))
    .replace(/>\s+</g, "><")
    .replace("<defs></defs>", "")
    .trim();
  return {
    width: Math.round(w * scale),
    height: Math.round(h * scale),
    viewBox: `${margin} ${margin} ${w} ${h}`,
    content,
  };
}

function getShortTag(tag: string, hasStyledText: boolean): string {
  const short = tag
    .replace(/ (?!data-shape)(?:data-[\w-]+|ry)="[^"]*"| (?:stroke-width="1"|rx="0")/g, "")
    .replace('refX="0"', 'refX="12"')
    .replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\s*\/>/, "/>");
  return hasStyledText ? short.replace(/ font-(?:size|weight)="[^"]*"/g, "") : short;
}

export function getDrawingTag(
  { width, height, viewBox, content }: Drawing,
  { label, className, idPrefix }: { label: string; className: string; idPrefix: string },
): string {
  const name = className === "" ? "" : ` class="${className}"`;
  const unique = content.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/( id="|url\(#)/g, `$1${idPrefix}`),
  );
  return `<svg${name} role="img" aria-label="${label}" viewBox="${viewBox}" width="${width}" height="${height}">${unique}</svg>`;
}
