import type { DiagramFault } from "../../rules/diagram-rules.ts";

/** A line of a diagram that the renderer would leave out without a message. */
interface MermaidProblem {
  /** One-based line of the diagram's text. */
  line: number;
  found: DiagramFault;
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
 * Finds the lines that the renderer would skip or misread, and those that would
 * set colors of their own.
 */
export function checkMermaid(source: string): MermaidProblem[] {
  const lines = source.split("\n").map((line) => line.trim());
  const start = lines.findIndex((line) => line !== "" && !line.startsWith("%%"));
  const header = lines[start] ?? "";
  const known = lineCheckOf(header);
  if (!known) return [unknownKind(start < 0 ? 1 : start + 1, header)];
  return lines.flatMap((line, index): MermaidProblem[] => {
    if (index <= start || line === "" || line.startsWith("%%")) return [];
    if (styleLine.test(line) && !/^classDiagram/.test(header)) {
      return [{ line: index + 1, found: { fault: "own-style", text: line } }];
    }
    return known(line) ? [] : [{ line: index + 1, found: { fault: "unknown-line", text: line } }];
  });
}

function lineCheckOf(header: string): ((line: string) => boolean) | undefined {
  if (/^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i.test(header)) return isFlowLine;
  if (/^sequenceDiagram$/i.test(header)) return (line) => sequenceLine.test(line);
  if (/^stateDiagram(?:-v2)?$/i.test(header)) return (line) => stateLine.test(line);
  return /^(?:classDiagram|erDiagram)$/i.test(header) ? () => true : undefined;
}

function isFlowLine(line: string): boolean {
  return flowLine.test(line) || flowTokens(line) !== undefined;
}

/**
 * The parts of a line of a flowchart: nodes joined by `&`, groups of them joined by arrows.
 * Undefined for a line of another form.
 */
export function flowTokens(line: string): string[] | undefined {
  const tokens: string[] = [];
  let rest = line;
  while (true) {
    const found = node.exec(rest)?.[0];
    if (found === undefined) return undefined;
    tokens.push(found);
    rest = rest.slice(found.length).trimStart();
    if (rest === "") return tokens;
    const join = rest.startsWith("&") ? "&" : arrow.exec(rest)?.[0];
    if (join === undefined) return undefined;
    tokens.push(join);
    rest = rest.slice(join.length).trimStart();
  }
}

function unknownKind(line: number, header: string): MermaidProblem {
  const isEmpty = header === "";
  return { line, found: isEmpty ? { fault: "empty" } : { fault: "unknown-kind", header } };
}
