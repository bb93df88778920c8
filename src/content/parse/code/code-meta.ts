import { nearest } from "../../../model/diagnostics/nearest.ts";
import type { Rule } from "../../../model/diagnostics/rule.ts";
import { codeRules } from "../../rules/code-rules.ts";
import { getLanguage } from "./languages.ts";

export interface CodeMeta {
  title?: string;
  alt?: string;
  classes: string[];
  off?: string[];
  lines: number[];
}

type ReadOption = (meta: CodeMeta, value: string | undefined) => void;

interface Option {
  read: ReadOption;
  needsValue: boolean;
}

const options: ReadonlyMap<string, Option> = new Map<string, Option>([
  ["title", createText("title")],
  ["alt", createText("alt")],
  ["showLineNumbers", createFlag("numbered")],
]);

/** Options of other engines. */
const otherNames: ReadonlyMap<string, "title" | "showLineNumbers" | "ranges"> = new Map([
  ...["title", "filename", "file", "caption"].map((name) => [name, "title"] as const),
  ...["linenums", "linenos", "lineNumbers", "numberLines", "line-numbers", ":line-numbers"].map(
    (name) => [name, "showLineNumbers"] as const,
  ),
  ...["hl_lines", "highlight", "emphasize-lines"].map((name) => [name, "ranges"] as const),
]);

/** The option with the meaning of one of another engine. */
export function translateOption(name: string, value = ""): string | undefined {
  const canonicalName = otherNames.get(name);
  if (name === ":no-line-numbers") return "showLineNumbers=false";
  if (canonicalName === "showLineNumbers") return canonicalName;
  if (canonicalName === "title") return value === "" ? canonicalName : `title="${value}"`;
  const ranges = canonicalName && value.match(/\d+(?:-\d+)?/g);
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
    read(meta, value) {
      if (value !== undefined) meta[key] = value;
    },
  };
}

function createFlag(className: string): Option {
  return {
    needsValue: false,
    read(meta, value) {
      meta.classes = meta.classes.filter((name) => name !== className);
      if (value !== "false") meta.classes.push(className);
      else meta.off = [className, ...(meta.off ?? [])];
    },
  };
}

type ReportMeta = <Values extends object>(
  offset: number,
  rule: Rule<Values>,
  values: NoInfer<Values>,
) => void;

/** `{ranges}`, `name` or `name=value`, where the value may be quoted. */
const optionPattern = /\{([^}]*)\}?|([^\s={]+)(?:(\s*=\s*)(?:"([^"]*)"?|'([^']*)'?|(\S*)))?/g;

export function parseCodeMeta(meta: string, report: ReportMeta): CodeMeta {
  const result: CodeMeta = { lines: [], classes: [] };
  const optionNames = [...options.keys()];
  for (const match of meta.matchAll(optionPattern)) {
    const [, ranges, name = "", equals = "", ...values] = match;
    const offset = match.index;
    const suggestion =
      ranges && /^\s*[.#]?\p{L}/u.test(ranges) ? translateAttributes(ranges) : undefined;
    if (ranges !== undefined && (suggestion || /^\s*[.#]|=/.test(ranges))) {
      report(offset, codeRules["unknown-code-option"], {
        name: `{${ranges}}`,
        suggestion,
        known: optionNames,
      });
      continue;
    }
    const [before = ""] = /[a-z]+$/i.exec(meta.slice(0, offset)) ?? [];
    if (ranges !== undefined && options.has(before)) {
      const invalid = { name: before, kind: "value", value: ranges } as const;
      report(offset, codeRules["invalid-code-option"], invalid);
      continue;
    }
    if (ranges !== undefined) {
      if (result.lines.length < highestLine) {
        result.lines = result.lines.concat(readRanges(ranges, offset + 1, report));
      }
      continue;
    }
    const option = options.get(name);
    const value = values.find((candidate) => candidate !== undefined);
    if (!option) {
      // VitePress names the tabs of its groups of code in brackets.
      const [, title] = /^\[([^[\]"]+)\]$/.exec(name) ?? [];
      const other = title ? `title="${title}"` : translateOption(name, value);
      const suggestion = other ?? nearest(name, optionNames);
      const unknown = { name, suggestion, known: optionNames };
      report(offset, codeRules["unknown-code-option"], unknown);
      continue;
    }
    option.read(result, value);
    if (option.needsValue && value === undefined) {
      report(offset, codeRules["invalid-code-option"], { name, kind: "no-value" });
    }
    if (!option.needsValue && !/^(?:true|false)?$/.test(value ?? "")) {
      report(offset, codeRules["invalid-code-option"], { name, kind: "value", value });
    }
    if (equals.length > 1) {
      report(offset, codeRules["invalid-code-option"], { name, kind: "spaces" });
    }
  }
  return result;
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
