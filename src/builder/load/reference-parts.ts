import type { CatalogMessages, ReferencePage } from "../../catalog/index.ts";
import type { ContentMessages } from "../../content/index.ts";
import { escapeAttribute, escapeText } from "../../content/parse/html/escape-html.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import type { DocPage, TocEntry } from "../../model/page/page.ts";
import type { Part } from "./compile-reference-mdx.ts";
import type { SiteMessages } from "./site-messages.ts";

interface PartOptions {
  messages: Pick<SiteMessages, "catalog" | "content">;
  renderMarkdown(text: string): Promise<string>;
}

/** A service's page: version, its author's text, usage, inputs and outputs; no section is empty. */
export async function referenceParts(
  page: DocPage,
  reference: ReferencePage,
  { messages, renderMarkdown }: PartOptions,
): Promise<{ parts: Part[]; toc: TocEntry[] }> {
  const words = messages.catalog;
  const usage = await Promise.all(
    reference.usage.map(async ({ tool, label, required, all }) => {
      const more = all
        ? `<details><summary>${escapeText(words.allInputsWithDefaults)}</summary>${await block(all)}</details>`
        : "";
      return { value: tool, label, html: (await block(required)) + more };
    }),
  );
  const { required, optional, outputs } = reference.counts;
  const lists = [
    {
      value: "inputs",
      label: fillIn(words.inputsTab, { count: required + optional }),
      html: reference.inputs,
    },
    {
      value: "outputs",
      label: fillIn(words.outputsTab, { count: outputs }),
      html: reference.outputs,
    },
  ].filter(({ html }) => html !== "");
  const total = required + optional + outputs;
  const foldable = lists.some(({ html }) => html.includes("<details"));
  const { body } = page;
  return {
    parts: [
      { html: reference.top },
      body.kind === "html" ? { html: body.html } : { code: body.code },
      ...(usage.length > 0
        ? [
            { html: heading("usage", words.usage, messages.content) },
            { tabs: usage, groupId: "iac-tool" },
          ]
        : []),
      ...(total > 0
        ? [
            { html: heading("reference", words.reference, messages.content) },
            { component: "ReferenceTools", props: { total, foldable } },
            { tabs: lists, queryString: "list" },
          ]
        : []),
    ],
    toc: [...page.toc, ...tocOf(reference, words)],
  };

  async function block({ title, code }: { title: string; code: string }): Promise<string> {
    return renderMarkdown(`\`\`\`hcl title="${title}"\n${code}\n\`\`\`\n`);
  }
}

function heading(id: string, title: string, { directLink }: ContentMessages): string {
  const label = escapeAttribute(fillIn(directLink, { heading: title }));
  return `<h2 id="${id}">${escapeText(title)}<a class="anchor" href="#${id}" aria-label="${label}"></a></h2>`;
}

function tocOf({ counts, usage }: ReferencePage, words: CatalogMessages): TocEntry[] {
  const { required, optional, outputs } = counts;
  const lists: TocEntry[] = [
    ...(required > 0 ? [entry("required-inputs", words.requiredInputs, 3)] : []),
    ...(optional > 0 ? [entry("optional-inputs", words.optionalInputs, 3)] : []),
    ...(outputs > 0 ? [entry("outputs", words.outputs, 3)] : []),
  ];
  return [
    ...(usage.length > 0 ? [entry("usage", words.usage, 2)] : []),
    ...(lists.length > 0 ? [{ ...entry("reference", words.reference, 2), children: lists }] : []),
  ];
}

function entry(id: string, text: string, level: number): TocEntry {
  return { id, html: escapeText(text), level, children: [] };
}
