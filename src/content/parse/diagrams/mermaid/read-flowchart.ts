import { endsLine, formLine, hiddenLine } from "../redraw/redraw.ts";
import { emptyLabel, encodeLabel } from "./label-text.ts";
import {
  type FlowChain,
  type FlowNode,
  holdsIcon,
  labelOf,
  readFlowLine,
} from "./read-flow-line.ts";
import {
  type Canonical,
  createNames,
  joinQuoted,
  type MermaidProblem,
  nameClasses,
  notDrawn,
  type Statement,
  splitAtSemicolons,
  unknownLine,
  withoutStyles,
} from "./statements.ts";

const directions: Readonly<Record<string, string>> = { "<": "RL", ">": "LR", "^": "BT", v: "TD" };

/** Parts of a flowchart in their order. */
type Item =
  | { kind: "chain"; chain: FlowChain; group: number }
  | { kind: "group"; id: string; title: string; group: number; parent: number }
  | { kind: "direction"; text: string; group: number }
  | { kind: "end" };

/** Reads a flowchart; undefined where the first line is not that of one. */
export function readFlowchart(
  header: Statement,
  body: readonly Statement[],
): Canonical | undefined {
  const [, kind = "", direction = "TD", rest = ""] =
    /^(graph|flowchart(?:-elk)?)(?:\s+(TD|TB|LR|BT|RL|[<>^v](?=\s|;|$)))?\s*(?:;\s*(.*))?$/i.exec(
      header.text,
    ) ?? [];
  if (kind === "") return undefined;
  const first = rest === "" ? [] : [{ text: rest, line: header.line }];
  const problems: MermaidProblem[] = [];
  const statements = splitAtSemicolons(joinQuoted([...first, ...body]));
  nameClasses(statements, problems, ["key"]);
  const items = readItems(withoutStyles(statements, problems), problems);
  const written = `flowchart ${directions[direction] ?? direction.toUpperCase()}`;
  return { lines: [written, ...new FlowWriter(items).write()], problems };
}

/** `id@{ animate: true }`: how an arrow with an id moves and bends. */
const edgeOptions =
  /^[\w-]+@\{\s*(?:(?:animate|animation|curve|curveType|stroke)\s*:\s*[^,}]*,?\s*)+\}$/;

function readItems(statements: readonly Statement[], problems: MermaidProblem[]): Item[] {
  const items: Item[] = [];
  const open: { group: number; statement: Statement }[] = [];
  let groups = 0;
  for (const statement of statements) {
    const { text } = statement;
    const group = /^subgraph\b\s*([\s\S]*)$/.exec(text);
    if (group) {
      groups += 1;
      const parent = open.at(-1)?.group ?? 0;
      open.push({ group: groups, statement });
      items.push({ kind: "group", ...readTitle(group[1] ?? "", groups), group: groups, parent });
    } else if (/^end$/i.test(text)) {
      if (open.pop() === undefined) problems.push(unknownLine(statement));
      else items.push({ kind: "end" });
    } else if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(text)) {
      items.push({ kind: "direction", text, group: open.at(-1)?.group ?? 0 });
    } else if (edgeOptions.test(text)) {
      problems.push({ line: statement.line, found: { fault: "own-style", text } });
    } else {
      const chain = readFlowLine(text);
      if (chain === undefined) problems.push(unknownLine(statement));
      else if (typeof chain === "string") problems.push(notDrawn(statement, chain));
      else {
        if (holdsIcon(text))
          problems.push({ line: statement.line, found: { fault: "own-style", text } });
        items.push({ kind: "chain", chain, group: open.at(-1)?.group ?? 0 });
      }
    }
  }
  for (const { statement } of open) problems.push(notDrawn(statement, "no line `end` closes it"));
  return items;
}

/** `id [Title]`, `id["Title"]`, `"Title"` or a title alone. */
function readTitle(text: string, count: number): { id: string; title: string } {
  const [, id, quoted, plain] = /^([^\s["]+)\s*\[(?:"([^"]*)"|([^\]]*))\]$/.exec(text.trim()) ?? [];
  const title = quoted ?? plain;
  if (id !== undefined && title !== undefined) return { id, title };
  const alone = text.trim().replace(/^"(.*)"$/, "$1");
  return { id: alone || `group ${count}`, title: alone };
}

/**
 * Writes a flowchart so that the renderer sees it as Mermaid does: each node belongs to the first group that mentions it,
 * and has the last label that it was given.
 */
class FlowWriter {
  readonly #items: readonly Item[];
  readonly #nameOf = createNames();
  readonly #groups: Set<string>;
  readonly #nodes = new Map<string, FlowNode>();
  /** The group of each node; 0 outside of all. */
  readonly #owners = new Map<string, number>();
  /** Nodes that were written with their labels, and where. */
  readonly #written = new Set<string>();
  /** Lines for arrows with ends of their own, those that are not seen, and what makes arrows longer. */
  readonly #ends: string[] = [];
  #arrows = 0;
  #ranks = 0;

  constructor(items: readonly Item[]) {
    this.#items = items;
    this.#groups = new Set(items.flatMap((item) => (item.kind === "group" ? [item.id] : [])));
    for (const item of items) {
      if (item.kind !== "chain") continue;
      for (const node of item.chain.groups.flat()) this.#collect(node, item.group);
    }
  }

  #collect(node: FlowNode, group: number): void {
    const known = this.#nodes.get(node.id);
    const { label, shape, form } = node.label === undefined ? (known ?? node) : node;
    this.#nodes.set(node.id, {
      id: node.id,
      isKey: node.isKey || known?.isKey === true,
      ...(label !== undefined && { label }),
      ...(shape !== undefined && { shape }),
      ...(form !== undefined && { form }),
    });
    if (!this.#owners.get(node.id)) this.#owners.set(node.id, group);
  }

  /** Groups of which a node is linked to one outside: as in Mermaid, they run as what is around them does. */
  #linkedGroups(): Set<number> {
    const parents = new Map<number, number>();
    for (const item of this.#items) if (item.kind === "group") parents.set(item.group, item.parent);
    const around = (id: string) => {
      const found: number[] = [];
      if (this.#groups.has(id)) return found;
      let group = this.#owners.get(id) ?? 0;
      while (group !== 0) {
        found.push(group);
        group = parents.get(group) ?? 0;
      }
      return found;
    };
    const linked = new Set<number>();
    for (const item of this.#items) {
      if (item.kind !== "chain") continue;
      const { groups, arrows } = item.chain;
      for (const index of arrows.keys()) {
        for (const from of groups[index] ?? []) {
          for (const to of groups[index + 1] ?? []) {
            const [a, b] = [around(from.id), around(to.id)];
            for (const one of a) if (!b.includes(one)) linked.add(one);
            for (const one of b) if (!a.includes(one)) linked.add(one);
          }
        }
      }
    }
    return linked;
  }

  write(): string[] {
    const linked = this.#linkedGroups();
    const lines = this.#items.flatMap((item): string[] => {
      if (item.kind === "chain") return this.#chain(item.chain, item.group);
      if (item.kind === "direction") return linked.has(item.group) ? [] : [item.text];
      if (item.kind === "end") return ["end"];
      return [`subgraph ${this.#nameOf(item.id)} [${labelOf(item.title) || " "}]`];
    });
    const forms = [...this.#nodes.values()].flatMap(({ id, form }) =>
      form && !this.#groups.has(id) ? [formLine(this.#nameOf(id), form)] : [],
    );
    return [...lines, ...forms, ...this.#ends];
  }

  #chain({ groups, arrows }: FlowChain, group: number): string[] {
    const names = groups.map((nodes) =>
      nodes.map((node) => this.#node(node.id, group)).join(" & "),
    );
    let line = names[0] ?? "";
    const longer: (() => string[])[] = [];
    for (const [index, arrow] of arrows.entries()) {
      const [from = [], to = []] = [groups[index], groups[index + 1]];
      line += ` ${arrow.text} ${names[index + 1]}`;
      for (let at = 0; at < from.length * to.length; at++) {
        if (arrow.isHidden) this.#ends.push(hiddenLine(this.#arrows + at));
        else if (arrow.ends) this.#ends.push(endsLine(this.#arrows + at, ...arrow.ends));
      }
      this.#arrows += from.length * to.length;
      if (arrow.length === 1) continue;
      longer.push(() => from.flatMap((a) => to.map((b) => this.#ways(a.id, b.id, arrow.length))));
    }
    return [line, ...longer.flatMap((write) => write())];
  }

  /** A way from one node to another, through nodes that are not seen, that keeps them a number of ranks apart. */
  #ways(from: string, to: string, length: number): string {
    const between = Array.from({ length: length - 1 }, () => {
      this.#ranks += 1;
      const name = this.#nameOf(`rank ${this.#ranks}`);
      this.#ends.push(formLine(name, "text"));
      return `${name}[${emptyLabel}]`;
    });
    for (let at = 0; at < length; at++) this.#ends.push(hiddenLine(this.#arrows + at));
    this.#arrows += length;
    return [this.#nameOf(from), ...between, this.#nameOf(to)].join(" --- ");
  }

  #node(id: string, group: number): string {
    const name = this.#nameOf(id);
    const node = this.#nodes.get(id);
    const owner = this.#owners.get(id) ?? 0;
    // A group that is mentioned has no form of its own.
    if (node === undefined || this.#groups.has(id)) return name;
    const place = `${owner === group ? "in" : "out"} ${id}`;
    if (this.#written.has(place) || this.#written.has(`in ${id}`)) return name;
    this.#written.add(place);
    const needsLabel = node.label !== undefined || name !== id || owner !== 0;
    const [open, close] = node.shape ?? ["[", "]"];
    const label = node.label ?? encodeLabel(id);
    return `${name}${needsLabel ? `${open}${label}${close}` : ""}${node.isKey ? ":::key" : ""}`;
  }
}
