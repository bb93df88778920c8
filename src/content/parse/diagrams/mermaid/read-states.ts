import type { FormName } from "../redraw/forms.ts";
import { formLine, noteLine } from "../redraw/redraw.ts";
import { emptyLabel, encodeLabel } from "./label-text.ts";
import {
  type Canonical,
  createNames,
  joinQuoted,
  type MermaidProblem,
  nameClasses,
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
  | { kind: "arrow"; from: string; to: string; label: string }
  | { kind: "note"; of: string; isBefore: boolean; text: string };

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
  const plain = body.map(({ text, line }) => ({ text: text.replace(/\s+%%.*$/, ""), line }));
  const statements = joinQuoted(plain);
  nameClasses(statements, problems);
  for (const statement of withoutStyles(statements, problems, styles)) {
    reader.read(statement);
  }
  return { lines: ["stateDiagram-v2", ...reader.write()], problems };
}

class StateReader {
  readonly #problems: MermaidProblem[];
  readonly #items: Item[] = [];
  readonly #labels = new Map<string, string>();
  readonly #open: Statement[] = [];
  readonly #groups = new Set<string>();
  /** Of each open state: where its items begin, and whether it has parts side by side. */
  readonly #starts: number[] = [];
  readonly #regions: (number | undefined)[] = [];
  #regionCount = 0;
  /** States that a form of their own stands for. */
  readonly #forms = new Map<string, FormName>();
  /** The first line of a note of several lines, with what it holds. */
  #note: { statement: Statement; of: string; isBefore: boolean; lines: string[] } | undefined;

  constructor(problems: MermaidProblem[]) {
    this.#problems = problems;
  }

  read(statement: Statement): void {
    const { text } = statement;
    if (this.#note) {
      if (/^end\s+note$/i.test(text)) this.#endNote();
      else this.#note.lines.push(text);
    } else if (text === "--") this.#splitRegion(statement);
    else if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(text)) {
      this.#items.push({ kind: "direction", text });
    } else if (text === "}") {
      if (this.#open.pop() === undefined) this.#problems.push(unknownLine(statement));
      else this.#closeState();
    } else if (
      !this.#beginNote(statement) &&
      !this.#pseudoState(statement) &&
      !this.#arrow(text) &&
      !this.#state(statement)
    ) {
      this.#problems.push(unknownLine(statement));
    }
  }

  /** `note right of A : Text`, or its first line; `note "Text" as N` floats, which has no place here. */
  #beginNote(statement: Statement): boolean {
    const [, side = "", of = "", said] =
      /^note\s+(left|right)\s+of\s+([^\s:]+)\s*(?::\s*([\s\S]*))?$/i.exec(statement.text) ?? [];
    if (of === "") return false;
    const isBefore = side.toLowerCase() === "left";
    if (said === undefined) this.#note = { statement, of, isBefore, lines: [] };
    else this.#items.push({ kind: "note", of, isBefore, text: said });
    return true;
  }

  #endNote(): void {
    if (!this.#note) return;
    const { of, isBefore, lines } = this.#note;
    this.#items.push({ kind: "note", of, isBefore, text: lines.join("\n") });
    this.#note = undefined;
  }

  /** `state f <<fork>>`, with `join` and `choice`, or in brackets. */
  #pseudoState(statement: Statement): boolean {
    const [, name = "", kind = ""] =
      /^state\s+(\S+)\s*(?:<<\s*(\w+)\s*>>|\[\[\s*\w+\s*\]\])$/.exec(
        statement.text.replace(/\[\[\s*(\w+)\s*\]\]/, "<<$1>>"),
      ) ?? [];
    if (name === "") return false;
    const forms: Record<string, FormName> = { fork: "fork", join: "fork", choice: "choice" };
    const form = forms[kind.toLowerCase()];
    if (form) {
      this.#forms.set(name, form);
      this.#items.push({ kind: "state", id: name });
    } else {
      const known = "`<<fork>>`, `<<join>>` or `<<choice>>`";
      this.#refuse(statement, `\`<<${kind}>>\` is not drawn: use ${known}, or a plain state`);
    }
    return true;
  }

  /** `--` begins another part of a state, beside the one before: each part is a state without a name. */
  #splitRegion(statement: Statement): void {
    const opened = this.#open.length - 1;
    if (opened < 0) {
      this.#refuse(statement, "only a state with braces has parts side by side");
      return;
    }
    const start = this.#starts[opened] ?? 0;
    if (this.#regions[opened] === undefined) {
      this.#regions[opened] = 1;
      this.#items.splice(start, 0, this.#region());
    }
    this.#items.push({ kind: "close" }, this.#region());
  }

  #region(): Item {
    this.#regionCount += 1;
    const id = `part ${this.#regionCount}`;
    this.#groups.add(id);
    this.#labels.set(id, "");
    return { kind: "open", id };
  }

  #closeState(): void {
    if (this.#regions[this.#open.length] !== undefined) this.#items.push({ kind: "close" });
    this.#regions.length = this.#open.length;
    this.#starts.length = this.#open.length;
    this.#items.push({ kind: "close" });
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
      this.#starts[this.#open.length - 1] = this.#items.length;
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
    const after: string[] = [...this.#forms].map(([id, form]) => formLine(name(id), form));
    const label = (id: string) =>
      this.#forms.has(id) ? emptyLabel : encodeLabel(this.#labels.get(id) ?? id);
    const mention = (id: string, isDeclared = false) => {
      if (id === "[*]" || this.#groups.has(id) || written.has(id)) return;
      written.add(id);
      if (isDeclared || label(id) !== name(id)) lines.push(`${name(id)} : ${label(id)}`);
    };
    let arrows = 0;
    let notes = 0;
    const join = (from: string, to: string, text: string) => {
      lines.push(`${from} --> ${to}${text === "" ? "" : ` : ${text}`}`);
      arrows += 1;
    };
    for (const item of this.#items) {
      if (item.kind === "direction") lines.push(item.text);
      else if (item.kind === "close") lines.push("}");
      else if (item.kind === "open") {
        const text = this.#labels.get(item.id) ?? item.id;
        const title = text === name(item.id) ? "" : `"${encodeLabel(text) || emptyLabel}" as `;
        lines.push(`state ${title}${name(item.id)} {`);
      } else if (item.kind === "state") mention(item.id, true);
      else if (item.kind === "note") {
        mention(item.of);
        notes += 1;
        const note = name(`note ${notes}`);
        lines.push(`${note} : ${encodeLabel(item.text) || emptyLabel}`);
        after.push(formLine(note, "note"), noteLine(arrows));
        const ends = [note, name(item.of)] as const;
        if (item.isBefore) join(ends[0], ends[1], "");
        else join(ends[1], ends[0], "");
      } else {
        mention(item.from);
        mention(item.to);
        join(name(item.from), name(item.to), encodeLabel(item.label));
      }
    }
    for (const statement of this.#open) this.#refuse(statement, "no line `}` closes it");
    if (this.#note) this.#refuse(this.#note.statement, "no line `end note` closes it");
    return [...lines, ...after];
  }
}
