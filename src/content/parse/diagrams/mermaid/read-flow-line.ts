import { encodeLabel, encodeMarkdown } from "./label-text.ts";

/** A node where a line mentions it. */
export interface FlowNode {
  id: string;
  /** What opens and closes its label; undefined where the line has no label. */
  shape?: readonly [open: string, close: string];
  /** In the form of the renderer. */
  label?: string;
  isKey: boolean;
}

/** Groups of nodes, and the arrow before each but the first; `null` for an arrow that is not seen. */
export interface FlowChain {
  groups: FlowNode[][];
  arrows: (string | null)[];
}

/** Thrown inside this file: why a line cannot be drawn, or nothing where it is not understood. */
class Refusal extends Error {
  readonly reason: string | undefined;

  constructor(reason?: string) {
    super(reason);
    this.reason = reason;
  }
}

/** What opens a label, what closes it, and the form that is drawn. The longest come first. */
const shapes: readonly (readonly [
  open: string,
  close: string,
  drawn?: readonly [string, string],
])[] = [
  ["(((", ")))"],
  ["([", "])"],
  ["((", "))"],
  ["(-", "-)", ["([", "])"]],
  ["[[", "]]"],
  ["[(", ")]"],
  ["[|", "|]", ["[", "]"]],
  ["[/", "\\]"],
  ["[\\", "/]"],
  ["{{", "}}"],
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
  [">", "]"],
];

const slanted = "boxes with slanted sides, `[/text/]`, are not drawn: write `[text]`";

/** Names of forms in `@{ shape: name }`, by what draws them. */
const namedShapes: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  (
    [
      ["rect rectangle proc process square", "[", "]"],
      ["rounded event", "(", ")"],
      ["stadium pill terminal", "([", "])"],
      ["fr-rect subprocess framed-rectangle subroutine", "[[", "]]"],
      ["cyl cylinder database db", "[(", ")]"],
      ["circle circ", "((", "))"],
      ["dbl-circ double-circle", "(((", ")))"],
      ["odd", ">", "]"],
      ["diam diamond decision question", "{", "}"],
      ["hex hexagon prepare", "{{", "}}"],
      ["trap-b priority trapezoid trapezoid-bottom", "[/", "\\]"],
      ["trap-t manual inv-trapezoid trapezoid-top", "[\\", "/]"],
    ] as const
  ).flatMap(([names, open, close]) =>
    names.split(" ").map((name) => [name, [open, close]] as const),
  ),
);

const idPattern = /^(?:[\p{L}\p{N}_.#+*?!$/]|-(?![->.])|=(?!=))+/u;

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
    if (/^\[([/\\])[^[\]]*\1\]/.test(this.#rest)) throw new Refusal(slanted);
    for (const [open, close, drawn] of shapes) {
      if (!this.#rest.startsWith(open)) continue;
      const inner = this.#rest.slice(open.length);
      const quoted = /^\s*"([^"]*)"\s*/.exec(inner);
      if (quoted && inner.startsWith(close, quoted[0].length)) {
        this.#rest = inner.slice(quoted[0].length + close.length);
        node.label = labelOf(quoted[1] ?? "");
      } else {
        const end = inner.indexOf(close);
        const label = inner.slice(0, end);
        if (end < 0 || /["[\](){}]/.test(label)) continue;
        this.#rest = inner.slice(end + close.length);
        node.label = labelOf(label);
      }
      node.shape = drawn ?? [open, close];
      if (node.label === "") throw new Refusal();
      return;
    }
  }

  /** `@{ shape: cyl, label: "Text" }`. */
  #readOptions(node: FlowNode): void {
    const options = /^@\{((?:"[^"]*"|[^"}])*)\}/.exec(this.#rest);
    if (!options) throw new Refusal();
    this.#rest = this.#rest.slice(options[0].length);
    for (const [, name, quoted, plain] of (options[1] ?? "").matchAll(
      /([\w-]+)\s*:\s*(?:"([^"]*)"|([^,"]+))/g,
    )) {
      const value = (quoted ?? plain ?? "").trim();
      if (name === "label") node.label = labelOf(value);
      else if (name === "shape") {
        const shape = namedShapes[value.toLowerCase()];
        if (!shape) throw new Refusal(`the form \`${value}\` is not drawn: leave \`shape\` out`);
        node.shape = shape;
      } else throw new Refusal(`\`${name}\` of a node is not drawn: leave it out`);
    }
    node.label ??= encodeLabel(node.id);
    node.shape ??= ["[", "]"];
  }

  #arrow(): string | null {
    this.#rest = this.#rest.replace(/^[\w-]+@(?=[xo<]?(?:--|==|-\.|~~~))/, "");
    const full = whole.exec(this.#rest);
    if (full) {
      const [all, start = "", line = ""] = full;
      this.#take(all.length);
      const piped = /^\|("?)([^|]*)\1\|/.exec(this.#rest);
      if (piped) this.#take(piped[0].length);
      return drawnArrow(start, line, piped?.[2]);
    }
    const [opening, start = "", kind = ""] = begun.exec(this.#rest) ?? [];
    if (opening === undefined) throw new Refusal();
    const inner = this.#rest.slice(opening.length);
    const quoted = /^"([^"]*)"/.exec(inner);
    const end = ends[kind]?.exec(quoted ? inner.slice(quoted[0].length) : inner);
    if (!end || (quoted && end.index > 0)) throw new Refusal();
    const text = quoted ? quoted[1] : inner.slice(0, end.index);
    this.#take(opening.length + (quoted?.[0].length ?? 0) + end.index + end[0].length);
    return drawnArrow(start, `${kind}${end[1]}`, text);
  }
}

function labelOf(text: string): string {
  const markdown = /^\s*`([\s\S]*)`\s*$/.exec(text);
  if (markdown) return encodeMarkdown(markdown[1] ?? "");
  return encodeLabel(text.replace(/\bfa[bklrs]?:fa-[\w-]+\s*/g, ""));
}

/** The arrow in the form of the renderer, which knows one length of each kind. */
function drawnArrow(start: string, line: string, text: string | undefined): string | null {
  if (line.startsWith("~")) return null;
  if (/^[xo]$/.test(start) || /[xo]$/.test(line)) {
    throw new Refusal("ends of arrows with `x` and `o` are not drawn: write `-->` or `---`");
  }
  const hasEnd = line.endsWith(">");
  if (start === "<" && !hasEnd) throw new Refusal("an arrow back is written from the other node");
  const kind = line.startsWith("=")
    ? ["===", "==>"]
    : line.includes(".")
      ? ["-.-", "-.->"]
      : ["---", "-->"];
  const label = labelOf(text ?? "");
  return `${start}${kind[hasEnd ? 1 : 0]}${label === "" ? "" : `|${label}|`}`;
}
