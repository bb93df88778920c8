import { expect, it } from "vitest";
import { compareDiagnostics, type Diagnostic } from "./diagnostic.ts";

const at = (file: string, line: number, column: number): Diagnostic => ({
  rule: "r",
  severity: "error",
  file,
  line,
  column,
  message: "m",
});

it("orders by file, line, and column", () => {
  const sorted = [at("b", 1, 1), at("a", 10, 1), at("a", 9, 7), at("a", 9, 2)].sort(
    compareDiagnostics,
  );
  expect(sorted.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "a:9:2",
    "a:9:7",
    "a:10:1",
    "b:1:1",
  ]);
});
