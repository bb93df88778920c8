import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, type SourceLocation } from "../../../model/diagnostics/rule.ts";
import { createPositionLookup, type Position } from "../../../model/text/positions.ts";
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

export function collectDiagnostics(getText: (path: string) => string): CodeDiagnostics {
  const codeDiagnostics = new Map<string, CodeDiagnostic>();
  const positions = new Map<string, (offset: number) => Position>();
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
      const positionAt = positions.get(path) ?? createPositionLookup(getText(path));
      positions.set(path, positionAt);
      return { file: path.slice(1), ...positionAt(offset) };
    },
    getAll: () => [...codeDiagnostics.values()],
  };
  return diagnostics;
}
