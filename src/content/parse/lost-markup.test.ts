import { expect, test } from "vitest";
import { loadTestPage, pixel, summarize } from "../../../tests/support/load-test-site.ts";

/** Markup that readers would see as text, and hints that say what to write instead. */

test.each([
  ["!!! note\n    Text.", "!!! note"],
  ['??? "Folded"\n    Text.', '??? "Folded"'],
  ['=== "Tab"\n\n    text', '=== "Tab"'],
  ["<!--@include: ./x.md-->", "<!--@include: ./x.md-->"],
  ["<<< @/x.js", "<<< @/x.js"],
  ['--8<-- "x.md"', '--8<-- "x.md"'],
  ["[TOC]", "[TOC]"],
  ["[[toc]]", "[[toc]]"],
  ["See [[Page|text]].", "[[Page|text]]"],
  ["See [[#heading.x]].", "[[#heading.x]]"],
  ["{{< note >}}x{{< /note >}}", "{{< note >}}"],
  ["{% include x %}", "{% include x %}"],
  ["a ==marked== word", "==marked=="],
  ["$$\n\\int_0^1 x\\,dx\n$$", "$$"],
  ["Energy is $E=mc^2$.", "$E=mc^2$"],
  ["half of $\\pi$ is", "$\\pi$"],
  ["an area of 3 m^2^ or so", "m^2^"],
  ["Term\n: What it means", ": What it means"],
  ["Ready :rocket: to go", ":rocket:"],
  ["The :material-lamp: icon", ":material-lamp:"],
  ["Press ++ctrl+c++ now", "++ctrl+c++"],
  ["![a](/a.png){ width=30 }", "{ width=30 }"],
  ['[a](/docs/page){:target="_blank"}', '{:target="_blank"}'],
  ["Text\n{: .note }", "{: .note }"],
  ["*[HTML]: Hyper Text", "*[HTML]: Hyper Text"],
  ["A word^[with an inline note].", "^[with an inline note]"],
  ["```bash\necho # (1)!\n```", "(1)!"],
])("markup of another engine: %j", async (source, found) => {
  const { diagnostics } = await loadTestPage(source, { files: { "/public/a.png": pixel } });
  expect(diagnostics.map(({ rule, message }) => [rule, message.includes(`\`${found}\``)])).toEqual([
    ["foreign-syntax", true],
  ]);
});

test.each([
  ["text [^nofoot] and [^1]", ["lost-footnote", "lost-footnote"]],
  ["| a | b |\n| - |\n| 1 | 2 |", ["lost-block"]],
  ["#NoSpace", ["lost-block"]],
  ["##Also `none`", ["lost-block"]],
  ["> #Quoted\n\n- a\n\n  #Below", ["lost-block", "lost-block"]],
  ["- #General", []],
  ["##\u00a0No-break\n\n#\u3000題名", ["lost-block", "lost-block"]],
  ["First:\n-\u00a0oil\n-\u200bwick\n\n1.\u202fa", ["lost-block", "lost-block"]],
  ["5\u00a0km, -\u2009x, a\n3 \u00a0b", []],
  ["First:\n-Buy `oil`\n-Fill the lamp", ["lost-block"]],
  ["1.Buy oil\n2.Fill the lamp", ["lost-block"]],
  ["1. Buy oil\n2.Fill the lamp", ["lost-block"]],
  ["> • Oil\n> • Wicks", ["lost-block"]],
  ["- [x]Oil\n- [] Wicks\n\n* [ ]Glass", ["lost-block", "lost-block", "lost-block"]],
  ["-5 to 5\n-x\n--flag\n\\-Oil\n\\-Wick\n2.x\n3.x\n\n*a* b\n*c* d\n\n- [-] [x] [ ]", []],
  ["- a\n\n        ```\n        b\n        ```", ["lost-block"]],
  ["<div>\n```js\na\n```\n</div>", ["markdown-in-html"]],
  ["<div>\n- a\n- b\n</div>\n\n<div>\n## A\n</div>", ["markdown-in-html", "markdown-in-html"]],
  ["<div>\n- a\n</div>\n\n<pre>\n- a\n- b\n</pre>", []],
  ["H~2~O, ~struck~, a~~b~~", ["foreign-syntax"]],
  ["Svelte opens a block with {#if ready}", []],
  ["A list {#key-features}\n\nA list {.if-wide}", ["foreign-syntax", "foreign-syntax"]],
  ['[a](https://a.example "b "c"")', ["lost-link"]],
  ["[^ab] \\[^name] #Tag #12 | - |", []],
  ["\\#Escaped", []],
  ["&#35;Escaped too", []],
  ["First:\n-&nbsp;oil\n&#45;\u00a0wick", []],
  ["#Research &amp; \\*tests", ["lost-block"]],
  ["Oil &amp; wicks:\n-\u00a0oil", ["lost-block"]],
  ["#FFCC00 is yellow", []],
  ["#channel", []],
  ["a[^b c]\n\n[^b c]: x", ["lost-footnote"]],
  ["a[^b c]\n\n[^b c]: several words", ["lost-footnote"]],
  ["> [!TIP] Title\n> text", ["admonition-title"]],
  ["> [!note]- Folded\n> text", ["admonition-title"]],
  ["> [!faq]+ Open\n> text", ["unknown-admonition"]],
  ["####### Seven", ["lost-block"]],
  ["####### 7", []],
  ["[[_TOC_]]", ["foreign-syntax"]],
])("%j is shown as text", async (source, rules) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(rules);
});

test("indented code in MDX is reported", async () => {
  const source =
    "a\n\n    b\n    c\n\n- d\n\n    e\n\n<Card>\n    f\n\n    g\n</Card>\n\n    <b>h</b>";
  for (const mdx of [false, true]) {
    const { diagnostics } = await loadTestPage(
      source.replace("<Card>", mdx ? "$&" : "<div>").replace("</Card>", mdx ? "$&" : "</div>"),
      { mdx },
    );
    expect(diagnostics.map(summarize)).toEqual(mdx ? ["lost-block page.mdx:6:5"] : []);
  }
});

test("indented code in a list in MDX is reported", async () => {
  const { diagnostics } = await loadTestPage("- a\n  - b\n\n      c\n\n        d\n\n    e", {
    mdx: true,
  });
  expect(diagnostics.map(summarize)).toEqual(["lost-block page.mdx:9:9"]);
});

test.each([
  [
    "<details><summary>Run **this**</summary>\n\n**a**\n\n</details>",
    "page.md:4:23",
    "<b>this</b>",
  ],
  ["<div>\n  Use `x` *now*\n</div>", "page.md:5:7", "<code>x</code>"],
  ["> <p>See [it](./a.md)</p>", "page.md:4:10", '<a href="…">'],
  ["<p>\n![it](./a.png)\n</p>", "page.md:5:1", '<img src="…" alt="…">'],
])("Markdown inside an HTML block is reported: %j", async (source, position, hint) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual([`markdown-in-html ${position}`]);
  expect(diagnostics[0]?.hint).toContain(hint);
});

test("code and text inside an HTML block are not reported as Markdown", async () => {
  const source =
    "<pre>**a** `b`</pre>\n\n<p>2 ** 3 ** 4, a[0](x) <code>**/*.ts</code></p>\n\n<p>\n\n**c**\n\n</p>";
  expect((await loadTestPage(source)).diagnostics).toEqual([]);
});

test.each([
  ["**Note:**text", 1],
  ['**"q"**text', 1],
  ["**bold ** text", 1],
  ["a (** bold**).", 1],
  ["Set my\\_name. **Note:**text", 1],
  ["\\*\\*Tip:\\*\\*text **Note:**text", 1],
  ["\\**Note:**text **Note:*\\*text", 0],
  ["2 ** n ** 3, f(**names, **others)", 0],
  ["**Note:** text **b**c `**/*.tf,**x`, **a.**, 2**n", 0],
])("bold text with punctuation before a letter: %j", async (source, count) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(Array(count).fill("lost-emphasis"));
});

test("a paragraph with more entities or expressions than the parser reads in seconds", async () => {
  const { diagnostics } = await loadTestPage(`a\n\nb\n\n${"&lt; ".repeat(20_001)}`);
  expect(diagnostics.map(summarize)).toEqual(["overlong-paragraph page.md:8:1"]);
  const mdx = await loadTestPage("{1}".repeat(20_001), { mdx: true });
  expect(mdx.diagnostics.map(summarize)).toEqual(["overlong-paragraph page.mdx:4:1"]);
});

test("long tables, lists, HTML, and code are not an overlong paragraph", async () => {
  const table = `| a |\n|---|\n${`| ${"&lt;".repeat(201)} |\n`.repeat(100)}`;
  const items = `- ${"&lt;".repeat(201)}\n`.repeat(100);
  const html = `<ul>\n${`<li>${"&lt;".repeat(201)}</li>\n`.repeat(100)}</ul>`;
  const code = `\`\`\`json\n${"{}".repeat(20_001)}\n\`\`\``;
  const text = [table, items, html, "{ ".repeat(20_001), code].join("\n\n");
  expect((await loadTestPage(text)).diagnostics).toEqual([]);
});

test.each([
  ["これは*強調。*です", "4:4", "<em>強調。</em>"],
  ["これは***強調。***です", "4:4", "<b><em>強調。</em></b>"],
  ["これは~~「削除」~~です", "4:4", "<del>「削除」</del>"],
  ["これは__強調__です", "4:4", "**強調**"],
  ["これは__強調。__です", "4:4", "<b>強調。</b>"],
  ["これは__「強調」です__また", "4:4", "<b>「強調」です</b>"],
  ["The **`Pod`**s", "4:5", "<b>`Pod`</b>"],
  ["これは**[x](/docs/page)**です", "4:4", "<b>[x](/docs/page)</b>"],
  ["_強調。_です", "4:1", "<em>強調。</em>"],
])("the hint for lost emphasis in %j works", async (source, place, replacement) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual([`lost-emphasis page.md:${place}`]);
  expect(diagnostics[0]?.hint).toContain(`write \`${replacement}\``);
  const lost = /`(.*)` is shown/.exec(diagnostics[0]?.message ?? "")?.[1] ?? "";
  const corrected = await loadTestPage(source.replace(lost, replacement));
  expect(corrected.diagnostics).toEqual([]);
  expect(corrected.html).not.toMatch(/[*_~]/);
});

test.each([
  ["**注：**まず**「保存」**を押す", "**注：**", "4:1"],
  ["まず**`a`**次と**`b`**を見る", "**`a`**", "4:3"],
  ["> **重要：**先备份。这是**重点。**再试", "**重要：**", "4:3"],
])("text between two lost bold texts in %j is not bold in their place unnoticed", async (source, lost, place) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual([`lost-emphasis page.md:${place}`]);
  expect(diagnostics[0]?.message).toContain(lost);
});

test.each([
  "2 ** 3, (**bold**) and **a**：这**b**，和 **c**",
  "\\*\\*x：**y** and `**` **z**",
  "表_用户_名 _中_ 和",
  "在__init__方法中",
  "my_var_名",
  "2*3*个",
  "价格 * 数量 * 折扣",
  "\\**`a`**s",
])("%j is not lost emphasis", async (source) => {
  expect((await loadTestPage(source)).diagnostics).toEqual([]);
});

test("the value of an attribute with a slash needs quotes", async () => {
  const { diagnostics } = await loadTestPage(
    "x <img src=./a.png alt=y> <a href=b>b</a>\n\n> <img src=https://a.example/x>\n\n\\<a b=c/d> a < b=c/d\n\nif cost <b and path=a/b holds",
  );
  expect(diagnostics.map(summarize)).toEqual([
    "html-not-allowed page.md:4:3",
    "html-not-allowed page.md:6:3",
  ]);
  expect(diagnostics[0]?.hint).toBe('write `src="./a.png"`');
});

test.each([
  ['<iframe src="https://a.example"></iframe>', "use `<Video>` in an `.mdx` file, or write a link"],
  ["<svg></svg>", "save the drawing as a file, and write `![text](./name.svg)`"],
  ["<center>a</center>", 'write `<p align="center">` and `</p>`'],
  ["<blink>a</blink>", "use Markdown instead"],
])("the hint for %s can be followed", async (source, hint) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics[0]?.hint).toBe(`write it in backticks, or ${hint}`);
});

test("a missing video is not an image", async () => {
  const { diagnostics } = await loadTestPage('<video src="/a.mp4" />', { mdx: true });
  expect(diagnostics.map(({ message }) => message)).toEqual(["the file `/a.mp4` does not exist"]);
});

test.each([
  "[a](C:\\\\x\\\\a.md)",
  "[a](https:/a.example)",
  "![a](localhost:3000)",
])("the link %j has the position of the source", async (source) => {
  const { links } = await loadTestPage(`text\n\n${source}`);
  expect(links).toMatchObject([{ line: 6, column: 1 }]);
});

test.each([
  ["js [main.js]", 'did you mean `title="main.js"`?'],
  ["ts:src/a.ts", 'did you mean `ts title="src/a.ts"`?'],
  ["ts:line-numbers=2", "did you mean `ts showLineNumbers`?"],
  ["ts:no-line-numbers", "did you mean `ts showLineNumbers=false`?"],
])("options of code as other engines write them: %j", async (info, hint) => {
  const { diagnostics } = await loadTestPage(`\`\`\`${info}\na\n\`\`\``);
  expect(diagnostics).toMatchObject([{ severity: "warning", hint }]);
});

test.each([
  ["A factor of 2*3*4 or x = a*b*c", ["*3*", "*b*"]],
  ["Or 2**10**3", ["**10**"]],
  ["Allow arn:aws:s3:::*/logs/* and .*a.b.*", ["*/logs/*"]],
  ["Match foo.*bar.* in {a,b}*.{c}*", ["*bar.*", "*.{c}*"]],
  ["Remove /*comment*/", ["*comment*"]],
  ["约 1~3 天或 5~7 天", ["~3 天或 5~"]],
  ["好的~谢谢~再见", ["~谢谢~"]],
  ["From 10~20 or 30~40, ~>1.2,~>1.3, ~/a,~/b", ["~20 or 30~", "~>1.2,~", "~/a,~"]],
])("marks of patterns, factors, and ranges in %j", async (source, found) => {
  const { diagnostics } = await loadTestPage(source);
  const shown = diagnostics.map(({ message }) => /^`(.*)` is .* not shown$/.exec(message)?.[1]);
  expect(shown.filter((text) => text !== undefined)).toEqual(found);
  expect(diagnostics.every(({ rule }) => rule.startsWith("un") || rule === "foreign-syntax")).toBe(
    true,
  );
  const corrected = await loadTestPage(source.replace(/[*~]/g, "\\$&"));
  expect(corrected.diagnostics).toEqual([]);
});

test.each([
  ["[![](/a.png)](/docs/page)", "lost-link page.md:4:1"],
  ["See [**![](/a.png)**](/docs/page).", "lost-link page.md:4:5"],
  ["## ![](/a.png)", "empty-heading page.md:4:1"],
])("an image without a text names neither a link nor a heading: %j", async (source, found) => {
  const files = { "/public/a.png": pixel };
  const { diagnostics, page } = await loadTestPage(source, { files });
  expect(diagnostics.map(summarize)).toEqual([found]);
  expect(page.toc).toEqual([]);
  const named = await loadTestPage(source.replace("![]", "![The plan]"), { files });
  expect(named.diagnostics).toEqual([]);
});

test("the hint for a link with an image that is a tag can be followed", async () => {
  const source = '[<img src="/a.png" />](/docs/page)';
  const options = { mdx: true, files: { "/public/a.png": pixel } };
  const { diagnostics } = await loadTestPage(source, options);
  expect(diagnostics).toMatchObject([
    { rule: "lost-link", hint: expect.stringContaining('`alt="text"`') },
  ]);
  const named = await loadTestPage(source.replace("<img", '<img alt="text"'), options);
  expect(named.diagnostics).toEqual([]);
});

test("emphasis that is meant is not reported", async () => {
  const { diagnostics } = await loadTestPage(
    "un*frigging*believable **a**b A**W**S ***bi*** 这是*强调*文字和**1**月 *.tf* **.env** **Port**:80 and/*or* ~~x~~ ~y~ *a*/*b* **IPv**4 (~z~) `2*3*4`",
  );
  expect(diagnostics).toEqual([]);
});

test("text that resembles the markup of another engine is not reported", async () => {
  const source =
    "`[[x]]` \\[[x]] a[[0]] wow!!! yes {{ x }} if [[ -f x ]] {{x}} a <<< b\n\n```\n!!! note\n```\n\n$5 to $10, $HOME/$USER, a == b == c, x==1 and y==2, 10:30:45, arn:aws:iam::1:role, /users/:id:, [a](/a.png) {x=1}, 2^10, C++ and i++ or ++j, a++b++, \\==x==, \\:a:, \\$a=1$\n\n: x";
  const { diagnostics } = await loadTestPage(source, { files: { "/public/a.png": pixel } });
  expect(diagnostics).toEqual([]);
});

test("bold text of Chinese and Japanese that stays with its asterisks", async () => {
  const { diagnostics, html } = await loadTestPage(
    "这是**粗体**字。\n\n在**“引号”**后。\n\n**太字（かっこ）**です。\n\n2 ** 3 ** 4 and **/*.tf or a**b**",
  );
  expect(html).toContain("<strong>粗体</strong>");
  expect(diagnostics.map(summarize)).toEqual([
    "lost-emphasis page.md:6:2",
    "lost-emphasis page.md:8:1",
  ]);
});
test.each([
  ["![a](x.png =20x10)", "lost-link", 'write `<img src="x.png" alt="…" width="20" height="10">`'],
  ["a ^^b^^", "foreign-syntax", "write `<ins>text</ins>`"],
  ["a %%b%% c", "foreign-syntax", "write `<!-- text -->`: readers would see this comment"],
  [
    "a\n{ .b #c }",
    "foreign-syntax",
    "remove it, or write the element as HTML with these attributes",
  ],
  ["- a {.b}", "foreign-syntax", "remove it, or write the element as HTML with these attributes"],
  [
    "{{#include a.rs:2:10}}",
    "foreign-syntax",
    "import a partial in an `.mdx` file, or copy the text",
  ],
  ["## A {.b}", "foreign-syntax", "remove it, or write the element as HTML with these attributes"],
  ["::: code-group", "stray-colons", "use `<Tabs>` and `<TabItem>` in an `.mdx` file"],
  [":::raw\n:::", "unknown-admonition", "remove it and its closing line"],
  ["::: {.callout-note}", "stray-colons", "write `:::note` without a space"],
  ["```ts:line-numbers {1}\na\n```", "unknown-language", "did you mean `ts showLineNumbers`?"],
  [
    "```ts showLineNumbers{5}\na\n```",
    "invalid-code-option",
    "write `showLineNumbers` or `showLineNumbers=false`",
  ],
])("%j of another engine: %s", async (source, rule, hint) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics).toMatchObject([{ rule, hint }]);
});

test.each([
  ["import the module and go on", "unsupported-import", /code block/],
  ["export AWS_PROFILE=dev", "unsupported-export", /code block/],
  ["export const a = 1", "unsupported-export", /^remove the `export`/],
  ["## All {2 * 4} steps", "computed-heading", /^write the value itself/],
])("the hint for %j in MDX", async (source, rule, hint) => {
  const { diagnostics } = await loadTestPage(source, { mdx: true });
  expect(diagnostics).toMatchObject([{ rule, hint: expect.stringMatching(hint) }]);
});

test.each([
  ["a\nb [[Page]]", "5:3"],
  ["> a\n> b ++ctrl+c++", "5:5"],
  ["a\n: b", "5:1"],
  ["> [!NOTE]\n> a **b:**c", "5:5"],
])("%j is reported where the mistake begins", async (source, position) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([position]);
});
