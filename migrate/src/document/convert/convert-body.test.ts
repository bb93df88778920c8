// cspell:ignore nohighlight playlabel

import { expect, it } from "vitest";
import { pageContext } from "../../../../tests/support/page-context.ts";
import { convertVitepress } from "../../vitepress/convert-syntax.ts";
import { createVitepressIds } from "../heading-ids.ts";
import { prepareBody } from "../prepare.ts";
import { convertBody } from "./convert-body.ts";

function convert(body: string, isMdxFile = true) {
  const prepared = prepareBody(body, { format: "mdx", isMdxFile });
  const { text, diagnostics } = convertBody(prepared, pageContext, (_code, names) => {
    return new Map(names.map((name) => [name, `Own${name}`]));
  });
  return { text, causes: diagnostics.map(({ cause }) => cause) };
}

it.each<[string, string, string[]]>([
  ["[a](./b.md#c) [d](missing.md)\n", "[a](./b.mdx#c) [d](missing.md)\n", ["broken-link"]],
  [
    "`a{:ts}` `{:b}` [`c(){:d}`](b.md) `#!py e` `#!/bin/sh` `` `f{:g} ``\n",
    "`a` `{:b}` [`c()`](b.mdx) `e` `#!/bin/sh` `` `f ``\n",
    [],
  ],
  [
    "import gone from '@site/src/missing.png';\n\n<Shot src={gone} />\n",
    '<Shot src="@site/src/missing.png" />\n',
    ["missing-image"],
  ],
  [
    "Rule {frontmatter.rules[0]} <Shot src='missing/a.png' /><Shot src='./missing.png' />\n",
    "Rule r <Shot src='missing/a.png' /><Shot src='./missing.png' />\n",
    ["missing-image"],
  ],
  [
    "import { Prism as S } from 'react-syntax-highlighter';\n\n<S language='cpp' style={dark} showLineNumbers>\n{`\n#pragma once\n`}\n</S>\n",
    "```cpp\n#pragma once\n```\n",
    [],
  ],
  ["<Rules list={frontMatter.rules} />\n", '<Rules list={["r"]} />\n', []],
  [
    "<b className={'a' + 'b'} style={{ width: 1 }}>c</b> <b className={gone} style={{ width: 1 }}>d</b>\n",
    '<b className={[\'a\' + \'b\', "c1"].filter(Boolean).join(" ")}>c</b> <b className="c1">d</b>\n',
    ["style-to-class", "style-to-class", "expression-removed"],
  ],
  [
    'import Link from "@docusaurus/Link";\n\nexport const base = "/a";\n\n<Link to={base + "/b.md"}>c</Link> <Link to={gone.d}>e</Link>\n',
    '<a href="/a/b.mdx">c</a> <a>e</a>\n',
    ["expression-removed"],
  ],
  [
    'export const path = "a";\nexport const url = ({ path }, kind = "b") => path + kind;\n\n{url({ path: "c" })} {url({})}\n',
    "cb <OwnPageContentPart />\n",
    [],
  ],
  [
    'export const base = "Two words";\n\n<Part src={base + "!"} /> <Part href={base} />\n',
    '<Part src="Two words!" /> <Part href="Two words" />\n',
    [],
  ],
  ["![a](@site/static/b.png 'T')\n", "![a](/b.png 'T')\n", []],
  [
    "[a][b] ![c][d]\n\n[b]: x.md\n[d]: missing.png\n",
    "[a][b] ![c][d]\n\n[b]: x.mdx\n[d]: missing.png\n",
    ["missing-image"],
  ],
  [
    `import { Code } from "@astrojs/starlight/components";\n\nexport const host = \`h\`;\nexport const run = (os, args) => \`\ncurl \${host}/\${os}\${args}\n\`;\n\n<Code code={run("mac", 1)} lang="sh" />\n`,
    "```sh\ncurl h/mac1\n```\n",
    [],
  ],
  [
    'import H from "@theme/Heading";\n\n<H as={"h2"} id={"ring"} children={"Ring it"}>\n</H>\n',
    "## Ring it {#ring}\n",
    [],
  ],
  [
    'import Heading from "@theme/Heading";\n\n<Heading as="h1" id="x" children="a < b {c}" />\n',
    '<h1 id="x">a \\< b \\{c}</h1>\n',
    [],
  ],
  [
    "Between {low} and {high}.\n",
    "Between \\{low} and \\{high}.\n",
    ["character-escaped", "character-escaped"],
  ],
  [
    "Takes {String} or {RegExp|Array}, not {true}.\n",
    "Takes \\{String} or \\{RegExp|Array}, not {true}.\n",
    ["character-escaped", "character-escaped"],
  ],
  [":::secondary\nx\n:::\n", ":::note[Secondary]\nx\n:::\n", []],
  ["::::section{.a}\n\nb\n\n:::div\nc\n:::\n\n::::\n", "\nb\n\nc\n\n\n\n", []],
  [":::tip\n\nopen\n", ":::tip\n\nopen\n\n:::\n", []],
  ["- a\n\n  :::tip\n\n  open\n\n- b\n", "- a\n\n  :::tip\n\n  open\n\n  :::\n\n- b\n", []],
  ["```js {9} {1}\na\n", "```js {1}\na\n```\n", ["code-highlight"]],
  [":::tip\n````\na\n```\n:::\n", ":::tip\n````\na\n```\n:::\n````\n\n:::\n", []],
  [":::tip\na\n\n:::note\nb\n:::\n\nc\n", "::::tip\na\n\n:::note\nb\n:::\n\n::::\n\nc\n", []],
  [
    "import C from '@theme/CodeBlock';\n\n<C>\n$ ring\n<b>one</b><br/>\n<i>two</i>\n</C>\n",
    "```text\n$ ring\none\ntwo\n```\n",
    [],
  ],
  [
    `import { Code } from '@astrojs/starlight/components';\n\n<Code code={\`\nrun \${branch()}\n\`} />\n`,
    `\`\`\`text\nrun \${branch()}\n\`\`\`\n`,
    ["expression-removed"],
  ],
  [
    "import TabItem from '@theme/TabItem';\n\n<TabItem value=\"a\">\n\ntext\n\n</TabItem>\n",
    "\n\ntext\n\n\n",
    [],
  ],
  [":::mine[T]\nx\n:::\n", ":::note[T]\nx\n:::\n", ["unknown-admonition"]],
  [
    "```mermaid\nflowchart TD\n  a[B] --> c\n```\n",
    '```mermaid alt="Flowchart: B"\nflowchart TD\n  a[B] --> c\n```\n',
    ["diagram-alt"],
  ],
  [
    '```mermaid\nflowchart TD\n  a["B {c}"] --> d{e}\n```\n',
    '```mermaid alt="Flowchart: B {c}, e"\nflowchart TD\n  a["B {c}"] --> d{e}\n```\n',
    ["diagram-alt"],
  ],
  [
    "- a\n\n  ```mermaid\n  ---\n  title: Roads\n  ---\n  flowchart TD\n    a[B] --> c\n  ```\n",
    '- a\n\n  ```mermaid title="Roads" alt="Flowchart: B"\n  flowchart TD\n    a[B] --> c\n  ```\n',
    ["diagram-alt"],
  ],
  [
    'import { main } from "../names";\n\n<Name text={main} />\n',
    "<Name />\n",
    ["expression-removed"],
  ],
  [
    '<Tabs>\n<TabItem label="a">b</TabItem>\n<TabItem label="a">c</TabItem>\n</Tabs>\n',
    '<Tabs>\n<TabItem value="a" label="a">b</TabItem>\n<TabItem value="a 2" label="a">c</TabItem>\n</Tabs>\n',
    [],
  ],
  [
    "  <Tabs>\n    <TabItem value='a'>b</TabItem>\n\n    Then c.\n  </Tabs>\n",
    "  <Tabs>\n    <TabItem value='a'>b</TabItem>\n\n  </Tabs>\n\n    Then c.\n  \n",
    [],
  ],
  [
    "<Tabs>\n<TabItem value='a'>b</TabItem>\n\n{/* c */}\n</Tabs>\n",
    "<Tabs>\n<TabItem value='a'>b</TabItem>\n\n{/* c */}\n</Tabs>\n",
    [],
  ],
  [
    "<Tabs>\n<TabItem value='a'>b</TabItem>\n\n{[1].length}\n</Tabs>\n",
    "<Tabs>\n<TabItem value='a'>b</TabItem>\n\n</Tabs>\n\n{[1].length}\n\n",
    [],
  ],
  [
    "```harbor {1}\na\n```\n\n```JS:title.js\na\n```\n",
    "```harbor {1}\na\n```\n\n```JS:title.js\na\n```\n",
    ["code-language"],
  ],
  ["```mermaid\npie\n```\n", "```text\npie\n```\n", ["diagram-as-text"]],
  ['```js {1,9} title="x"\na\n```\n', '```js title="x"\na\n```\n', ["code-highlight"]],
  [
    `import { size } from './data.mdx';\nexport const v = \`v\${size}\`;\n\nV {v}, [a]({v}) <a href={\`/\${v}\`}>b</a>\n`,
    'V v7, [a]({v}) <a href="/v7">b</a>\n',
    [],
  ],
  [
    'export const v = "1<2 [a](b)";\n\nV {v}, {x.y} and {1 + 1}.\n',
    "V 1\\<2 \\[a\\](b),  and {1 + 1}.\n",
    ["expression-removed"],
  ],
  [
    "<p style={{ width: 1 }} onClick={() => 1}>a</p>\n",
    '<p className="c1">a</p>\n',
    ["style-to-class", "handler-removed"],
  ],
  [
    '<p className="b" style={{ color: "red" }}>a</p>\n',
    '<p className="b c1">a</p>\n',
    ["style-to-class"],
  ],
  [
    '<div className="row mine"><div className="col col--6">a</div></div>\n',
    '<div className="c1 mine"><div className="c1">a</div></div>\n',
    ["layout-class", "layout-class"],
  ],
  ["<Fragment>\n\nb\n\n</Fragment>\n", "\n\nb\n\n\n", []],
  [
    "import Own from './own.astro';\n\n<Fragment slot='a'>\n\nb\n\n</Fragment>\n\n<b slot='c'>d</b>\n\n<div slot='e' class='f'>g</div>\n",
    "<Slotted slot=\"a\">\n\nb\n\n</Slotted>\n\n<Slotted slot=\"c\"><b slot='c'>d</b></Slotted>\n\n<Slotted slot=\"e\"><div slot='e' class='f'>g</div></Slotted>\n",
    [],
  ],
  ["<b slot='c'>d</b>\n", "<b slot='c'>d</b>\n", []],
  [
    "<div>\n\nimport A from './a.svg'\n\n| <A alt=\"b\" /> |\n| - |\n\n</div>\n",
    '<div>\n\n| <img src="./a.svg" alt="b" /> |\n| - |\n\n</div>\n',
    [],
  ],
  ['a <img name="b" src="/a.png" />\n', 'a <img src="/a.png" />\n', []],
  [
    '<img srcSet="@site/static/a.png 2x" src="/b.png" />\n',
    '<img srcSet="/a.png 2x" src="/b.png" />\n',
    [],
  ],
  ["<img src={require('@site/static/a.png').default} />\n", '<img src="/a.png" />\n', []],
  ["<script src='a'></script>\n\nb\n", "\nb\n", ["element-removed"]],
  [
    "import L from '@docusaurus/Link';\n\n<L to='a.md' data-b={c}>d</L>\n",
    '<a href="a.mdx">d</a>\n',
    ["expression-removed"],
  ],
  ["import T from '@theme/Tabs';\n\n<T>\n\nx\n\n</T>\n", "<Tabs>\n\nx\n\n</Tabs>\n", []],
  ["import X from '@theme/Odd';\n\n<X>\n\nx\n\n</X>\n", "\n\nx\n\n\n", ["theme-component"]],
  [
    "import C from '@theme/CodeBlock';\nimport S from '!!raw-loader!./a.tf';\n\n<C language=\"hcl\">{S}</C>\n",
    "```hcl\nlocals {}\n```\n",
    [],
  ],
  [
    'import A from \'@theme/Admonition\';\n\n<A type="important" title="T">\n\nx\n\n</A>\n',
    ":::info[T]\n\n\nx\n\n\n:::\n",
    [],
  ],
  [
    "import A from '@theme/Admonition';\n\n<A type=\"success\">\n\nx\n\n</A>\n",
    ":::tip[Success]\n\n\nx\n\n\n:::\n",
    [],
  ],
  [
    "import A from '@theme/Admonition';\n\n<A type=\"mine\">\n\nx\n\n</A>\n",
    ":::note[Mine]\n\n\nx\n\n\n:::\n",
    ["unknown-admonition"],
  ],
  [
    "import D from '@theme/DocCardList';\n\n<D />\n",
    '<CardGroup>\n  <Card title="A &quot;b&quot;" href="/a" />\n</CardGroup>\n',
    [],
  ],
  [
    'import P from \'./_p.mdx\';\n\nText.\n\n<P n="1" />\n<P n="2" />\n',
    'import P from "./_p.mdx";\n\nText.\n\n<P n="1" />\n<P n="2" />\n',
    [],
  ],
  [
    "import P from './_p.mdx';\n\n<P>\n\n[a](b.md)\n\n</P>\n",
    'import P from "./_p.mdx";\n\n<P>\n\n[a](b.mdx)\n\n</P>\n',
    [],
  ],
  ["<head>\n  <meta name='robots' />\n</head>\n\nx\n", "\nx\n", []],
  ['```title="Expected a" {1}\na\n```\n', '```text title="Expected a" {1}\na\n```\n', []],
  ['```filename="a.js"\na\n```\n', '```text title="a.js"\na\n```\n', []],
  [
    "```no-highlight\na\n```\n\n```nohighlight\nb\n```\n",
    "```text\na\n```\n\n```text\nb\n```\n",
    [],
  ],
  [
    '> ```bells path="a.py" {1}\n> ```\n\n```bells\nb\n```\n',
    '> ```text\n> bells path="a.py" {1}\n> ```\n\n```bells\nb\n```\n',
    ["generated-block", "code-language"],
  ],
  [
    'import CodeBlock from "@theme/CodeBlock";\n\n<CodeBlock language="xml">\n  {`<boat>\n  <v>`}\n  <Version />\n  {`</v>`}\n</CodeBlock>\n',
    "```xml\n<boat>\n  <v><Version></v>\n```\n",
    ["expression-removed"],
  ],
  ["```{python} {1}\na\n```\n", "```text {1}\na\n```\n", ["code-option-removed"]],
  ['```linenums="1"\na\n```\n', "```text\na\n```\n", ["code-option-removed"]],
  [
    "```js showLineNumbers=5 {1}\na\n```\n",
    "```js showLineNumbers {1}\na\n```\n",
    ["code-option-removed"],
  ],
  [
    "```js showLineNumbers{5} {1}\na\n```\n",
    "```js showLineNumbers {1}\na\n```\n",
    ["code-option-removed"],
  ],
  [
    "```js showLineNumbers={5}\na\n```\n",
    "```js showLineNumbers\na\n```\n",
    ["code-option-removed"],
  ],
  ['```js del="x"\na\n```\n', "```js\na\n```\n", ["code-option-removed"]],
  ['```js name="a" file="b"\na\n```\n', '```js title="a"\na\n```\n', ["code-option-removed"]],
  [":::note Array \\[0\\] [\n\nx\n\n:::\n", ":::note[Array \\[0\\] \\[]\n\nx\n\n:::\n", []],
  ['```js filename="a.js" {1}\na\n```\n', '```js title="a.js" {1}\na\n```\n', []],
  [
    '```js title="x" rule=\'{"p":"a\\\\b$"}\'\na\n```\n',
    '```js title="x"\na\n```\n',
    ["code-option-removed"],
  ],
  [
    '<Fragment set:html={"<pre><code class=\\"a\\">a &lt; <b>b</b><br />  c</code></pre>"} />\n',
    "```text\na < b\n  c\n```\n",
    [],
  ],
  [
    "import C from '@theme/CodeBlock';\n\n<C className=\"language-objective-c\" title='Say \"a\"'>a &lt; b</C>\n",
    "```objective-c title=\"Say 'a'\"\na < b\n```\n",
    [],
  ],
  [
    "import C from '@theme/CodeBlock';\n\n<C>a &lt; b {'&lt;'}</C>\n",
    "```text\na < b &lt;\n```\n",
    [],
  ],
  [
    "import C from '@theme/CodeBlock';\n\n<C language=\"sh\">{`run \x24{branch()}`}</C>\n",
    "```sh\nrun \x24{branch()}\n```\n",
    ["expression-removed"],
  ],
  [
    "import L from './lists';\n\n<Chart names={L.names} odd={L.odd} />\n",
    '<Chart names={["a"]} />\n',
    ["expression-removed"],
  ],
  [
    "import A from '@theme/Admonition';\n\n- <A>\n\n  x\n\n  </A>\n",
    "- <A>\n\n  x\n\n  </A>\n",
    [],
  ],
  ["```js\na\n// highlight-start\nb\n```\n", "```js\na\nb\n```\n", ["code-highlight"]],
  [
    "```yaml\n- highlight-end\nx: highlight-start\n```\n",
    "```yaml\n- highlight-end\nx: highlight-start\n```\n",
    [],
  ],
  ["> ```js\n> a\n> # highlight-end\n> ```\n", "> ```js\n> a\n> ```\n", ["code-highlight"]],
  ["```\na\n```\n", "```\na\n```\n", []],
  ["> ```js\n> a\n\nb\n", "> ```js\n> a\n> ```\n\nb\n", []],
  [
    "```mermaid\nflowchart TD\n  a[B] --> c\n",
    '```mermaid alt="Flowchart: B"\nflowchart TD\n  a[B] --> c\n```\n',
    ["diagram-alt"],
  ],
  [
    "```js title='the \"new\" /etc/ now {9}'\na\n```\n",
    "```js title='the \"new\" /etc/ now {9}'\na\n```\n",
    [],
  ],
  ["```jsx live\na\n```\n", "```jsx\na\n```\n", ["code-option-removed"]],
  ["import P from './_missing.mdx';\n\n<P />\n\nx\n", "\nx\n", ["missing-partial"]],
  [
    "import B from 'other';\nimport { N } from './c';\n\n<B>x</B> <N.M />\n",
    "<B2>x</B2> <N.M />\n",
    [],
  ],
  ["import B from 'other';\n\n<D><B>x</B></D>\n", "<D><B2>x</B2></D>\n", []],
  [
    "<X one='1' onPress='a' onHover={() => 1} /> <i onclick='a()'>b</i> <Y onclick='a()' />\n",
    "<X one='1' onPress='a' /> <i>b</i> <Y />\n",
    ["handler-removed", "handler-removed", "handler-removed"],
  ],
  [
    "import A from '@theme/Admonition';\n\n<A>\n\n<A type=\"tip\">\n\nx\n\n<A>\n\ny\n\n</A>\n\n</A>\n\n</A>\n",
    ":::::note\n\n\n::::tip\n\n\nx\n\n:::note\n\n\ny\n\n\n:::\n\n\n::::\n\n\n:::::\n",
    [],
  ],
  [
    "import T from '@theme/ThemedImage';\n\n<T alt=\"a\" sources={{ 'light': '@site/static/a.png', dark: '@site/static/d.png' }} />\n",
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/d.png" /><img src="/a.png" alt="a" /></picture>\n',
    [],
  ],
  [
    'import D from \'@theme/Details\';\n\n<D open className="x" summary="a < b">\n\nc\n\n</D>\n',
    '<details open className="x">\n<summary>a &#60; b</summary>\n\n\nc\n\n</details>\n',
    [],
  ],
  [
    "import C from '@theme/CodeBlock';\n\n<C language=\"js\">{'a\\\\n' + \"b\\n\"}</C> after\n",
    "```js\na\\nb\n```\n\n after\n",
    [],
  ],
  [
    "import T from '@theme/TOCInline';\n\n<T minHeadingLevel=\"3\" maxHeadingLevel={3} />\n\n## A\n\n### B\n",
    "- [B](#b)\n\n## A\n\n### B\n",
    [],
  ],
  [
    "import D from '@theme/Details';\n\n<D summary={'a\\'b'}>\n\nc\n\n</D>\n",
    "<details>\n<summary>a'b</summary>\n\n\nc\n\n</details>\n",
    [],
  ],
  [
    "import D from '@theme/Details';\nimport { t } from './t';\n\n<D summary={t('a')}>\n\nc\n\n</D>\n",
    "<details>\n\n\n\nc\n\n</details>\n",
    ["expression-removed"],
  ],
  [
    'import S from "@theme/SchemaItem";\n\n<S collapsible={true}>\n\n<S name={"id"} />\n\n</S>\n',
    "\n\n\n\n- `id`\n\n\n\n\n",
    [],
  ],
  [
    'import S from "@theme/SchemaItem";\n\n<S schema={{ description: "A bell." }} />\n',
    "\n\n- A bell.\n\n\n",
    [],
  ],
  [
    'import { Tabs, TabItem } from "@astrojs/starlight/components";\n\n<Tabs>\n<TabItem icon="b" label="a">c</TabItem>\n</Tabs>\n',
    '<Tabs>\n<TabItem value="a" label="a">c</TabItem>\n</Tabs>\n',
    [],
  ],
  [
    "import D from '@theme/Details';\n\n<D summary=\"S\"><i>a</i></D>\n",
    "<details>\n<summary>S</summary>\n<i>a</i>\n</details>\n",
    [],
  ],
  [
    "import A from '@theme/Admonition';\n\n<A title='a <b> {c}'>\n\nx\n\n</A>\n",
    ":::note[a \\<b> \\{c}]\n\n\nx\n\n\n:::\n",
    [],
  ],
  [
    "import L from './a.svg';\n\n<L title='T \"q\"' />\n",
    '<img src="./a.svg" alt="T &quot;q&quot;" />\n',
    [],
  ],
  [
    "import d from './d.json';\nimport l from './long.json';\n\n<X a={d} b={l} />\n",
    '<X a={[{"a":1}]} />\n',
    ["expression-removed"],
  ],
  [
    "<X a={[{ b: import('@site/static/a.png') }]} c={import('./missing.png')} />\n",
    '<X a={[{ b: "/a.png" }]} />\n',
    ["expression-removed"],
  ],
  [
    "import { Image } from 'astro:assets';\nimport a from './a.png';\n\n<Image src={a} alt=\"A\" widths={[1]} />\n",
    '<img src="./a.png" alt="A" />\n',
    [],
  ],
  [
    "import { Picture } from 'astro:assets';\n\n<Picture src={import('./missing.png')} alt=\"\" />\n",
    "",
    ["missing-image"],
  ],
  ["<Odd a='b' />\n", "<Odd a='b' />\n", ["stub-component"]],
  ["export const Own = () => <b>x</b>;\n\n<Own />\n", "<OwnOwn />\n", []],
  [
    "import L from './a.svg';\n\n<L className=\"b\" style={{ width: 20 }} />\n",
    '<img src="./a.svg" alt="" className="b c1" />\n',
    [],
  ],
  ["import L from './a.svg';\n\n<L title=\"T\" />\n", '<img src="./a.svg" alt="T" />\n', []],
])("converts %j", (body, text, causes) => {
  expect(convert(body)).toEqual({ text, causes });
});

it("reads the result of a function that a module exports by default", () => {
  expect(convert('import link from "./link.js";\n\n<a href={link("b")}>c</a>\n')).toEqual({
    text: '<a href="/x/b">c</a>\n',
    causes: [],
  });
});

it.each([true, false])("leaves badges out of the old ids of headings (MDX: %j)", (isMdx) => {
  const body =
    '## Ring <Badge text="v2" />\n\n## Ring <Badge text="v3" />\n\n## Bell <mark>x</mark> {#own}\n';
  const { body: converted } = convertVitepress(body, { readFile: () => undefined });
  const prepared = prepareBody(converted, { format: "markdown", isMdxFile: isMdx });
  const createIdGenerator = createVitepressIds;
  expect(convertBody(prepared, { ...pageContext, createIdGenerator }, () => new Map()).text).toBe(
    "## Ring <mark>v2</mark> {#ring}\n\n## Ring <mark>v3</mark> {#ring-1}\n\n## Bell <mark>x</mark> {#own}\n",
  );
});

it("takes no marks of templates in headings for ids", () => {
  const prepared = prepareBody("## 2 `{{#each}}`\n", { format: "markdown", isMdxFile: false });
  const createIdGenerator = createVitepressIds;
  expect(convertBody(prepared, { ...pageContext, createIdGenerator }, () => new Map()).text).toBe(
    "## 2 `{{#each}}` {#_2-each}\n",
  );
});

it("keeps the properties of a partial only in partials", () => {
  const body = "On {props.cloud}. {props.children} <b title={props.t}>x</b>\n";
  const partial = (isPartial: boolean) => {
    const prepared = prepareBody(body, { format: "mdx", isMdxFile: true });
    return convertBody(prepared, { ...pageContext, isPartial }, () => new Map()).text;
  };
  expect(partial(true)).toBe(body);
  expect(partial(false)).not.toContain("props");
});

it("puts the tabs of a component that is a stub into tabs", () => {
  const { text } = convert(
    'import Odd from "missing";\n\n<Odd>\n\n<TabItem value="a" label="A">\n\nb\n\n</TabItem>\n\n</Odd>\n',
  );
  expect(text).toBe(
    '<Odd>\n\n<Tabs>\n\n<TabItem value="a" label="A">\n\nb\n\n</TabItem>\n\n</Tabs>\n\n</Odd>\n',
  );
});

it.each([
  ["- ", "  ", ""],
  ["> ", "> ", ">"],
])("keeps the tabs of a stub in the list or quote after %j", (first, prefix, blank) => {
  const tab = ['<TabItem value="a" label="A">', "", "b", "", "</TabItem>"];
  const print = (lines: readonly string[]) =>
    lines.map((line, index) => (index === 0 ? first : line ? prefix : blank) + line).join("\n");
  const { text } = convert(
    `import Odd from "missing";\n\n${print(["<Odd>", "", ...tab, "", "</Odd>"])}\n`,
  );
  expect(text.trimEnd()).toBe(
    print(["<Odd>", "", "<Tabs>", "", ...tab, "", "</Tabs>", "", "</Odd>"]),
  );
});

it.each([
  ['<iframe src="/demo/ring.html" height="90px"></iframe>', "[/demo/ring.html](/demo/ring.html)"],
  ['<iframe src="@site/static/a.html" title="A" />', "[A](/a.html)"],
  ['<iframe src="//a.example/b(1)" />', "[a.example](<https://a.example/b(1)>)"],
  ['<object data="./a b.pdf" />', "[./a b.pdf](<./a b.pdf>)"],
  ['a <iframe src="about:blank" />', "a "],
])("links to the content of the frame %j", (body, link) => {
  const { text, causes } = convert(`${body}\n`);
  expect(text).toBe(`${link}\n`);
  expect(causes).toEqual(["element-removed"]);
});

it.each([
  [
    '<iframe width="560" src="https://www.youtube.com/embed/a-1" title="A film"></iframe>',
    '<Video src="https://www.youtube.com/watch?v=a-1" title="A film" />',
  ],
  ['<ReactPlayer controls url="https://vimeo.com/12" />', '<Video src="https://vimeo.com/12" />'],
  [
    '<lite-youtube videoid="a1" playlabel="Start"></lite-youtube>',
    '<Video src="https://www.youtube.com/watch?v=a1" title="Start" />',
  ],
  [
    'import Embed from "react-lite-youtube-embed";\n\n<Embed id="a1" title="Start" />',
    '<Video src="https://www.youtube.com/watch?v=a1" title="Start" />',
  ],
  [
    '<video controls poster="https://example.com/p.png"><source src="@site/static/a.mp4" /></video>',
    '<Video src="/a.mp4" />',
  ],
  [
    '<video><source src="https://example.com/a.mp4?b=1&amp;c=2" /></video>',
    '<Video src="https://example.com/a.mp4?b=1&amp;c=2" />',
  ],
  [
    '<ReactPlayer src="https://youtu.be/a1" /> <br />',
    '<Video src="https://www.youtube.com/watch?v=a1" /> <br />',
  ],
  [
    '<p>\n<iframe src="https://vimeo.com/12" title="A [film]" />\n</p>',
    "<p>\n[A \\[film\\]](https://vimeo.com/12)\n</p>",
  ],
  [
    'See <iframe src="https://vimeo.com/12" />.',
    "See [https://vimeo.com/12](https://vimeo.com/12).",
  ],
])("makes a video of %j", (body, video) => {
  const { text, causes } = convert(`${body}\n`);
  expect(text).toBe(`${video}\n`);
  expect(causes).toEqual(["video"]);
});

it("removes a frame whose address has no host", () => {
  const { causes } = convert('<embed src="https://" />\n');
  expect(causes).toEqual(["element-removed"]);
});
it("converts pictures and links in the HTML of plain Markdown", () => {
  const { text } = convert('A <a href="b.md">c</a>.\n', false);
  // The text contains a tag, so the page needs MDX.
  expect(text).toBe('A <a href="b.mdx">c</a>.\n');
});

it.each<[string, string, string]>([
  [
    'import Only from "@docusaurus/BrowserOnly";\nimport Chart from "./chart";\n\n<Only>{() => <Chart />}</Only>\n',
    "<OwnOnlyPart />",
    "return <Only>{() => <Chart />}</Only>;",
  ],
  [
    'import { rows } from "./rows";\n\n<ul>{rows.map((row) => <li>{row}</li>)}</ul>\n',
    "<ul><OwnPageContentPart /></ul>",
    "return <>{rows.map((row) => <li>{row}</li>)\n}</>;",
  ],
  [
    'import Star from "./star.js";\nimport Own from "./own";\n\n<Own to="b.md" icon={Star} on={() => 1}>\n\n**kept**\n\n</Own>\n',
    '<OwnOwnPart to="b.mdx">\n\n**kept**\n\n</OwnOwnPart>',
    "return <Own {...props} icon={Star} on={() => 1} />;",
  ],
  [
    'import Own from "./own";\n\n{props.os === "a" && <Own name={props.name} />}\n',
    "<OwnPageContentPart os={props.os} name={props.name} />",
    'return <>{props.os === "a" && <Own name={props.name} />\n}</>;',
  ],
])("moves code of the page to a component: %j", (body, text, code) => {
  const prepared = prepareBody(body, { format: "mdx", isMdxFile: true });
  const partial = { ...pageContext, isPartial: true };
  const modules: string[] = [];
  const converted = convertBody(prepared, partial, (module, names) => {
    modules.push(module);
    return new Map(names.map((name) => [name, `Own${name}`]));
  });
  expect(converted.text.trim()).toBe(text);
  expect(modules.join("\n")).toContain(code);
  expect(converted.diagnostics).toEqual([]);
});

it("reports the kind of a diagram that cannot be drawn", () => {
  const body = '```mermaid\n%%{init: {"theme": "dark"}}%%\n\ngitGraph\n  commit\n```\n';
  const prepared = prepareBody(body, { format: "mdx", isMdxFile: true });
  const { diagnostics } = convertBody(prepared, pageContext, () => new Map());
  expect(diagnostics).toMatchObject([{ cause: "diagram-as-text", subject: "gitGraph" }]);
});

it("describes a sequence by its messages", () => {
  const diagram =
    "sequenceDiagram\n  participant u as A user\n  u->>+Web App: Ask (now)\n  Web App-->>-u: Answer";
  const prepared = prepareBody(`\`\`\`mermaid\n${diagram}\n\`\`\`\n`, {
    format: "markdown",
    isMdxFile: false,
  });
  const context = { ...pageContext, canRenderDiagram: () => true };
  const alt = "Sequence of messages: A user to Web App: Ask (now); Web App to A user: Answer";
  expect(convertBody(prepared, context, () => new Map()).text).toBe(
    `\`\`\`mermaid alt="${alt}"\n${diagram}\n\`\`\`\n`,
  );
});
