import {
  type Actor,
  type ArrowEnd,
  actorKinds,
  type Message,
  type Sequence,
} from "../../../../figures/sequence/sequence.ts";
import { plainLines } from "./label-text.ts";
import {
  type MermaidProblem,
  notDrawn,
  type Statement,
  unknownLine,
  withoutStyles,
} from "./statements.ts";

const arrow = "<<-->>|<<->>|-->>|->>|--\\)|-\\)|--[xX]|-[xX]|-->|->";
const message = new RegExp(
  `^([^:]+?)\\s*(\\(\\))?\\s*(${arrow})\\s*(\\(\\))?\\s*([+-]?)\\s*([^:+<>]+?)\\s*:(.*)$`,
);
const halfArrow = /--?(?:\|[\\/]|\\\\|\/\/)|(?:[\\/]\||\\\\|\/\/)--?/;
const block = /^(loop|alt|opt|par_over|par|critical|break|rect)(?:\s+(.*))?$/i;
const divider = /^(else|and|option)(?:\s+(.*))?$/i;
const actorLine = /^(?:(create)\s+)?(participant|actor)\s+(.+)$/i;

/** A sequence that was read, with what is wrong in it. */
export interface ReadSequence {
  sequence: Sequence;
  problems: MermaidProblem[];
}

/** Reads a diagram of a sequence; undefined where the first line is not that of one. */
export function readSequence(
  header: Statement,
  body: readonly Statement[],
): ReadSequence | undefined {
  if (!/^sequenceDiagram\s*;?$/i.test(header.text)) return undefined;
  const problems: MermaidProblem[] = [];
  const statements = body.map(({ text, line }) => ({ text: text.replace(/;$/, "").trim(), line }));
  const style = /^(?:links?|properties|details)\s+\S/;
  const reader = new SequenceReader(problems);
  for (const statement of withoutStyles(statements, problems, style)) reader.read(statement);
  return { sequence: reader.finish(), problems };
}

/** What `end` closes. */
interface Open {
  statement: Statement;
  kind: "block" | "frame";
}

class SequenceReader {
  readonly #problems: MermaidProblem[];
  readonly #sequence: Sequence = { actors: [], frames: [], steps: [] };
  readonly #actors = new Map<string, Actor>();
  readonly #open: Open[] = [];
  /** Who is created, and who ends, with the next message. */
  #created: { id: string; statement: Statement } | undefined;
  #destroyed: { id: string; statement: Statement }[] = [];
  /** Number of the next message; undefined where messages have none. */
  #number: number | undefined;
  #step = 1;

  constructor(problems: MermaidProblem[]) {
    this.#problems = problems;
  }

  finish(): Sequence {
    for (const { statement } of this.#open) this.#refuse(statement, "no line `end` closes it");
    const waiting = [...(this.#created ? [this.#created] : []), ...this.#destroyed];
    for (const { statement } of waiting) {
      this.#refuse(statement, "no message after it begins or ends there");
    }
    return this.#sequence;
  }

  #refuse(statement: Statement, reason: string): void {
    this.#problems.push(notDrawn(statement, reason));
  }

  read(statement: Statement): void {
    const { text, line } = statement;
    const [, created, kind = "", actor] = actorLine.exec(text) ?? [];
    const [, verb = "", who] = /^(activate|deactivate|destroy)\s+(.+)$/i.exec(text) ?? [];
    if (actor !== undefined) {
      const id = this.#declare(statement, kind.toLowerCase(), actor);
      if (created) this.#created = { id, statement };
    } else if (who !== undefined) this.#live(verb.toLowerCase(), who.trim(), statement);
    else if (/^autonumber\b/i.test(text)) this.#count(statement);
    else if (/^title\b/i.test(text)) {
      this.#problems.push({ line, found: { fault: "front-matter" } });
    } else if (/^box\b/i.test(text)) {
      this.#open.push({ statement, kind: "frame" });
      this.#sequence.frames.push({ title: frameTitle(text), actors: [] });
    } else if (/^end$/i.test(text)) this.#end(statement);
    else if (!this.#block(statement) && !this.#note(text)) this.#message(statement);
  }

  /** `A`, `A as Alice`, `A@{ "type": "database", "alias": "Data" } as Data`. Returns the id. */
  #declare(statement: Statement, word: string, text: string): string {
    const [, options = ""] = /@\{([^}]*)\}/.exec(text) ?? [];
    const option = (name: string) =>
      new RegExp(`["']?${name}["']?\\s*:\\s*["']([^"']*)["']`).exec(options)?.[1];
    const [given = "", alias] = text.replace(/@\{[^}]*\}/, "").split(/\s+as\s+(.*)$/);
    const id = given.trim();
    const wanted = option("type") ?? word;
    const kind = actorKinds.find((one) => one === wanted);
    if (kind === undefined) {
      const known = actorKinds.map((one) => `\`${one}\``).join(", ");
      this.#refuse(statement, `\`${wanted}\` is no type of an actor: use one of ${known}`);
    }
    const frame = this.#open.at(-1)?.kind === "frame" ? this.#sequence.frames.at(-1) : undefined;
    frame?.actors.push(id);
    const label = alias ?? option("alias");
    const actor = this.#actor(id);
    actor.kind = kind ?? "participant";
    if (label !== undefined) actor.name = plainLines(label.trim().replace(/^"(.*)"$/, "$1"));
    return id;
  }

  #actor(id: string): Actor {
    const known = this.#actors.get(id);
    if (known) return known;
    const actor: Actor = {
      id,
      name: plainLines(id.replace(/^"(.*)"$/, "$1")),
      kind: "participant",
    };
    this.#actors.set(id, actor);
    this.#sequence.actors.push(actor);
    return actor;
  }

  #live(verb: string, id: string, statement: Statement): void {
    this.#actor(id);
    if (verb === "destroy") this.#destroyed.push({ id, statement });
    else this.#sequence.steps.push({ kind: verb === "activate" ? "start" : "stop", actor: id });
  }

  #count(statement: Statement): void {
    const [all, off, start, step] =
      /^autonumber(?:\s+(off)|(?:\s+(\d+(?:\.\d+)?))?(?:\s+(\d+(?:\.\d+)?))?)$/i.exec(
        statement.text,
      ) ?? [];
    if (all === undefined) this.#problems.push(unknownLine(statement));
    this.#number = off ? undefined : Number(start ?? 1);
    this.#step = Number(step ?? 1);
  }

  #end(statement: Statement): void {
    const opened = this.#open.pop();
    if (opened === undefined) this.#problems.push(unknownLine(statement));
    else if (opened.kind === "block") this.#sequence.steps.push({ kind: "close" });
  }

  #block(statement: Statement): boolean {
    const [, word, label = ""] = block.exec(statement.text) ?? [];
    if (word !== undefined) {
      this.#open.push({ statement, kind: "block" });
      // The color of `rect` is the theme's.
      const isTint = /^rect$/i.test(word);
      const said = isTint ? "" : word.toLowerCase().replace("_", " ");
      this.#sequence.steps.push({
        kind: "open",
        word: said,
        text: isTint ? [] : plainLines(label),
      });
      return true;
    }
    const [, split, reason = ""] = divider.exec(statement.text) ?? [];
    if (split === undefined || this.#open.at(-1)?.kind !== "block") return false;
    this.#sequence.steps.push({ kind: "divide", text: plainLines(reason) });
    return true;
  }

  #note(text: string): boolean {
    const found = /^note\s+(left|right|over)(?:\s+of)?\s+([^:]+):(.*)$/i.exec(text);
    if (!found) return false;
    const [, place = "", who = "", said = ""] = found;
    const actors = who.split(",").map((id) => this.#actor(id.trim()).id);
    const side = place.toLowerCase() as "left" | "right" | "over";
    this.#sequence.steps.push({ kind: "note", place: side, actors, text: plainLines(said) });
    return true;
  }

  #message(statement: Statement): void {
    const found = message.exec(statement.text);
    if (!found) {
      const [before = ""] = statement.text.split(":");
      if (halfArrow.test(before)) {
        this.#refuse(statement, "arrows with half a head are not drawn: write `->>` or `-)`");
      } else this.#problems.push(unknownLine(statement));
      return;
    }
    const [, from = "", startDot, line = "", endDot, mark, to = "", said = ""] = found;
    const [first, second] = [this.#actor(from.trim()), this.#actor(to.trim())];
    const head: ArrowEnd = /x$/i.test(line)
      ? "cross"
      : line.endsWith(">>")
        ? "filled"
        : line.endsWith(")")
          ? "open"
          : "none";
    const step: Message = {
      kind: "message",
      from: first.id,
      to: second.id,
      text: this.#said(statement, said),
      isDashed: line.includes("--"),
      start: line.startsWith("<<") ? "filled" : "none",
      end: head,
      startDot: startDot !== undefined,
      endDot: endDot !== undefined,
      creates: false,
      destroys: [],
    };
    this.#bind(step, statement);
    this.#sequence.steps.push(step);
    if (mark === "+") this.#sequence.steps.push({ kind: "start", actor: second.id });
    if (mark === "-") this.#sequence.steps.push({ kind: "stop", actor: first.id });
  }

  /** The first message to one who is created, and the first of or to one who ends. */
  #bind(step: Message, statement: Statement): void {
    if (this.#created) {
      step.creates = this.#created.id === step.to && step.from !== step.to;
      if (!step.creates) {
        this.#refuse(statement, "the message after `create` must go to the one who is created");
      }
      this.#created = undefined;
    }
    const isHere = ({ id }: { id: string }) => id === step.from || id === step.to;
    step.destroys = this.#destroyed.filter(isHere).map(({ id }) => id);
    this.#destroyed = this.#destroyed.filter((one) => !isHere(one));
  }

  #said(statement: Statement, said: string): string[] {
    const number = this.#number === undefined ? "" : `${this.#number}. `;
    if (this.#number !== undefined) {
      this.#number = Math.round((this.#number + this.#step) * 100) / 100;
    }
    const plain = said.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, "$1");
    if (plain !== said) {
      const { text, line } = statement;
      this.#problems.push({ line, found: { fault: "own-style", text } });
    }
    // A wrap that is asked for is what happens anyway.
    const [first = "", ...rest] = plainLines(plain.trim().replace(/^(?:no)?wrap:/i, ""));
    const whole = `${number}${first}`.trim();
    return whole === "" ? rest : [whole, ...rest];
  }
}

/** The title of `box COLOR Title`. The color is the theme's. */
function frameTitle(text: string): string {
  const rest = text.replace(/^box\s*/i, "");
  const [, color = "", title = ""] =
    /^(rgba?\([^)]*\)|hsla?\([^)]*\)|#[\da-f]{3,8}|[a-z]+)(?:\s+(.*))?$/i.exec(rest) ?? [];
  const isColor = /[(#]/.test(color) || colors.has(color.toLowerCase());
  return plainLines(isColor ? title : rest).join(" ");
}

/** Names of colors in CSS that people give to frames. */
const colors = new Set(
  "transparent aqua aquamarine azure beige black blue brown coral cornflowerblue crimson cyan darkblue darkgray darkgreen darkgrey darkorange darkred gold gray green grey indigo ivory khaki lavender lightblue lightcoral lightcyan lightgray lightgreen lightgrey lightpink lightyellow lime linen magenta maroon navy olive orange orchid pink plum purple red salmon silver skyblue snow tan teal tomato turquoise violet wheat white yellow".split(
    " ",
  ),
);
