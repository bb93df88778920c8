import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type {
  InputEntry,
  ReferenceChange,
  ServiceReference,
} from "../../model/reference/reference.ts";
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
  lastChange: null,
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
  firstKnown: null,
  releases: [],
  removed: [],
  versions: null,
  usage: [],
  connections: null,
  requiredInputs: [input],
  optionalInputs: [],
  outputs: [],
  details: [],
  retired: null,
  examples: [],
  headings: {
    usage: { id: "usage", title: "Usage", directLink: "Direct link to Usage" },
    connections: { id: "feeds", title: "Connections", directLink: "Direct link to Connections" },
    reference: { id: "reference", title: "Reference", directLink: "Direct link to Reference" },
  },
};

function getMarkup(changes: Partial<ServiceReference>): string {
  const statics = {
    render: (tree: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(tree),
    renderHtml: (html: string) => html,
  };
  return renderToStaticMarkup(
    <ReferenceBody
      reference={{ ...reference, ...changes }}
      statics={statics}
      lead="Lead"
      rest="Text"
    />,
  );
}

/** Markup of the only input of a page. */
function markupOfInput(changes: Partial<InputEntry>): string {
  const html = getMarkup({ requiredInputs: [{ ...input, ...changes }] });
  return /<li class="ref"[\s\S]*<\/li>/.exec(html)?.[0] ?? "";
}

it("lets no field of `module.yaml` end an attribute", () => {
  const hostile = '0.9" onmouseover="alert(1)" x="<b>';
  const html = getMarkup({ folder: hostile, lastModified: { href: hostile, text: hostile } });
  expect(html).not.toMatch(/" onmouseover|<b>/);
});

it("fills links into texts", () => {
  const lastModified = { href: "/r", text: "0.9" };
  expect(getMarkup({ lastModified })).toContain(
    '<span>last modified in <a href="/r" rel="noopener">0.9</a></span>',
  );
  const more = { href: "/all", count: 3 };
  expect(markupOfInput({ alsoIn: [{ href: "/a", text: "A" }], more })).toContain(
    '<p class="ref-foot">Also in <a href="/a">A</a>, <a href="/all">3 more</a></p>',
  );
});

it.each([
  [12, /<\/div><ul class="ref-tree">/],
  [13, /<\/div><details><summary>Attributes, 13 in all<\/summary><ul class="ref-tree">/],
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
  expect(getMarkup({})).not.toContain("Expand all");
  const folded = { ...input, description: "<details></details>" };
  expect(getMarkup({ requiredInputs: [folded] })).toContain("Expand all");
});

it.each([
  [
    { kind: "re-defaulted", values: ["1", "3"] },
    "default changed, <code>1</code> → <code>3</code>",
  ],
  [
    { kind: "retyped", values: ["any", "string"] },
    "type changed, <code>any</code> → <code>string</code>",
  ],
  [{ kind: "newly-required", values: [] }, "now required"],
] as const)("shows when an input changed last: $kind", ({ kind, values }, text) => {
  const lastChange = { kind, version: "2.0.0", values: [...values] };
  expect(markupOfInput({ lastChange })).toContain(`In 2.0.0: ${text}`);
  expect(markupOfInput({})).not.toContain("In 2.0.0");
});

it("shows the version that added an entry, except the first", () => {
  expect(markupOfInput({ since: "0.107.0" })).toContain(
    '<span class="badge since">since 0.107.0</span>',
  );
  expect(markupOfInput({})).not.toContain("since");
});

it("lists releases folded, with breaking changes marked and plain additions in a line", () => {
  const change: Pick<ReferenceChange, "breaking" | "values" | "kind"> = {
    breaking: false,
    values: [],
    kind: "added",
  };
  const html = getMarkup({
    firstKnown: { version: "0.93.0", date: "2022-06-30" },
    releases: [
      {
        version: "2.0.0",
        date: "2025-03-09",
        href: "/notes",
        exists: null,
        changes: [
          {
            kind: "removed",
            subject: "output",
            name: "id",
            breaking: true,
            href: "#output_id",
            values: [],
          },
          { ...change, subject: "input", name: "a", href: "#input_a" },
          { ...change, subject: "input", name: "b", href: "#input_b" },
        ],
      },
      { version: "1.0.0", date: "2024-03-09", href: "/notes1", exists: false, changes: [] },
    ],
  });
  expect(html).toContain(
    "<summary>Changes since 0.93.0: 2 releases, <strong>1 breaking</strong></summary>",
  );
  expect(html).toContain(
    '<li class="ref-change removed"><span class="badge breaking">breaking</span> Output <a href="#output_id"><code>id</code></a>: removed</li>' +
      '<li class="ref-change added">Added: <a href="#input_a"><code>a</code></a>, <a href="#input_b"><code>b</code></a></li>',
  );
  expect(html).toContain('<a class="ref-version" href="?version=2.0.0">Show this version</a>');
  expect(html).toContain("<p>The service was removed in this version.</p>");
  expect(html).not.toContain("Plan an upgrade");
  expect(getMarkup({})).not.toContain("ref-upgrade");
});

it("keeps the anchors of removed entries, and names what replaced them", () => {
  const row = { version: "0.117.0", successor: null, isDocumented: false };
  const html = getMarkup({
    removed: [
      { ...row, kind: "input", id: "input_old", name: "old" },
      {
        ...row,
        kind: "output",
        id: "output_old_policy",
        name: "old_policy",
        successor: { href: "#output_policy", text: "policy" },
      },
    ],
  });
  expect(html).toContain('<li id="input_old"><code>old</code> removed in 0.117.0. </li>');
  expect(html).toContain(
    '<li id="output_old_policy"><code>old_policy</code> removed in 0.117.0. ' +
      'Probably replaced by <a href="#output_policy"><code>policy</code></a>.</li>',
  );
  expect(getMarkup({})).not.toContain("ref-removed");
});

it("offers only what changes something", () => {
  const optional = (name: string): InputEntry => ({
    ...input,
    id: `input_${name}`,
    name,
    required: false,
  });
  const plain = getMarkup({});
  expect(plain).toContain("<span>Inputs <span>1</span></span>");
  for (const tool of ["<select", "aria-pressed", 'role="tab', "Expand all", "Filters"]) {
    expect(plain).not.toContain(tool);
  }
  const html = getMarkup({
    optionalInputs: [optional("oak"), { ...optional("ash"), type: "any" }],
  });
  expect(html).toContain("Sort A-Z");
  expect(html).toContain("<option>object</option><option>any</option>");
  expect(html.match(/aria-pressed="false"[^>]*>(Required|Optional)</g)).toHaveLength(2);
});

it("shows the changes of the latest release", () => {
  const change = { subject: "input", name: "tree", href: "#input_tree", values: [] } as const;
  const release = (version: string, name: string) => ({
    version,
    date: "2026-01-01",
    href: "#",
    exists: null,
    changes: [{ ...change, kind: "added", name, breaking: false, values: [] } as ReferenceChange],
  });
  const latest = getMarkup({ releases: [release("0.9", "tree"), release("0.8", "other")] });
  expect(latest).toContain("Changed in 0.9");
  expect(latest).toContain('id="input_tree" data-changed=""');
  const gone = getMarkup({ releases: [release("0.9", "other"), release("0.8", "tree")] });
  expect(gone).not.toMatch(/Changed in|data-changed/);
});

it("lists the sources of inputs with reasons, and the inputs that take outputs", () => {
  const html = getMarkup({
    connections: {
      sources: [{ href: "/vpc", text: "VPC" }],
      inputs: [
        {
          href: "#input_tree",
          name: "tree.root",
          sources: [
            {
              service: { href: "/vpc#output_id", text: "VPC" },
              output: "id",
              reason: "It <grows>.",
            },
          ],
        },
      ],
      targets: [{ href: "/dns", text: "DNS", pairs: [{ output: "arn", input: "zone" }] }],
    },
  });
  expect(html).toContain("<summary>1 input usually gets its value from VPC</summary>");
  expect(html).toContain('<a href="#input_tree"><code>tree.root</code></a>');
  expect(html).toContain(
    '<a href="/vpc#output_id">VPC</a> <code>id</code> <small>It &lt;grows&gt;.</small>',
  );
  expect(html).toContain("<code>arn</code> → <code>zone</code>");
});

it("has no section for a service without connections", () => {
  expect(getMarkup({})).not.toContain('id="feeds"');
});
