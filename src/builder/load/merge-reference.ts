import type { Language, LoadedCatalog, Service } from "../../catalog/index.ts";
import { currentDocsRoute } from "../../config/resolve/place-versions.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, GeneratedDocs, RenderFragment, SiteData } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { currentVersion } from "../../model/page/docs-version.ts";
import type { Body } from "../../model/page/page.ts";
import { withBase } from "../../model/url/route.ts";
import { idsOf, partsCode } from "./compile-reference-mdx.ts";
import type { JoinedData } from "./read-site-data.ts";
import { referenceParts } from "./reference-parts.ts";

type Room = typeof import("../../catalog/index.ts");

/** The catalog's documents, for the content room. Its groups come after what writers placed. */
export function generatedDocs(
  catalog: LoadedCatalog,
  room: Room,
  { docsRoute, language }: { docsRoute: string; language: Language },
): GeneratedDocs {
  const categories = catalog.categories.map(
    ({ name, label, position }) =>
      [`${room.servicesFolder}/${name}`, { label, position: 10 + position }] as const,
  );
  return { docs: room.catalogDocs(catalog, docsRoute, language), categories: new Map(categories) };
}

interface JoinOptions {
  catalog: LoadedCatalog;
  config: SiteConfig;
  room: Room;
  render: RenderFragment;
}

/** The folder of its module: who reads code knows a service by it. */
function moduleName({ source }: Service): string {
  return source.split("/").at(-1) ?? source;
}

/** Puts the generated parts of services into their pages. */
export async function joinCatalog(
  data: SiteData & Pick<JoinedData, "messages">,
  options: JoinOptions,
): Promise<JoinedData> {
  const { catalog, config, room } = options;
  const language = { messages: data.messages.catalog, locale: config.locale.code };
  const records = new Map(data.docs.map((record) => [record.file, record]));
  const recordOf = (service: Service) => records.get(`${service.folder}/index.md`);
  const pageOf = (service: Service) =>
    withBase(config.baseUrl, recordOf(service)?.page.route ?? "");
  const occurrences = room.occurrencesOf(catalog.services);
  const inputsPage = data.docs.find(
    ({ page }) =>
      page.version === currentVersion && page.id === room.allInputsPath.replace(/\.md$/, ""),
  );
  const hrefs = { page: pageOf, allInputs: withBase(config.baseUrl, inputsPage?.page.route ?? "") };
  const joined = new Map<DocRecord, DocRecord>();
  const searchRecords: JoinedData["searchRecords"] = [];
  const diagnostics: Diagnostic[] = [...data.diagnostics, ...catalog.diagnostics];
  for (const service of catalog.services) {
    const record = recordOf(service);
    if (!record) continue;
    const described = await renderDescriptions(service, record, options.render);
    diagnostics.push(...described.diagnostics);
    searchRecords.push(
      ...room.searchRecords(service, { page: pageOf(service), descriptions: described.html }),
    );
    const page = room.referencePage(service, {
      descriptions: described.html,
      taken: idsOf(record.page.body),
      occurrences,
      language,
      hrefs: { ...hrefs, api: withBase(config.baseUrl, `/${room.apiPath(service)}`) },
    });
    const parts = await referenceParts(record.page, page, {
      messages: data.messages,
      renderMarkdown: (text) => renderCode(text, record, options.render),
    });
    joined.set(record, {
      ...record,
      page: {
        ...record.page,
        otherNames: [...record.page.otherNames, moduleName(service)],
        body: { kind: "mdx", code: partsCode(parts.parts) },
        toc: parts.toc,
      },
      links: [...record.links, ...described.links],
    });
  }
  if (inputsPage)
    joined.set(
      inputsPage,
      withAllInputs(inputsPage, room.allInputs(occurrences, pageOf, language)),
    );
  const origin = config.url + config.baseUrl.replace(/\/$/, "");
  return {
    ...data,
    docs: data.docs.map((record) => joined.get(record) ?? record),
    diagnostics,
    files: room.apiFiles(catalog.services, {
      origin,
      pageOf: (service) => config.url + pageOf(service),
    }),
    announced: catalog.categories.flatMap(({ name, planned }) =>
      planned.map(
        (service) =>
          `${currentDocsRoute(config).replace(/\/$/, "")}/${room.servicesFolder}/${name}/${service}`,
      ),
    ),
    searchRecords,
  };
}

async function renderDescriptions(service: Service, { page }: DocRecord, render: RenderFragment) {
  const html = new Map<string, string>();
  const links: DocRecord["links"] = [];
  const diagnostics: Diagnostic[] = [];
  const { inputs, outputs } = service.module;
  const entries = [
    ...inputs.map((one) => ({ key: `input ${one.name}`, ...one })),
    ...outputs.map((one) => ({ key: `output ${one.name}`, ...one })),
  ];
  for (const { key, description, source } of entries) {
    const file = `${service.folder}/${source.file}`;
    const fragment = { text: description, file, line: source.line, route: page.route };
    const rendered = await render(fragment);
    html.set(key, rendered.html);
    // A description is one string: where in it something stands is not known in its file.
    const place = source.description ?? { line: source.line, column: 1 };
    links.push(...rendered.links.map((link) => ({ file, ...link, ...place })));
    diagnostics.push(...rendered.diagnostics.map((found) => ({ ...found, ...place })));
  }
  return { html, links, diagnostics };
}

async function renderCode(text: string, { page, file }: DocRecord, render: RenderFragment) {
  const { html } = await render({ text, file, line: 1, route: page.route });
  return html;
}

function withAllInputs(
  record: DocRecord,
  { html, letters }: { html: string; letters: string[] },
): DocRecord {
  const { body } = record.page;
  const before = body.kind === "html" ? body.html : "";
  const toc = letters.map((letter) => ({ id: letter, level: 2, html: letter, children: [] }));
  const joined: Body = { kind: "html", html: before + html };
  return { ...record, page: { ...record.page, body: joined, toc } };
}
