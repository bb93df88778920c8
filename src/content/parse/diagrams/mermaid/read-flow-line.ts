import type { FormName } from "../redraw/forms.ts";
import type { ArrowEnd } from "../redraw/redraw.ts";
import { namedShapes, shapes } from "./flow-shapes.ts";
import { emptyLabel, encodeLabel, encodeMarkdown } from "./label-text.ts";

/** A node where a line mentions it. */
export interface FlowNode {
  id: string;
  /** What opens and closes its label; undefined where the line has no label. */
  shape?: readonly [open: string, close: string];
  /** A form that the renderer does not know, in place of `shape`. */
  form?: FormName;
  /** In the form of the renderer. */
  label?: string;
  isKey: boolean;
}

/** An arrow in the form of the renderer. */
export interface FlowArrow {
  text: string;
  /** Over how many ranks it leads at least. */
  length: number;
  /** Whether it is not seen, and only places what it joins. */
  isHidden?: boolean;
  /** Ends that the renderer does not know, in place of those of `text`. */
  ends?: readonly [ArrowEnd, ArrowEnd];
}

/** Groups of nodes, and the arrow before each but the first. */
export interface FlowChain {
  groups: FlowNode[][];
  arrows: FlowArrow[];
}

/** Thrown inside this file: why a line cannot be drawn, or nothing where it is not understood. */
class Refusal extends Error {
  readonly reason: string | undefined;

  constructor(reason?: string) {
    super(reason);
    this.reason = reason;
  }
}

/** As Mermaid reads it: `a:b`, `it's` and `a&b` are names, `a:::key` and `a & b` are not. */
const idPattern =
  /^(?:[\p{L}\p{N}_.#+*?!$/\\%'`,]|:(?!:)|(?<=[\p{L}\p{N}_])&(?=[\p{L}\p{N}_])|-(?![->.])|=(?!=))+/u;

/** Arrows without a text, and those that end one that stands inside the arrow. */
const whole = /^([xo<]?)(--+[-xo>]|==+[=xo>]|-\.+-[xo>]?|~~~+)/;
const begun = /^([xo<]?)(--|==|-\.)\s*/;
const ends: Readonly<Record<string, RegExp>> = {
  "--": /\s*(--+[-xo>])/,
  "==": /\s*(==+[=xo>])/,
  "-.": /\s*(\.+-[xo>]?)/,
};

/** Reads a line of nodes and arrows; a text where it cannot be drawn, undefined where it is not understood. */
export function readFlowLine(text: string): FlowChain | string | undefined {
  try {
    return new FlowLine(text).read();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

class FlowLine {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  read(): FlowChain {
    const chain: FlowChain = { groups: [this.#group()], arrows: [] };
    while (this.#rest !== "") {
      chain.arrows.push(this.#arrow());
      chain.groups.push(this.#group());
    }
    return chain;
  }

  #take(length: number): void {
    this.#rest = this.#rest.slice(length).trimStart();
  }

  #group(): FlowNode[] {
    const nodes = [this.#node()];
    while (this.#rest.startsWith("&")) {
      this.#take(1);
      nodes.push(this.#node());
    }
    return nodes;
  }

  #node(): FlowNode {
    const id = idPattern.exec(this.#rest)?.[0];
    if (id === undefined) throw new Refusal();
    this.#rest = this.#rest.slice(id.length);
    const node: FlowNode = { id, isKey: false };
    if (this.#rest.startsWith("@{")) this.#readOptions(node);
    else this.#readShape(node);
    const marked = /^:::([\w-]+)/.exec(this.#rest);
    if (marked) {
      node.isKey = marked[1] === "key";
      this.#rest = this.#rest.slice(marked[0].length);
    }
    this.#rest = this.#rest.trimStart();
    return node;
  }

  #readShape(node: FlowNode): void {
    for (const [open, close, drawn] of shapes) {
      if (!this.#rest.startsWith(open)) continue;
      const inner = this.#rest.slice(open.length);
      const quoted = /^\s*"([^"]*)"\s*/.exec(inner);
      let label = quoted?.[1] ?? "";
      if (quoted && inner.startsWith(close, quoted[0].length)) {
        this.#rest = inner.slice(quoted[0].length + close.length);
        node.label = labelOf(label);
      } else {
        const end = inner.indexOf(close);
        label = inner.slice(0, end);
        if (end < 0 || /["[\](){}]/.test(label)) continue;
        this.#rest = inner.slice(end + close.length);
        node.label = labelOf(label);
      }
      node.shape = drawn?.brackets ?? [open, close];
      if (drawn?.form) node.form = drawn.form;
      if (node.label === "") {
        if (label.trim() !== "") throw new Refusal(iconAlone);
        node.label = emptyLabel;
      }
      return;
    }
  }

  /** `@{ shape: cyl, label: "Text" }`. */
  #readOptions(node: FlowNode): void {
    const options = /^@\{((?:"[^"]*"|[^"}])*)\}/.exec(this.#rest);
    if (!options) throw new Refusal();
    this.#rest = this.#rest.slice(options[0].length);
    let isBare = false;
    for (const [, name, quoted, plain] of (options[1] ?? "").matchAll(
      /([\w-]+)\s*:\s*(?:"([^"]*)"|([^,"]+))/g,
    )) {
      const value = (quoted ?? plain ?? "").trim();
      if (name === "label") node.label = labelOf(value);
      else if (name === "shape") {
        const shape = namedShapes.get(value.toLowerCase());
        if (!shape) throw new Refusal(`the form \`${value}\` is not drawn: leave \`shape\` out`);
        node.shape = shape.brackets;
        if (shape.form) node.form = shape.form;
        isBare = shape.isBare === true;
      } else throw new Refusal(`\`${name}\` of a node is not drawn: leave it out`);
    }
    if (isBare) node.label = emptyLabel;
    node.label ??= encodeLabel(node.id);
    node.shape ??= ["[", "]"];
  }

  #arrow(): FlowArrow {
    this.#rest = this.#rest.replace(/^[\w-]+@(?=[xo<]?(?:--|==|-\.|~~~))/, "");
    const full = whole.exec(this.#rest);
    if (full) {
      const [all, start = "", line = ""] = full;
      this.#take(all.length);
      const piped = /^\|("?)([^|]*)\1\|/.exec(this.#rest);
      if (piped) this.#take(piped[0].length);
      return drawnArrow([start, line], piped?.[2], lengthOf(line));
    }
    const [opening, start = "", kind = ""] = begun.exec(this.#rest) ?? [];
    if (opening === undefined) throw new Refusal();
    const inner = this.#rest.slice(opening.length);
    const quoted = /^"([^"]*)"/.exec(inner);
    const end = ends[kind]?.exec(quoted ? inner.slice(quoted[0].length) : inner);
    if (!end || (quoted && end.index > 0)) throw new Refusal();
    const text = quoted ? quoted[1] : inner.slice(0, end.index);
    this.#take(opening.length + (quoted?.[0].length ?? 0) + end.index + end[0].length);
    return drawnArrow([start, `${kind}${end[1]}`], text, lengthOf(end[1] ?? ""));
  }
}

const iconAlone = "icons are not drawn: write a text";

const icon = /\bfa[bklrs]?:fa-[\w-]+\s*/;

/** Whether a text names an icon, which labels are drawn without. */
export function holdsIcon(text: string): boolean {
  return icon.test(text);
}

/** A label in the form of the renderer, without the names of icons. */
export function labelOf(text: string): string {
  const markdown = /^\s*`([\s\S]*)`\s*$/.exec(text);
  if (markdown) return encodeMarkdown(markdown[1] ?? "");
  return encodeLabel(text.replace(new RegExp(icon, "g"), ""));
}

const endOf: Readonly<Record<string, ArrowEnd>> = {
  x: "Cross",
  o: "Circle",
  "<": "Arrow",
  ">": "Arrow",
};

/** The length that a line, or its part behind a text, asks for: each further sign is one rank. */
function lengthOf(line: string): number {
  const signs = line.replace(/[xo>]$/, "").length;
  if (line.includes(".")) return line.split(".").length - 1;
  return Math.max(1, /[xo>]$/.test(line) ? signs - 1 : signs - 2);
}

/** The arrow in the form of the renderer, which knows one length of each kind. */
function drawnArrow(
  [start, line]: readonly [start: string, line: string],
  text: string | undefined,
  length: number,
): FlowArrow {
  if (line.startsWith("~")) return { text: "---", length, isHidden: true };
  const ends = [endOf[start] ?? "None", endOf[line.at(-1) ?? ""] ?? "None"] as const;
  const isKnown =
    /^,$|^,>$|^<,>$/.test(`${start},${line.endsWith(">") ? ">" : ""}`) && !/[xo]$/.test(line);
  const hasEnd = isKnown && line.endsWith(">");
  const kind = line.startsWith("=")
    ? ["===", "==>"]
    : line.includes(".")
      ? ["-.-", "-.->"]
      : ["---", "-->"];
  const label = labelOf(text ?? "");
  const drawn = `${isKnown ? start : ""}${kind[hasEnd ? 1 : 0]}`;
  return {
    text: `${drawn}${label === "" ? "" : `|${label}|`}`,
    length,
    ...(!isKnown && { ends }),
  };
}
