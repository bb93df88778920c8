import { expect, test } from "vitest";
import { openHclParser } from "./open-parser.ts";
import { blankTexts } from "./parse-hcl.ts";
import { type SyntaxNode, TooSlowError } from "./syntax.ts";

test.each([
  ['a = "long enough" # "a comment"', 'a = "           " # "a comment"'],
  ['a = "with \\"quotes\\" in it"', 'a = "                     "'],
  ['a = "a wrong \\d escape"', 'a = "a wrong \\d escape"'],
  ['a = "known \\\\d \\u00e9 \\U0001f511"', 'a = "                           "'],
  ['a = "short"', 'a = "short"'],
  ['a = "with ${var.x} in it"', 'a = "with ${var.x} in it"'],
  ['a = "$$$${x}"', 'a = "     x}"'],
  ['a = "%%{if} $$$${x} ${y}"', 'a = "   if}      x} ${y}"'],
  ['a = "%%{"', 'a = "   "'],
  ["a = <<-EOT\n  two words\r\n\n  more\n  EOT\n", "a = <<-EOT\n           \r\n\n      \n  EOT\n"],
  ["a = <<EOT\nno \\d escape\nEOT\n", "a = <<EOT\n            \nEOT\n"],
  ["a = <<EOT\n${x} and more\nEOT\n", "a = <<EOT\n${x} and more\nEOT\n"],
  ['a = "never closed\nb = "x"\n', null],
])("%j", (source, blanked) => {
  expect(blankTexts(source)).toBe(blanked);
});

test("ends when the time is over, and reads the next text", async () => {
  const parse = await openHclParser();
  const code = `a = 1\n${'b "c" {\n  d = [1, 2]\n}\n'.repeat(500)}`;
  expect(() => parse(code, { whole: true, until: 0 })).toThrow(TooSlowError);
  expect(parse(code, { whole: true, until: Date.now() + 600_000 }).body).toHaveLength(501);
});

test("reads what is written as one node, and signs with their ends", async () => {
  const parse = await openHclParser();
  const source = 'a = { "b" = true }\n';
  const { body } = parse(source, { whole: true });
  const texts = (node: SyntaxNode): string[] =>
    node.children.length === 0
      ? [source.slice(node.start, node.end)]
      : node.children.flatMap((inner) => texts(inner));
  expect(body.flatMap(texts)).toEqual(["a", "=", "{", '"b"', "=", "true", "}"]);
});
