import { directionLine, type FlowDirection, readDirection } from "../redraw/redraw.ts";
import { classNoteLine, type RelationEnd, relationLine } from "../redraw/relations.ts";
import { encodeLabel, encodeName, plainLines } from "./label-text.ts";
import {
  type Canonical,
  type MermaidProblem,
  nameClasses,
  notDrawn,
  type Statement,
  unknownLine,
  withoutStyles,
} from "./statements.ts";

interface ClassEntry {
  label: string;
  annotation?: string;
  members: string[];
  namespace?: string;
  /** Whether it is a note, whose lines are in the form of the renderer. */
  isNote?: boolean;
}

/** The name of a class with the namespace that it lies in: the renderer draws no frame around classes. */
function nameOf({ label, namespace }: ClassEntry): string {
  return namespace === undefined ? label : encodeName(`${namespace}::`) + label;
}

const name = '(`[^`]+`|[^\\s`:"<>|*.{}~()-]+(?:-[^\\s`:"<>|*.{}~()-]+)*)';
const generic = "(?:~(.+)~)?";
const declared = new RegExp(
  `^class\\s+${name}${generic}\\s*(?:\\[\\s*"?([^"\\]]*)"?\\s*\\])?\\s*(?:<<\\s*(\\w+)\\s*>>)?\\s*(?::::[\\w-]+)?\\s*(\\{(.*))?$`,
  "u",
);
const relation = new RegExp(
  `^${name}${generic}\\s*(?:"([^"]*)"\\s*)?(<\\||\\*|o|<|\\(\\))?(--|\\.\\.)(\\|>|\\*|o|>|\\(\\))?\\s*(?:"([^"]*)"\\s*)?${name}${generic}(?:\\s*:\\s*(.+))?$`,
  "u",
);
const member = new RegExp(`^${name}${generic}\\s*:\\s*(.+)$`, "u");
const annotated = new RegExp(`^<<\\s*(.+?)\\s*>>\\s*${name}$`, "u");
const styles =
  /^(?:style|classDef|cssClass|click|link|callback)\s+\S|^class\s+[^\s:{[]+(?:\s*,\s*\S+|\s+[\w-]+)$/;

/** What the signs at the ends of a relation mean, before the line and behind it. */
const relationSigns: Readonly<Record<string, RelationEnd>> = {
  "": "none",
  "<|": "inherit",
  "|>": "inherit",
  "*": "composition",
  o: "aggregation",
  "<": "arrow",
  ">": "arrow",
  "()": "lollipop",
};

/** Reads a diagram of classes; undefined where the first line is not that of one. */
export function readClasses(header: Statement, body: readonly Statement[]): Canonical | undefined {
  if (!/^classDiagram(?:-v2)?$/i.test(header.text)) return undefined;
  const problems: MermaidProblem[] = [];
  const reader = new ClassReader(problems);
  nameClasses(body, problems);
  for (const statement of withoutStyles(body, problems, styles)) reader.read(statement);
  return { lines: ["classDiagram", ...reader.write()], problems };
}

class ClassReader {
  readonly #problems: MermaidProblem[];
  readonly #classes = new Map<string, ClassEntry>();
  readonly #relations: (() => string)[] = [];
  /** What stands at the ends of each relation. */
  readonly #ends: (readonly [RelationEnd, RelationEnd])[] = [];
  #notes = 0;
  #direction: FlowDirection = "TB";
  readonly #open: { statement: Statement; entry?: ClassEntry; namespace?: string }[] = [];

  constructor(problems: MermaidProblem[]) {
    this.#problems = problems;
  }

  read(statement: Statement): void {
    const { text } = statement;
    const entry = this.#open.at(-1)?.entry;
    if (text === "}") {
      if (this.#open.pop() === undefined) this.#problems.push(unknownLine(statement));
    } else if (entry) this.#addMember(entry, text);
    else if (this.#turn(statement)) return;
    else if (this.#note(text)) return;
    else if (this.#namespace(statement)) return;
    else if (!this.#declare(statement) && !this.#relate(statement) && !this.#describe(text)) {
      this.#problems.push(unknownLine(statement));
    }
  }

  /** `direction LR`: the last one holds for all classes. */
  #turn(statement: Statement): boolean {
    const direction = readDirection(statement.text);
    if (direction === undefined) return false;
    const [namespace] = this.#open;
    if (namespace === undefined) this.#direction = direction;
    else {
      const reason = "a namespace runs as the whole diagram does: write `direction` outside of it";
      this.#problems.push(notDrawn(statement, reason));
    }
    return true;
  }

  /** `namespace N {`, or with a label in brackets. */
  #namespace(statement: Statement): boolean {
    const [, name, label] =
      /^namespace\s+([^\s[{]+)\s*(?:\[\s*"?([^"\]]*?)"?\s*\])?\s*\{$/.exec(statement.text) ?? [];
    if (name === undefined) return false;
    this.#open.push({ statement, namespace: label || name });
    return true;
  }

  #declare(statement: Statement): boolean {
    const found = declared.exec(statement.text);
    if (!found) return false;
    const [, id = "", types, label, annotation, brace, inner = ""] = found;
    const entry = this.#entry(id, types);
    if (label !== undefined) entry.label = encodeName(label);
    if (annotation !== undefined) entry.annotation = annotation;
    const namespaces = this.#open.flatMap(({ namespace }) => namespace ?? []);
    if (namespaces.length > 0) entry.namespace = namespaces.join("::");
    if (brace === undefined) return true;
    const isClosed = inner.trimEnd().endsWith("}");
    for (const one of inner.replace(/\}\s*$/, "").split(";")) this.#addMember(entry, one.trim());
    if (!isClosed) this.#open.push({ statement, entry });
    return true;
  }

  #relate(statement: Statement): boolean {
    const found = relation.exec(statement.text);
    if (!found) return false;
    const [
      ,
      from = "",
      fromTypes,
      atFrom,
      start = "",
      line = "",
      end = "",
      atTo,
      to = "",
      toTypes,
      label,
    ] = found;
    const [first, second] = [this.#entry(from, fromTypes), this.#entry(to, toTypes)];
    const count = (text: string | undefined) => (text ? ` "${encodeLabel(text)}"` : "");
    // The renderer knows a few pairs of ends: it draws the line, and the ends are drawn into that.
    const arrow = line === ".." ? "..>" : "--";
    this.#ends.push([relationSigns[start] ?? "none", relationSigns[end] ?? "none"]);
    this.#relations.push(
      () =>
        `${nameOf(first)}${count(atFrom)} ${arrow}${count(atTo)} ${nameOf(second)}${label ? ` : ${encodeLabel(label)}` : ""}`,
    );
    return true;
  }

  /** `note "Text"` and `note for Name "Text"`: a class without a name that holds the lines. */
  #note(text: string): boolean {
    const [, of, said] = /^note\s+(?:for\s+(\S+)\s+)?"([\s\S]*)"$/.exec(text) ?? [];
    if (said === undefined) return false;
    this.#notes += 1;
    const id = `note ${this.#notes}`;
    const note = this.#entry(id, undefined);
    note.label = `note_${this.#notes}_`;
    note.isNote = true;
    note.members = plainLines(said).map((line) => encodeName(line));
    if (of !== undefined) {
      const about = this.#entry(of, undefined);
      this.#ends.push(["none", "none"]);
      this.#relations.push(() => `${note.label} ..> ${nameOf(about)}`);
    }
    return true;
  }

  /** `Name : member`, `<<interface>> Name`, or a name alone. */
  #describe(text: string): boolean {
    const [, annotation, of] = annotated.exec(text) ?? [];
    if (annotation !== undefined && of !== undefined) {
      this.#entry(of, undefined).annotation = annotation;
      return true;
    }
    const [, id, types, line] = member.exec(text) ?? [];
    if (id === undefined || line === undefined) return false;
    this.#addMember(this.#entry(id, types), line);
    return true;
  }

  #entry(id: string, types: string | undefined): ClassEntry {
    const plain = id.replaceAll("`", "");
    const label = encodeName(types === undefined ? plain : withTypes(`${plain}~${types}~`));
    const known = this.#classes.get(plain);
    if (known) {
      if (types !== undefined) known.label = label;
      return known;
    }
    const entry: ClassEntry = { label, members: [] };
    this.#classes.set(plain, entry);
    return entry;
  }

  #addMember(entry: ClassEntry, text: string): void {
    const [, annotation] = /^<<\s*(.+?)\s*>>$/.exec(text) ?? [];
    if (annotation !== undefined) entry.annotation = annotation;
    else if (text !== "") entry.members.push(text);
  }

  /** A class before each of its members; classes in the order in which they are mentioned. */
  write(): string[] {
    for (const { statement } of this.#open) {
      this.#problems.push(notDrawn(statement, "no line `}` closes it"));
    }
    const classes = [...this.#classes.values()].flatMap((entry) => {
      const annotation =
        entry.annotation === undefined ? [] : [`<<${entry.annotation.replace(/\W/g, "_")}>>`];
      const members = entry.isNote ? entry.members : entry.members.map(encodeMember);
      const note = entry.isNote ? [classNoteLine(entry.label)] : [];
      return [`class ${nameOf(entry)} {`, ...annotation, ...members, "}", ...note];
    });
    const ends = this.#ends.map((own, index) => relationLine(index, ...own));
    const turned = this.#direction === "TB" ? [] : [directionLine(this.#direction)];
    return [...classes, ...this.#relations.map((write) => write()), ...ends, ...turned];
  }
}

/** The renderer reads brackets, visibility, and the marks for abstract and static members. */
function encodeMember(text: string): string {
  const [, visibility = "", rest = ""] = /^([+\-#~]?)\s*([\s\S]*)$/.exec(withTypes(text)) ?? [];
  const [, before, inner = "", after = ""] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(rest) ?? [];
  if (before === undefined) {
    const [plain, mark] = withoutMark(rest);
    return visibility + encodeField(plain) + mark;
  }
  const [name, early] = withoutMark(before);
  const [type, late] = withoutMark(after.replace(/^\s*:/, ""));
  const returned = type === "" ? "" : ` ${encodeLabel(type)}`;
  return `${visibility}${encodeLabel(name)}${early || late}(${encodeLabel(inner)})${returned}`;
}

/** `Type name` or `name : Type`. The renderer splits at the first space, which a type may hold. */
function encodeField(text: string): string {
  const [, name, type] = /^([^:]+?)\s*:\s*(.+)$/.exec(text) ?? [];
  if (name !== undefined && type !== undefined) return `${encodeName(type)} ${encodeLabel(name)}`;
  const whole = text.replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, (types) =>
    types.replace(/\s/g, "\u00a0"),
  );
  const [first = "", ...rest] = whole.split(" ");
  const words = [first, ...rest].map((word) => encodeName(word.replaceAll("\u00a0", " ")));
  return words.join(" ");
}

function withoutMark(text: string): [plain: string, mark: string] {
  const [, plain = "", mark = ""] = /^(.*?)([*$]?)$/.exec(text.trim()) ?? [];
  return [plain.trim(), mark];
}

/** `List~Map~a, b~~` as people read it. */
function withTypes(text: string): string {
  let depth = 0;
  return text.replace(/~(?=(.?))/g, (_, next: string, index: number) => {
    if (index === 0) return "~";
    const closes = depth > 0 && !/[\p{L}\p{N}_]/u.test(next);
    depth += closes ? -1 : 1;
    return closes ? ">" : "<";
  });
}
