import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, type SourceLocation } from "../../../model/diagnostics/rule.ts";
import { memoize } from "../../../model/memoize.ts";
import { createPositionLookup } from "../../../model/text/positions.ts";
import type { CodeEdit } from "./code-edits.ts";
import type { CodePosition } from "./code-tree.ts";

export interface CodeDiagnostic extends Diagnostic {
  offset: number;
  edit?: CodeEdit;
}

export interface CodeDiagnostics {
  add<Values extends object>(
    rule: Rule<Values>,
    position: CodePosition,
    values: NoInfer<Values>,
    edit?: CodeEdit,
  ): void;
  /** Units that share a file share its diagnostics, so each is stored once. */
  addDiagnostic(diagnostic: Diagnostic, position: CodePosition, edit?: CodeEdit): void;
  getLocation(position: CodePosition): SourceLocation;
  getAll(): CodeDiagnostic[];
}

export function createCodeDiagnostics(getText: (path: string) => string): CodeDiagnostics {
  const codeDiagnostics = new Map<string, CodeDiagnostic>();
  const getPositionLookup = memoize((path: string) => createPositionLookup(getText(path)));
  const diagnostics: CodeDiagnostics = {
    add(rule, position, values, edit) {
      diagnostics.addDiagnostic(
        diagnose(rule, diagnostics.getLocation(position), values),
        position,
        edit,
      );
    },
    addDiagnostic(diagnostic, { offset }, edit) {
      const { file, rule, message } = diagnostic;
      const key = JSON.stringify([file, offset, rule, message]);
      codeDiagnostics.set(key, { ...diagnostic, offset, ...(edit && { edit }) });
    },
    getLocation({ path, offset }) {
      const file = path.replace(/^\//, "");
      return { file, ...getPositionLookup(path)(offset) };
    },
    getAll: () => [...codeDiagnostics.values()],
  };
  return diagnostics;
}
