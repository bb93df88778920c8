import { expect, it } from "vitest";
import { convertMkdocs } from "./convert-syntax.ts";

const files: Record<string, string> = {
  "a.md": "Part\n",
  "b.yml": "# [start:x]\nb: 1\n# [end:x]\nc: 2\n",
  "loop.md": '--8<-- "loop.md"\n',
};

function convert(body: string) {
  const {
    body: text,
    needsMdx,
    diagnostics,
  } = convertMkdocs(body, {
    snippet: (name) => files[name],
    variables: new Map([["release", "1.2"]]),
  });
  return { text, needsMdx, subjects: diagnostics.map(({ subject }) => subject) };
}

it.each<[string, string, string[]]>([
  [
    '!!! note "A [b]"\n    Text\n\n    more\nafter',
    ":::note[A \\[b\\]]\n\nText\n\nmore\n\n:::\nafter",
    [],
  ],
  ["??? tip\n\n    !!! bug\n\n        x\n", "::::tip\n\n:::bug\n\nx\n\n:::\n\n::::\n", []],
  ['--8<-- "a.md"\n', "Part\n", []],
  ['```yaml\n--8<-- "b.yml:x"\n```\n', "```yaml\nb: 1\n```\n", []],
  ['--8<-- "b.yml:4:4"\n', "c: 2\n", []],
  ['--8<-- "no.md"\n', '--8<-- "no.md"\n', ['--8<-- "no.md"']],
  [
    '``` { .py title="x" hl_lines="1-2 4" linenums="1" }\na\n```\n',
    '```py title="x" {1-2,4} showLineNumbers\na\n```\n',
    [],
  ],
  ["## A {: #b .c }\n", "## A {#b}\n", []],
  ["[a](b){ .c target=_blank } {x}\n", "[a](b) {x}\n", ["{ .c target=_blank }"]],
  ["{{ release }} {{ other }}\n", "1.2 {{ other }}\n", []],
  [
    "{++new++} {--old--} {==both==} {>>why<<}\n",
    "<ins>new</ins> <del>old</del> <mark>both</mark> \n",
    ["{>>why<<}"],
  ],
  [
    "{% raw %}{{ x }}{% endraw %} {% include 'a' %}\n",
    "{{ x }} {% include 'a' %}\n",
    ["{% include 'a' %}"],
  ],
  ["Term\n:   Text\n\nat 10:30:00 a:b:\n", "Term\n:   Text\n\nat 10:30:00 a:b:\n", [":   Text"]],
  ["Fine :smile: `:smile:`\n", "Fine :smile: `:smile:`\n", [":smile:"]],
  ["/// note | T\nx\n///\n", "/// note | T\nx\n///\n", ["/// note | T"]],
  ["--8<--\na.md\n--8<--\n", "--8<--\na.md\n--8<--\n", ["--8<--", "--8<--"]],
  ["++ctrl+c++ ==a== `==b==`\n", "<kbd>ctrl</kbd>+<kbd>c</kbd> <mark>a</mark> `==b==`\n", []],
])("converts %j", (body, text, subjects) => {
  expect(convert(body)).toEqual({ text, needsMdx: false, subjects });
});

it("makes tabs of tabs", () => {
  expect(convert('=== "A"\n\n    x\n\n=== "B & c"\n    y\n\nz')).toEqual({
    text: '<Tabs>\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n<TabItem value="b-c" label="B &amp; c">\n\ny\n\n</TabItem>\n</Tabs>\n\nz',
    needsMdx: true,
    subjects: [],
  });
});

it("ends where a snippet includes itself", () => {
  expect(convert('--8<-- "loop.md"\n').subjects).toEqual(['--8<-- "loop.md"']);
});
