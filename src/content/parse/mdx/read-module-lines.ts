import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import type { Position } from "../../../model/diagnostics/position.ts";
import { diagnose, type Place } from "../../../model/diagnostics/rule.ts";
import { mdxRules } from "../../rules/mdx-rules.ts";
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
): { imports: PartialImport[]; diagnostics: Diagnostic[] } {
  const imports: PartialImport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const node of root.children) {
    if (node.type === "mdxjsEsm") readLines(node, file, { imports, diagnostics });
  }
  return { imports, diagnostics };
}

/** Adds the partials of one block, and a diagnostic for each other statement. */
function readLines(
  node: NodeOf<"mdxjsEsm">,
  file: string,
  { imports, diagnostics }: ReturnType<typeof readModuleLines>,
): void {
  const { line } = startOf(node);
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
    else diagnostics.push(unsupported(statement, { file, ...position }));
  }
}

function unsupported(statement: string, place: Place): Diagnostic {
  return statement.startsWith("export")
    ? diagnose(mdxRules["unsupported-export"], place, {})
    : diagnose(mdxRules["unsupported-import"], place, { statement });
}
