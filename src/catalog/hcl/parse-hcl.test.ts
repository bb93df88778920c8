import { expect, test } from "vitest";
import { getHclParser } from "./load-parser.ts";
import { ParseTimeoutError, type SyntaxNode } from "./syntax.ts";

test.each([
  "a = 1e3",
  "a = [2E-4, 1.5e+3]",
  'a = "1e3" # 1e3',
  "a = <<EOT\n1e3\nEOT\n",
  "a = {\n  b = foo\n(b) = 1\n}",
  "a = {\n  b = foo # c\n\n (b) = 1\n}",
  "a = {\n  b = foo # c\n(b) = 1\n}",
  "a = {\n  b = foo /* c */\r\n(b) = 1\n}",
  'a = "$$$${x} %%%{y} %%{if}"',
  'a = "with \\"quotes\\" and ${join(",", [x])} in it"',
])("accepts %j", async (source) => {
  const parse = await getHclParser();
  expect(parse(`${source}\n`, { withAttributes: true }).errors).toEqual([]);
});

test.each([
  'a = "a wrong \\d escape"',
  'a = "never closed\nb = "x"',
])("rejects %j", async (source) => {
  const parse = await getHclParser();
  expect(parse(`${source}\n`, { withAttributes: true }).errors).not.toEqual([]);
});

test.each([
  'a "b" {\n  c {\n    # d\n    "name" = 1\n  }\n}\n',
  'a {\n  b = "${c}"\n  "name" = 1\n}\n',
  'a {\n  b = { "c" = 1 }\n  d {\n    "name" = 1\n  }\n}\n',
])("reports the quoted name of an argument: %j", async (source) => {
  const parse = await getHclParser();
  const { errors } = parse(source, { withAttributes: true });
  expect(errors).toEqual([{ offset: source.indexOf('"name"'), text: '"name"', missing: null }]);
});

test("reports the first error although a quoted key follows", async () => {
  const parse = await getHclParser();
  const [error] = parse('a = {\n  b = c d\n  "e" = 1\n}\n', { withAttributes: true }).errors;
  expect(error?.text).not.toBe('"e"');
});

test("accepts interpolations of several lines in a long file", async () => {
  const parse = await getHclParser();
  const block = `a "b" {
  c = "k <<EOF\\n\${f("\${p.m}/x", {
    i = "\${q}:1"
  })}\\nEOF"
}
`;
  const parsed = parse(block.repeat(200), { withAttributes: true });
  expect(parsed.errors).toEqual([]);
  expect(parsed.body).toHaveLength(200);
});

test("accepts a call of several lines outside of blocks in a long file", async () => {
  const parse = await getHclParser();
  const source = `${'a "b" {\n  c = 1\n}\n'.repeat(600)}d = merge(\n  # 1\n  e,\n  [\n    f\n  ],\n)\n`;
  const parsed = parse(source, { withAttributes: true });
  expect(parsed.errors).toEqual([]);
  expect(parsed.body).toHaveLength(601);
});

test.each(["%", "$"])("reads a string of 200,000 %s", async (char) => {
  const parse = await getHclParser();
  const parsed = parse(`a = "${char.repeat(200_000)}"\n`, { withAttributes: true });
  expect(parsed.errors).toEqual([]);
});

test("throws after the deadline, and parses the next text", async () => {
  const parse = await getHclParser();
  const code = `a = 1\n${'b "c" {\n  d = [1, 2]\n}\n'.repeat(500)}`;
  expect(() => parse(code, { withAttributes: true, deadline: 0 })).toThrow(ParseTimeoutError);
  expect(parse(code, { withAttributes: true, deadline: Date.now() + 600_000 }).body).toHaveLength(
    501,
  );
});

test("the leaves of the tree are the tokens of the text", async () => {
  const parse = await getHclParser();
  const source = 'a = { "b" = true }\n';
  const { body } = parse(source, { withAttributes: true });
  const texts = (node: SyntaxNode): string[] =>
    node.children.length === 0
      ? [source.slice(node.start, node.end)]
      : node.children.flatMap((inner) => texts(inner));
  expect(body.flatMap(texts)).toEqual(["a", "=", "{", '"b"', "=", "true", "}"]);
});
