import { expect, test } from "vitest";
import { dedentText } from "./dedent-text.ts";

test.each([
  ["    one\n\n      two\n    ", "one\n\n  two\n"],
  ["one\n  two", "one\n  two"],
  ["    cat <<EOF\n    x\n    EOF", "cat <<EOF\nx\nEOF"],
  ["  ", ""],
])("removes the indentation of %j", (text, expected) => {
  expect(dedentText(text)).toBe(expected);
});
