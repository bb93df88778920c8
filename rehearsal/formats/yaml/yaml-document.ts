import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseAllDocuments,
  type Scalar,
  visit,
} from "yaml";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { getErrorMessage } from "../../../src/model/error-message.ts";
import type { Locate } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation } from "../format-helpers.ts";
import { yamlRules } from "./yaml-rules.ts";

export type Path = readonly (string | number)[];

export interface YamlDocument {
  value: unknown;
  getLocation(path: Path): SourceLocation;
  /** The scripts of a workflow that run in `sh` or `bash`. */
  getShellScripts(): ShellScript[];
}

interface ShellScript {
  text: string;
  locate: Locate;
}

export function readYaml(
  code: string,
  locate: Locate,
): { documents: YamlDocument[]; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(code, { prettyErrors: false, lineCounter: lines });
  const documents = "empty" in parsed ? [] : parsed;
  const errors = documents.flatMap(({ errors }) => errors);
  const diagnostics = errors.slice(0, 1).map((error) => {
    const reason = (error.message.split("\n")[0] ?? "").replace(/[.:]$/, "");
    return diagnose(yamlRules["yaml-syntax"], getLocation(code, error.pos[0], locate), { reason });
  });
  if (diagnostics.length > 0) return { documents: [], diagnostics };
  try {
    return {
      documents: documents.map((document) => createDocument(document, { code, lines, locate })),
      diagnostics,
    };
  } catch (error) {
    // `toJS` throws for an alias without an anchor.
    const reason = getErrorMessage(error);
    const offset = documents.map(findUnknownAlias).find((found) => found !== undefined) ?? 0;
    const location = getLocation(code, offset, locate);
    return {
      documents: [],
      diagnostics: [diagnose(yamlRules["yaml-syntax"], location, { reason })],
    };
  }
}

/** The offset of the first alias without an anchor. */
function findUnknownAlias(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      offset = alias.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

function createDocument(
  document: Document.Parsed,
  { code, lines, locate }: { code: string; lines: LineCounter; locate: Locate },
): YamlDocument {
  return {
    value: document.toJS() as unknown,
    getLocation: (path) => getLocation(code, getOffset(document, path), locate),
    getShellScripts: () => {
      const scripts: ShellScript[] = [];
      visit(document, {
        Pair(_, { key, value }, ancestors) {
          if (!isScalar(key) || key.value !== "run" || !isScalar(value)) return;
          if (!/^(?:ba)?sh\b/.test(getShell(ancestors))) return;
          const { value: text, range, type } = value;
          if (typeof text !== "string" || !range) return;
          const { line, col: column } = lines.linePos(range[0]);
          const source = code.slice(range[0], range[1]);
          const position = { line, column };
          scripts.push({ text, locate: locateInScript({ text, source, type }, position, locate) });
        },
      });
      return scripts;
    },
  };
}

interface ScriptSource {
  text: string;
  /** The scalar in the file. */
  source: string;
  type: Scalar["type"];
}

/** `start` is the position of the scalar in the file. */
function locateInScript(
  { text, source, type }: ScriptSource,
  start: { line: number; column: number },
  locate: Locate,
): Locate {
  const [sourceLines, textLines] = [source.split("\n"), text.split("\n")];
  const quoteLength = type === "PLAIN" ? 0 : 1;
  return (line, column) => {
    if (type === "BLOCK_LITERAL") {
      const indent = (sourceLines[line]?.length ?? 0) - (textLines[line - 1]?.length ?? 0);
      return locate(start.line + line, Math.max(indent, 0) + column);
    }
    // Other scalars join lines, so only positions in the first line are known.
    if (line > 1) return locate(start.line, start.column);
    if (type !== "BLOCK_FOLDED") return locate(start.line, start.column + quoteLength + column - 1);
    const [indent = ""] = /^ */.exec(sourceLines[1] ?? "") ?? [];
    return locate(start.line + 1, indent.length + column);
  };
}

/** The shell of a script, from its step, the defaults of its job or workflow, or its runner. */
function getShell(ancestors: readonly unknown[]): string {
  const maps = ancestors.filter((node) => isMap(node)).reverse();
  // A job may have the name of a setting.
  const isSetting = (value: unknown) => Boolean(value) && !isMap(value);
  const runner = maps
    .flatMap((map) => [map.get("runs-on"), map.getIn(["runs-on", "labels"])])
    .find(isSetting);
  const shell = maps
    .flatMap((map) => [map.get("shell"), map.getIn(["defaults", "run", "shell"])])
    .find(isSetting);
  return String(shell ?? (/windows/i.test(String(runner)) ? "pwsh" : "bash"));
}

function getOffset(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent: unknown = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === key,
      );
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.range[0];
}
