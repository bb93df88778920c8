import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Position } from "../../model/position.ts";
import { type NodeOf, startOf } from "./render-context.ts";

/** `import Name from "./_file.mdx"`. */
export interface PartialImport {
  name: string;
  path: string;
  position: Position;
}

const partialImport = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"']+\.mdx?)\2\s*;?\s*$/;

/** Reads the `import` and `export` lines of an MDX file. Only local partials may be imported. */
export function readModuleLines(
  root: NodeOf<"root">,
  file: string,
): { imports: PartialImport[]; problems: Diagnostic[] } {
  const imports: PartialImport[] = [];
  const problems: Diagnostic[] = [];
  for (const node of root.children) {
    if (node.type !== "mdxjsEsm") continue;
    const unknown = readLines(node, imports);
    if (unknown) problems.push({ severity: "error", file, ...unknown });
  }
  return { imports, problems };
}

/** Adds the partials of one block; answers with its first line that is something else. */
function readLines(node: NodeOf<"mdxjsEsm">, imports: PartialImport[]) {
  const { line } = startOf(node);
  for (const [index, statement] of node.value.split("\n").entries()) {
    const position = { line: line + index, column: 1 };
    const [, name, , path] = partialImport.exec(statement.trim()) ?? [];
    const isLocal = path !== undefined && /^[./]/.test(path);
    if (name && isLocal) imports.push({ name, path, position });
    else if (statement.trim() !== "" && !statement.trim().startsWith("//")) {
      return { ...position, ...unsupported(statement.trim()) };
    }
  }
  return undefined;
}

function unsupported(statement: string) {
  return statement.startsWith("export")
    ? {
        rule: "unsupported-export",
        message: "a page cannot export values",
        hint: "remove the `export`, and write the value where it is used",
      }
    : {
        rule: "unsupported-import",
        message: `\`${statement.slice(0, 80)}\` is not supported`,
        hint: 'only local Markdown can be imported: `import Partial from "./_partial.mdx"`; components are known without an import',
      };
}
