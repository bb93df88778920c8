import { directionLine, type FlowDirection, readDirection } from "../redraw/redraw.ts";
import { emptyLabel, encodeLabel, encodeName } from "./label-text.ts";
import {
  type Canonical,
  type MermaidProblem,
  nameClasses,
  notDrawn,
  type Statement,
  unknownLine,
  withoutStyles,
} from "./statements.ts";

const name = '("[^"]+"|[\\p{L}_][\\p{L}\\p{N}_.-]*?)';
const alias = '(?:\\[\\s*"?([^"\\]]+?)"?\\s*\\])?(?::::[\\w-]+(?:,[\\w-]+)*)?';
const entity = new RegExp(`^${name}${alias}\\s*(\\{(.*))?$`, "u");
const symbols = "\\|\\||\\|o|o\\||\\}\\||\\|\\{|\\}o|o\\{";
const drawn = new RegExp(
  `^${name}${alias}\\s*(${symbols})(--|\\.\\.|\\.-|-\\.)(${symbols})\\s*${name}${alias}(?:\\s*:\\s*(.*))?$`,
  "u",
);
const words =
  "one or zero|zero or one|one or more|one or many|zero or more|zero or many|many\\(0\\)|many\\(1\\)|many|only one|1\\+|0\\+|1";
const said = new RegExp(
  `^${name}${alias}\\s+(${words})\\s+(to|optionally to)\\s+(${words})\\s+${name}${alias}(?:\\s*:\\s*(.*))?$`,
  "u",
);

/** How many, by words: as it stands before the line, and behind it. */
const counts: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  (
    [
      ["one or zero|zero or one", "|o", "o|"],
      ["one or more|one or many|many(1)|1+", "}|", "|{"],
      ["zero or more|zero or many|many(0)|many|0+", "}o", "o{"],
      ["only one|1", "||", "||"],
    ] as const
  ).flatMap(([texts, before, behind]) =>
    texts.split("|").map((text) => [text, [before, behind]] as const),
  ),
);

/** Reads a diagram of entities; undefined where the first line is not that of one. */
export function readEntities(header: Statement, body: readonly Statement[]): Canonical | undefined {
  if (!/^erDiagram$/i.test(header.text)) return undefined;
  const problems: MermaidProblem[] = [];
  const reader = new EntityReader(problems);
  nameClasses(body, problems);
  for (const statement of withoutStyles(body, problems)) reader.read(statement);
  return { lines: ["erDiagram", ...reader.write()], problems };
}

interface Entity {
  label: string;
  attributes: string[];
}

class EntityReader {
  readonly #problems: MermaidProblem[];
  readonly #entities = new Map<string, Entity>();
  readonly #relations: (() => string)[] = [];
  #open: { statement: Statement; entity: Entity } | undefined;
  #direction: FlowDirection = "LR";

  constructor(problems: MermaidProblem[]) {
    this.#problems = problems;
  }

  read(statement: Statement): void {
    const { text } = statement;
    if (this.#open) {
      if (text === "}") this.#open = undefined;
      else this.#attribute(this.#open.entity, statement);
      return;
    }
    const direction = readDirection(text);
    if (direction !== undefined) this.#direction = direction;
    else if (!this.#relate(text) && !this.#declare(statement))
      this.#problems.push(unknownLine(statement));
  }

  #declare(statement: Statement): boolean {
    const found = entity.exec(statement.text);
    if (!found) return false;
    const [, id = "", label, brace, inner = ""] = found;
    const declared = this.#entity(id, label);
    if (brace === undefined) return true;
    const text = inner.replace(/\}\s*$/, "").trim();
    if (text !== "") this.#attribute(declared, { ...statement, text });
    if (!inner.trimEnd().endsWith("}")) this.#open = { statement, entity: declared };
    return true;
  }

  #attribute(entity: Entity, statement: Statement): void {
    const found = /^(\S+)\s+(\S+?)((?:\s*,?\s*\b(?:PK|FK|UK)\b)*)\s*(?:"([^"]*)")?$/i.exec(
      statement.text,
    );
    if (!found) {
      this.#problems.push(unknownLine(statement));
      return;
    }
    const [, type = "", attribute = "", keys = "", comment] = found;
    const marks = keys.split(/[\s,]+/).filter(Boolean);
    // The renderer hides comments in tooltips.
    const name = comment ? `${attribute} – ${comment}` : attribute;
    entity.attributes.push([encodeName(type), encodeName(name), ...marks].join(" "));
  }

  #relate(text: string): boolean {
    const symbolic = drawn.exec(text);
    const worded = symbolic ? null : said.exec(text);
    const [, from = "", fromLabel, left = "", line = "", right = "", to = "", toLabel, label] =
      symbolic ?? worded ?? [];
    if (from === "") return false;
    const [before, behind] = worded
      ? [counts[left]?.[0] ?? "", counts[right]?.[1] ?? ""]
      : [left, right];
    const isFirm = worded ? line === "to" : line === "--";
    const [first, second] = [this.#entity(from, fromLabel), this.#entity(to, toLabel)];
    const written = encodeLabel((label ?? "").replace(/^"(.*)"$/, "$1")) || emptyLabel;
    // The renderer takes the two signs of an end in any order, and knows one kind of brace.
    const sign = (text: string) => text.replace("}", "{");
    const signs = `${sign(before)}${isFirm ? "--" : ".."}${sign(behind)}`;
    this.#relations.push(() => `${first.label} ${signs} ${second.label} : ${written}`);
    return true;
  }

  #entity(id: string, label: string | undefined): Entity {
    const plain = id.replaceAll('"', "");
    const known = this.#entities.get(plain) ?? { label: entityName(plain), attributes: [] };
    if (label !== undefined) known.label = entityName(label);
    this.#entities.set(plain, known);
    return known;
  }

  write(): string[] {
    if (this.#open) this.#problems.push(notDrawn(this.#open.statement, "no line `}` closes it"));
    const entities = [...this.#entities.values()].flatMap(({ label, attributes }) => [
      `${label} {`,
      ...attributes,
      "}",
    ]);
    const turned = this.#direction === "LR" ? [] : [directionLine(this.#direction)];
    return [...entities, ...this.#relations.map((write) => write()), ...turned];
  }
}

/** Names may hold marks for bold and italic letters, which are left out: the renderer draws names bold. */
function entityName(text: string): string {
  return encodeName(text.replace(/\*\*(.+?)\*\*|\b_(.+?)_\b/g, "$1$2"));
}
