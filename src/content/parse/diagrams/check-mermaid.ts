/** A line of a diagram that the renderer would drop without a word. */
export interface MermaidProblem {
  /** One-based line of the diagram's text. */
  line: number;
  message: string;
  hint: string;
}

const node =
  /^[\w-]+(?:\(\(\([^()]+\)\)\)|\(\[[^[\]]+\]\)|\(\([^()]+\)\)|\[\[[^[\]]+\]\]|\[\([^()]+\)\]|\[\/[^[\]]+\\\]|\[\\[^[\]]+\/\]|>[^[\]]+\]|\{\{[^{}]+\}\}|\["[^"]+"\]|\("[^"]+"\)|\{"[^"]+"\}|\[[^[\]]+\]|\([^()]+\)|\{[^{}]+\})?(?::::[\w-]+)?/;
const arrow =
  /^(?:<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))/;

const flowLine = /^(?:end|subgraph\s+.+|direction\s+(?:TD|TB|LR|BT|RL))$/i;
const sequenceLine =
  /^(?:(?:participant|actor)\s+\S.*|Note\s+(?:left of|right of|over)\s+[^:]+:.+|(?:loop|alt|opt|par|critical|break|rect)\b.*|(?:else|and)\b.*|end|(?:de)?activate\s+\S+|autonumber|\S+?\s*(?:--?>>|--?[)x]|--?>)\s*[+-]?\S+?\s*:.+)$/i;
const stateLine =
  /^(?:direction\s+\w+|state\s+.+|\}|(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:.+)?|[\w\p{L}-]+\s*:.+)$/u;
const styleLine = /^(?:style|classDef|class|linkStyle|click)\s/;

/**
 * Finds the lines that the renderer would skip or draw as something else, and those that would
 * bring in colors of their own.
 */
export function checkMermaid(source: string): MermaidProblem[] {
  const lines = source.split("\n").map((line) => line.trim());
  const start = lines.findIndex((line) => line !== "" && !line.startsWith("%%"));
  const header = lines[start] ?? "";
  const known = lineCheckOf(header);
  if (!known) return [unknownKind(start < 0 ? 1 : start + 1, header)];
  return lines.flatMap((line, index) => {
    if (index <= start || line === "" || line.startsWith("%%")) return [];
    if (styleLine.test(line) && !/^classDiagram/.test(header)) return [ownStyle(index + 1, line)];
    return known(line) ? [] : [unknownLine(index + 1, line)];
  });
}

function lineCheckOf(header: string): ((line: string) => boolean) | undefined {
  if (/^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i.test(header)) return isFlowLine;
  if (/^sequenceDiagram$/i.test(header)) return (line) => sequenceLine.test(line);
  if (/^stateDiagram(?:-v2)?$/i.test(header)) return (line) => stateLine.test(line);
  return /^(?:classDiagram|erDiagram)$/i.test(header) ? () => true : undefined;
}

/** Nodes joined by `&`, groups of them joined by arrows. */
function isFlowLine(line: string): boolean {
  if (flowLine.test(line)) return true;
  let rest = line;
  while (true) {
    const match = node.exec(rest);
    if (!match) return false;
    rest = rest.slice(match[0].length).trimStart();
    if (rest === "") return true;
    const join = rest.startsWith("&") ? "&" : arrow.exec(rest)?.[0];
    if (join === undefined) return false;
    rest = rest.slice(join.length).trimStart();
  }
}

function unknownKind(line: number, header: string): MermaidProblem {
  return {
    line,
    message: header === "" ? "the diagram is empty" : `\`${header}\` is no kind of diagram`,
    hint: "begin with `flowchart TD`, `flowchart LR`, `sequenceDiagram`, `stateDiagram-v2`, `classDiagram` or `erDiagram`",
  };
}

function unknownLine(line: number, text: string): MermaidProblem {
  return {
    line,
    message: `the line \`${text}\` of the diagram is not understood`,
    hint: "check brackets, arrows and quotes, for example `a[Text] -->|label| b[Text]`",
  };
}

function ownStyle(line: number, text: string): MermaidProblem {
  return {
    line,
    message: `the line \`${text}\` gives the diagram a style or a link of its own`,
    hint: "remove it: colors come from the theme, in light and dark",
  };
}
