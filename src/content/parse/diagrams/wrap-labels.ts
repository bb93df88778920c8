/**
 * Breaks long labels of a flowchart into lines. Other kinds of diagrams are returned unchanged.
 *
 * @param source text of a diagram without problems
 * @param most characters of a line; words that are longer break after `/`, `-`, `_` and `.`
 */
export function wrapLabels(source: string, most: number): string {
  let header: string | undefined;
  const lines = source.split("\n").map((line) => {
    const text = line.trim();
    if (text === "" || text.startsWith("%%")) return line;
    if (header === undefined) {
      header = text;
      return line;
    }
    return (
      flowTokens(text)
        ?.map((token) => wrapToken(token, most))
        .join(" ") ?? line
    );
  });
  return header !== undefined && isFlowchart(header) ? lines.join("\n") : source;
}

/** Whether a diagram with this first line is a flowchart. */
export function isFlowchart(header: string): boolean {
  return /^(?:graph|flowchart)\s/i.test(header);
}

/** The label of a node or of an arrow, between what opens and what closes it. */
const labeled =
  /^([\w-]+(?:\(\(\(|\(\[|\(\(|\[\[|\[\(|\[\/|\[\\|>|\{\{|\[|\(|\{)"?|<?(?:-->|-\.->|==>|---|-\.-|===)\|)(.+?)("?(?:\)\)\)|\]\)|\)\)|\]\]|\)\]|\\\]|\/\]|\}\}|\]|\)|\})(?::::[\w-]+)?|\|)$/;

function wrapToken(token: string, most: number): string {
  const match = labeled.exec(token);
  if (!match) return token;
  const [, start = "", label = "", end = ""] = match;
  return start + wrapText(label, most) + end;
}

const lineBreak = /<br\s*\/?>|\\n/i;

/** Breaks a text into lines of about equal length, none longer than `most` where words allow it. */
export function wrapText(text: string, most: number): string {
  return text
    .split(lineBreak)
    .flatMap((line) => balanced(line.trim(), most))
    .join("<br>");
}

function balanced(line: string, most: number): string[] {
  const greedy = fill(line, most);
  // The same number of lines, with the shortest lines that allow it.
  for (let width = Math.ceil(line.length / greedy.length); width < most; width += 1) {
    const lines = fill(line, width);
    if (lines.length <= greedy.length && lines.every(({ length }) => length <= width)) return lines;
  }
  return greedy;
}

function fill(line: string, most: number): string[] {
  const lines: string[] = [];
  for (const { text, joined } of piecesOf(line, most)) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : `${last}${joined ? "" : " "}${text}`;
    if (last === undefined || longer.length > most) lines.push(text);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Words, and parts of words that are too long. `joined` parts follow without a space. */
function piecesOf(line: string, most: number): { text: string; joined: boolean }[] {
  return line.split(/\s+/).flatMap((word) => {
    const parts = word.length <= most ? [word] : (word.match(/[^/_.-]+[/_.-]*|[/_.-]+/g) ?? [word]);
    return parts.map((text, index) => ({ text, joined: index > 0 }));
  });
}

const nodeToken =
  /^[\w-]+(?:\(\(\([^()]+\)\)\)|\(\[[^[\]]+\]\)|\(\([^()]+\)\)|\[\[[^[\]]+\]\]|\[\([^()]+\)\]|\[\/[^[\]]+\\\]|\[\\[^[\]]+\/\]|>[^[\]]+\]|\{\{[^{}]+\}\}|\[[^[\]]+\]|\([^()]+\)|\{[^{}]+\})?(?::::[\w-]+)?/;
const arrowToken = /^<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?/;

/**
 * The parts of a line of a flowchart in the form that the renderer reads: nodes joined by `&`, groups of them joined by
 * arrows. Undefined for a line of another form.
 */
function flowTokens(line: string): string[] | undefined {
  const tokens: string[] = [];
  let rest = line;
  while (true) {
    const found = nodeToken.exec(rest)?.[0];
    if (found === undefined) return undefined;
    tokens.push(found);
    rest = rest.slice(found.length).trimStart();
    if (rest === "") return tokens;
    const join = rest.startsWith("&") ? "&" : arrowToken.exec(rest)?.[0];
    if (join === undefined) return undefined;
    tokens.push(join);
    rest = rest.slice(join.length).trimStart();
  }
}
