import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
} from "yaml";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation, type Locate } from "../format-helpers.ts";
import { yamlRules } from "./yaml-rules.ts";

export type Path = readonly (string | number)[];

export interface YamlDocument {
  value: unknown;
  getLocation(path: Path): SourceLocation;
  /** The scripts of a workflow that run in `sh` or `bash`, and their positions. */
  getShellScripts(): { text: string; line: number; column: number }[];
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
    // Only this call finds aliases without an anchor.
    const reason = error instanceof Error ? error.message : String(error);
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
      const texts: { text: string; line: number; column: number }[] = [];
      visit(document, {
        Pair(_, { key, value }, ancestors) {
          if (!isScalar(key) || key.value !== "run" || !isScalar(value)) return;
          if (!/^(?:ba)?sh\b/.test(getShell(ancestors))) return;
          if (typeof value.value !== "string" || !value.range) return;
          const { line, col } = lines.linePos(value.range[0]);
          const isBlock = value.type === "BLOCK_LITERAL" || value.type === "BLOCK_FOLDED";
          const next = code.split("\n")[line] ?? "";
          const indent = /^ */.exec(next)?.[0].length ?? 0;
          texts.push(
            isBlock
              ? { text: value.value, line: line + 1, column: indent + 1 }
              : { text: value.value, line, column: col },
          );
        },
      });
      return texts;
    },
  };
}

/** The shell of a script, from its step, the defaults of its job or workflow, or its runner. */
function getShell(ancestors: readonly unknown[]): string {
  const maps = ancestors.filter((node) => isMap(node)).reverse();
  const runner = maps.map((map) => map.get("runs-on")).find(Boolean);
  const shell = maps
    .map((map) => map.get("shell") ?? map.getIn(["defaults", "run", "shell"]))
    .find(Boolean);
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
