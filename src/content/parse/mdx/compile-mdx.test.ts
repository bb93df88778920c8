import { expect, test } from "vitest";
import { loadTestPage, pixel, summarize } from "../../../../tests/support/load-test-site.ts";

test("a page without components is finished markup", async () => {
  const source =
    "a *b*\n\n<div className='x'>c</div>\n\n{/* gone */}\n\n<details>\n\nd\n\n</details>";
  const { page, html } = await loadTestPage(source, { mdx: true });
  expect(page.body.kind).toBe("html");
  expect(html).toBe('<p>a <em>b</em></p><div class="x">c</div><details><p>d</p></details>');
});

test("attributes may have the names of properties that all objects have", async () => {
  const { html } = await loadTestPage('<div constructor="x">a</div>', { mdx: true });
  expect(html).toBe('<div constructor="x">a</div>');
});

test("text around components is one string each", async () => {
  const source =
    "# A\n\nb\n\n<Card title='x' href='/docs/y' n={1}>\n\ntext *c*\n\n</Card>\n\nd `{e}`";
  const { page, html, components, links } = await loadTestPage(source, {
    mdx: true,
    config: { baseUrl: "/base/" },
  });
  expect(page.body.kind).toBe("mdx");
  expect(html.match(/_jsx\(StaticHtml/g)).toHaveLength(3);
  expect(html).toContain('href: "/base/docs/y"');
  expect(html).toContain("n: 1");
  expect(html).toContain("<p>d <code>{e}</code></p>");
  expect(components).toEqual([{ name: "Card", line: 8, column: 1 }]);
  expect(links).toEqual([{ href: "/base/docs/y", line: 8, column: 1 }]);
});

test("components inside a sentence and inside expressions", async () => {
  const source = "a **b** <Badge icon={<Icon />}>c</Badge> and {1 + 1}.";
  const { html, components } = await loadTestPage(source, { mdx: true });
  expect(html).toContain("icon: _jsx(Icon, {})");
  expect(html).toContain("1 + 1");
  expect(html).not.toContain("_jsx(StaticHtml");
  expect(components.map(({ name }) => name)).toEqual(["Icon", "Badge"]);
});

test("components inside sentences are recognized, and block components there are reported", async () => {
  const source = `a **b <Card icon={<Icon />}>c</Card>** <ul><li>d</li></ul> {<E />}

<Card>text</Card> <Grid />

- tight <Card />

{<E />}

<div>e</div>

<p>f <Card /></p>
`;
  const { components, diagnostics } = await loadTestPage(source, { mdx: true });
  const isInParagraph = components
    .filter((component) => component.isInParagraph)
    .map(({ name, line }) => `${name} ${line}`);
  expect(isInParagraph).toEqual(["Card 4", "E 4", "Card 14"]);
  expect(diagnostics.map(summarize)).toEqual(["block-in-text page.mdx:4:40"]);
});

test("a text in braces keeps what looks like a comment", async () => {
  const { html } = await loadTestPage('{"apps/*/src/*/a.ts"}', { mdx: true });
  expect(html).toContain("apps/*/src/*/a.ts");
});

test("a comment beside a text in braces does not make it JavaScript", async () => {
  const { html } = await loadTestPage('## Use {/* name */ "Terraform"}', { mdx: true });
  expect(html).toContain('id="use-terraform"');
});

test("angle brackets in texts of expressions are not components", async () => {
  const source = `{"<ClusterName>"} {'a\\'<B>'} {\`<C\n>\`} <Card a={"<D>"} b={<E f="<F>" />} />`;
  const { components } = await loadTestPage(source, { mdx: true });
  expect(components.map(({ name }) => name)).toEqual(["E", "Card"]);
});

test.each([
  ["{process.env.HOME}", "process.env.HOME"],
  ["{1 + process?.env?.HOME.length}", "process?.env?.HOME.length"],
  ['{process["version"]}', "process"],
  [`{\`in \${process.version}\`}`, "process.version"],
  ["{[1].map((n = process.env.A) => n)}", "process.env.A"],
  ["{[1].map((process) => process.a).concat(process.env.A)}", "process.env.A"],
  ["{[1].map((n = process) => process.env.A)}", "process.env.A"],
  ["{[1].map((n = () => process) => process.env.A)}", "process.env.A"],
  ["{process.env.A + (() => { const process = {}; return process.b })()}", "process.env.A"],
  ['{globalThis["process"].pid}', "globalThis"],
  ["{(process).env.HOME}", "process"],
  ["{(() => { const { env } = process; return env.HOME })()}", "process"],
  ["{(({ env }) => env.HOME)(process)}", "process"],
  ["{typeof process.env.HOME}", "process.env.HOME"],
  ["<Card {...globalThis.process.env} />", "globalThis.process.env"],
  ["<Card a={<b>{import.meta.env.MODE}</b>} />", "import.meta.env.MODE"],
])("%s is a value of the machine", async (source, value) => {
  const { diagnostics } = await loadTestPage(source, { mdx: true });
  expect(diagnostics.map(({ rule, message }) => [rule, message.includes(`\`${value}\``)])).toEqual([
    ["value-of-machine", true],
  ]);
});

test.each([
  "{[].map((process) => process.name)}",
  "{[].map(({ process }) => process.name)}",
  "{[].map((...process) => process.length)}",
  "{[].map((process) => { const name = process.name; return () => process.id + name })}",
  "{[].map(function (process) { return process.name })}",
  "{(() => { function process() {} return process.name })()}",
  "{(() => { class process {} return process.name })()}",
  "{(function process() { return process.name })()}",
  "{typeof process}",
  "{[{ process: 1 }].map(({ process: first }) => first)}",
  "{ok && <p>Read process.env.HOME with import(it)</p>}",
  "<Card a={<b>process.env.HOME</b>} title='process.env.HOME' />",
  "{a /* process.env.HOME */ + /process.env.HOME/.source // process.env.HOME\n}",
  "{steps.process.name + processes.a + globalThis.Math.PI}",
])("%s is not a value of the machine", async (source) => {
  const { diagnostics } = await loadTestPage(source, { mdx: true });
  expect(diagnostics).toEqual([]);
});

test("the code of every kind of node can be run", async () => {
  const source =
    "<Card>text</Card>\n\n- a <B/>\n\n  ```hcl\n  x = 1\n  ```\n\n| a |\n|---|\n| <B/> |\n\n## H {1 + 1} {#h}\n\n![i](https://a.b/c.png) <B/>\n\n- [x] <B/>";
  const { html } = await loadTestPage(source, { mdx: true });
  const names: unknown[] = [];
  const jsx = (type: unknown, props: unknown) => {
    names.push(type);
    return props;
  };
  const run = new Function(html);
  const module = run({ jsx, jsxs: jsx, Fragment: "fragment" }) as {
    default(props: object): unknown;
  };
  module.default({ components: { StaticHtml: "static", Card: "card", B: "b" } });
  expect(names).toEqual(expect.arrayContaining(["card", "b", "li", "table", "td", "h2", "img"]));
});

test.each([
  "<br />\n\n<Keys />\n\n<Card />",
  "<table><tbody><tr><td>\n\n<Keys />\n\n<Card />\n\n</td></tr></tbody></table>",
  "<aside>\n\n<Keys />\n\n<Card />\n\n</aside>",
])("HTML of a Markdown partial stays in one piece: %j", async (source) => {
  const keys = "Press <kbd>C</kbd>.\n\n<details>\n<summary>More</summary>\n\ntext\n\n</details>";
  const { html } = await loadTestPage(`import Keys from "./_keys.md"\n\n${source}`, {
    mdx: true,
    files: { "_keys.md": keys },
  });
  const strings = [...html.matchAll(/html: "((?:\\.|[^"])*)"/g)].map(([, text]) => text);
  expect(strings).toEqual([
    "Press <kbd>C</kbd>.",
    "<details>\\n<summary>More</summary><p>text</p></details>",
  ]);
});

test("the caption of an element with a component stays its child", async () => {
  const source = "<details>\n<summary>More</summary>\n\nText\n\n<Card />\n\n</details>";
  const { html } = await loadTestPage(source, { mdx: true });
  const strings = [...html.matchAll(/html: "((?:\\.|[^"])*)"/g)].map(([, text]) => text);
  expect(strings).toEqual(["<p>Text</p>"]);
});

const attributeHint =
  'write each as `name="text"` with straight quotes or as `name={value}`; write `\\<` for the character itself';

test.each([
  ["<Card>\n\ntext", "5:1", "close it with `</Card>`, or write `<Card />` where it is empty"],
  ["a\n\n<Card></Crd>", "7:7", "close it with `</Card>`, or write `<Card />` where it is empty"],
  ["a {1 +", "5:3", "braces contain JavaScript in MDX: write `\\{` for the character itself"],
  ["a\n\n<Card title=“x” />", "7:1", attributeHint],
  ["a <Card\n  title={x>b</Card>", "5:3", attributeHint],
  ["a <5", "5:3", "write `\\<` or `&lt;` for the character itself"],
  ["<!-- x -->", "5:1", "write a comment as `{/* text */}`"],
])("a syntax error has its location: %j", async (source, location, hint) => {
  const { html, diagnostics, data } = await loadTestPage(`\n${source}`, {
    mdx: true,
    files: { "other.md": "---\ntitle: O\n---\nfine" },
  });
  expect(diagnostics).toMatchObject([{ rule: "invalid-mdx", hint }]);
  expect(diagnostics.map(summarize)).toEqual([`invalid-mdx page.mdx:${location}`]);
  expect(html).toContain("<pre");
  expect(data.docs).toHaveLength(2);
});

test.each([
  "<script>x</script>",
  "<iframe src='x' />",
  "<style>a</style>",
  "<div onClick={f}>x</div>",
])("%s is refused", async (source) => {
  const { html, diagnostics } = await loadTestPage(source, { mdx: true });
  expect(html).not.toMatch(/script|iframe|style|onClick/);
  expect(diagnostics).toMatchObject([{ rule: "html-not-allowed", severity: "error" }]);
});

test("a style is left out with a warning", async () => {
  const { html, diagnostics } = await loadTestPage("<div style='a'>x</div>", { mdx: true });
  expect(html).toBe("<div>x</div>");
  expect(diagnostics).toMatchObject([{ rule: "html-not-allowed", severity: "warning" }]);
});

test("rules for HTML do not apply to components", async () => {
  const source = '<Link id="main" style={{ color: "red" }} onSelect="x" />\n\n<Style />';
  const { diagnostics, data } = await loadTestPage(source, { mdx: true });
  expect(diagnostics).toEqual([]);
  expect(data.docs[0]?.components.map(({ name }) => name)).toEqual(["Link", "Style"]);
});

test("an image of MDX is treated like one of Markdown", async () => {
  const { html } = await loadTestPage('<img src="https://a.b/c.png" alt="d" />', { mdx: true });
  expect(html).toBe('<p><img src="https://a.b/c.png" loading="lazy" decoding="async" alt="d"></p>');
  const decorative = await loadTestPage('<img src="https://a.b/c.png" />', { mdx: true });
  expect(decorative.html).toContain(' alt="">');
});

test("pictures in properties are resolved and copied, names of the theme's pictures are not", async () => {
  const files = { "a.png": pixel, "b.png": pixel };
  const { html, data } = await loadTestPage(
    `<Card icon="./a.png" authorImg="/logo.png" /><Card icon="shield" /><img src="./a.png" data-zoom-src="./b.png" alt="" /><video poster="/logo.png" />`,
    { mdx: true, files: { ...files, "/public/logo.png": pixel }, config: { baseUrl: "/base/" } },
  );
  const copies = data.assets.map(({ to }) => `/base/${to}`);
  expect(copies).toHaveLength(2);
  for (const copy of copies) expect(html).toContain(copy);
  expect(html).toContain('authorImg: "/base/logo.png"');
  expect(html).toContain('poster=\\"/base/logo.png\\"');
  expect(html).toContain('icon: "shield"');
  expect(html).not.toContain('"./');
});
