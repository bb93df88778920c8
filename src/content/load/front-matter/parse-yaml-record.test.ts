import { expect, test } from "vitest";
import { authorSchema } from "../../../config/schemas/front-matter.ts";
import { parseYamlRecord } from "./parse-yaml-record.ts";

function parse(text: string) {
  const { diagnostics, ...rest } = parseYamlRecord(text, { file: "a.yml", entry: authorSchema });
  const found = diagnostics.map(({ line, column, message, hint }) => {
    return `${line}:${column} ${message} | ${hint}`;
  });
  return { ...rest, found };
}

test("reports an invalid entry and still lists its name", () => {
  const { entries, names, found } = parse(
    "mara:\n  name: Mara\n  titel: Dr\notto:\n  name: Otto\n",
  );
  expect(found).toEqual(["3:3 unknown key `titel` in the entry `mara` | did you mean `title`?"]);
  expect(Object.keys(entries)).toEqual(["otto"]);
  expect(names).toEqual(new Set(["mara", "otto"]));
});

test("an entry can have any name, and a list is not an entry", () => {
  const { entries, found } = parse("__proto__:\n  name: Mara\nlist: [x]\n");
  expect(Object.keys(entries)).toEqual(["__proto__"]);
  expect(found).toEqual([
    "3:1 a list is not an object in the entry `list` | write its keys below it",
  ]);
});

test("an entry without keys is reported", () => {
  expect(parse("mara:\n").found).toEqual([
    "1:1 the keys are missing in the entry `mara` | known: name, title, url, image",
  ]);
});

/** Would be 9^10 values. */
const nestedAliases = Array.from({ length: 10 }, (_, index) => {
  const list = index === 0 ? "x, " : `*a${index - 1}, `;
  return `a${index}: &a${index} [${list.repeat(9)}]\n`;
}).join("");

test.each([
  "mara: [",
  "- mara",
  "mara:\n  name: *Mara",
  nestedAliases,
])("returns no names for invalid YAML: %s", (text) => {
  const { names, found } = parse(text);
  expect(names).toBeNull();
  expect(found).toHaveLength(1);
});
