// cspell:ignore endfilter
import { expect, it } from "vitest";
import { convertMkdocs } from "./convert-syntax.ts";
import { getMacros } from "./macros.ts";

const files: Record<string, string> = {
  "../README.md":
    'Gone <!--a-->\n# Kept [b](docs/b.md)\n```\n{% include "code/x.tf" %}\n```\n<!--z--> gone\n',
  "../code/x.tf": "x {}\n",
  "a.md": "Part\n",
  "b.yml": "# [start:x]\nb: 1\n# [end:x]\nc: 2\n",
  "c.yml":
    "# --8<-- [start:x]\nc: 1\n# --8<-- [start:y]\nd: 2\n# --8<-- [end:y]\n# --8<-- [end:x]\n",
  "list.md": "One\n\n- two\n",
  "loop.md": '--8<-- "loop.md"\n',
};

function convert(body: string) {
  const {
    body: text,
    needsMdx,
    diagnostics = [],
  } = convertMkdocs(body, {
    readFile: (name) => files[name],
    variables: {
      config: { site_name: "Harbor" },
      release: "1.2",
      dock: null,
      isNew: true,
      ports: [{ name: "Kyiv", open: true }, { name: "Lisbon" }],
      tides: { high: 2, low: 1 },
      berths: [
        ["Bell", 1],
        ["Pier", 2],
      ],
      fleets: [
        { name: "A", ships: ["x", "y"] },
        { name: "B", ships: [] },
      ],
    },
    hasMacros: true,
    hasMath: false,
  });
  return { text, needsMdx, subjects: diagnostics.map(({ subject }) => subject) };
}

it.each<[string, string, string[]]>([
  [
    '!!! note\n{% filter indent(width=4) %}\n{% include "a.md" %}\n\n- b {{ gone }}\n{% endfilter %}\nc\n',
    ":::note\n\nPart\n\n- b {{ gone }}\n\n:::\n\nc\n",
    ["{{ gone }}"],
  ],
  [
    "{% filter indent(first=True, width=2) %}a\nb{% endfilter %} {% filter indent('> ') %}c\nd{% endfilter %}\n",
    "  a\n  b {% filter indent('> ') %}c\nd{% endfilter %}\n",
    ["{% filter indent('> ') %}", "{% endfilter %}"],
  ],
  [
    '!!! note\n    {% filter indent(4) %}{% include "list.md" %}{% endfilter %}\n\nc\n',
    ":::note\n\nOne\n\n- two\n\n:::\n\nc\n",
    [],
  ],
  [
    "{% filter indent(2, first=True) %}a\nb{% endfilter %} {% filter upper %}c{% endfilter %}\n",
    "  a\n  b {% filter upper %}c{% endfilter %}\n",
    ["{% filter upper %}", "{% endfilter %}"],
  ],
  [
    '{% set bell = "Big Ben" %}\n{{ bell }} {% set x = f() %}\n',
    "\nBig Ben {% set x = f() %}\n",
    ["{% set x = f() %}"],
  ],
  ['{%- set a = "1" -%}\n{% set b = 2 -%}\n\n{{ a }}{{ b }}\n', "12\n", []],
  [
    '{% set a = "b" ~ "c" %}\n{{ a }}{% if gone %}{% set a = 1 %}{% endif %}{{ a }}\n',
    "\nbc{% if gone %}{% set a = 1 %}{% endif %}{{ a }}\n",
    ["{% if gone %}", "{% set a = 1 %}", "{% endif %}", "{{ a }}"],
  ],
  [
    "{% if gone %}{% if isNew %}{% set release = 2 %}{% endif %}{% endif %}{{ release }}\n",
    "{% if gone %}{% if isNew %}{% set release = 2 %}{% endif %}{% endif %}{{ release }}\n",
    [
      "{% if gone %}",
      "{% if isNew %}",
      "{% set release = 2 %}",
      "{% endif %}",
      "{% endif %}",
      "{{ release }}",
    ],
  ],
  [
    "{% for release, isNew in f(tides) %}{{ release }}{{ isNew }}{% endfor %} {{ tides.low }}\n",
    "{% for release, isNew in f(tides) %}{{ release }}{{ isNew }}{% endfor %} 1\n",
    ["{% for release, isNew in f(tides) %}", "{% endfor %}", "{{ release }}", "{{ isNew }}"],
  ],
  [
    "{% macro bell() %}{% set tide = 2 %}{% endmacro %}{{ tide }}\n",
    "{% macro bell() %}{% set tide = 2 %}{% endmacro %}{{ tide }}\n",
    ["{% macro bell() %}", "{% set tide = 2 %}", "{% endmacro %}", "{{ tide }}"],
  ],
  [
    '{% macro bell(a="b", release) %}{{ release }}\n',
    '{% macro bell(a="b", release) %}{{ release }}\n',
    ['{% macro bell(a="b", release) %}', "{{ release }}"],
  ],
  [
    "{{ config.site_name }} {{ config.theme.name }}{% if config.repo_url %}a{% endif %}{{ ports[0].gone }}\n",
    "Harbor {{ config.theme.name }}{% if config.repo_url %}a{% endif %}\n",
    ["{% if config.repo_url %}", "{% endif %}", "{{ config.theme.name }}"],
  ],
  [
    "{{ release[:1] }} {{ dock }} {{ release.upper }}\n",
    "1 {{ dock }} {{ release.upper }}\n",
    ["{{ dock }}", "{{ release.upper }}"],
  ],
  ["{% for a, b in berths %}{{ b }}{{ a }} {% endfor %}\n", "1Bell 2Pier \n", []],
  [
    "{% for one in fleets %}{{ one.name }}{% for ship in one.ships %} {{ ship }}{% endfor %}, {% endfor %}\n",
    "A x y, B, \n",
    [],
  ],
  [
    "{% if gone %}{% if isNew %}a{% else %}b{% endif %}{% else %}c{% endif %}\n",
    "{% if gone %}a{% else %}c{% endif %}\n",
    ["{% if gone %}", "{% else %}", "{% endif %}"],
  ],
  [
    "{% if isNew %}\n{% set bell = 1 %}\n{% else %}\n{% set bell = 2 %}\n{% endif %}\n{{ bell }}\n",
    "\n\n\n1\n",
    [],
  ],
  ["a\n\n<br/>\n![b](c.png)\n", "a\n\n<br/>\n\n![b](c.png)\n", []],
  [
    '!!! note "A [b]"\n    Text\n\n    more\nafter',
    ":::note[A \\[b\\]]\n\nText\n\nmore\n\n:::\nafter",
    [],
  ],
  [
    "!!! note \"See [b](c.md){target='_blank'}\"\n    Text\n",
    ":::note[See [b](c.md)]\n\nText\n\n:::\n",
    [],
  ],
  [
    ":fontawesome-brands-x-twitter: News :fontawesome-solid-rocket:\n",
    "News \n",
    [":fontawesome-brands-x-twitter:", ":fontawesome-solid-rocket:"],
  ],
  [
    "**a**{style='width: 9px' class='b'} ![](c.png){width='50%'}\n",
    "**a** ![](c.png)\n",
    ["{style='width: 9px' class='b'}", "{width='50%'}"],
  ],
  ["![a](b.svg#only-dark)\n", "![a](b.svg#gh-dark-mode-only)\n", []],
  [
    '![a "b"](c.png){ width="300" loading=lazy }\n',
    '<img src="c.png" alt="a &quot;b&quot;" width="300" />\n',
    [],
  ],
  [
    "![a](c.png#only-light){: .big height=20px }\n",
    '<img src="c.png#gh-light-mode-only" alt="a" height="20" />\n',
    ["![a](c.png#gh-light-mode-only){: .big height=20px }"],
  ],
  ["![a](c.png){ width=50% }\n", "![a](c.png)\n", ["{ width=50% }"]],
  ["```js\na(1)!; // (1)!\n```\n\n1. b\n", "```js\na(1)!; // (1)\n```\n\n1. b\n", []],
  ["<div>\n```js\na\n```\n</div>\n", "<div>\n\n```js\na\n```\n</div>\n", []],
  [
    "??? tip\n\n    !!! bug\n\n        x\n",
    "<details>\n<summary>Tip</summary>\n\n:::bug\n\nx\n\n:::\n\n</details>\n",
    [],
  ],
  ["!!! danger\n\tText\n\n\tmore\n", ":::danger\n\nText\n\nmore\n\n:::\n", []],
  ["{!a.md!}\n", "Part\n", []],
  ["{!> a.md !}\n", "Part\n", []],
  ['{% include-markdown "a.md" %}\n', "Part\n", []],
  [
    '```jinja\n{% include-markdown "gone.md" %}\n```\n',
    '```jinja\n{% include-markdown "gone.md" %}\n```\n',
    ['{% include-markdown "gone.md" %}'],
  ],
  ["![](a b.png)\n", "![](<a b.png>)\n", []],
  ["*[HTML]: Hyper\n\nHTML it is.\n", '\n\n<abbr title="Hyper">HTML</abbr> it is.\n', []],
  ["/// version-added | v2\nx\n///\n", ":::note[Version added: v2]\n\nx\n\n:::\n", []],
  ['--8<-- "a.md"\n', "Part\n", []],
  ["-8<- 'a.md'\n", "Part\n", []],
  ['```\n;--8<-- "a.md"\n```\n', '```\n--8<-- "a.md"\n```\n', []],
  ['--8<-- "c.yml:x"\n', "c: 1\nd: 2\n", []],
  ['```yaml\n--8<-- "b.yml:x"\n```\n', "```yaml\nb: 1\n```\n", []],
  ['--8<-- "b.yml:4:4"\n', "c: 2\n", []],
  ['--8<-- "b.yml:4"\n', "c: 2\n", []],
  ['--8<-- "b.yml:2:2,4:4"\n', "b: 1\nc: 2\n", []],
  ['[a](b){target="_blank" rel=nofollow}\n', "[a](b)\n", []],
  ['--8<-- "no.md"\n', '--8<-- "no.md"\n', ['--8<-- "no.md"']],
  [
    '``` { #sample .py tab="x" hl_lines="1-2 4" linenums="1" }\na\n```\n',
    '```py title="x" {1-2,4} showLineNumbers\na\n```\n',
    [],
  ],
  [
    '```bash title="Edit .env linenums="\na\n```\n',
    '```bash title="Edit .env linenums="\na\n```\n',
    [],
  ],
  ["/// todo | T\nx\n///\n", ":::todo[T]\n\nx\n\n:::\n", []],
  ["## A {: #b .c }\n", "## A {#b}\n", []],
  ["[a](b){ .c target=_blank } {x}\n", "[a](b) {x}\n", ["{ .c target=_blank }"]],
  ["{{ release }} {{ other(1) }}\n", "1.2 {{ other(1) }}\n", ["{{ other(1) }}"]],
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
  [
    "{% raw %}{{ release }} {% if a %}{% endraw %} {{ release }}\n",
    "{{ release }} {% if a %} 1.2\n",
    [],
  ],
  ["```\n{{ release }} {% raw %}{{ x }}{% endraw %}\n```\n", "```\n1.2 {{ x }}\n```\n", []],
  [
    "::: lamps.Lamp\n    options:\n\n        members: [light]\n\ntext\n",
    "`lamps.Lamp`\n\ntext\n",
    ["::: lamps.Lamp"],
  ],
  ["{~~old~>new~~} {++a\nb++}\n", "<del>old</del><ins>new</ins> <ins>a\nb</ins>\n", []],
  ["A paragraph. {#here}\n", 'A paragraph.<span id="here"></span>\n', []],
  ["[](){#there}\nNext\n", '<span id="there"></span>\nNext\n', []],
  ["Title {#top}\n---\n\n## B {#b}\n", "Title {#top}\n---\n\n## B {#b}\n", []],
  ["length \x24{#list}\n", "length \x24{#list}\n", []],
  [
    '<div class="markdown">\n<div markdown="1">\n\ntext\n\n</div>\n</div>\n<details markdown>\nx\n</details>\n',
    '<div class="markdown">\n\n\ntext\n\n\n</div>\n<details>\nx\n</details>\n',
    [],
  ],
  [
    '<div class="grid" markdown>\n<div markdown>\na\n</div>\n</div>\n<div class="odd" markdown>\nb\n</div>\n',
    '<div class="migrated-grid">\n\n<div>\n\na\n\n</div>\n\n</div>\n<div class="odd">\n\nb\n\n</div>\n',
    [],
  ],
  [
    '- a\n\n  <div class="odd" markdown>\n  b\n  </div>\n\n[c](d.md#e f)\n',
    '- a\n\n  <div class="odd">\n\n  b\n  \n  </div>\n\n[c](<d.md#e f>)\n',
    [],
  ],
  [
    "Term\n:   Text\n\nat 10:30:00 a:b:\n",
    "<dl>\n<dt>Term</dt>\n<dd>\n\nText\n\n</dd>\n</dl>\n\nat 10:30:00 a:b:\n",
    [],
  ],
  ["Fine :smile: :odd: `:smile:`\n", "Fine 😄 :odd: `:smile:`\n", [":odd:"]],
  ["Fine :+1: at :8080:\n", "Fine 👍 at :8080:\n", []],
  ["/// note | T\nx\n///\n", ":::note[T]\n\nx\n\n:::\n", []],
  ["/// admonition | T\n    type: 'warning'\n\nx\n///\n", ":::warning[T]\n\nx\n\n:::\n", []],
  [
    "/// details | T\n    open: True\n\nx\n///\n",
    "<details open>\n<summary>T</summary>\n\nx\n\n</details>\n",
    [],
  ],
  ["```a```\n\n!!! tip\n    x\n", "```a```\n\n:::tip\n\nx\n\n:::\n", []],
  [
    '??? note "Say \\"a\\""\n    x\n',
    '<details>\n<summary>Say "a"</summary>\n\nx\n\n</details>\n',
    [],
  ],
  [
    "`a`\n\n:   Text\n\n**b**\n:   Text\n",
    "<dl>\n<dt>\n\n`a`\n\n</dt>\n<dd>\n\nText\n\n</dd>\n<dt>\n\n**b**\n\n</dt>\n<dd>\n\nText\n\n</dd>\n</dl>\n",
    [],
  ],
  [
    "Apple\nPear\n:   Fruit\n\nFig\nLime\n\n:   More\n",
    "<dl>\n<dt>Apple</dt>\n<dt>Pear</dt>\n<dd>\n\nFruit\n\n</dd>\n<dt>Fig</dt>\n<dt>Lime</dt>\n<dd>\n\nMore\n\n</dd>\n</dl>\n",
    [],
  ],
  [
    "``` { .yaml title='a \"b\"' hl_lines='2 3' }\na\n```\n",
    "```yaml title=\"a 'b'\" {2,3}\na\n```\n",
    [],
  ],
  [
    "!!! note\n    Term\n    :   Text\n\n        !!! tip\n            x\n",
    "::::note\n\n<dl>\n<dt>Term</dt>\n<dd>\n\nText\n\n:::tip\n\nx\n\n:::\n\n</dd>\n</dl>\n\n::::\n",
    [],
  ],
  ["--8<--\na.md\n--8<--\n", "--8<--\na.md\n--8<--\n", ["--8<--", "--8<--"]],
  [
    "| :material-check:{ .ok } | :fontawesome-solid-times: | :material-bell: ring |\n",
    "| ✓ | ✗ | ring |\n",
    ["{ .ok }", ":material-bell:"],
  ],
  ["++ctrl+c++ ==a== `==b==`\n", "<kbd>ctrl</kbd>+<kbd>c</kbd> <mark>a</mark> `==b==`\n", []],
  [
    "| a | `b|c` |\n|---|---|\n| `d|e` | ``f`|g`` \\| |\n\n`h|i`\n",
    "| a | `b\\|c` |\n|---|---|\n| `d\\|e` | ``f`\\|g`` \\| |\n\n`h|i`\n",
    [],
  ],
  [
    "- ```js title='a'\n  x\n  ```\n\n!!! tip\n    y\n",
    '- ```js title="a"\n  x\n  ```\n\n:::tip\n\ny\n\n:::\n',
    [],
  ],
  [
    "??? tip\n    x\nAfter\n\nTerm\n:   Text\nlazy\n    more\nAfter\n",
    "<details>\n<summary>Tip</summary>\n\nx\n\n</details>\n\nAfter\n\n<dl>\n<dt>Term</dt>\n<dd>\n\nText\nlazy\n\nmore\n\n</dd>\n</dl>\n\nAfter\n",
    [],
  ],
  ["/// note\n```\n///\n```\nx\n///\n", ":::note\n\n```\n///\n```\nx\n\n:::\n", []],
  [
    '[:octicons-code-16:](u){ .card-link title="Code" } [:fontawesome-brands-github:](v) [:material-heart:](w){ title=Help }\n',
    "[Code](u) [Github](v) [Help](w)\n",
    [],
  ],
  ["[a]: https://b.example/{{ c }}/d\n", "[a]: https://b.example/{{c}}/d\n", ["{{c}}"]],
  ['!!! info ""\n    x\n', '<div class="admonition admonition-info">\n\nx\n\n</div>\n', []],
  [
    '{% if isNew and f(1) %}\na{% if release == "1.2" %}b{% else %}c{% endif %}\n{% endif %}\n',
    "{% if isNew and f(1) %}\nab\n{% endif %}\n",
    ["{% if isNew and f(1) %}", "{% endif %}"],
  ],
  [
    "{% for port in ports %}{{ loop.index }} {{ port.name | upper }}{{ f(port) }}{% if not loop.last %}, {% endif %}{% endfor %}{% for gone in [] %}{% else %} {{ isNew }}{% endfor %}\n",
    "1 KYIV{{ f(port) }}, 2 LISBON{{ f(port) }} True\n",
    ["{{ f(port) }}", "{{ f(port) }}"],
  ],
  [
    "| A |\n| - |\n{% for port in ports -%}\n| {{ port.name }}{% if port.open == true %}!{% endif %} |\n{% endfor %}\nb\n",
    "| A |\n| - |\n| Kyiv! |\n| Lisbon |\n\nb\n",
    [],
  ],
  [
    "{% for name, level in tides.items() %}{{ name }} {{ level }} {% endfor %}{% for x in y %}a{% endfor %}\n",
    "high 2 low 1 {% for x in y %}a{% endfor %}\n",
    ["{% for x in y %}", "{% endfor %}"],
  ],
  [
    '{% if release != "1.2" %}a{% elif not isNew %}b{% else %}c{% endif %} {% raw %}{% if isNew %}{% endraw %}\n',
    "c {% if isNew %}\n",
    [],
  ],
  ["x == 1 and y == 2, C++ and C++\n", "x == 1 and y == 2, C++ and C++\n", []],
  ...["C++11 and C++17\n", "if a==b or c==d\n", "x^^2 and y^^2\n"].map(
    (text): [string, string, string[]] => [text, text, []],
  ),
  ['++ctrl+"my + key"++\n', "<kbd>ctrl</kbd>+<kbd>my + key</kbd>\n", []],
  ["[x](a.md#b )\n", "[x](a.md#b )\n", []],
  ["One.\n\n*[AB]: x\n*[CD]: y\nTwo.\n", "One.\n\nTwo.\n", []],
  [
    "*[HTML]: Hyper\n\nThe language (HTML) is [a](HTML.md).\n",
    '\n\nThe language (<abbr title="Hyper">HTML</abbr>) is [a](HTML.md).\n',
    [],
  ],
])("converts %j", (body, text, subjects) => {
  expect(convert(body)).toEqual({ text, needsMdx: false, subjects });
});

it("converts a page with an embedded picture, which is one very long line", () => {
  const picture = `![](data:image/png;base64,${"A".repeat(400_000)})`;
  expect(convert(`## Load {: #load }\n\n${picture}\n`)).toEqual({
    text: `## Load {#load}\n\n${picture}\n`,
    needsMdx: false,
    subjects: [],
  });
});

it("converts the options of a code block", () => {
  const { text } = convert('```yaml title="Chart" hl_lines="1" linenums="1"\na\n```\n');
  expect(text).toBe('```yaml title="Chart" {1} showLineNumbers\na\n```\n');
});

it("ends a code block only at a fence with its indentation", () => {
  const code = '```python\ndef f():\n    """\n    ```\n    !!! note\n        x\n    """\n```\n';
  expect(convert(`${code}\n!!! note\n    y\n`).text).toBe(`${code}\n:::note\n\ny\n\n:::\n`);
});

it("keeps the empty lines of a code block in a definition", () => {
  const { text } = convert("Term\n: def\n```\na\n\nb\n```\n");
  expect(text).toContain("```\na\n\nb\n```\n\n</dd>");
});

it("makes tabs of tabs", () => {
  expect(convert('=== "A"\n\n    x\n\n=== "B & c"\n    y\n\nz')).toEqual({
    text: '<Tabs>\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n<TabItem value="b-c" label="B &amp; c">\n\ny\n\n</TabItem>\n</Tabs>\n\nz',
    needsMdx: true,
    subjects: [],
  });
});

it("begins new tabs at a tab that says so", () => {
  const tabs = (label: string, text: string) =>
    `<Tabs>\n<TabItem value="${label.toLowerCase()}" label="${label}">\n\n${text}\n\n</TabItem>\n</Tabs>\n`;
  const expected = `${tabs("A", "x")}\n${tabs("B", "y")}`;
  expect(convert('=== "A"\n    x\n\n===! "B"\n    y\n').text).toBe(expected);
  expect(convert("/// tab | A\nx\n///\n\n/// tab | B\n    new: true\n\ny\n///\n").text).toBe(
    expected,
  );
});

it("reads the options of each tab between slashes", () => {
  expect(
    convert("/// tab | A\nx\n///\n/// tab | B\n    select: true\n\ny\n///\n").text,
  ).not.toContain("select");
});

it.each<[string, string]>([
  ['!!! abstract ""\n    b\n', '<div class="admonition admonition-note">\n\nb\n\n</div>\n'],
  ['!!!tip "A"\n    b\n', ":::tip[A]\n\nb\n\n:::\n"],
  ['??? "A"\n    b\n', "<details>\n<summary>A</summary>\n\nb\n\n</details>\n"],
  [
    '??? "1. Use `a <b>` and **c** <d>"\n    b\n',
    "<details>\n<summary>1. Use <code>a &lt;b&gt;</code> and <strong>c</strong> &lt;d&gt;</summary>\n\nb\n\n</details>\n",
  ],
  ["///note\nb\n///\n", ":::note\n\nb\n\n:::\n"],
  [
    '<div class="admonition hint" markdown>\nx\n\n</div>\n',
    '<div class="admonition admonition-tip">\n\nx\n\n\n</div>\n',
  ],
  [
    '<figure markdown="span">\n    ![a](b.png)\n    <figcaption markdown>c *d*</figcaption>\n</figure>\n',
    "<figure>\n\n![a](b.png)\n\n<figcaption>c <em>d</em></figcaption>\n\n</figure>\n",
  ],
  [
    "<figure markdown>\n\n  ```yaml\n  a:\n    b: 1\n  ```\n\n  - c\n      - d\n\n</figure>\n",
    "<figure>\n\n\n```yaml\na:\n  b: 1\n```\n\n- c\n    - d\n\n\n</figure>\n",
  ],
  [
    "<figure markdown>\n```html\n  <figcaption>c *d*</figcaption>\n```\n</figure>\n",
    "<figure>\n\n\n```html\n  <figcaption>c *d*</figcaption>\n```\n\n</figure>\n",
  ],
  [
    '<figure markdown="span">\n![a](b.png)\n<figcaption>c</figcaption>\n</figure>\n',
    "<figure>\n\n![a](b.png)\n\n<figcaption>c</figcaption>\n\n</figure>\n",
  ],
  [
    '<div class="grid cards" markdown>\n- a\n</div>\n',
    '<div class="migrated-cards">\n\n- a\n\n</div>\n',
  ],
  [
    "[a](b.md){ .md-button .md-button--primary }\n",
    '<span class="migrated-button migrated-button-primary">[a](b.md)</span>\n',
  ],
])("converts %j", (body, text) => {
  expect(convert(body)).toEqual({ text, needsMdx: false, subjects: [] });
});

it("reads the delimiters and variables of templates as the site defines them", () => {
  const {
    body,
    evaluated,
    diagnostics = [],
  } = convertMkdocs(
    "# -{{ name }}-\n\n{{ name }} `{% raw %}`\n\n-{{% if isNew %}}-\nnew\n-{{% endif %}}-\n",
    {
      readFile: () => undefined,
      variables: { name: "Harbor", isNew: true },
      hasMacros: true,
      hasMath: false,
      delimiters: new Map([
        ["-{{", "{{"],
        ["}}-", "}}"],
        ["-{{%", "{%"],
        ["%}}-", "%}"],
      ]),
    },
  );
  expect(body).toBe("# Harbor\n\n{{ name }} `{% raw %}`\n\n\nnew\n\n");
  expect(evaluated).toContain("# Harbor\n\n{{ name }}");
  expect(diagnostics).toEqual([]);
});

it("keeps the standard delimiters that the site does not replace", () => {
  const options = { j2_variable_start_string: "[[", j2_variable_end_string: "]]" };
  const { body } = convertMkdocs("{% if name %}[[ name ]] {{ name }}{% endif %}\n", {
    ...getMacros(".", { extra: { name: "Harbor" } }, options),
    readFile: () => undefined,
    hasMath: false,
  });
  expect(body).toBe("Harbor {{ name }}\n");
});

it("links names of source code to the pages that document them", () => {
  const { body } = convertMkdocs("[`Hull`][boat.Hull], [Sail][boat.Sail] and [a][b].\n", {
    readFile: () => undefined,
    variables: {},
    hasMacros: false,
    hasMath: false,
    findReference: (name) => (name === "boat.Hull" ? "api/boat.md" : undefined),
  });
  expect(body).toBe("[`Hull`](api/boat.md), Sail and [a][b].\n");
});

it("keeps a template in a code block of a site without templates", () => {
  const text = "```jinja\n{% include 'gone.j2' %}\n```\n";
  const { body, diagnostics } = convertMkdocs(text, {
    readFile: () => undefined,
    variables: {},
    hasMacros: false,
    hasMath: false,
  });
  expect(body).toBe(text);
  expect(diagnostics).toEqual([]);
});

it("includes a part of a file, whose links are relative to it", () => {
  const body = '{%\n  include-markdown "../README.md"\n  start="<!--a-->" end="<!--z-->"\n%}\n';
  expect(convert(body).text).toBe("\n# Kept [b](../docs/b.md)\n```\nx {}\n```\n");
});

it("ends where a snippet includes itself", () => {
  expect(convert('--8<-- "loop.md"\n').subjects).toEqual(['--8<-- "loop.md"']);
});

it("tells attributes, which are decoration, from syntax with content", () => {
  const text = "[a](b.md){ .card }\n\n![a](b.png){.center width='9px'}\n\n{% if x %}\n";
  const { diagnostics = [] } = convertMkdocs(text, {
    readFile: () => undefined,
    variables: {},
    hasMacros: true,
    hasMath: false,
  });
  expect(diagnostics.map(({ cause }) => cause).sort()).toEqual([
    "attributes-removed",
    "attributes-removed",
    "mkdocs-syntax",
  ]);
});

it("converts subscripts and superscripts, but not deleted text, footnotes, and code", () => {
  const { body } = convertMkdocs("H~2~O x^2^ ~~a~~ ^^b^^ `c~2~` [^1] and [^2] ~/d\n", {
    readFile: () => undefined,
    variables: {},
    hasMacros: false,
    hasMath: false,
    scriptMarks: "~^",
  });
  expect(body).toBe("H<sub>2</sub>O x<sup>2</sup> ~~a~~ <ins>b</ins> `c~2~` [^1] and [^2] ~/d\n");
});

it.each([
  "[a](https://a.example/~b/~c_(~d/~e)) <https://a.example/~b/~c> https://a.example/~b/~c",
  '<a href="https://a.example/~b/~c">d</a> [e][f] \\(x^2y^2\\)\n\n[f]: https://a.example/~b/~c',
  "H~2~O",
])("converts no scripts in addresses and formulas, and only those of extensions: %j", (text) => {
  const { body } = convertMkdocs(text, {
    readFile: () => undefined,
    variables: {},
    hasMacros: false,
    hasMath: false,
    scriptMarks: text.startsWith("H") ? "^" : "~^",
  });
  expect(body).toBe(text);
});
