import { expect, test, vi } from "vitest";
import { frontMatterSchema } from "../../../config/schemas/front-matter.ts";
import { splitFrontMatter } from "../../../model/text/front-matter.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";

function parse(text: string) {
  const location = { file: "content/docs/a.md", fallbackTitle: "Fallback" };
  const { frontMatter, diagnostics } = parseFrontMatter(
    splitFrontMatter(text),
    frontMatterSchema,
    location,
  );
  const found = diagnostics.map(({ line, column, message, hint }) => {
    return `${line}:${column} ${message} | ${hint}`;
  });
  return { frontMatter, found };
}

test("an unknown key is named at its location, with the nearest known one", () => {
  const { frontMatter, found } = parse("---\ntitle: A\nsidebar_labl: B\n---\n");
  expect(found).toEqual([
    "3:1 unknown key `sidebar_labl` in the front matter | did you mean `sidebar_label`?",
  ]);
  expect(frontMatter.title).toBe("A");
});

test("every unknown key is named, and none costs the page", () => {
  const { frontMatter, found } = parse("---\ntitle: A\nautor: me\nsidebarlabel: x\n---\n");
  expect(found).toEqual([
    expect.stringMatching(/^3:1 unknown key `autor` in the front matter/),
    "4:1 unknown key `sidebarlabel` in the front matter | did you mean `sidebar_label`?",
  ]);
  expect(frontMatter.title).toBe("A");
});

test("a wrong type is named at its location and costs only that key", () => {
  const { frontMatter, found } = parse("---\ntitle: A\ntags: [x, 1]\ndraft: true\n---\n");
  expect(found).toEqual([
    '3:11 `tags.1` has the value `1` in the front matter | put it in quotes: `"1"`',
  ]);
  expect(frontMatter).toMatchObject({ draft: true, tags: [] });
});

test.each([
  '""',
  "https://a.example/b",
  '"/a\\0b"',
  "/a%00b",
])("the slug %s is not a path", (slug) => {
  const { frontMatter, found } = parse(`---\ntitle: A\nslug: ${slug}\n---\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("| a slug is a path of this site, for example `/guides/vpc`");
  expect(frontMatter.slug).toBeUndefined();
});

test.each([
  ["{{ page.name }}", '"{{ page.name }}"'],
  ['["a"]', "'[\"a\"]'"],
])("a title in brackets needs quotes, and the parser prints no warning: %s", (value, quoted) => {
  const warn = vi.spyOn(process, "emitWarning");
  const { found } = parse(`---\ntitle: ${value}\n---\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`| put it in quotes: \`title: ${quoted}\``);
  expect(parse(`---\ntitle: ${quoted}\n---\n`).frontMatter.title).toBe(value);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test("a tab character has its own message", () => {
  const { found } = parse("---\ntitle: A\ntags:\n\t- x\n---\n");
  expect(found).toEqual([
    "4:1 a tab indents this line of the front matter | YAML allows spaces only: replace each tab with two spaces",
  ]);
});

test.each([
  ["title: A\n description: x", "3:1"],
  ["title: A\n  tags: [x]\ndraft: true", "3:1"],
  ["title: A\ntags:\n  - a\n draft: true", "5:1"],
])("a wrong indentation is found on its line: %j", (yaml, position) => {
  expect(parse(`---\n${yaml}\n---\n`).found).toEqual([
    `${position} this line of the front matter is indented differently from its neighbors | start the keys of one level at the same column`,
  ]);
});

test("broken YAML is one diagnostic", () => {
  const { found } = parse('---\ntitle: "A\ntags: [\n---\n');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("the front matter is not valid YAML");
});

test.each([
  ["title: A\nslug = /x", "write `key: value`, with a colon and a space after the key"],
  ["title: 'A", "end the value with the same quotation mark"],
  ['title: "C:\\q"', "put the value in quotes: `title: 'C:\\q'`"],
  ['title: A\ntags: ["a\\q"]', "put the value in single quotes, or write each `\\` twice"],
  ["title: A\ntags: [a, b", "close the bracket, or put the value in quotes"],
  [" title: A\nslug: /x", "start the keys of one level at the same column"],
  ["title: A\nslug : @x", 'put the value in quotes: `slug: "@x"`'],
])("broken YAML has a hint: %j", (yaml, hint) => {
  const { found } = parse(`---\n${yaml}\n---\n`);
  expect(found).toEqual([expect.stringMatching(/the front matter is not valid YAML/)]);
  expect(found[0]).toContain(` | ${hint}`);
});

test("an unclosed list is one diagnostic", () => {
  const { found } = parse("---\ntitle: [a\ndescription: x\n---\n");
  expect(found).toEqual([
    expect.stringMatching(/^3:1 the front matter is not valid YAML: flow sequence/),
  ]);
});

test.each([
  "---\ntitle: A\n...\nText",
  "---\ntitle: A\n...\ndraft: true\n---\n",
])("`...` instead of `---` at the end of front matter: %j", (text) => {
  expect(parse(text).found).toEqual([
    "3:1 `...` ends the front matter before its last line | end it with a line `---`",
  ]);
});

test.each([
  ["Terraform: the good parts", '"Terraform: the good parts"'],
  ["@latest", '"@latest"'],
  ["`count` and `for_each`", '"`count` and `for_each`"'],
  ["%path%", '"%path%"'],
  ["*nope", '"*nope"'],
  ["*bold* text", '"*bold* text"'],
  ['"a" and "b"', `'"a" and "b"'`],
  ["'It's me'", `"It's me"`],
  ["[draft] text", '"[draft] text"'],
])("a value that needs quotes is one diagnostic: %s", (value, quoted) => {
  const { found } = parse(`---\ntitle: ${value}\ndescription: x\n---\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^2:/);
  expect(found[0]).toContain(`| put the value in quotes: \`title: ${quoted}\``);
});

test("a number or boolean instead of a string is shown in quotes", () => {
  expect(parse("---\ntitle: 404\ndescription: true\n---\n").found).toEqual([
    '2:1 `title` has the value `404` in the front matter | put it in quotes: `title: "404"`',
    '3:1 `description` has the value `true` in the front matter | put it in quotes: `description: "true"`',
  ]);
});

test("an unknown alias is one diagnostic and causes no others", () => {
  const { frontMatter, found } = parse("---\ntitle: A\ndescription: *nope\ndraft: true\n---\n");
  expect(found).toEqual([
    '3:14 the front matter names a value `*nope`, and none is marked `&nope` | put the value in quotes: `description: "*nope"`',
  ]);
  expect(frontMatter).toMatchObject({ title: "A", draft: true });
});

test.each([
  ["---\ndescription: x\n---\n", "add `title: Fallback` to the front matter"],
  ["---\ntitle:\n---\n", "add `title: Fallback` to the front matter"],
  ["text", "start the file with `---`, `title: Fallback`, `---`"],
])("a missing title: %j", (text, hint) => {
  const { frontMatter, found } = parse(text);
  expect(found).toEqual([`1:1 the page has no \`title\` | ${hint}`]);
  expect(frontMatter.title).toBe("Fallback");
});

test.each([
  "\n---\ntitle: A\n---\n",
  "<!-- License -->\n---\ntitle: A\n---\n",
  "<!-- a\nb -->\n\n<!-- c -->\n\n---\ntitle: A\n---\n",
])("front matter below the first line: %j", (text) => {
  expect(parse(text).found).toContain(
    "1:1 the front matter does not begin on the first line | move its first `---` to the first line of the file",
  );
});

test("many comments without front matter do not cause catastrophic backtracking", () => {
  expect(parse(`${"<!-- a -->\n".repeat(60)}Text\n`).found).toEqual([
    "1:1 the page has no `title` | start the file with `---`, `title: Fallback`, `---`",
  ]);
});

test("front matter in TOML", () => {
  expect(parse('+++\ntitle = "A"\n+++\n').found).toEqual([
    "1:1 the front matter is TOML | write it as YAML: `---`, `title: My page`, `---`",
  ]);
});

test.each(["----", "---yaml", "--", "—-"])("front matter that begins with %s", (marker) => {
  expect(parse(`${marker}\ntitle: A\n---\n`).found).toEqual([
    `1:1 the front matter begins with \`${marker}\` | begin and end it with a line \`---\``,
  ]);
});

test.each([
  "----\ntags:\n  - a\n---\n",
  "---yaml\nkeywords:\n  - a\n---\n",
  "-----\ntitle: A\n-----\n",
])("other front matter with a list or its own last line: %j", (text) => {
  expect(parse(text).found[0]).toContain("the front matter begins with");
});

test.each([
  "-----\nNote: see below\n",
  "--\nNote: a\n\nText\n\n---\n",
])("text below a rule is not front matter: %j", (text) => {
  expect(parse(text).found).toEqual([expect.stringContaining("1:1 the page has no `title`")]);
});

test("a date needs its zeros", () => {
  expect(parse("---\ntitle: A\nlast_reviewed: 2026-1-2\n---\n").found[0]).toContain(
    "a date is a day of the calendar, written as `2026-01-31`",
  );
});

test("reports a key that is there twice", () => {
  expect(parse("---\ntitle: A\ntitle: B\n---\n").found).toEqual([
    "3:1 the front matter has the key `title` twice | remove one of the two lines",
  ]);
});

test.each([
  ["title: Release notes #2 (new)", 'title: "Release notes #2 (new)"'],
  ["title: A\nsidebar_label: Track #1", 'sidebar_label: "Track #1"'],
  ["title: A\nkeywords:\n  - C #1", '- "C #1"'],
])("text that YAML takes for a comment is reported: %j", (yaml, line) => {
  const { found } = parse(`---\n${yaml}\n---\n`);
  expect(found).toEqual([expect.stringContaining(`| put the value in quotes: \`${line}\``)]);
});

test("comments are allowed", () => {
  expect(parse("---\ntitle: A # short\ndraft: true #x\n# all\n---\n").found).toEqual([]);
});

test.each([
  ["title: 1.10", 'title: "1.10"'],
  ["title: 2.0", 'title: "2.0"'],
  ["title: A\nsidebar_label: 0x1F", 'sidebar_label: "0x1F"'],
  ["title: A\ntags: [1.0]", '"1.0"'],
  ["title: 1e3", 'title: "1e3"'],
])("the hint for %j keeps the value as it is written", (yaml, hint) => {
  const { found } = parse(`---\n${yaml}\n---\n`);
  expect(found).toEqual([expect.stringMatching(/ in the front matter \| put it in quotes: /)]);
  expect(found[0]).toContain(`\`${hint}\``);
});

test.each([
  [
    "title: !important x",
    '2:8 the front matter is not valid YAML: unresolved tag: !important | put the value in quotes: `title: "!important x"`',
  ],
  [
    "title: A\ndescription:\u00a0x",
    "3:13 a no-break space follows the colon, so YAML reads the line as one text | replace the character after the colon with a space",
  ],
])("a value that YAML does not read as it is written: %j", (keys, message) => {
  expect(parse(`---\n${keys}\n---\n`).found).toEqual([message]);
});

test("names a repeated key inside braces", () => {
  expect(parse("---\ntitle: A\ntags: [{a: 1, a: 2}]\n---\n").found[0]).toContain(
    "the front matter has the key `a` twice",
  );
});

test("suggests a title that YAML reads as text", () => {
  const location = { file: "content/docs/null.md", fallbackTitle: "Null" };
  const { diagnostics } = parseFrontMatter(splitFrontMatter("text"), frontMatterSchema, location);
  expect(diagnostics[0]?.hint).toContain('`title: "Null"`');
});
