import { linkDescription } from "../../catalog/service/readme.ts";
import type { Service } from "../../catalog/service/service.ts";
import type { DocRecord, RenderedFragment, RenderFragment } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { memoizeByObject } from "../../model/memoize.ts";
import { dedentText } from "../../model/text/dedent-text.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { getCommentText } from "./reference-parts.ts";

export type Descriptions = ReturnType<typeof collectDescriptions>;

/** Renders the descriptions of inputs and outputs. If nothing changed, the result is the same object. */
export async function renderDescriptions(
  service: Service,
  { page: { route } }: DocRecord,
  render: RenderFragment,
): Promise<Descriptions> {
  const rendered: RenderedFragment[] = [];
  for (const { file, text, deprecated } of getDescriptionTexts(service)) {
    rendered.push(await render({ text, file, route }));
    if (deprecated !== null) rendered.push(await render({ text: deprecated, file, route }));
  }
  return collectDescriptions(service, ...rendered);
}

const getDescriptionTexts = memoizeByObject((service: Service) => {
  const { inputs, outputs } = service.module;
  const entries = [
    ...inputs.map((input) => ({ key: `input ${input.name}`, ...input })),
    ...outputs.map((output) => ({ key: `output ${output.name}`, ...output })),
  ];
  return entries.map(({ key, description, deprecated, source, ...entry }) => {
    const comment = "comment" in entry ? getCommentText(entry.comment) : "";
    // An indented heredoc would be a code block.
    const prose = dedentText(description).trim();
    const described = [prose, comment].filter((text) => text !== "").join("\n\n");
    return {
      key,
      deprecated,
      file: `${service.folder}/${source.file}`,
      text: linkDescription(described, service),
      // Positions inside a description are unknown because of escapes.
      location: source.description ?? { line: source.line, column: 1 },
    };
  });
});

/** `rendered` contains each description, followed by its notice of deprecation, if any. */
const collectDescriptions = memoizeByObject(
  (service: Service, ...rendered: readonly RenderedFragment[]) => {
    const html = new Map<string, string>();
    const notices = new Map<string, string>();
    const links: DocRecord["links"] = [];
    const diagnostics: Diagnostic[] = [];
    const fragments = rendered.values();
    for (const { key, deprecated, file, location } of getDescriptionTexts(service)) {
      const description = fragments.next().value;
      if (!description) break;
      html.set(key, description.html);
      if (deprecated !== null) notices.set(key, fragments.next().value?.html ?? "");
      links.push(...description.links.map((link) => ({ file, ...link, ...location })));
      // Otherwise all texts are those of the repository, which the writer cannot change here.
      if (!service.hasIndexFile) continue;
      diagnostics.push(
        ...description.diagnostics.map((diagnostic) => ({ ...diagnostic, ...location })),
      );
    }
    return { html, notices, links, diagnostics };
  },
);

export function withNotices(
  { html, notices }: Record<"html" | "notices", ReadonlyMap<string, string>>,
  label: string,
): Map<string, string> {
  const start = `<p><strong>${escapeText(label)}</strong> `;
  const described = [...html].map(([key, description]): [string, string] => {
    const notice = notices.get(key);
    if (notice === undefined) return [key, description];
    const paragraph = notice.startsWith("<p>") ? notice.slice(3) : `</p>${notice}`;
    return [key, start + paragraph + description];
  });
  return new Map(described);
}
