interface UnsupportedLine {
  reason: string;
  correction: string;
}

export interface LineReader {
  /**
   * Returns the line as the renderer reads it, which is empty if there is nothing to draw; undefined
   * if the line is not understood.
   */
  read: (line: string) => string | UnsupportedLine | undefined;
  /** Returns errors that concern the entire diagram. */
  finish: () => UnsupportedLine[];
  /** Lines for the top: the renderer uses the first text and order of nodes. */
  getLinesToMoveUp?: () => string[];
}

interface MermaidKind {
  header: RegExp;
  ignoredStyle: RegExp;
  createReader: () => LineReader;
}

/** Valid Mermaid that the renderer skips or draws wrong. */
type UnsupportedLines = readonly [line: RegExp, reason: string, correction: string][];

function findUnsupported(line: string, refusals: UnsupportedLines): UnsupportedLine | undefined {
  const refusal = refusals.find(([pattern]) => pattern.test(line));
  return refusal && { reason: refusal[1], correction: refusal[2] };
}

/** The groups of a flowchart or state diagram (`subgraph`, `state { }`) while its lines are read. */
class Groups {
  readonly #open: string[] = [];
  readonly #parents = new Map<string, string | undefined>();
  readonly #arrows: [from: string, to: string][] = [];

  open(id: string): void {
    this.#parents.set(id, this.#open.at(-1));
    this.#open.push(id);
  }

  close(): boolean {
    return this.#open.pop() !== undefined;
  }

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Records a node. Returns true if the node was mentioned before. */
  mention(id: string): boolean {
    if (this.#parents.has(id)) return true;
    this.#parents.set(id, this.#open.at(-1));
    return false;
  }

  connect(from: string, to: string): void {
    this.#arrows.push([from, to]);
  }

  #ancestors(id: string): string[] {
    const parent = this.#parents.get(id);
    return parent === undefined ? [] : [parent, ...this.#ancestors(parent)];
  }

  finish(closing: string): UnsupportedLine[] {
    const unclosed = this.#open.map((id) => ({
      reason: `the group \`${id}\` is not closed`,
      correction: `add the line \`${closing}\``,
    }));
    // The renderer misplaces an arrow between different groups that share an outer group.
    const misplaced = this.#arrows.filter(([from, to]) => {
      const [a, b] = [this.#ancestors(from), this.#ancestors(to)];
      return a[0] !== b[0] && a.some((group) => b.includes(group));
    });
    return [
      ...unclosed,
      ...misplaced.map(([from, to]) => ({
        reason: `the arrow from \`${from}\` to \`${to}\` crosses the border of a nested group`,
        correction: "connect nodes of the same group, or put the groups next to each other",
      })),
    ];
  }
}

const nodeId = /^\w+(?:-\w+)*/;
const nodeShape =
  /^(?:\(\(\((.+?)\)\)\)|\(\[(.+?)\]\)|\(\((.+?)\)\)|\[\[(.+?)\]\]|\[\((.+?)\)\]|\[\/(.+?)\\\]|\[\\(.+?)\/\]|>(.+?)\]|\{\{(.+?)\}\}|\[("[^"]+"|[^"[\](){}/\\]+|[^"[\](){}/\\][^"[\](){}]*)\]|\(("[^"]+"|[^"[\](){}]+)\)|\{("[^"]+"|[^"[\](){}]+)\})/;
/** A line of any length, and the label after it. */
const arrow = /^(<?)(-{2,}>|-{3,}|-\.+->?|={2,}>|={3,})(?:\|([^|]+)\|)?(?![-=.>xo])/;

const lineEnd = String.raw`(-{2,}>|-{3,}|-?\.+->?|={2,}>|={3,})(?![-=.>xo])`;

/** A label between the two parts of a line: `a -- text --> b`. With spaces, it can be any text. */
const arrowsAroundLabel = [
  String.raw`\s*("[^"|]+"|[^\s|"=.<>-](?:(?:(?!--|==|\.-)[^|"<>])*?[^\s|"=.<>-])??)\s*`,
  String.raw`\s+([^|"]+?)\s+`,
].map((label) => new RegExp(`^(<?)(?:--|-\\.|==)${label}${lineEnd}`));

/** Reads the arrow at the start of a text, and writes it in the form that the renderer reads. */
function readArrow(text: string): { length: number; written: string } | undefined {
  const [found, start, line, label] = arrow.exec(text) ?? [];
  if (found !== undefined && line !== undefined) {
    const written = start + getShortLine(line) + (label === undefined ? "" : `|${label}|`);
    return { length: found.length, written };
  }
  const match = arrowsAroundLabel.map((pattern) => pattern.exec(text)).find(Boolean);
  const [around, head, labelInside = "", end] = match ?? [];
  if (around === undefined || end === undefined) return undefined;
  const written = `${head}${getShortLine(end)}|${labelInside.replace(/^"|"$/g, "")}|`;
  return { length: around.length, written };
}

/** The renderer draws lines of one length. */
function getShortLine(line: string): string {
  const hasHead = line.endsWith(">");
  if (line.includes(".")) return hasHead ? "-.->" : "-.-";
  if (line.startsWith("=")) return hasHead ? "==>" : "===";
  return hasHead ? "-->" : "---";
}

const unsupportedFlowLines: UnsupportedLines = [
  [/@\{/, "shapes with `@{ }` are not drawn", "use brackets, for example `a[(Database)]`"],
  [
    /(?:--|==|\.-)[ox](?:\s|\|)/,
    "arrows end in an arrowhead or in nothing",
    "write `-->` or `---`",
  ],
  [/~~~/, "invisible links are not drawn", "remove the line"],
  [/;/, "a line is one statement", "begin a new line instead of `;`"],
  [/\[\/[^\]]*\/\]|\[\\[^\]]*\\\]/, "slanted boxes are not drawn", "write `a[Text]`"],
];

/** Returns an error if a node gets a second text. */
function recordText(
  id: string,
  texts: Map<string, string>,
  text: string,
): UnsupportedLine | undefined {
  const knownText = texts.get(id);
  texts.set(id, knownText ?? text);
  return knownText === undefined || knownText === text
    ? undefined
    : { reason: `\`${id}\` has two labels`, correction: "keep one of them" };
}

/** Reads the node at the start of a text, such as `a[Text]:::key`. */
function readNode(text: string): { id: string; shape: string; marker: string } | undefined {
  const id = nodeId.exec(text)?.[0];
  if (id === undefined) return undefined;
  const shape = nodeShape.exec(text.slice(id.length))?.[0] ?? "";
  const marker = /^:::[\w-]+/.exec(text.slice(id.length + shape.length))?.[0] ?? "";
  return { id, shape, marker };
}

function createFlowReader(): LineReader {
  const groups = new Groups();
  const texts = new Map<string, string>();
  const labelsToMoveUp: string[] = [];
  const readChain = (line: string): string | UnsupportedLine | undefined => {
    const tokens: string[] = [];
    let rest = line;
    // Arrows lead from all nodes of one side to all of the other: `a & b --> c & d`.
    let before: string[] = [];
    let current: string[] = [];
    while (true) {
      const node = readNode(rest);
      if (node === undefined) return undefined;
      const isKnown = groups.mention(node.id);
      if (node.shape !== "") {
        if (isKnown && !texts.has(node.id)) labelsToMoveUp.push(node.id + node.shape);
        const refusal = recordText(node.id, texts, node.shape);
        if (refusal) return refusal;
      }
      current.push(node.id);
      for (const from of before) groups.connect(from, node.id);
      tokens.push(node.id + node.shape + (node.marker === ":::key" ? node.marker : ""));
      rest = rest.slice(node.id.length + node.shape.length + node.marker.length).trimStart();
      if (rest === "") return tokens.join(" ");
      if (rest.startsWith("&")) {
        tokens.push("&");
        rest = rest.slice(1).trimStart();
        continue;
      }
      const nextArrow = readArrow(rest);
      if (nextArrow === undefined) return undefined;
      before = current;
      current = [];
      tokens.push(nextArrow.written);
      rest = rest.slice(nextArrow.length).trimStart();
    }
  };
  return {
    read(line) {
      const [, group] = /^subgraph\s+(\S.*)$/.exec(line) ?? [];
      if (group !== undefined) {
        groups.open(/^([\w-]+)\s*\[/.exec(group)?.[1] ?? group.replace(/\W+/g, "_"));
        return line;
      }
      if (line === "end") return groups.close() ? line : undefined;
      if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(line)) {
        return groups.isOpen ? line : undefined;
      }
      return findUnsupported(line, unsupportedFlowLines) ?? readChain(line);
    },
    finish: () => groups.finish("end"),
    getLinesToMoveUp: () => labelsToMoveUp,
  };
}

const stateId = "(\\[\\*\\]|[\\w\\p{L}]+)";
const unsupportedStateLines: UnsupportedLines = [
  [/<<\w+>>|\[\[\w+\]\]/, "forks, joins, and choices are not drawn", "write a plain state"],
  [/^note\b/i, "notes on states are not drawn", "write the note as text below the diagram"],
  [/^--$/, "states do not have parallel parts", "write a state with braces for each part"],
  [/^state\s+\w+$|^\w+$/, "a state alone is not drawn", "write `id : Text`, or an arrow"],
];

function createStateReader(): LineReader {
  const groups = new Groups();
  const texts = new Map<string, string>();
  const labelsToMoveUp: string[] = [];
  return {
    read(line) {
      if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(line)) return line;
      if (line === "}") return groups.close() ? line : undefined;
      const [, opened] = /^state\s+(?:"[^"]+"\s+as\s+)?([\w\p{L}]+)\s*\{$/u.exec(line) ?? [];
      if (opened !== undefined) {
        groups.open(opened);
        return line;
      }
      const [, from, to] =
        new RegExp(`^${stateId}\\s*-->\\s*${stateId}(?:\\s*:\\s*\\S.*)?$`, "u").exec(line) ?? [];
      if (from !== undefined && to !== undefined) {
        for (const id of [from, to]) if (id !== "[*]") groups.mention(id);
        if (from !== "[*]" && to !== "[*]") groups.connect(from, to);
        return line;
      }
      const [, nodeName, described] =
        /^state\s+"[^"]+"\s+as\s+([\w\p{L}]+)$|^([\w\p{L}]+)\s*:\s*\S.*$/u.exec(line) ?? [];
      const id = nodeName ?? described;
      if (id === undefined) return findUnsupported(line, unsupportedStateLines);
      if (groups.mention(id) && !texts.has(id)) labelsToMoveUp.push(line);
      return recordText(id, texts, line) ?? line;
    },
    finish: () => groups.finish("}"),
    getLinesToMoveUp: () => labelsToMoveUp,
  };
}

/** Words with spaces or single hyphens between them. */
const participantName = "[^\\s:<>()-]+(?:(?:\\s+|-)[^\\s:<>()-]+)*";
const participantLine = /^(participant|actor)\s+([^\s@](?:[^@]*?[^\s@])??)(?:\s+as\s+(\S.*))?$/;
const noteLine =
  /^note\s+(left of|right of|over)\s+([^\s:,][^:,]*?)(?:\s*,\s*([^\s:,][^:,]*?))?\s*:\s*(\S.*)$/i;
const messageLine = new RegExp(
  `^(${participantName})\\s*(--?>>|--?\\))\\s*([+-]?)(${participantName})\\s*:\\s*(\\S.*)$`,
);
const autonumberLine = /^autonumber(?:\s+(\d+)(?:\s+(\d+))?|\s+(off))?$/;
const unsupportedSequenceLines: UnsupportedLines = [
  [
    /^(?:de)?activate\b/,
    "activation bars are drawn only with messages",
    "write `->>+` and `-->>-`",
  ],
  [/^(?:create|destroy)\b/, "participants cannot be created or destroyed", "remove the line"],
  [/^(?:box|rect)\b/, "colored areas are not drawn", "remove the line and its `end`"],
  [/^(?:option|critical|par_over)\b/, "this block is not drawn", "use `alt`, `opt`, or `par`"],
  [/@\{/, "a participant is a box or a person", "write `participant` or `actor`"],
  [/<<-{1,2}>>/, "a message has one direction", "write two messages"],
  [/-{1,2}x|-{1,2}>(?!>)/, "messages end in an arrowhead", "write `->>`, `-->>`, or `-)`"],
  [/^[^:]*[-)>][+-]?\s*[^:]*:?$/, "a message needs a text", "write it after a colon"],
];

/** The participants of a sequence, whose ids have no spaces in the renderer. */
class Participants {
  /** Line that declares each participant by its id, in the order of the drawing. */
  readonly #declarations = new Map<string, string>();
  #needsDeclarations = false;

  declare(type: string, name: string, label: string | undefined): string {
    const id = getParticipantId(name);
    const declaration = `${type} ${id}${label === undefined && id === name ? "" : ` as ${label ?? name}`}`;
    // The renderer uses the first declaration, which a mention can precede.
    this.#needsDeclarations ||= this.#declarations.has(id);
    this.#declarations.set(id, declaration);
    return declaration;
  }

  /** Returns the id of a participant, which need not be declared. */
  mention(name: string): string {
    const id = getParticipantId(name);
    if (!this.#declarations.has(id)) {
      this.declare("participant", name, undefined);
      this.#needsDeclarations ||= id !== name;
    }
    return id;
  }

  getMissingDeclarations(): string[] {
    return this.#needsDeclarations ? [...this.#declarations.values()] : [];
  }
}

function getParticipantId(name: string): string {
  return name.replace(/\s+/g, "·");
}

function createSequenceReader(): LineReader {
  const participants = new Participants();
  let open = 0;
  let hasMessage = false;
  /** The number of the next message. */
  let numbering: { next: number; step: number } | undefined;
  const takeNumber = () => {
    if (!numbering) return "";
    const { next, step } = numbering;
    numbering = { next: next + step, step };
    return `${next}. `;
  };

  function readParticipant(line: string): string | undefined {
    const [, type, name, label] = participantLine.exec(line) ?? [];
    return type && name && participants.declare(type, name, label);
  }

  function readNote(line: string): string | undefined {
    const [, side, first, second, text] = noteLine.exec(line) ?? [];
    if (first === undefined) return undefined;
    const ids = [first, ...(second ? [second] : [])].map((name) => participants.mention(name));
    return `Note ${side} ${ids.join(",")}: ${text}`;
  }

  function readMessage(line: string): string | undefined {
    const [, from, arrow, activation, to, text] = messageLine.exec(line) ?? [];
    if (from === undefined || to === undefined) return undefined;
    hasMessage = true;
    const [fromId, toId] = [participants.mention(from), participants.mention(to)];
    return `${fromId}${arrow}${activation}${toId}: ${takeNumber()}${text}`;
  }

  function readAutonumber(line: string): string | undefined {
    const [found, next = "1", step = "1", off] = autonumberLine.exec(line) ?? [];
    if (found === undefined) return undefined;
    numbering = off ? undefined : { next: Number(next), step: Number(step) };
    return "";
  }

  return {
    read(line) {
      if (!hasMessage && /^note\s/i.test(line)) {
        return {
          reason: "a note before the first message is not drawn",
          correction: "move the note below a message",
        };
      }
      if (/^(?:loop|alt|opt|par|break)(?:\s|$)/.test(line)) {
        open += 1;
        return line;
      }
      if (line === "end") {
        if (open === 0) return undefined;
        open -= 1;
        return line;
      }
      if (/^(?:else|and)(?:\s|$)/.test(line)) return open > 0 ? line : undefined;
      return (
        readMessage(line) ??
        readParticipant(line) ??
        readNote(line) ??
        readAutonumber(line) ??
        findUnsupported(line, unsupportedSequenceLines)
      );
    },
    finish: () =>
      open === 0 ? [] : [{ reason: "a block is not closed", correction: "add the line `end`" }],
    getLinesToMoveUp: () => participants.getMissingDeclarations(),
  };
}

function createBlockReader(
  { opens, inside, outside }: Readonly<Record<"opens" | "inside" | "outside", RegExp>>,
  refusals: UnsupportedLines,
  write: (line: string) => string,
): LineReader {
  let isOpen = false;
  return {
    read(line) {
      if (line === "}") {
        if (!isOpen) return undefined;
        isOpen = false;
        return line;
      }
      const output = write(line);
      if (isOpen) {
        return inside.test(output) ? output : findUnsupported(line, refusals);
      }
      isOpen = opens.test(line);
      return isOpen || outside.test(output) ? output : findUnsupported(line, refusals);
    },
    finish: () =>
      isOpen ? [{ reason: "a block is not closed", correction: "add the line `}`" }] : [],
  };
}

const className = "[\\w\\p{L}]+";
const classParts = {
  opens: new RegExp(`^class\\s+${className}(?:~\\w+~)?\\s*\\{$`, "u"),
  inside: /^<<\w+>>$|^[-+#~]?\s*[^\s{}<>:][^{}<>:]*$/,
  outside: new RegExp(
    `^class\\s+${className}(?:~\\w+~)?$|^${className}\\s*:\\s*[^:<>]+$|` +
      `^${className}\\s+(?:"[^"]*"\\s+)?(?:<\\|--|<\\|\\.\\.|\\*--|o--|-->|--\\*|--o|--\\|>|\\.\\.>|\\.\\.\\|>|<--|<\\.\\.)\\s+(?:"[^"]*"\\s+)?${className}(?:\\s*:\\s*\\S.*)?$`,
    "u",
  ),
};
const unsupportedClassLines: UnsupportedLines = [
  [/^direction\b/, "classes run from top to bottom", "remove the line"],
  [/^note\b/, "notes on classes are not drawn", "write the note as text below the diagram"],
  [/^namespace\b/, "namespaces are not drawn", "remove the line and its `}`"],
  [/^<<.+>>\s*\S/, "an annotation belongs to a block", "write it between the braces of its class"],
  [/\(\)--|--\(\)/, "lollipops are not drawn", "write `..|>`"],
  [/^class\s+\w+\s*\[/, "a class cannot have a label", "remove the text in brackets"],
  [/^\S+\s.*~/, "type parameters belong to the class", "write `class Name~Type~` on its own line"],
  [
    /\S(?:--|\.\.)\s*(?:$|[\w"])|^\S+\s+(?:--|\.\.)\s/,
    "a relation needs an end, and spaces on both sides",
    "write `A --> B` or `A <|-- B`",
  ],
  [/^[-+#~]?\s*\w+\s*:\s*\w+$/, "a member has its type first", "write `+String name`"],
];

const entityParts = {
  opens: /^[\w-]+\s*\{$/,
  inside: /^[\w-]+(?:\([\w,]*\)|\[\])?\s+[\w-]+(?:\s+(?:PK|FK|UK))*(?:\s+"[^"]*")?$/,
  outside:
    /^[\w-]+\s+(?:\|\||\|o|o\||\}\||\}o|\|\{|o\{)(?:--|\.\.)(?:\|\||\|o|o\||\|\{|o\{|\}\||\}o)\s+[\w-]+\s*:\s*\S.*$/,
};
const unsupportedEntityLines: UnsupportedLines = [
  [/^direction\b/, "entities run from left to right", "remove the line"],
  [/^[\w-]+$/, "an entity alone is not drawn", "write `NAME {` and `}`, or a relation"],
  [/^(?:"|[\w-]+\s*\[)/, "an entity cannot have a label", "write one word of letters and digits"],
  [
    /\b(?:to|or|only|optionally)\b.*:/,
    "relations are written with symbols",
    "write `A ||--o{ B : has`",
  ],
  [/^[\w-]+\s+\S*(?:--|\.\.)\S*\s+[\w-]+$/, "a relation needs a label", "write it after a colon"],
];

const ignoredFlowStyle = /^(?:style|classDef|class|linkStyle|click)\s+(?![-=<&|~.])\S/;

export const mermaidKinds: readonly MermaidKind[] = [
  {
    header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
    ignoredStyle: ignoredFlowStyle,
    createReader: createFlowReader,
  },
  {
    header: /^stateDiagram(?:-v2)?$/i,
    ignoredStyle: ignoredFlowStyle,
    createReader: createStateReader,
  },
  {
    header: /^sequenceDiagram$/i,
    ignoredStyle: /^(?:links?|properties|details|title)\s+\S/,
    createReader: createSequenceReader,
  },
  {
    header: /^classDiagram(?:-v2)?$/i,
    ignoredStyle: /^(?:style|classDef|cssClass|click|link|callback)\s+\S/,
    createReader: () => createBlockReader(classParts, unsupportedClassLines, (line) => line),
  },
  {
    header: /^erDiagram$/i,
    ignoredStyle: /^(?:style|classDef|class)\s+\S/,
    // Mermaid separates keys with commas, the renderer with spaces.
    createReader: () =>
      createBlockReader(entityParts, unsupportedEntityLines, (line) =>
        line.replace(/,\s*(?=(?:PK|FK|UK)\b)/g, " "),
      ),
  },
];
