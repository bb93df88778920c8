import { type Document, isMap, isScalar, type Pair, parseDocument, stringify, visit } from "yaml";
import { splitFrontMatter } from "../../../src/model/text/front-matter.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { asRecord, type Json, type JsonRecord } from "./values.ts";

/** Changes front matter by key. All other bytes stay the same. */
interface FrontMatter {
  values: JsonRecord;
  /** One-based line of a key in the file; 1 for a key that is missing. */
  getLine(key: string): number;
  remove(key: string): void;
  set(key: string, value: Json): void;
  print(): string;
}

export interface SplitFile {
  frontMatter: FrontMatter;
  body: string;
  /** Why the front matter is not a YAML mapping. The body then includes it. */
  invalid: string | undefined;
}

export function splitFile(text: string): SplitFile {
  const { yaml, bodyStart, isClosed } = splitFrontMatter(text);
  // The first line of a page can be a thematic break.
  const isBreak = !isClosed && !/^---[ \t]*\n[\w.-]+[ \t]*:/.test(text);
  if (yaml === null || isBreak)
    return { frontMatter: createFrontMatter(""), body: text, invalid: undefined };
  // The text begins with the line break after `---`.
  const source = isClosed ? repair(yaml.slice(1)) : { invalid: "it has no closing `---`" };
  if ("invalid" in source) {
    return { frontMatter: createFrontMatter(""), body: text, invalid: source.invalid };
  }
  const frontMatter = createFrontMatter(source.yaml, source.document);
  return { frontMatter, body: text.slice(bodyStart), invalid: undefined };
}

/** Corrects indented keys and unindented strings of several lines, which other parsers accept. */
function repair(
  frontMatterText: string,
): { yaml: string; document: Document } | { invalid: string } {
  const indent = /^(?:[ \t]*\n)*( +)/.exec(frontMatterText)?.[1] ?? "";
  const isIndented = frontMatterText
    .split("\n")
    .every((line) => line.trim() === "" || line.startsWith(indent));
  const yaml = isIndented
    ? frontMatterText.replace(new RegExp(`^${indent}`, "gm"), "")
    : frontMatterText;
  const continued = yaml.replace(/^(?![\w.$-]+[ \t]*:|["'][^"'\n]+["'][ \t]*:|[ \t#-]|$)/gm, "  ");
  let invalid = "it is not a mapping of keys to values";
  for (const attempt of [yaml, continued]) {
    const document = parseDocument(attempt, { uniqueKeys: false });
    const { errors, contents } = document;
    if (errors.length === 0 && (contents === null || isMap(contents))) {
      // Keys of JSON share lines, so they cannot be changed line by line.
      const isJson = isMap(contents) && contents.flow === true;
      if (!isJson && !hasAlias(document)) return { yaml: attempt, document };
      const resolved = stringify(document.toJS(), { lineWidth: 0 });
      return { yaml: resolved, document: parseDocument(resolved, { uniqueKeys: false }) };
    }
    invalid = errors[0]?.message.split("\n")[0] ?? invalid;
  }
  return { invalid };
}

/** An alias would lose its value when the key with its anchor is changed. */
function hasAlias(document: Document): boolean {
  let isFound = false;
  visit(document, {
    Alias() {
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}

function createFrontMatter(
  yaml: string,
  document: Document = parseDocument(yaml, { uniqueKeys: false }),
): FrontMatter {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const edits = new Map<string, Edit>();
  const spans = new Map<string, { start: number; end: number }>();
  for (const [index, pair] of pairs.entries()) {
    const start = getStart(pair);
    const next = pairs[index + 1];
    if (start === undefined) continue;
    const end = (next && getStart(next)) ?? yaml.length;
    const name = getKey(pair);
    // If a key occurs twice, the last one counts.
    const earlier = spans.get(name);
    if (earlier) edits.set(`${name} at ${earlier.start}`, { ...earlier, text: "" });
    spans.set(name, { start, end });
  }
  const values: Record<string, Json> = { ...asRecord(document.toJS()) };
  const added = new Map<string, string>();

  return {
    values,
    getLine(key) {
      const span = spans.get(key);
      return span ? yaml.slice(0, span.start).split("\n").length + 1 : 1;
    },
    remove(key) {
      delete values[key];
      added.delete(key);
      const span = spans.get(key);
      if (span) edits.set(key, { ...span, text: "" });
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

function getStart({ key }: Pair): number | undefined {
  return isScalar(key) ? key.range?.[0] : undefined;
}

function getKey({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}
