import { posix } from "node:path";
import { slug } from "github-slugger";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { splitFrontMatter } from "../../src/model/text/front-matter.ts";
import { type Fence, findFences } from "../../src/model/text/markdown-fences.ts";
import { normalizeText } from "../../src/model/text/normalize-text.ts";
import { diagnose } from "../lint-rules.ts";
import {
  type Block,
  type Declaration,
  type Guide,
  type Resource,
  type ResourceKind,
  resourceKinds,
} from "./guide.ts";
import { guideRules } from "./guide-rules.ts";

export type ReadText = (file: string) => string | null;

/** Reads a page, with the pages that it includes, into steps. */
export function readGuide(file: string, read: ReadText): Guide {
  const guide: Guide = { file, steps: [], prose: [], diagnostics: [] };
  new GuideReader(guide, read).readFile(file, [], new Set());
  return guide;
}

/** Comments with declarations, in MDX and in Markdown. */
const comments: readonly (readonly [opening: RegExp, closing: string])[] = [
  [/\{\/\*\s*rehearse:/, "*/}"],
  [/<!--\s*rehearse:/, "-->"],
];

interface DeclarationContext {
  comment: (typeof comments)[number];
  line: number;
  tabs: Block["tabs"];
}

class GuideReader {
  readonly #guide: Guide;
  readonly #readText: ReadText;
  #section = "";

  constructor(guide: Guide, readText: ReadText) {
    this.#guide = guide;
    this.#readText = readText;
  }

  readFile(file: string, outerTabs: Block["tabs"], openFiles: ReadonlySet<string>): void {
    const text = this.#readText(file);
    if (text === null || openFiles.has(file)) return;
    const { body } = splitFrontMatter(normalizeText(text));
    const lines = body.split("\n");
    const fences = new Map(findFences(body).map((fence) => [fence.line, fence]));
    const tabs = new OpenTabs(outerTabs);
    const partials = new Map<string, string>();
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] ?? "";
      const fence = fences.get(index + 1);
      if (fence) {
        this.#addBlock(file, fence, tabs.current);
        index = fence.endLine - 1;
        continue;
      }
      const comment = comments.find(([start]) => start.test(line));
      if (comment) {
        index += this.#addDeclarations(file, lines.slice(index), {
          comment,
          line: index + 1,
          tabs: tabs.current,
        });
        continue;
      }
      const [, name = "", path = ""] =
        /^import\s+(\w+)\s+from\s+["'](\.[^"']+\.mdx?)["']/.exec(line) ?? [];
      if (name !== "") partials.set(name, posix.join(posix.dirname(file), path));
      const partial = partials.get(/^\s*<([A-Z]\w*)\b[^>]*\/>/.exec(line)?.[1] ?? "");
      if (partial !== undefined) {
        this.readFile(partial, tabs.current, new Set([...openFiles, file]));
      }
      tabs.readTags(line);
      const [, heading, id] = /^#{1,6}\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(line) ?? [];
      if (heading !== undefined) this.#section = id ?? slug(heading);
      if (line.trim() !== "") this.#guide.prose.push({ file, line: index + 1, text: line });
    }
  }

  #addBlock(file: string, fence: Fence, tabs: Block["tabs"]): void {
    const { line, prefix, language, meta, code, isClosed } = fence;
    const { diagnostics, steps } = this.#guide;
    const location = { file, line, column: prefix.length + 1 };
    if (!isClosed) diagnostics.push(diagnose(guideRules["unclosed-block"], location, {}));
    if (language === "") diagnostics.push(diagnose(guideRules["no-language"], location, {}));
    steps.push({
      kind: "block",
      block: {
        file,
        line: line + 1,
        indent: prefix.length,
        language: language.toLowerCase(),
        title: readAttribute(meta, "title") ?? null,
        code,
        tabs,
        section: this.#section,
      },
    });
  }

  /** Returns the number of additional lines in the comment. */
  #addDeclarations(
    file: string,
    lines: readonly string[],
    { comment, line, tabs }: DeclarationContext,
  ): number {
    const [opening, closing] = comment;
    const text = lines.join("\n");
    const mark = opening.exec(text);
    const start = (mark?.index ?? 0) + (mark?.[0].length ?? 0);
    const index = text.indexOf(closing, start);
    const end = index === -1 ? text.length : index;
    const location = { file, line, column: (mark?.index ?? 0) + 1 };
    const { declarations, diagnostics } = readDeclarations(text.slice(start, end), location);
    this.#guide.diagnostics.push(...diagnostics);
    for (const declaration of declarations) {
      this.#guide.steps.push({ kind: "declaration", declaration, tabs, location });
    }
    return text.slice(0, end).split("\n").length - 1;
  }
}

/** The tabs around the current line. */
class OpenTabs {
  readonly #outer: Block["tabs"];
  /** Without a value between the tabs of a group. */
  readonly #groups: { group: string; value: string | null }[] = [];

  constructor(outer: Block["tabs"]) {
    this.#outer = outer;
  }

  get current(): Block["tabs"] {
    const openGroups = this.#groups.flatMap(({ group, value }) =>
      value === null ? [] : [{ group, value }],
    );
    return [...this.#outer, ...openGroups];
  }

  readTags(line: string): void {
    for (const [tag] of line.matchAll(/<\/?(?:Tabs|TabItem)\b[^>]*>/g)) {
      const last = this.#groups.at(-1);
      if (tag.startsWith("</Tabs")) this.#groups.pop();
      else if (tag.startsWith("<Tabs")) {
        this.#groups.push({ group: readAttribute(tag, "groupId") ?? "", value: null });
      } else if (last)
        last.value = tag.startsWith("</") ? null : (readAttribute(tag, "value") ?? "");
    }
  }
}

function readAttribute(tag: string, name: string): string | undefined {
  const [, double, single] = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single;
}

const verbs = ["provides", "skip"];

function readDeclarations(
  text: string,
  location: SourceLocation,
): { declarations: Declaration[]; diagnostics: Diagnostic[] } {
  const declarations: Declaration[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const clause of text.split(";").map((text) => text.replace(/\s+/g, " ").trim())) {
    const declaration = readClause(clause, location);
    if ("rule" in declaration) diagnostics.push(declaration);
    else declarations.push(declaration);
  }
  return { declarations, diagnostics };
}

function readClause(clause: string, location: SourceLocation): Declaration | Diagnostic {
  const [, verb = "", rest = ""] = /^(\S*)\s*(.*)$/.exec(clause) ?? [];
  const diagnoseEmpty = (expected: string) =>
    diagnose(guideRules["empty-declaration"], location, { verb, expected });
  switch (verb) {
    case "provides": {
      const resources = parseResources(rest);
      if (resources.length === 0 || resources.some(({ name }) => name === ""))
        return diagnoseEmpty("`KIND=NAME`, for example `role=admin`");
      const wrong = resources.find(({ kind }) => !isResourceKind(kind));
      if (wrong) return diagnoseUnknown(wrong.kind, resourceKinds, location);
      return {
        verb,
        resources: resources.filter((resource): resource is Resource =>
          isResourceKind(resource.kind),
        ),
      };
    }
    case "skip":
      return rest === "" ? diagnoseEmpty("why the next block is skipped") : { verb, reason: rest };
    default:
      return diagnoseUnknown(verb, verbs, location);
  }
}

function diagnoseUnknown(
  word: string,
  knownWords: readonly string[],
  location: SourceLocation,
): Diagnostic {
  const names = knownWords.map((name) => `\`${name}\``);
  const list = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return diagnose(guideRules["unknown-declaration"], location, {
    word,
    suggestion: findNearest(word, knownWords),
    knownWords: list,
  });
}

/** Parses `kind=name kind="a name"`. The name is empty if a word has no equals sign. */
function parseResources(text: string): { kind: string; name: string }[] {
  return [...text.matchAll(/([^\s="]+)(?:=(?:"([^"]*)"|(\S*)))?/g)].map(
    ({ 1: kind = "", 2: quoted, 3: unquoted = "" }) => ({ kind, name: quoted ?? unquoted }),
  );
}

function isResourceKind(word: string): word is ResourceKind {
  return (resourceKinds as readonly string[]).includes(word);
}
