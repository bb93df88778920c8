import type { DiagramFault } from "../../../rules/diagram-rules.ts";

/** What is wrong with a line of a diagram. */
export interface MermaidProblem {
  /** One-based line of the diagram's text. */
  line: number;
  found: DiagramFault;
}

/** One statement of a diagram. */
export interface Statement {
  text: string;
  /** One-based line of the diagram's text. */
  line: number;
}

/** A diagram in the form that the renderer reads. */
export interface Canonical {
  lines: string[];
  problems: MermaidProblem[];
}

/** The text of a diagram without what stands around its statements. */
interface Parts {
  header: Statement;
  body: Statement[];
  /** What the diagram says about itself for readers who do not see it. */
  description: string | undefined;
  problems: MermaidProblem[];
}

/** Lines that set colors, forms and links of their own; a node can have the same name. */
const styleLine = /^(?:style|classDef|class|linkStyle|click)\s+(?![-=<&|~.]|x-|o-)\S/;

/**
 * Splits the text of a diagram into its first line and its statements. Comments go; what describes the diagram is set
 * apart; directives and front matter, which set themes and titles, are named.
 */
export function splitDiagram(source: string): Parts {
  const problems: MermaidProblem[] = [];
  const lines = source.split("\n").map((text) => text.trim());
  const first = skipFrontMatter(lines, problems);
  const described: string[] = [];
  const kept: Statement[] = [];
  for (let index = first; index < lines.length; index += 1) {
    const text = lines[index] ?? "";
    const line = index + 1;
    if (/^%%\{/.test(text)) {
      problems.push({ line, found: { fault: "own-style", text } });
      while (index < lines.length && !(lines[index] ?? "").includes("}%%")) index += 1;
    } else if (/^accDescr\s*\{/.test(text)) {
      const end = lines.findIndex((one, at) => at >= index && one.endsWith("}"));
      const last = end < 0 ? index : end;
      described.push(
        lines
          .slice(index, last + 1)
          .join(" ")
          .replace(/^accDescr\s*\{|\}$/g, ""),
      );
      index = last;
    } else if (/^acc(?:Title|Descr)\s*:/.test(text)) {
      described.push(text.slice(text.indexOf(":") + 1));
    } else if (text !== "" && !text.startsWith("%%")) kept.push({ text, line });
  }
  const [header = { text: "", line: 1 }, ...body] = kept;
  const description = described.map((one) => one.trim()).join(". ") || undefined;
  return { header, body, description, problems };
}

/** The index of the line after front matter, which can hold a title and settings. */
function skipFrontMatter(lines: readonly string[], problems: MermaidProblem[]): number {
  const start = lines.findIndex((text) => text !== "");
  if (lines[start] !== "---") return 0;
  const end = lines.indexOf("---", start + 1);
  if (end < 0) return 0;
  problems.push({ line: start + 1, found: { fault: "front-matter" } });
  return end + 1;
}

/** Separates the lines that style a diagram from the others: it is drawn without them. */
export function withoutStyles(
  statements: readonly Statement[],
  problems: MermaidProblem[],
  style: RegExp = styleLine,
): Statement[] {
  return statements.filter(({ text, line }) => {
    if (!style.test(text)) return true;
    problems.push({ line, found: { fault: "own-style", text } });
    return false;
  });
}

/**
 * Names the statements that give something a class which no `classDef` of the diagram defines: style sheets of a page
 * do not know it. Where one is defined, its line is named.
 *
 * @param known classes that mean something without a definition
 */
export function nameClasses(
  statements: readonly Statement[],
  problems: MermaidProblem[],
  known: readonly string[] = [],
): void {
  const defined = new Set(known);
  for (const { text } of statements) {
    const [, names = ""] = /^classDef\s+([\w,-]+)/.exec(text) ?? [];
    for (const name of names.split(",")) defined.add(name);
  }
  for (const { text, line } of statements) {
    const [bare = ""] = text
      .replace(/"[^"]*"|\|[^|]*\||\[[^\]]*\]|\([^)]*\)|\{[^}]*\}/g, "")
      .split(/(?<!:):(?!:)/, 1);
    const given = [...bare.matchAll(/:::([\w-]+(?:,[\w-]+)*)/g)].flatMap(([, names = ""]) =>
      names.split(","),
    );
    if (given.some((name) => !defined.has(name))) {
      problems.push({ line, found: { fault: "own-style", text } });
    }
  }
}

/** Splits statements at semicolons outside of quotes and brackets. */
export function splitAtSemicolons(statements: readonly Statement[]): Statement[] {
  return statements.flatMap(({ text, line }) => {
    const parts: string[] = [];
    let depth = 0;
    let isQuoted = false;
    let start = 0;
    for (const [index, char] of [...text].entries()) {
      if (char === '"') isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if ("[({".includes(char)) depth += 1;
      else if ("])}".includes(char)) depth -= 1;
      else if (char === ";" && depth <= 0) {
        parts.push([...text].slice(start, index).join(""));
        start = index + 1;
      }
    }
    parts.push([...text].slice(start).join(""));
    return parts
      .map((part) => ({ text: part.trim(), line }))
      .filter((statement) => statement.text !== "");
  });
}

/** Joins a statement whose quotes end in a later line with the lines up to there. */
export function joinQuoted(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (let index = 0; index < statements.length; index += 1) {
    const first = statements[index] as Statement;
    const end = isOpen(first.text)
      ? statements.findIndex(({ text }, at) => at > index && isOpen(text))
      : -1;
    const parts = end < 0 ? [first] : statements.slice(index, end + 1);
    joined.push({ text: parts.map(({ text }) => text).join("\n"), line: first.line });
    index += parts.length - 1;
  }
  return joined;
}

/** Whether a text holds an odd number of quotes. */
function isOpen(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1;
}

/** Gives names that are safe for the renderer to the ids of a diagram. */
export function createNames(): (id: string) => string {
  const names = new Map<string, string>();
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const isPlain = /^\w+(?:-\w+)*$/.test(id) && !/^(?:end|state|note|direction)$/i.test(id);
    const name = isPlain ? id : `x_${names.size + 1}_`;
    names.set(id, name);
    return name;
  };
}

/** A problem with a whole statement. */
export function unknownLine({ text, line }: Statement): MermaidProblem {
  return { line, found: { fault: "unknown-line", text } };
}

/** A statement that is understood, and that the renderer cannot draw. */
export function notDrawn({ text, line }: Statement, reason: string): MermaidProblem {
  return { line, found: { fault: "not-drawn", text, reason } };
}
