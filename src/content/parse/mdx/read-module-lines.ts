import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { Position } from "../../../model/diagnostics/position.ts";
import { type NodeOf, startOf } from "../render-context.ts";

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
    const refused = readLines(node, imports);
    problems.push(...refused.map((one) => ({ severity: "error" as const, file, ...one })));
  }
  return { imports, problems };
}

/** Adds the partials of one block; answers with its statements that are something else. */
function readLines(node: NodeOf<"mdxjsEsm">, imports: PartialImport[]) {
  const { line } = startOf(node);
  const refused: (Position & ReturnType<typeof unsupported>)[] = [];
  let isInside = false;
  for (const [index, text] of node.value.split("\n").entries()) {
    const statement = text.trim();
    if (statement === "" || statement.startsWith("//")) continue;
    // The further lines of a statement that is refused are refused with it.
    if (isInside && !/^(?:import|export)\b/.test(text)) continue;
    const position = { line: line + index, column: 1 };
    const [, name, , path] = partialImport.exec(statement) ?? [];
    const isLocal = path !== undefined && /^[./]/.test(path);
    isInside = !(name && isLocal);
    if (name && isLocal) imports.push({ name, path, position });
    else refused.push({ ...position, ...unsupported(statement) });
  }
  return refused;
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
