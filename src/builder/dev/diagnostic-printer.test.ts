import { expect, test } from "vitest";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { createDiagnosticPrinter } from "./diagnostic-printer.ts";

const diagnostic = (message: string, line = 1): Diagnostic => {
  return { rule: "r", severity: "warning", file: "a.md", line, column: 1, message };
};

test("prints only diagnostics that no check has found before, and when none is left", () => {
  const written: string[] = [];
  const { print } = createDiagnosticPrinter((text) => written.push(text));
  print("site", [diagnostic("one"), diagnostic("two")]);
  print("a.md", [diagnostic("one", 5), diagnostic("three")]);
  print("site", [diagnostic("one"), diagnostic("three")]);
  print("a.md", []);
  print("site", []);
  print("site", [diagnostic("two")]);
  expect(written[5]).toBe("0 errors, 0 warnings\n");
  expect(written.map((text) => text.match(/(?<=warning )\w+/g) ?? [])).toEqual([
    ["one", "two"],
    ["three"],
    [],
    [],
    [],
    [],
    ["two"],
  ]);
});
