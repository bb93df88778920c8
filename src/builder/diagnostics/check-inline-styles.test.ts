import { expect, it } from "vitest";
import { checkInlineStyles } from "./check-inline-styles.ts";

it.each([
  ["<p style={{ color }}>", [{ line: 1, column: 4 }]],
  ["<p\n  style={style}\n>", [{ line: 2, column: 3 }]],
  ["<button onClick={() => open()} style={style}>", [{ line: 1, column: 32 }]],
  ["<p data-style={kind}>", []],
  ["<Box style={kind}>", []],
  ["// style={style}", []],
])("finds the style of an element in %j", (text, positions) => {
  expect(checkInlineStyles([{ file: "components/a.tsx", text }])).toMatchObject(positions);
});
