import { nearest } from "../../../model/diagnostics/nearest.ts";

/** What stands behind the language of a code block. */
export interface CodeMeta {
  title?: string;
  /** Text alternative of a diagram. */
  alt?: string;
  /** Numbers of highlighted lines, one-based. */
  lines: number[];
  numbered: boolean;
  problems: MetaProblem[];
}

export interface MetaProblem {
  rule: string;
  severity: "error" | "warning";
  /** Offset inside the meta text. */
  offset: number;
  message: string;
  hint: string;
}

const part = /\{([^}]*)\}?|([^\s={]+)(?:(\s*=\s*)(?:"([^"]*)"?|'([^']*)'?|(\S*)))?/g;
const options = ["title", "alt", "showLineNumbers"];

/** Reads `title="main.tf" {1,3-5} showLineNumbers`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = { lines: [], numbered: false, problems: [] };
  for (const match of meta.matchAll(part)) {
    const [, ranges, name = "", equals = "", ...values] = match;
    const value = values.find((candidate) => candidate !== undefined);
    if (ranges !== undefined) readRanges(result, ranges, match.index + 1);
    else if (name === "title" && value !== undefined) result.title = value;
    else if (name === "alt" && value !== undefined) result.alt = value;
    else if (name === "showLineNumbers") result.numbered = value !== "false";
    else result.problems.push(unknownOption(name, match.index));
    if (options.includes(name) && equals.length > 1) {
      result.problems.push(spaceAround(name, match.index));
    }
  }
  return result;
}

function readRanges(result: CodeMeta, ranges: string, offset: number): void {
  let at = offset;
  for (const range of ranges.split(",")) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const from = Number(first ?? 0);
    const to = Number(last ?? 0);
    // A bound keeps `{1-999999999}` from filling the memory; the block's own length is checked later.
    if (from < 1 || to < from || to > 100_000) result.problems.push(badRange(range.trim(), at));
    else for (let line = from; line <= to; line++) result.lines.push(line);
    at += range.length + 1;
  }
}

function badRange(range: string, offset: number): MetaProblem {
  return {
    rule: "invalid-highlight-range",
    severity: "error",
    offset,
    message: `\`${range}\` is not a range of lines`,
    hint: "write line numbers and ranges like `{1,3-5}`",
  };
}

function spaceAround(name: string, offset: number): MetaProblem {
  return {
    rule: "invalid-code-option",
    severity: "warning",
    offset,
    message: `spaces stand around the \`=\` of \`${name}\``,
    hint: `write \`${name}="…"\``,
  };
}

function unknownOption(name: string, offset: number): MetaProblem {
  if (options.includes(name)) return withoutValue(name, offset);
  const near = nearest(name, options);
  return {
    rule: "unknown-code-option",
    severity: "warning",
    offset,
    message: `unknown option \`${name}\` of a code block`,
    hint: near ? `did you mean \`${near}\`?` : `known: ${options.join(", ")}, {1,3-5}`,
  };
}

function withoutValue(name: string, offset: number): MetaProblem {
  return {
    rule: "invalid-code-option",
    severity: "warning",
    offset,
    message: `the option \`${name}\` of a code block has no value`,
    hint: `write \`${name}="…"\``,
  };
}
