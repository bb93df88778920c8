import { expect, it } from "vitest";
import { type ComponentUse, convertVitepress } from "./convert-syntax.ts";

const bell = "start();\n// #region ring\nring();\n// #endregion ring\n";
const files: Record<string, string> = {
  "@/bell.ts": bell,
  "./bell.ts": bell,
  "@/nested.py":
    "  # region outer\n  a\n  # region inner\n  b\n    c\n  # endregion\n  d\n  # endregion outer\n  e\n",
  "@/overlap.ts": "// #region a\na\n// #region b\nb\n// #endregion a\nc\n// #endregion b\nd\n",
  "./part.md": "---\n---\n# Part\n\n---\n\nEnd\n",
  "@/post.md": "```js\na\n```\n",
};

function convert(text: string) {
  const { body, diagnostics = [] } = convertVitepress(text, {
    readFile: (name) => files[name],
    base: "/kites/",
    frontMatter: { title: "Bells", deep: { size: 3 } },
  });
  return { body, found: diagnostics.map(({ subject, offset }) => [subject, offset]) };
}

it.each<[string, string]>([
  ["# {{ $frontmatter.title }} {{$frontmatter.deep.size}}\n", "# Bells 3\n"],
  ["## Ring <Version>1.2</Version>\n", "## Ring <mark>1.2</mark>\n"],
  [
    '## `--ring-it` <Badge text="v2+" type="info"/>\n',
    "## `--ring-it` <mark data-badge>v2+</mark>\n",
  ],
  ['<Course href="https://a.example/">Learn it</Course>\n', "[Learn it](https://a.example/)\n"],
  ['## Ring {.method #ring}\n\n[it](b){target="_blank"}\n', "## Ring {#ring}\n\n[it](b)\n"],
  ["Name: {{ $frontmatter?.title }}\n", "Name: Bells\n"],
  [
    "- a\n\n  ::: details B\n  c\n\nd\n",
    "- a\n\n  <details>\n  <summary>B</summary>\n\n  c\n\n\n  </details>\nd\n",
  ],
  ["::: details A #\nb\n:::\n", "<details>\n<summary>A #</summary>\n\nb\n\n</details>\n"],
  [
    "::: details *A*\n::: tip\nb\n:::\nc\n",
    "<details>\n<summary><em>A</em></summary>\n\n::: tip\nb\n:::\n\n</details>\nc\n",
  ],
  ["a(); // [!code ++]\n", "a(); // [!code ++]\n"],
  ["# Type: Bell\\<T, U\\>\n", "# Type: Bell\\<T, U\\>\n"],
  ["If b <B_*, ring.\n\n> Once\n", "If b <B_*, ring.\n\n> Once\n"],
  ["<<< @/bell.ts#ring{2 js} [ring.js]\n", '```js {2} title="ring.js"\nring();\n```\n'],
  ["<<<@/nested.py#outer\n", "```py\na\nb\n  c\nd\n```\n"],
  ["<<< @/overlap.ts#b\n", "```ts\nb\nc\n```\n"],
  ["<<< @/post.md\n", "````md\n```js\na\n```\n````\n"],
  ["```md\n<<< @/bell.ts\n```\n", "```md\n<<< @/bell.ts\n```\n"],
  ["Great :+1: :rocket: :8080:\n", "Great 👍 🚀 :8080:\n"],
  ["<!--@include: ./bell.ts{3,3}-->\n", "ring();\n"],
  ["<!--@include: ./part.md-->\n", "# Part\n\n---\n\nEnd\n"],
  [
    ":::tabs key:os\n== Linux\n\nx\n\n==macOS\ny\n:::\n",
    '<Tabs>\n<TabItem value="1" label="Linux">\n\nx\n\n</TabItem>\n<TabItem value="2" label="macOS">\n\ny\n\n</TabItem>\n</Tabs>\n',
  ],
  [
    ":::tabs\n== npm\n==Note== x\n== C#\ny\n:::\n",
    '<Tabs>\n<TabItem value="1" label="npm">\n\n==Note== x\n\n</TabItem>\n<TabItem value="2" label="C#">\n\ny\n\n</TabItem>\n</Tabs>\n',
  ],
  ['<Badge text="new" /> Sizes:\n- a\n  - b\n', "<mark>new</mark> Sizes:\n- a\n  - b\n"],
])("converts %j", (text, body) => {
  expect(convert(text)).toEqual({ body, found: [] });
});

it.each<[string, string]>([
  ['<Zoom src="/kites/bell.webp" alt="A bell" />', "![A bell](/bell.webp)"],
  ['<LinkTile href="/ring" title="Ring" desc="Loudly" />', "[Ring](/ring): Loudly"],
  ['<Tip title="Ring">it</Tip>', "Ring\n\nit"],
  ['<Preview name="Ring" class="wide" />', ""],
  [
    `<div>\n<Zoom src="/a.png" alt='A "b"' />\n</div>`,
    '<div>\n<img src="/a.png" alt="A &quot;b&quot;">\n</div>',
  ],
  ["<Tip>\n    - a\n      - b\n</Tip>", "\n- a\n  - b\n"],
  [
    '<div class="all">\n<Tile link="/ring" text="Ring" />\n</div>',
    '<div class="all">\n<a href="/ring">Ring</a>\n</div>',
  ],
  ['<Tile link="sub/page" :open="isOpen" />', ""],
  [
    `<Tiles title="All" :items="[{ name: 'Bell', link: '/bell', isNew: true }, 'Kite']" />`,
    "All\n\n- [Bell](/bell)\n- Kite",
  ],
  [
    `<Props :data="[{ name: 'as', type: 'A | B', description: '<p>An <code>li</code>.</p>\\n<p>Or <em>b</em>.</p>' }, { name: 'on', keys: ['a', 'b'], default: '<T>' }]" />`,
    "| Name | Type | Description | Keys | Default |\n| --- | --- | --- | --- | --- |\n| as | A \\| B | An `li`.<br>Or b. |  |  |\n| on |  |  | a, b | \\<T> |",
  ],
  [`<br><Crew :members="[{ name: 'Ada' }, { name: 'Bo' }]" />`, "<br>\n\n- Ada\n- Bo\n\n"],
])("keeps what readers saw of the properties of %j", (text, body) => {
  const { body: converted, found } = convert(text);
  expect(converted).toBe(body);
  // Nothing of a picture is missing.
  expect(found).toHaveLength(/^<.*Zoom/s.test(text) ? 0 : 1);
});

it("shows the slots of components, and where a page leads", () => {
  const slots =
    "<Page>\n  <Title>\n    <template #lead>\n      Ring\n    </template>\n  </Title>\n</Page>\n";
  expect(convert(slots).body.trim()).toBe("Ring");
  const script = "<script setup>\nlocation.assign('/bell');\n</script>\n";
  expect(convert(script).body).toBe("[/bell](/bell)\n");
  expect(convert(`${script}Ring`).body).toBe("Ring");
});

it("lists the texts of the front matter of a page that only a layout shows", () => {
  const frontMatter = {
    layout: "start",
    choices: { own: { text: "Bells", theme: "dark", children: [{ text: "Ring", link: "/ring" }] } },
  };
  const { body } = convertVitepress("", { frontMatter, readFile: () => undefined });
  expect(body).toBe("- Bells\n  - [Ring](/ring)");
});

it("reads lists of components in the script of the page", () => {
  const script = "<script setup>\nconst crew = [{ name: 'Ada', desc: 'rings' }];\n</script>\n";
  expect(convert(`${script}<Crew :members="crew" />`).body).toBe("- Ada: rings");
});

it("removes attributes", () => {
  const { body, found } = convert(
    '## Ring { .method }\n\nSee {{ a }}{.more style="color: #888"}\n',
  );
  expect(body).toBe("## Ring\n\nSee {{ a }}\n");
  expect(found.map(([subject]) => subject)).toEqual([
    "{ .method }",
    '{.more style="color: #888"}',
    "{{ a }}",
  ]);
});

it("writes a component within a line in one line, and in a heading as a badge", () => {
  const source = {
    readFile: () => undefined,
    getComponentText: (_name: string, { properties }: ComponentUse) =>
      `since\n\n${properties.get("of")}`,
  };
  const text = '## Ring <Since of="2" /> {#ring}\n\nRing <Since of="3" /> it\n\n<Since of="4" />\n';
  expect(convertVitepress(text, source).body).toBe(
    "## Ring <mark data-badge>since 2</mark> {#ring}\n\nRing since 3 it\n\nsince\n\n4\n",
  );
});

it("reports where a component was", () => {
  expect(convert("a\n\n:::v-pre\nb\n:::\n\n<Bell loud>ding</Bell> {{ time }}\n")).toEqual({
    body: "a\n\nb\n\n\nding {{ time }}\n",
    found: [
      ["<Bell loud>", 7],
      ["{{ time }}", 12],
    ],
  });
});

it("keeps an indented fence inside the code of a group", () => {
  const code = '```py [a.py]\n"""\n    ```\n    x\n"""\n```';
  const { body } = convert(`::: code-group\n\n${code}\n\n~~~js [b.js]\ny();\n~~~\n\n:::\n`);
  expect(body).toContain('```py\n"""\n    ```\n    x\n"""\n```\n');
  expect(body).toContain("~~~js\ny();\n~~~\n");
});

it("converts a group of code in a list item", () => {
  const { body } = convert(
    "- a\n  ::: code-group\n  ```js [b.js]\n  if (x) {\n    y();\n  }\n  ```\n  :::\n",
  );
  expect(body).toContain("  ```js\n  if (x) {\n    y();\n  }\n  ```\n");
});
