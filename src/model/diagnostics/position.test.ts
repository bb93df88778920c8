import { expect, it } from "vitest";
import { positionAt, positionsIn } from "./position.ts";

it.each([
  "",
  "a",
  "a\nb",
  "\n\n",
  "a\r\nbc\rd\n",
  "é\n😀x\n",
])("is the same for many places of %j", (text) => {
  const position = positionsIn(text);
  for (let offset = 0; offset <= text.length + 1; offset++) {
    // Nobody asks for a place between the two characters that end a line.
    if (text.slice(offset - 1, offset + 1) === "\r\n") continue;
    expect(position(offset)).toEqual(positionAt(text, offset));
  }
});
