import { isMap, isScalar, type Pair, parseDocument, stringify } from "yaml";
import type { Edit } from "./edits.ts";
import { applyEdits } from "./edits.ts";
import { asRecord, type Json, type JsonRecord } from "./values.ts";

/** Front matter that is changed by keys; every other byte stays. */
interface FrontMatter {
  values: JsonRecord;
  /** Whether the YAML has a mistake; then nothing in it is changed. */
  broken: string | undefined;
  /** One-based line of a key in the file; 1 for a key that is missing. */
  lineOf(key: string): number;
  remove(key: string): void;
  /** Sets or replaces a key. */
  set(key: string, value: Json): void;
  /** The front matter with its fences; empty where it has no keys. */
  print(): string;
}

export interface SplitFile {
  frontMatter: FrontMatter;
  body: string;
  /** Lines of the file before the body. */
  linesBefore: number;
}

/** Splits a file whose line ends are `\n`. */
export function splitFile(text: string): SplitFile {
  const match = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text);
  const yaml = match?.[1] ?? "";
  const body = text.slice(match?.[0].length ?? 0);
  return {
    frontMatter: openFrontMatter(yaml),
    body,
    linesBefore: (match?.[0] ?? "").split("\n").length - 1,
  };
}

function openFrontMatter(yaml: string): FrontMatter {
  const document = parseDocument(yaml, { uniqueKeys: true });
  const broken = document.errors[0]?.message.split("\n")[0];
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const spans = new Map<string, { start: number; end: number }>();
  for (const [index, pair] of pairs.entries()) {
    const start = startOf(pair);
    const next = pairs[index + 1];
    if (start === undefined) continue;
    const end = (next && startOf(next)) ?? yaml.length;
    spans.set(keyOf(pair), { start, end });
  }
  const values: Record<string, Json> = { ...asRecord(broken ? undefined : document.toJS()) };
  const edits = new Map<string, Edit>();
  const added = new Map<string, string>();

  return {
    values,
    broken,
    lineOf(key) {
      const span = spans.get(key);
      return span ? yaml.slice(0, span.start).split("\n").length + 1 : 1;
    },
    remove(key) {
      delete values[key];
      added.delete(key);
      const span = spans.get(key);
      if (span && !broken) edits.set(key, { ...span, text: "" });
    },
    set(key, value) {
      values[key] = value;
      const line = stringify({ [key]: value }, { lineWidth: 0 });
      const span = spans.get(key);
      if (span) edits.set(key, { ...span, text: line });
      else added.set(key, line);
    },
    print() {
      const changed = applyEdits(yaml, [...edits.values()]).text.trimEnd();
      const lines = [...added.values()].join("") + (changed === "" ? "" : `${changed}\n`);
      return lines.trim() === "" ? "" : `---\n${lines}---\n`;
    },
  };
}

function startOf({ key }: Pair): number | undefined {
  return isScalar(key) ? key.range?.[0] : undefined;
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}
