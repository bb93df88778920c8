import type { ReferencePage } from "../../catalog/index.ts";
import type { DocPage, TocEntry } from "../../model/page/page.ts";
import type { Part } from "./compile-reference-mdx.ts";

/** A service's page: version, its author's text, usage, inputs and outputs; no section is empty. */
export async function referenceParts(
  page: DocPage,
  reference: ReferencePage,
  renderMarkdown: (text: string) => Promise<string>,
): Promise<{ parts: Part[]; toc: TocEntry[] }> {
  const usage = await Promise.all(
    reference.usage.map(async ({ tool, label, required, all }) => {
      const more = all
        ? `<details><summary>All inputs with their defaults</summary>${await block(all)}</details>`
        : "";
      return { value: tool, label, html: (await block(required)) + more };
    }),
  );
  const { required, optional, outputs } = reference.counts;
  const lists = [
    { value: "inputs", label: `Inputs (${required + optional})`, html: reference.inputs },
    { value: "outputs", label: `Outputs (${outputs})`, html: reference.outputs },
  ].filter(({ html }) => html !== "");
  const total = required + optional + outputs;
  const foldable = lists.some(({ html }) => html.includes("<details"));
  const { body } = page;
  return {
    parts: [
      { html: reference.top },
      body.kind === "html" ? { html: body.html } : { code: body.code },
      ...(usage.length > 0
        ? [{ html: heading("usage", "Usage") }, { tabs: usage, groupId: "iac-tool" }]
        : []),
      ...(total > 0
        ? [
            { html: heading("reference", "Reference") },
            { component: "ReferenceTools", props: { total, foldable } },
            { tabs: lists, queryString: "list" },
          ]
        : []),
    ],
    toc: [...page.toc, ...tocOf(reference)],
  };

  async function block({ title, code }: { title: string; code: string }): Promise<string> {
    return renderMarkdown(`\`\`\`hcl title="${title}"\n${code}\n\`\`\`\n`);
  }
}

function heading(id: string, text: string): string {
  return `<h2 id="${id}">${text}<a class="anchor" href="#${id}" aria-label="Direct link to ${text}"></a></h2>`;
}

function tocOf({ counts, usage }: ReferencePage): TocEntry[] {
  const { required, optional, outputs } = counts;
  const lists: TocEntry[] = [
    ...(required > 0 ? [entry("required-inputs", "Required inputs", 3)] : []),
    ...(optional > 0 ? [entry("optional-inputs", "Optional inputs", 3)] : []),
    ...(outputs > 0 ? [entry("outputs", "Outputs", 3)] : []),
  ];
  return [
    ...(usage.length > 0 ? [entry("usage", "Usage", 2)] : []),
    ...(lists.length > 0 ? [{ ...entry("reference", "Reference", 2), children: lists }] : []),
  ];
}

function entry(id: string, html: string, level: number): TocEntry {
  return { id, html, level, children: [] };
}
