import { encodeLabel } from "./label-text.ts";
import {
  type Canonical,
  createNames,
  joinQuoted,
  type MermaidProblem,
  notDrawn,
  type Statement,
  unknownLine,
  withoutStyles,
} from "./statements.ts";

/** One statement of a diagram of states, by what it does. */
type Item =
  | { kind: "direction"; text: string }
  | { kind: "open"; id: string }
  | { kind: "close" }
  | { kind: "state"; id: string }
  | { kind: "arrow"; from: string; to: string; label: string };

const id = "[\\p{L}\\p{N}_.-]+?";
const end = `\\[\\*\\]|${id}`;
const arrow = new RegExp(
  `^(${end})(?::::[\\w-]+)?\\s*-->\\s*(${end})(?::::[\\w-]+)?(?:\\s*:\\s*([\\s\\S]*))?$`,
  "u",
);
const declared = new RegExp(
  `^state\\s+(?:"([^"]*)"\\s+as\\s+)?(?:"([^"]*)"|(${id}))\\s*(\\{)?$`,
  "u",
);
const described = new RegExp(`^(${id})\\s*:\\s*([\\s\\S]+)$`, "u");
const alone = new RegExp(`^(${id})(?::::[\\w-]+)?$`, "u");
const styles =
  /^(?:style|classDef|class|click)\s+\S|^(?:hide\s+empty\s+description|scale\s+\d+.*)$/;

/** Reads a diagram of states; undefined where the first line is not that of one. */
export function readStates(header: Statement, body: readonly Statement[]): Canonical | undefined {
  if (!/^stateDiagram(?:-v2)?$/i.test(header.text)) return undefined;
  const problems: MermaidProblem[] = [];
  const reader = new StateReader(problems);
  for (const statement of withoutStyles(joinQuoted(body), problems, styles)) reader.read(statement);
  return { lines: ["stateDiagram-v2", ...reader.write()], problems };
}

class StateReader {
  readonly #problems: MermaidProblem[];
  readonly #items: Item[] = [];
  readonly #labels = new Map<string, string>();
  readonly #open: Statement[] = [];
  readonly #groups = new Set<string>();
  /** The first line of a note of several lines. */
  #note: Statement | undefined;

  constructor(problems: MermaidProblem[]) {
    this.#problems = problems;
  }

  read(statement: Statement): void {
    const { text } = statement;
    if (this.#note) {
      if (/^end\s+note$/i.test(text)) this.#note = undefined;
    } else if (/^note\s+(?:left|right)\s+of\s/i.test(text)) {
      this.#refuse(statement, "notes of states are not drawn: write the text below the diagram");
      if (!text.includes(":")) this.#note = statement;
    } else if (/<<\w+>>|\[\[\w+\]\]/.test(text)) {
      this.#refuse(
        statement,
        "forks, joins and choices are not drawn: lead the arrows from state to state, or write a flowchart",
      );
    } else if (text === "--") {
      this.#refuse(statement, "states side by side in one state are not drawn: give each a state");
    } else if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(text)) {
      this.#items.push({ kind: "direction", text });
    } else if (text === "}") {
      if (this.#open.pop() === undefined) this.#problems.push(unknownLine(statement));
      else this.#items.push({ kind: "close" });
    } else if (!this.#arrow(text) && !this.#state(statement)) {
      this.#problems.push(unknownLine(statement));
    }
  }

  #refuse(statement: Statement, reason: string): void {
    this.#problems.push(notDrawn(statement, reason));
  }

  #arrow(text: string): boolean {
    const found = arrow.exec(text);
    if (!found) return false;
    const [, from = "", to = "", label = ""] = found;
    this.#items.push({ kind: "arrow", from, to, label });
    return true;
  }

  #state(statement: Statement): boolean {
    const [whole, label, quoted, name, brace] = declared.exec(statement.text) ?? [];
    const [, describedId, text] = described.exec(statement.text) ?? [];
    const id = quoted ?? name ?? describedId ?? alone.exec(statement.text)?.[1];
    if (id === undefined) return false;
    const given = whole === undefined ? text : label;
    if (given !== undefined) this.#labels.set(id, this.#labelWith(id, given, whole !== undefined));
    if (brace === undefined) this.#items.push({ kind: "state", id });
    else {
      this.#open.push(statement);
      this.#groups.add(id);
      this.#items.push({ kind: "open", id });
    }
    return true;
  }

  /** A second description is a second line. */
  #labelWith(id: string, text: string, isName: boolean): string {
    const before = this.#labels.get(id);
    return before === undefined || isName ? text : `${before}\n${text}`;
  }

  /** The renderer keeps the first label of a state, so each is written before its state is mentioned. */
  write(): string[] {
    const nameOf = createNames();
    const written = new Set<string>();
    const name = (id: string) => (id === "[*]" ? id : nameOf(id).replaceAll("-", "_"));
    const lines: string[] = [];
    const mention = (id: string) => {
      if (id === "[*]" || this.#groups.has(id) || written.has(id)) return;
      written.add(id);
      const label = this.#labels.get(id) ?? id;
      if (label !== name(id)) lines.push(`${name(id)} : ${encodeLabel(label)}`);
    };
    for (const item of this.#items) {
      if (item.kind === "direction") lines.push(item.text);
      else if (item.kind === "close") lines.push("}");
      else if (item.kind === "open") {
        const label = this.#labels.get(item.id) ?? item.id;
        const title = label === name(item.id) ? "" : `"${encodeLabel(label)}" as `;
        lines.push(`state ${title}${name(item.id)} {`);
      } else if (item.kind === "state") {
        if (this.#groups.has(item.id)) continue;
        if (!written.has(item.id)) {
          written.add(item.id);
          lines.push(`${name(item.id)} : ${encodeLabel(this.#labels.get(item.id) ?? item.id)}`);
        }
      } else {
        mention(item.from);
        mention(item.to);
        const label = encodeLabel(item.label);
        lines.push(`${name(item.from)} --> ${name(item.to)}${label === "" ? "" : ` : ${label}`}`);
      }
    }
    for (const statement of this.#open) this.#refuse(statement, "no line `}` closes it");
    return lines;
  }
}
