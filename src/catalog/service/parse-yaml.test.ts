import { expect, test } from "vitest";
import { parseYaml } from "./parse-yaml.ts";
import { serviceSchema } from "./read-service.ts";

function parse(text: string) {
  const { value, diagnostics } = parseYaml(serviceSchema, text, "module.yaml");
  const found = diagnostics.map(({ line, column, message, hint }) => {
    return `${line}:${column} ${message} | ${hint}`;
  });
  return { value, found };
}

test("an empty file is reported with what it must contain", () => {
  expect(parse("").found).toEqual([
    expect.stringMatching(/^1:1 keys with values are missing \| known: title, source/),
  ]);
});

test("every unknown key has its place", () => {
  const { found } = parse('title: T\nsource: s\nsorce: s\nversion: "1"\nvresion: "2"\n');
  expect(found).toEqual([
    "3:1 unknown key `sorce` | did you mean `source`?",
    "5:1 unknown key `vresion` | did you mean `version`?",
  ]);
});

test("an alias without an anchor is reported", () => {
  expect(parse("title: *T").found).toEqual([expect.stringContaining("Unresolved alias")]);
});

test.each(["1.2.0", "v1.2.0"])("the version %s is read without its letter", (version) => {
  const { value } = parse(`title: T\nsource: s\nversion: ${version}\n`);
  expect(value).toMatchObject({ version: "1.2.0" });
});
