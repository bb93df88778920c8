import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { siteConfigSchema } from "../../config/schemas/site-config.ts";
import * as messages from "../messages.ts";
import { createFragmentRenderer, type FragmentCache } from "./render-fragments.ts";

const logo = { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 };
const config = v.parse(siteConfigSchema, { title: "T", url: "https://a.example", logo });
const render = createFragmentRenderer("/none", config, messages);

async function getHtml(text: string): Promise<string> {
  const { html } = await render({ text, file: "variables.tf", route: "/docs/a" });
  return html.replace(/^<p>|<\/p>$/g, "");
}

test.each([
  'Use "*" for hosts and "*" for paths',
  "arn:aws:iam::*:role/x and arn:aws:iam::*:user/y",
  "Runs __init__.py and __main__.py",
  "Such as s3:Get*, s3:Put* or 10.0.*.* and 10.1.*.*",
  "*.example.com or example.*",
  "Files in ~/.ssh and ~/.aws",
  "From 10~20 or 30~40 or a~b~c",
  "prefix_*_suffix or /var/log/*/*.log",
  "A pattern (*.tf, *.tfvars) or ['*', '*']",
  String.raw`Matches ^[a-z]+\.[a-z]+\-\d$ below C:\.cache\$x`,
  `Keep {{name}} and \${var.name} and $x$ as they are`,
  "2 * 3 * 4, #42, a_b_c and 10:30:15 is :smile: in arn:aws:s3:::bucket",
])("keeps a description unchanged: %s", async (text) => {
  const html = await getHtml(text);
  expect(html.replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(text);
});

test.each([
  ['*One* and **two**, _three_ (*four*), "*five*".', "em"],
  [String.raw`1\. \*no\* list`, "1. *no* list"],
  [String.raw`| A |${"\n"}|--|${"\n"}| b \| c |`, /<td>b \| c<\/td>/],
  ["`a\\.b` and ``c\\.d`e``", "<code>a\\.b</code> and <code>c\\.d`e</code>"],
])("Markdown of a description: %s", async (text, expected) => {
  const html = await getHtml(text);
  if (expected instanceof RegExp) expect(html).toMatch(expected);
  else if (expected === "em") expect(html.match(/<(?:em|strong)>/g)).toHaveLength(5);
  else expect(html).toBe(expected);
});

test("a tag that is never closed is a placeholder", async () => {
  const text = "subnet-<i> of <a>.<b>, <kbd>Enter</kbd> `<sub>`<br>";
  const { html, diagnostics } = await render({ text, file: "a.tf", route: "/docs/a" });
  expect(diagnostics).toEqual([]);
  expect(html).toBe(
    "<p>subnet-&lt;i&gt; of &lt;a&gt;.&lt;b&gt;, <kbd>Enter</kbd> <code>&lt;sub&gt;</code><br></p>",
  );
});

test.each([
  [
    "Object with:\n  name: The name.\n  size: In GiB.",
    "Object with:<br>name: The name.<br>size: In GiB.",
  ],
  ["{\n  a = {\n      b = true\n  }\n}", "{<br>a = {<br>b = true<br>}<br>}"],
  ["name: The name.\nsize: In GiB.\n", "name: The name.<br>size: In GiB."],
  [
    "A sentence that is wrapped\nafter some words.",
    "A sentence that is wrapped\nafter some words.",
  ],
])("keeps the lines of definitions, and not of prose: %j", async (text, expected) => {
  expect((await getHtml(text)).replace(/<br>\n/g, "<br>")).toBe(expected);
});

test.each([
  "~~~\n^a\\.b$\n~~~",
  "```\n^a\\.b$\n```",
])("keeps the backslashes of code as they are: %j", async (text) => {
  expect(await getHtml(text)).toContain("^a\\.b$");
});

test.each([
  "- a: one\n  more\n- b: two",
  "```\na: 1\n  b: 2\n```",
  "| a | b |\n| - | - |\n| 1 | 2 |",
])("adds no line breaks to other blocks: %j", async (text) => {
  expect(await getHtml(text)).not.toContain("<br>");
});

test("a cached fragment is rendered again in another language", async () => {
  const fragment = { text: "| a |\n|---|\n| b |", file: "variables.tf", route: "/docs/a" };
  const current: FragmentCache = new Map();
  const cache = { previous: current, current };
  await createFragmentRenderer("/none", config, messages, cache)(fragment);
  const translated = { ...messages, tableOf: "Tableau: {headers}" };
  const { html } = await createFragmentRenderer("/none", config, translated, cache)(fragment);
  expect(html).toContain("Tableau");
});

test("a cached fragment is rendered again if a file that it shows appears", async () => {
  const siteDir = mkdtempSync(join(tmpdir(), "fragments-"));
  const fragment = { text: "![A](/a.svg)", file: "variables.tf", route: "/docs/a" };
  let previous: FragmentCache = new Map();
  const renderAgain = async () => {
    const current: FragmentCache = new Map();
    const rendered = await createFragmentRenderer(siteDir, config, messages, { previous, current })(
      fragment,
    );
    previous = current;
    return rendered;
  };
  const first = await renderAgain();
  expect(await renderAgain()).toBe(first);
  mkdirSync(join(siteDir, "public"));
  writeFileSync(join(siteDir, "public/a.svg"), '<svg width="7" height="5"/>');
  expect((await renderAgain()).html).toContain('width="7"');
});
