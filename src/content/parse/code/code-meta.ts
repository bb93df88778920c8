import { findNearest } from "../../../model/diagnostics/nearest.ts";
import type { Rule } from "../../../model/diagnostics/rule.ts";
import { codeRules } from "../../rules/code-rules.ts";
import { getLanguage } from "./languages.ts";

export interface CodeMeta {
  title?: string;
  alt?: string;
  classes: string[];
  /** Classes that the writer turned off, as with `showLineNumbers=false`. */
  removedClasses?: string[];
  lines: number[];
}

interface Option {
  apply(meta: CodeMeta, value: string | undefined): void;
  needsValue: boolean;
}

const options: ReadonlyMap<string, Option> = new Map<string, Option>([
  ["title", createText("title")],
  ["alt", createText("alt")],
  ["showLineNumbers", createFlag("numbered")],
]);

/** Options of other engines, with those of this one. `ranges` are numbers in braces. */
const foreignOptions: ReadonlyMap<string, "title" | "showLineNumbers" | "ranges"> = new Map([
  ...["title", "filename", "file", "caption"].map((name) => [name, "title"] as const),
  ...["linenums", "linenos", "lineNumbers", "numberLines", "line-numbers", ":line-numbers"].map(
    (name) => [name, "showLineNumbers"] as const,
  ),
  ...["hl_lines", "highlight", "emphasize-lines"].map((name) => [name, "ranges"] as const),
]);

/** The option here for one of another engine. */
export function translateOption(name: string, value = ""): string | undefined {
  const option = foreignOptions.get(name);
  if (name === ":no-line-numbers") return "showLineNumbers=false";
  if (option === "showLineNumbers") return option;
  if (option === "title") return value === "" ? option : `title="${value}"`;
  const ranges = option && value.match(/\d+(?:-\d+)?/g);
  return ranges ? `{${ranges.join(",")}}` : undefined;
}

/** Attributes in braces, as in `{.python title="a.py"}`, as language and options. */
function translateAttributes(attributes: string): string | undefined {
  const parts = [...attributes.matchAll(attribute)].map(([, mark, name = "", ...values]) => {
    const option = translateOption(
      name,
      values.find((value) => value !== undefined),
    );
    return option ?? (mark !== "#" && getLanguage(name) !== undefined ? name : "");
  });
  return parts.filter(Boolean).join(" ") || undefined;
}

const attribute = /([.#]?)([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\[[^\]]*\]|[^\s,]+)))?/g;

function createText(key: "title" | "alt"): Option {
  return {
    needsValue: true,
    apply(meta, value) {
      if (value !== undefined) meta[key] = value;
    },
  };
}

function createFlag(className: string): Option {
  return {
    needsValue: false,
    apply(meta, value) {
      meta.classes = meta.classes.filter((name) => name !== className);
      if (value !== "false") meta.classes.push(className);
      else meta.removedClasses = [className, ...(meta.removedClasses ?? [])];
    },
  };
}

type ReportMeta = <Values extends object>(
  offset: number,
  rule: Rule<Values>,
  values: NoInfer<Values>,
) => void;

/** `{ranges}`, `name`, or `name=value`, where the value may be quoted. */
const optionPattern = /\{([^}]*)\}?|([^\s={]+)(?:(\s*=\s*)(?:"([^"]*)"?|'([^']*)'?|(\S*)))?/g;

const optionNames = [...options.keys()];

export function parseCodeMeta(meta: string, report: ReportMeta): CodeMeta {
  const result: CodeMeta = { lines: [], classes: [] };
  for (const match of meta.matchAll(optionPattern)) {
    const { 1: braces, 2: name = "", 3: equals = "", index } = match;
    if (braces === undefined) {
      const value = match.slice(4).find((candidate) => candidate !== undefined);
      applyOption({ name, value, hasSpaces: equals.length > 1, offset: index }, result, report);
    } else if (result.lines.length < highestLine) {
      const [before = ""] = /[a-z]+$/i.exec(meta.slice(0, index)) ?? [];
      const lines = parseBraces(braces, { before, offset: index }, report);
      result.lines = result.lines.concat(lines);
    }
  }
  return result;
}

interface WrittenOption {
  name: string;
  value: string | undefined;
  /** Whether spaces surround the `=`. */
  hasSpaces: boolean;
  offset: number;
}

function applyOption(
  { name, value, hasSpaces, offset }: WrittenOption,
  meta: CodeMeta,
  report: ReportMeta,
): void {
  const option = options.get(name);
  if (!option) {
    // VitePress names the tabs of its groups of code in brackets.
    const [, title] = /^\[([^[\]"]+)\]$/.exec(name) ?? [];
    const translated = title ? `title="${title}"` : translateOption(name, value);
    const suggestion = translated ?? findNearest(name, optionNames);
    report(offset, codeRules["unknown-code-option"], { name, suggestion, known: optionNames });
    return;
  }
  option.apply(meta, value);
  const rule = codeRules["invalid-code-option"];
  if (option.needsValue && value === undefined) report(offset, rule, { name, kind: "no-value" });
  if (!option.needsValue && !/^(?:true|false)?$/.test(value ?? "")) {
    report(offset, rule, { name, kind: "value", value });
  }
  if (hasSpaces) report(offset, rule, { name, kind: "spaces" });
}

/** Returns the lines of `{1,3-5}`. `before` is the name directly before the braces. */
function parseBraces(
  braces: string,
  { before, offset }: { before: string; offset: number },
  report: ReportMeta,
): number[] {
  const suggestion = /^\s*[.#]?\p{L}/u.test(braces) ? translateAttributes(braces) : undefined;
  if (suggestion !== undefined || /^\s*[.#]|=/.test(braces)) {
    const name = `{${braces}}`;
    report(offset, codeRules["unknown-code-option"], { name, suggestion, known: optionNames });
    return [];
  }
  if (options.has(before)) {
    const invalid = { name: before, kind: "value", value: braces } as const;
    report(offset, codeRules["invalid-code-option"], invalid);
    return [];
  }
  return readRanges(braces, offset + 1, report);
}

/** Prevents `{1-999999999}` from filling the memory. */
const highestLine = 100_000;

function readRanges(ranges: string, offset: number, report: ReportMeta): number[] {
  let start = offset;
  return ranges.split(",").flatMap((range) => {
    const startOffset = start;
    start += range.length + 1;
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [from, to] = [Number(first ?? 0), Number(last ?? 0)];
    if (from >= 1 && to >= from && to <= highestLine) {
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }
    const invalid = { kind: "range", range: range.trim() } as const;
    report(startOffset, codeRules["invalid-highlight-range"], invalid);
    return [];
  });
}
