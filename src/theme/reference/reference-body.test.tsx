import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { InputEntry, ServiceReference } from "../../model/reference/reference.ts";
import { ReferenceBody } from "./reference-body.tsx";

const input: InputEntry = {
  kind: "input",
  id: "input_tree",
  name: "tree",
  hasBareId: false,
  description: "",
  type: "object",
  rows: [],
  default: null,
  required: true,
  sensitive: false,
  nullable: true,
  ephemeral: false,
  deprecated: null,
  badges: ["required"],
  validations: [],
  since: null,
  source: null,
  alsoIn: [],
  more: null,
};

const reference: ServiceReference = {
  locale: "en",
  version: "1.0.0",
  lastModified: null,
  folder: "https://x.example/folder",
  release: "https://x.example/release",
  json: "/vpc.json",
  requirements: [],
  changes: null,
  usage: [],
  requiredInputs: [input],
  optionalInputs: [],
  outputs: [],
  headings: {
    usage: { id: "usage", title: "Usage", directLink: "Direct link to Usage" },
    reference: { id: "reference", title: "Reference", directLink: "Direct link to Reference" },
  },
};

function markupOf(changes: Partial<ServiceReference>): string {
  const statics = {
    draw: (tree: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(tree),
    markup: (html: string) => html,
  };
  return renderToStaticMarkup(
    <ReferenceBody reference={{ ...reference, ...changes }} statics={statics}>
      Text
    </ReferenceBody>,
  );
}

/** Markup of the only input of a page. */
function markupOfInput(changes: Partial<InputEntry>): string {
  const html = markupOf({ requiredInputs: [{ ...input, ...changes }] });
  return /<li class="ref"[\s\S]*<\/li>/.exec(html)?.[0] ?? "";
}

it("lets no field of `module.yaml` end an attribute", () => {
  const hostile = '0.9" onmouseover="alert(1)" x="<b>';
  const html = markupOf({ folder: hostile, lastModified: { href: hostile, text: hostile } });
  expect(html).not.toMatch(/" onmouseover|<b>/);
});

it("fills links into texts", () => {
  const lastModified = { href: "/r", text: "0.9" };
  expect(markupOf({ lastModified })).toContain(
    '<span>last modified in <a href="/r" rel="noopener">0.9</a></span>',
  );
  const more = { href: "/all", count: 3 };
  expect(markupOfInput({ alsoIn: [{ href: "/a", text: "A" }], more })).toContain(
    '<p class="ref-foot">Also in <a href="/a">A</a>, <a href="/all">3 more</a></p>',
  );
});

it.each([
  [12, /<\/p><ul class="ref-tree">/],
  [13, /<\/p><details><summary>Attributes, 13 in all<\/summary><ul class="ref-tree">/],
])("folds a long tree: %i rows", (length, expected) => {
  const rows = Array.from({ length }, (_, index) => ({
    id: `input_tree.a${index}`,
    name: `a${index}`,
    type: "string",
    required: true,
    default: null,
    comment: "",
    rows: [],
  }));
  expect(markupOfInput({ rows })).toMatch(expected);
});

it.each([
  ["a short one", `"${"x".repeat(70)}"`, /<p class="ref-default">Default <code>/],
  ["a long one", "x".repeat(73), /<div class="ref-default">Default<pre tabindex="0"><code>/],
  ["a tall one", "\n".repeat(5), /<details class="ref-default"><summary>Default, 6 lines<\/s/],
])("shows a default: %s", (_, text, expected) => {
  expect(markupOfInput({ default: text })).toMatch(expected);
});

it("offers to open what is folded", () => {
  expect(markupOf({})).not.toContain("Expand all");
  const folded = { ...input, description: "<details></details>" };
  expect(markupOf({ requiredInputs: [folded] })).toContain("Expand all");
});
