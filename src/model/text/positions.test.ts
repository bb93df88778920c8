import { expect, it } from "vitest";
import { positionAt, positionsIn } from "./positions.ts";

it("counts lines after every kind of line end", () => {
  expect(positionAt("a\r\nb\rc\nd", 7)).toEqual({ line: 4, column: 1 });
  expect(positionAt("abc", 2)).toEqual({ line: 1, column: 3 });
});

it.each([
  "",
  "a",
  "a\nb",
  "\n\n",
  "a\r\nbc\rd\n",
  "é\n😀x\n",
])("positionsIn agrees with positionAt for %j", (text) => {
  const position = positionsIn(text);
  for (let offset = 0; offset <= text.length + 1; offset++) {
    // An offset between `\r` and `\n` has no position.
    if (text.slice(offset - 1, offset + 1) === "\r\n") continue;
    expect(position(offset)).toEqual(positionAt(text, offset));
  }
});
