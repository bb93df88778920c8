import { posix } from "node:path";
import { slug } from "github-slugger";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { diagnose } from "../lint-rules.ts";
import type { Block } from "./block.ts";
import { readDeclarations } from "./declarations.ts";
import type { Guide, ProseLine, Step } from "./guide.ts";
import { guideRules } from "./guide-rules.ts";

/** Returns the text of a file; null where there is none. */
export type ReadText = (file: string) => string | null;

/**
 * Reads a page as its reader works through it: blocks and declarations in order, partials where they
 * are used. Line ends of Windows count as one.
 *
 * @param file the page's file, from the root of the repository
 */
export function readGuide(file: string, read: ReadText): Guide {
  const guide: Guide = { file, steps: [], prose: [], diagnostics: [] };
  new Reader(guide, read).read(file, [], new Set());
  return guide;
}

/** The beginning of a fenced block: indent, fence, language, and what follows it. */
const opening = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*([^`]*)$/;

const comments = [
  [/\{\/\*\s*rehearse:/, "*/}"],
  [/<!--\s*rehearse:/, "-->"],
] as const;

class Reader {
  readonly #guide: Guide;
  readonly #readText: ReadText;
  #section = "";

  constructor(guide: Guide, readText: ReadText) {
    this.#guide = guide;
    this.#readText = readText;
  }

  read(file: string, outer: Block["tabs"], open: ReadonlySet<string>): void {
    const text = this.#readText(file);
    if (text === null || open.has(file)) return;
    const lines = text.split(/\r\n|\n|\r/);
    const tabs = new OpenTabs(outer);
    const partials = new Map<string, string>();
    let at = endOfFrontMatter(lines);
    while (at < lines.length) {
      const line = lines[at] ?? "";
      const fence = opening.exec(line);
      if (fence) {
        at = this.#block(file, lines, at, fence, tabs.current);
        continue;
      }
      const comment = comments.find(([start]) => start.test(line));
      if (comment) {
        at = this.#declaration(file, lines, at, comment, tabs.current);
        continue;
      }
      const imported = /^import\s+(\w+)\s+from\s+["'](\.[^"']+\.mdx?)["']/.exec(line);
      if (imported)
        partials.set(imported[1] ?? "", posix.join(posix.dirname(file), imported[2] ?? ""));
      const used = /^\s*<([A-Z]\w*)\b[^>]*\/>/.exec(line)?.[1] ?? "";
      const partial = partials.get(used);
      if (partial !== undefined) this.read(partial, tabs.current, new Set([...open, file]));
      tabs.take(line);
      this.#heading(line);
      this.#prose({ file, line: at + 1, text: line });
      at += 1;
    }
  }

  #prose(line: ProseLine): void {
    if (line.text.trim() !== "") this.#guide.prose.push(line);
  }

  #heading(line: string): void {
    const [, text, id] = /^#{1,6}\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(line) ?? [];
    if (text !== undefined) this.#section = id ?? slug(text);
  }

  /** Reads a fenced block and returns the index of the line behind it. */
  #block(
    file: string,
    lines: readonly string[],
    start: number,
    [, space = "", fence = "", language = "", meta = ""]: RegExpExecArray,
    tabs: Block["tabs"],
  ): number {
    const place = { file, line: start + 1, column: space.length + 1 };
    const isEnd = (line: string) => {
      const end = line.trim();
      return end.length >= fence.length && end === fence.charAt(0).repeat(end.length);
    };
    let end = start + 1;
    while (end < lines.length && !isEnd(lines[end] ?? "")) end += 1;
    const code = lines.slice(start + 1, end).map((line) => withoutIndent(line, space.length));
    if (end === lines.length) this.#report(diagnose(guideRules["unclosed-block"], place, {}));
    if (language === "") this.#report(diagnose(guideRules["no-language"], place, {}));
    const [, double, single] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? [];
    this.#step({
      kind: "block",
      block: {
        file,
        line: start + 2,
        indent: space.length,
        language: language.toLowerCase(),
        title: double ?? single ?? null,
        code: code.length > 0 ? `${code.join("\n")}\n` : "",
        tabs,
        section: this.#section,
      },
    });
    return end + 1;
  }

  /** Reads a comment for the rehearsal and returns the index of the line behind it. */
  #declaration(
    file: string,
    lines: readonly string[],
    start: number,
    [opened, closed]: (typeof comments)[number],
    tabs: Block["tabs"],
  ): number {
    const rest = lines.slice(start).join("\n");
    const mark = opened.exec(rest);
    const from = (mark?.index ?? 0) + (mark?.[0].length ?? 0);
    const found = rest.indexOf(closed, from);
    const end = found === -1 ? rest.length : found;
    const place: Place = { file, line: start + 1, column: (mark?.index ?? 0) + 1 };
    const { declarations, diagnostics } = readDeclarations(rest.slice(from, end), place);
    diagnostics.forEach((one) => {
      this.#report(one);
    });
    for (const declaration of declarations)
      this.#step({ kind: "declaration", declaration, tabs, place });
    return start + rest.slice(0, end).split("\n").length;
  }

  #report(diagnostic: Diagnostic): void {
    this.#guide.diagnostics.push(diagnostic);
  }

  #step(step: Step): void {
    this.#guide.steps.push(step);
  }
}

/** Which tabs are open at a line. */
class OpenTabs {
  readonly #outer: Block["tabs"];
  #groups: { group: string; value: string | null }[] = [];

  constructor(outer: Block["tabs"]) {
    this.#outer = outer;
  }

  get current(): Block["tabs"] {
    const own = this.#groups.flatMap(({ group, value }) =>
      value === null ? [] : [{ group, value }],
    );
    return [...this.#outer, ...own];
  }

  take(line: string): void {
    for (const [tag] of line.matchAll(/<\/?(?:Tabs|TabItem)\b[^>]*>/g)) {
      const last = this.#groups.at(-1);
      if (tag.startsWith("</Tabs")) this.#groups = this.#groups.slice(0, -1);
      else if (tag.startsWith("<Tabs")) {
        this.#groups = [...this.#groups, { group: attribute(tag, "groupId") ?? "", value: null }];
      } else if (last) last.value = tag.startsWith("</") ? null : (attribute(tag, "value") ?? "");
    }
  }
}

function attribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single;
}

function endOfFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trim() !== "---") return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  return end === -1 ? 0 : end + 1;
}

function withoutIndent(line: string, columns: number): string {
  const space = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(space, columns));
}
