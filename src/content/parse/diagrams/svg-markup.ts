import { drawSequence, type SequenceDrawing } from "../../../figures/sequence/draw-sequence.ts";
import type { Sequence } from "../../../figures/sequence/sequence.ts";
import { escapeAttribute } from "../../../model/text/escape-html.ts";
import { marginOf, narrowestPhone, scaleOf, sizeOf, sparseScale } from "./choose-layouts.ts";

interface SvgOptions {
  /** Text of the diagram that was drawn. */
  source: string;
  /** Text alternative. */
  alt: string;
  /** Makes the ids of this drawing differ from those of its neighbors. */
  prefix: string;
  /** Shown only where there is no room for the wide layout, which is given here. */
  insteadOf?: string;
}

/** The color by which the renderer marks a node of the class `key`. */
const emphasis = "key";

/** Colors of the renderer where no class stands for them, as the theme names them. */
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
  "_group-fill": "ground",
  "_group-hdr": "fill",
  "_inner-stroke": "stroke",
  "_key-badge": "fill",
};

/** Classes of `figure.css` for pairs of fill and stroke. */
const paints: Record<string, string> = {
  "var(--_node-fill) var(--_node-stroke)": "node",
  "var(--_group-fill) var(--_node-stroke)": "ground",
  "none var(--_line)": "edge",
  "undefined var(--_line)": "edge",
  [`${emphasis} var(--_node-stroke)`]: "node key",
};

/** Classes for sizes and weights of letters: the names of nodes have none. */
const letters: Record<string, string> = {
  "13 500": "",
  "11 400": "label",
  "11 600": "head",
  "12 600": "head",
};

/** Nodes whose form says what they are: where a way begins or ends, and where it forks. */
const shapes: Record<string, string> = {
  stadium: "node goal",
  circle: "node goal",
  doublecircle: "node goal",
  diamond: "node fork",
};

/** A node that ends in `:::key` is filled with the brand's color. */
export function withEmphasis(source: string): string {
  const isMarked = source.includes(":::key");
  return isMarked ? `${source}\nclassDef key fill:${emphasis},color:${emphasis}` : source;
}

/**
 * Reduces a rendered diagram to what the page needs: no style sheet, no external fonts,
 * classes and colors of the theme, short numbers.
 */
export function svgMarkup(svg: string, options: SvgOptions): string {
  const isDense = scaleOf(options.source) > 1;
  return new Cleaner(options.prefix, isDense)
    .clean(withoutUnusedMarkers(svg.replace(/<style>[\s\S]*?<\/style>/g, "")))
    .replace(/>\s+</g, "><")
    .replace("<defs></defs>", "")
    .replace(/<svg[^>]*>/, () => openTag(svg, options))
    .trim();
}

function openTag(svg: string, { source, alt, insteadOf }: SvgOptions): string {
  const margin = marginOf(source);
  const { width, height } = sizeOf(svg);
  const scale = scaleOf(source);
  const box = { width: width - 2 * margin, height: height - 2 * margin };
  const name = insteadOf === undefined ? "" : narrowClass(sizeOf(insteadOf).width, scale);
  return openingTag(box, { alt, name, scale, margin });
}

function openingTag(
  { width, height }: { width: number; height: number },
  { alt, name, scale, margin }: { alt: string; name: string; scale: number; margin: number },
): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const size = `width="${Math.round(w * scale)}" height="${Math.round(h * scale)}"`;
  const given = name === "" ? "" : ` class="${name}"`;
  return `<svg${given} role="img" aria-label="${escapeAttribute(alt)}" viewBox="${margin} ${margin} ${w} ${h}" ${size} text-anchor="middle">`;
}

/** A sequence for wide windows, and for narrow ones where those do not show it. */
export function sequenceMarkup(sequence: Sequence, alt: string): string[] {
  const { wide, narrow } = drawSequence(sequence, narrowestPhone / sparseScale);
  const markup = ({ content, ...box }: SequenceDrawing, name: string) =>
    `${openingTag(box, { alt, name, scale: sparseScale, margin: 0 })}${content}</svg>`;
  const second = narrow ? [markup(narrow, narrowClass(wide.width, sparseScale))] : [];
  return [markup(wide, ""), ...second];
}

/** Widest layout, in CSS pixels, that a figure as wide as the text shows: `figure.css` knows this width and the whole one. */
const mostInText = 520;

/** Whether the markup of a drawing needs more room than the column of text has. */
export function isWiderThanText(markup: string): boolean {
  const [, width = "0"] = /\swidth="(\d+)"/.exec(markup) ?? [];
  return Number(width) > mostInText;
}

function narrowClass(width: number, scale: number): string {
  return width * scale > mostInText ? "narrow early" : "narrow";
}

function withoutUnusedMarkers(svg: string): string {
  return svg.replace(/<marker id="([^"]*)"[\s\S]*?<\/marker>/g, (marker, id) =>
    svg.includes(`url(#${id})`) ? marker : "",
  );
}

/** A group of the renderer: what it holds, and whether it stays. */
interface Group {
  kind: string;
  shape: string;
  stays: boolean;
}

class Cleaner {
  readonly #prefix: string;
  /** Letters keep the sizes of the renderer. */
  readonly #isDense: boolean;
  readonly #groups: Group[] = [];

  constructor(prefix: string, isDense: boolean) {
    this.#prefix = prefix;
    this.#isDense = isDense;
  }

  clean(svg: string): string {
    return svg.replace(/<[^>]*>/g, (tag) => this.#tag(tag));
  }

  #tag(tag: string): string {
    const name = /^<(\/?[\w]+)/.exec(tag)?.[1] ?? "";
    if (name === "/g") return this.#groups.pop()?.stays ? tag : "";
    if (name.startsWith("/") || name === "svg") return tag;
    const attributes = new Map(
      [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    if (name === "g") return this.#openGroup(attributes);
    const kind = this.#groups.at(-1)?.kind;
    if (name === "rect" && kind === "edge-label") return "";
    if (name === "rect" && kind === "subgraph" && /group-hdr/.test(tag)) return "";
    if (name === "text") this.#letters(attributes);
    else this.#paint(name, attributes);
    return `<${name}${this.#write(attributes)}${tag.endsWith("/>") ? "/>" : ">"}`;
  }

  #openGroup(attributes: Map<string, string>): string {
    const group = {
      kind: attributes.get("class") ?? "",
      shape: attributes.get("data-shape") ?? "",
      stays: attributes.has("transform"),
    };
    this.#groups.push(group);
    return group.stays ? `<g${this.#write(attributes)}>` : "";
  }

  #paint(name: string, attributes: Map<string, string>): void {
    attributes.delete("class");
    const found = paints[`${attributes.get("fill")} ${attributes.get("stroke")}`];
    if (attributes.get("rx") === "0") attributes.set("rx", found === "ground" ? "8" : "4");
    if (name === "rect") attributes.delete("ry");
    // The tip of an arrow ends at its node, which is drawn over it.
    if (attributes.get("refX") === "7") attributes.set("refX", "8");
    // So does a diamond, which would lie behind its node.
    if (attributes.get("refX") === "0")
      attributes.set("refX", attributes.get("markerWidth") ?? "0");
    if (found === undefined) return;
    const shape = shapes[this.#groups.at(-1)?.shape ?? ""];
    attributes.set("class", found === "node" && shape ? shape : found);
    for (const key of ["fill", "stroke"]) attributes.delete(key);
    if (attributes.get("stroke-width") !== "2") attributes.delete("stroke-width");
  }

  #letters(attributes: Map<string, string>): void {
    const isMono = attributes.get("class") === "mono";
    attributes.delete("class");
    if (isMono) attributes.set("font-family", "monospace");
    if (attributes.get("text-anchor") === "middle") attributes.delete("text-anchor");
    else if (!attributes.has("text-anchor")) attributes.set("text-anchor", "start");
    const size = Number(attributes.get("font-size"));
    if (Number(attributes.get("dy")) === size * 0.35) attributes.set("dy", ".35em");
    const found = letters[`${size} ${attributes.get("font-weight")}`];
    if (this.#isDense || found === undefined) return;
    for (const key of ["font-size", "font-weight"]) attributes.delete(key);
    const isKey = attributes.get("fill") === emphasis;
    attributes.delete("fill");
    const name = isKey ? "key" : found;
    if (name) attributes.set("class", name);
  }

  #write(attributes: Map<string, string>): string {
    return [...attributes]
      .filter(([key]) => !/^(?:style|xmlns|data-.*)$/.test(key))
      .map(([key, value]) => ` ${key}="${this.#value(key, value)}"`)
      .join("");
  }

  #value(key: string, value: string): string {
    if (key === "id") return this.#prefix + value;
    return value
      .replace(/url\(#([^)]*)\)/g, `url(#${this.#prefix}$1)`)
      .replace(/var\(--([\w-]+)\)/g, (whole, name) => {
        const color = colors[name];
        return color ? `var(--d-${color})` : whole;
      })
      .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
  }
}
