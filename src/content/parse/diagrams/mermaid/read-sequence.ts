import { emptyLabel, encodeLabel } from "./label-text.ts";
import {
  type Canonical,
  createNames,
  type MermaidProblem,
  notDrawn,
  type Statement,
  unknownLine,
  withoutStyles,
} from "./statements.ts";

const message =
  /^([^:]*?)\s*(<<--?>>|--?>>|--?>|--?[x)])\s*([+-]?)\s*([^:+\-<>]+?(?:-[^:+\-<>]+?)*)\s*:(.*)$/;
const block = /^(loop|alt|opt|par|critical|break)\b\s*(.*)$/i;
const divider = /^(else|and|option)\b\s*(.*)$/i;

/** Reads a diagram of a sequence; undefined where the first line is not that of one. */
export function readSequence(header: Statement, body: readonly Statement[]): Canonical | undefined {
  if (!/^sequenceDiagram\s*;?$/i.test(header.text)) return undefined;
  const problems: MermaidProblem[] = [];
  const statements = body.map(({ text, line }) => ({ text: text.replace(/;$/, "").trim(), line }));
  const style = /^(?:links?|properties|details)\s+\S/;
  const reader = new SequenceReader(problems);
  for (const statement of withoutStyles(statements, problems, style)) reader.read(statement);
  return { lines: ["sequenceDiagram", ...reader.finish()], problems };
}

class SequenceReader {
  readonly #problems: MermaidProblem[];
  readonly #nameOf = createNames();
  readonly #declared = new Set<string>();
  readonly #lines: string[] = [];
  /** What is open: blocks of messages, and frames that are not drawn. */
  readonly #open: { statement: Statement; isDrawn: boolean }[] = [];
  /** Number of the next message; undefined where messages have none. */
  #number: number | undefined;
  #step = 1;

  constructor(problems: MermaidProblem[]) {
    this.#problems = problems;
  }

  finish(): string[] {
    for (const { statement } of this.#open) {
      this.#problems.push(notDrawn(statement, "no line `end` closes it"));
    }
    return this.#lines;
  }

  read(statement: Statement): void {
    const { text, line } = statement;
    const actor = /^(?:create\s+)?(?:participant|actor)\s+(.+)$/i.exec(text);
    const started = block.exec(text);
    const split = divider.exec(text);
    if (actor) this.#declare(actor[1] ?? "");
    else if (/^(?:activate|deactivate|destroy)\s+\S/i.test(text)) return;
    else if (/^autonumber\b/i.test(text)) this.#count(text);
    else if (/^title\b/i.test(text))
      this.#problems.push({ line, found: { fault: "front-matter" } });
    else if (/^(?:box|rect)\b/i.test(text)) {
      this.#problems.push({ line, found: { fault: "own-style", text } });
      this.#open.push({ statement, isDrawn: false });
    } else if (started) {
      this.#open.push({ statement, isDrawn: true });
      this.#lines.push(
        `${(started[1] ?? "").toLowerCase()} ${encodeLabel(started[2] ?? "")}`.trim(),
      );
    } else if (split && this.#open.at(-1)?.isDrawn) {
      const word = /^else/i.test(text) ? "else" : "and";
      this.#lines.push(`${word} ${encodeLabel(split[2] ?? "")}`.trim());
    } else if (/^end$/i.test(text)) this.#end(statement);
    else if (!this.#note(text)) this.#message(statement);
  }

  /** `A`, `A as Alice` or `A@{ "alias": "Alice" }`. The figure of an actor would lie on its first message: all are boxes. */
  #declare(text: string): void {
    const [, options = ""] = /@\{([^}]*)\}/.exec(text) ?? [];
    const [, inner] = /"alias"\s*:\s*"([^"]*)"/.exec(options) ?? [];
    const [id = "", alias] = text.replace(/@\{[^}]*\}/, "").split(/\s+as\s+(.*)$/);
    this.#write(id.trim(), alias ?? inner);
  }

  #write(id: string, alias: string | undefined): void {
    if (this.#declared.has(id)) return;
    this.#declared.add(id);
    const name = this.#nameOf(id);
    const label = encodeLabel((alias ?? id).replace(/^"(.*)"$/, "$1"));
    this.#lines.push(`participant ${name}${label === name ? "" : ` as ${label}`}`);
  }

  /** The name of somebody; whoever has none that is safe is declared before. */
  #mention(id: string): string {
    const name = this.#nameOf(id);
    if (name !== id) this.#write(id, undefined);
    return name;
  }

  #count(text: string): void {
    const [, start, step] = /^autonumber(?:\s+(\d+))?(?:\s+(\d+))?$/i.exec(text) ?? [];
    this.#number = /\boff$/i.test(text) ? undefined : Number(start ?? 1);
    this.#step = Number(step ?? 1);
  }

  #end(statement: Statement): void {
    const opened = this.#open.pop();
    if (opened === undefined) this.#problems.push(unknownLine(statement));
    else if (opened.isDrawn) this.#lines.push("end");
  }

  #note(text: string): boolean {
    const found = /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/i.exec(text);
    if (!found) return false;
    const [, place = "", who = "", said = ""] = found;
    const names = who.split(",").map((id) => this.#mention(id.trim()));
    this.#lines.push(
      `Note ${place.toLowerCase()} ${names.join(",")}: ${encodeLabel(said) || emptyLabel}`,
    );
    return true;
  }

  #message(statement: Statement): void {
    const found = message.exec(statement.text);
    const [, from = "", arrow = "", mark = "", to = "", said = ""] = found ?? [];
    if (!found || from.trim() === "") {
      this.#problems.push(unknownLine(statement));
      return;
    }
    if (arrow.startsWith("<<")) {
      const reason = "arrows in two directions are not drawn: write one message for each";
      this.#problems.push(notDrawn(statement, reason));
      return;
    }
    const names = [from, to].map((id) => this.#mention(id.trim()));
    const number = this.#number === undefined ? "" : `${this.#number}. `;
    if (this.#number !== undefined) this.#number += this.#step;
    const label = encodeLabel(`${number}${said.trim()}`) || emptyLabel;
    this.#lines.push(`${names[0]}${arrow}${mark}${names[1]}: ${label}`);
  }
}
