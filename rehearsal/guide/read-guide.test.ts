import { expect, it } from "vitest";
import { getBlocks } from "./guide.ts";
import { readGuide } from "./read-guide.ts";
import { getVariants } from "./variants.ts";

function read(text: string, partials: Record<string, string> = {}) {
  const files: Record<string, string> = { "a/page.mdx": text, ...partials };
  return readGuide("a/page.mdx", (file) => files[file] ?? null);
}

it("reads blocks with their location, title and section", () => {
  const guide = read(
    '---\ntitle: x\n---\n\n## Write it {#write}\n\n- Item\n\n  ```hcl title="a/main.tf" {1}\n  a = 1\n\n    b = 2\n  ```\n',
  );
  expect(getBlocks(guide)).toEqual([
    {
      file: "a/page.mdx",
      line: 10,
      indent: 2,
      language: "hcl",
      title: "a/main.tf",
      code: "a = 1\n\n  b = 2\n",
      tabs: [],
      section: "write",
    },
  ]);
});

it("accepts Windows line endings", () => {
  const unix = "## A\n\n```bash\ncat <<EOF\nx\nEOF\n```\n";
  expect(read(unix.replaceAll("\n", "\r\n"))).toEqual(read(unix));
});

it("knows the tabs around a block, and the paths through them", () => {
  const guide = read(
    [
      '<Tabs groupId="orchestration" queryString>',
      '<TabItem value="terragrunt" label="Terragrunt">',
      "```bash\nterragrunt plan\n```",
      "</TabItem>",
      '<TabItem value="plain" label="Plain">',
      '<Tabs groupId="iac-tool">',
      '<TabItem value="opentofu" label="OpenTofu">\n```bash\ntofu plan\n```\n</TabItem>',
      '<TabItem value="terraform" label="Terraform">\n```bash\nterraform plan\n```\n</TabItem>',
      "</Tabs>",
      "</TabItem>",
      "</Tabs>",
      "```bash\nls\n```",
    ].join("\n"),
  );
  expect(getBlocks(guide).map(({ tabs }) => tabs.map(({ value }) => value).join("/"))).toEqual([
    "terragrunt",
    "plain/opentofu",
    "plain/terraform",
    "",
  ]);
  expect(getVariants([guide])).toHaveLength(4);
});

it("expands a partial where it is included", () => {
  const guide = read('import Part from "./_part.mdx";\n\n<Part />\n\n```bash\nb\n```\n', {
    "a/_part.mdx": "```bash\na\n```\n",
  });
  expect(getBlocks(guide).map(({ file, code }) => `${file} ${code.trim()}`)).toEqual([
    "a/_part.mdx a",
    "a/page.mdx b",
  ]);
});

it("reads declarations over several lines", () => {
  const guide = read(
    '{/* rehearse: provides role=admin image="A B";\n  skip needs a phone */}\n<!-- rehearse: provides tool=jq -->\n',
  );
  expect(guide.diagnostics).toEqual([]);
  expect(guide.steps.map((step) => step.kind === "declaration" && step.declaration)).toEqual([
    {
      verb: "provides",
      resources: [
        { kind: "role", name: "admin" },
        { kind: "image", name: "A B" },
      ],
    },
    { verb: "skip", reason: "needs a phone" },
    { verb: "provides", resources: [{ kind: "tool", name: "jq" }] },
  ]);
});

it.each([
  ["```\nls\n```", "no-language"],
  ["```bash\nls", "unclosed-block"],
  ["{/* rehearse: leave role=a */}", "unknown-declaration"],
  ["{/* rehearse: provides rolle=a */}", "unknown-declaration"],
  ["{/* rehearse: provides role */}", "empty-declaration"],
  ["{/* rehearse: provides */}", "empty-declaration"],
  ["{/* rehearse: skip */}", "empty-declaration"],
])("reports %j as %s", (text, rule) => {
  expect(read(text).diagnostics.map((diagnostic) => diagnostic.rule)).toEqual([rule]);
});
