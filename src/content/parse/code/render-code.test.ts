import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";
import { isWholeFile } from "./render-code.ts";

function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}

test("tokens have classes, and spaces are outside of them", async () => {
  const { html } = await loadTestPage(fence('hcl title="a.tf"', 'name = "x" # y'));
  expect(html).toBe(
    '<div class="code file" data-lang="hcl"><div class="code-title">a.tf</div><pre tabindex="0"><code>' +
      '<span class="f">name</span> = <span class="s">"x"</span> <span class="c"># y</span>' +
      "</code></pre></div>",
  );
});

test("lines become elements where they are highlighted or numbered", async () => {
  const { html } = await loadTestPage(fence("text showLineNumbers {2}", "a\n<b>"));
  expect(html).toContain('<div class="code numbered" data-lang="text">');
  expect(html).toContain('<span class="line">a</span>\n<span class="line hl">&lt;b&gt;</span>');
});

test("the lines of a long block have numbers, unless the writer turns them off", async () => {
  const code = (lines: number) => Array(lines).fill("a").join("\n");
  const getClass = async (info: string, lines: number) => {
    const { html } = await loadTestPage(fence(info, code(lines)));
    return /<div class="([^"]*)"/.exec(html)?.[1];
  };
  expect(await getClass("text", 15)).toBe("code");
  expect(await getClass("text", 16)).toBe("code numbered");
  expect(await getClass("text showLineNumbers", 16)).toBe("code numbered");
  expect(await getClass("text showLineNumbers=false", 16)).toBe("code");
});

test("a title breaks after its slashes", async () => {
  const { html } = await loadTestPage(
    fence('hcl title="~/live/a&b/us-east-2/main.tf (change)"', "x"),
  );
  expect(html).toContain(
    '<div class="code-title">~/<wbr>live/<wbr>a&amp;b/<wbr><span>us-east-2/</span><wbr>main.tf (change)</div>',
  );
});

test.each([
  ["main.tf", "a = 1", true],
  ["~/.aws/config", "[profile]", false],
  [".github/workflows/ci.yml", "on: push", true],
  [".gitignore", "dist", true],
  ["images/Dockerfile", "FROM x", true],
  ["main.tf (change)", "a = 1", false],
  ["main.tf of the caller", "a = 1", false],
  ["Expected output", "a", false],
  ["<account>/main.tf", "a = 1", false],
  ["HCL", "a = 1", false],
  ["Node.js", "a = 1", false],
  [".NET", "a = 1", false],
  ["docs.example.com", "a = 1", false],
  ["sites/docs.example.com", "a = 1", true],
  ["config/app.dev", "a = 1", true],
  ["Dockerfile.dev", "FROM x", true],
  [".env.net", "A=1", true],
  ["src/App.js", "a = 1", true],
  ["0.93.0", "a = 1", false],
  ["main.tf", "a = 1\n  # ... the rest\n", false],
  ["main.tf", "a = 1\n...", false],
  ["src/config.ts", "const a = {\n  ...base,\n};", true],
  ["main.tf", "a = f(b\n...)", true],
  ["a.yaml", "a: 1\n...", true],
  ["a.yaml", "a: 1\n# ...", false],
  ["a.py", "def f():\n  ...", true],
])("%j with the code %j is a whole file: %s", (title, code, expected) => {
  expect(isWholeFile(title, code)).toBe(expected);
});

test.each(["{2}", "text{2}"])("lines are highlighted by the fence %s", async (info) => {
  const { html, diagnostics } = await loadTestPage(fence(info, "a\nb"));
  expect(html).toContain('data-lang="text"');
  expect(html).toContain('<span class="line hl">b</span>');
  expect(diagnostics).toEqual([]);
});

test("an alias names its language, and an unknown one is plain text", async () => {
  const { html, diagnostics } = await loadTestPage(
    `${fence("sh", "ls")}\n\n${fence("hcll", "a = 1")}`,
  );
  expect(html).toContain('data-lang="bash"');
  expect(html).toContain('data-lang="text"><pre tabindex="0"><code>a = 1<');
  expect(diagnostics).toMatchObject([{ severity: "warning", hint: "did you mean `hcl`?" }]);
});

test("mistakes in the options are found at their location", async () => {
  const { diagnostics } = await loadTestPage(fence('hcl {1,9} tilte="x"', "a = 1"));
  expect(diagnostics.map(summarize)).toEqual([
    "unknown-code-option page.md:4:14",
    "invalid-highlight-range page.md:4:1",
  ]);
});

test.each([
  ["text text", 9],
  ["  yaml a", 11],
  ["js{1}js", 9],
])("an option that is attached to the language: %j", async (info, column) => {
  const { diagnostics } = await loadTestPage(fence(info, "x"));
  expect(diagnostics.map(summarize)).toEqual([`unknown-code-option page.md:4:${column}`]);
});

test.each([
  ["```\na\n\n# b\n", 1],
  ["````\na\n```", 1],
  ["~~~\na\n```", 1],
  ["```", 1],
  ["- ```sh\n  a\n\n  b\n- c", 1],
  ["```\na\n```", 0],
  ["```\na\n`````  \n", 0],
  ["````\n```\n````", 0],
  ["- a\n\n  ~~~\n  b\n   ~~~\n", 0],
  ["> ```\n> a\n> ```\n\nb", 0],
  ["a\n\n    ```\n    b", 0],
])("a fence without an end: %j", async (source, count) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.filter(({ rule }) => rule === "unclosed-code")).toHaveLength(count);
});

test("a very long line stays plain and fast", async () => {
  const { html } = await loadTestPage(fence("json", `["${"a".repeat(300_000)}"]`));
  expect(html).not.toContain("<span");
});

test("invisible characters are reported where they are, but not the spaces of `tree`", async () => {
  const { diagnostics } = await loadTestPage(
    `${fence("bash", "echo a\nls\u00a0-l")}\n\n- ${fence("yaml", "a: b\u200b").replaceAll("\n", "\n  ")}\n\n${fence("text", "a\n│\u00a0\u00a0 └── b")}`,
  );
  expect(diagnostics.map(summarize)).toEqual([
    "invisible-character page.md:6:3",
    "invisible-character page.md:10:7",
  ]);
});

test("a line can have several marks of other engines", async () => {
  const { html } = await loadTestPage(
    fence("yaml", "a: 1 # [!code ++] # [!code focus]\nb: 2 # [!code focus] # [!code error]\nc: 3"),
  );
  expect(html).not.toContain("[!code");
  expect([...html.matchAll(/class="line ?([^"]*)"/g)].map(([, mark]) => mark)).toEqual([
    "line-added",
    "line-error",
    "",
  ]);
});

test("options of tests after a comma are not part of the language", async () => {
  const { html, diagnostics } = await loadTestPage(fence("rust,no_run,edition2021{1}", "x"));
  expect(diagnostics).toEqual([]);
  expect(html).toContain('data-lang="rust"><pre tabindex="0"><code><span class="line hl">x');
});

test.each([
  'title="a b.tf"',
  ' title="a b.tf"',
])("a fence may begin with an option: %s", async (info) => {
  const { html, diagnostics } = await loadTestPage(fence(info, "x"));
  expect(html).toContain('data-lang="text"><div class="code-title">a b.tf</div>');
  expect(diagnostics).toEqual([]);
});

test("a mistake in an option that begins the fence is found at its location", async () => {
  const { diagnostics } = await loadTestPage(fence("titel=x", "x"));
  expect(diagnostics.map(summarize)).toEqual(["unknown-code-option page.md:4:4"]);
});
