import { expect, it } from "vitest";
import { createPositionLookup, getPosition } from "./positions.ts";

it("counts lines after every kind of line end", () => {
  expect(getPosition("a\r\nb\rc\nd", 7)).toEqual({ line: 4, column: 1 });
  expect(getPosition("abc", 2)).toEqual({ line: 1, column: 3 });
});

it.each([
  "",
  "a",
  "a\nb",
  "\n\n",
  "a\r\nbc\rd\n",
  "é\n😀x\n",
])("createPositionLookup agrees with getPosition for %j", (text) => {
  const position = createPositionLookup(text);
  for (let offset = 0; offset <= text.length + 1; offset++) {
    // An offset between `\r` and `\n` has no position.
    if (text.slice(offset - 1, offset + 1) === "\r\n") continue;
    expect(position(offset)).toEqual(getPosition(text, offset));
  }
});
