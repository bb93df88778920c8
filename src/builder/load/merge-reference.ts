import {
  allInputsPath,
  apiFiles,
  apiPath,
  catalogChanges,
  catalogDocs,
  changesPath,
  checkPath,
  historyFiles,
  historyPath,
  indexFileOf,
  inputIndex,
  type Language,
  type LibraryRepository,
  type LoadedCatalog,
  libraryDocs,
  libraryFiles,
  libraryIndex,
  libraryIndexPath,
  libraryModules,
  mapPath,
  occurrencesOf,
  openApiFile,
  plannerPath,
  referencePage,
  repositoryPath,
  type Service,
  searchRecords,
  serviceConnections,
  servicesBuiltFrom,
  servicesFolder,
  unpinnedSource,
} from "../../catalog/index.ts";
import { currentDocsRoute } from "../../config/resolve/resolve-versions.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, GeneratedDocs, RenderFragment, SiteData } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { currentVersion } from "../../model/page/docs-version.ts";
import type { ArticleText, Body } from "../../model/page/page.ts";
import { type ReadBody, wholeBody } from "../../model/page/stored-page.ts";
import type { ServiceReference } from "../../model/reference/reference.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import { codeBlock } from "../../model/text/markdown-code.ts";
import { withBase } from "../../model/url/route.ts";
import { idsOf, linkNames, referenceToc, serviceReference, textOf } from "./reference-parts.ts";
import { serviceMapCategories } from "./service-map.ts";
import type { MergedData } from "./site-data.ts";

/** Creates the documents of the catalog. Their categories follow those of the site. */
export function generatedDocs(
  catalog: LoadedCatalog,
  options: { docsRoute: string; origin: string; baseUrl: string; language: Language },
): GeneratedDocs {
  const categories = catalog.categories.map(
    ({ name, label, position }) =>
      [`${servicesFolder}/${name}`, { label, position: 10 + position }] as const,
  );
  return {
    docs: [
      ...catalogDocs(catalog, options),
      ...libraryDocs(catalog.repositories, options.language),
    ],
    categories: new Map(categories),
  };
}

interface MergeOptions {
  catalog: LoadedCatalog;
  config: SiteConfig;
  render: RenderFragment;
  readBody: ReadBody;
}

export async function mergeReference(
  data: SiteData & Pick<MergedData, "messages">,
  { catalog, config, render, readBody }: MergeOptions,
): Promise<MergedData> {
  const { messages } = data;
  const records = new Map(data.docs.map((record) => [record.file, record]));
  const recordOf = (service: Service) => records.get(indexFileOf(service));
  const pageOf = (service: Service) =>
    withBase(config.baseUrl, recordOf(service)?.page.route ?? "");
  const occurrences = occurrencesOf(catalog.services);
  const currentDoc = (path: string) =>
    data.docs.find(
      ({ page }) => page.version === currentVersion && page.id === path.replace(/\.mdx?$/, ""),
    );
  const inputsPage = currentDoc(allInputsPath);
  const addressOf = (record: DocRecord | undefined) =>
    withBase(config.baseUrl, record?.page.route ?? "");
  const hrefs = { page: pageOf, allInputs: addressOf(inputsPage) };
  const tools = {
    planner: addressOf(currentDoc(plannerPath)),
    check: addressOf(currentDoc(checkPath)),
    baseUrl: config.baseUrl,
  };
  const connectionViews = { services: catalog.services, connections: catalog.connections, pageOf };
  const merged = new Map<DocRecord, DocRecord>();
  const allRecords: MergedData["searchRecords"] = [];
  // A README is the text of another repository, whose links and HTML cannot be fixed here.
  const readmes = new Set(catalog.services.filter((one) => one.isReadme).map(indexFileOf));
  const diagnostics: Diagnostic[] = [
    ...data.diagnostics.filter(({ file }) => !readmes.has(file)),
    ...catalog.diagnostics,
  ];
  for (const service of catalog.services) {
    const record = recordOf(service);
    if (!record) continue;
    const { page } = record;
    const described = await renderDescriptions(service, record, render);
    diagnostics.push(...described.diagnostics);
    allRecords.push(
      ...searchRecords(service, {
        page: pageOf(service),
        descriptions: described.html,
        messages: messages.catalog,
      }),
    );
    const text = textOf(wholeBody(page.body, readBody));
    const generated = referencePage(service, {
      descriptions: linkNames(withNotices(described, messages.catalog.deprecated), service),
      taken: idsOf(text),
      occurrences,
      hrefs,
      pageOfFolder: (folder) => {
        const other = catalog.services.find(
          (one) => one.repository === service.repository && one.source === folder,
        );
        return other && recordOf(other) ? pageOf(other) : null;
      },
    });
    const reference = await serviceReference(generated, {
      messages,
      locale: config.locale.code,
      json: withBase(config.baseUrl, `/${apiPath(service)}`),
      connections: serviceConnections(service, connectionViews),
      versions: versionsOf(service, tools),
      renderMarkdown: (code) => renderCode(code, record, render),
    });
    merged.set(record, {
      ...record,
      page: {
        ...page,
        otherNames: [...page.otherNames, moduleName(service)],
        body: { kind: "reference", text, reference },
        toc: [...page.toc, ...referenceToc(reference, messages)],
      },
      links: [...(service.isReadme ? [] : record.links), ...described.links],
    });
  }
  const replaceBody = (record: DocRecord | undefined, view: GeneratedBody) => {
    if (record) merged.set(record, withGeneratedBody(record, view, readBody));
  };
  const letters = inputIndex(occurrences, pageOf);
  replaceBody(inputsPage, {
    body: { kind: "input-index", letters, locale: config.locale.code },
    toc: letters.map(({ letter }) => ({ id: letter, title: letter })),
  });
  const releases = catalogChanges(catalog.services, pageOf);
  replaceBody(currentDoc(changesPath), {
    body: { kind: "catalog-changes", releases, locale: config.locale.code },
    toc: releases.map(({ id, title }) => ({ id, title })),
  });
  const categories = serviceMapCategories(catalog.categories, connectionViews);
  replaceBody(currentDoc(mapPath), {
    body: { kind: "service-map", categories, locale: config.locale.code },
    toc: categories,
  });
  const repositoryDoc = (repository: LibraryRepository) => currentDoc(repositoryPath(repository));
  const groups = libraryIndex(catalog.repositories, (one) => addressOf(repositoryDoc(one)));
  replaceBody(currentDoc(libraryIndexPath), {
    body: { kind: "library-index", groups, locale: config.locale.code },
    toc: groups.map(({ id, text }) => ({ id, title: text })),
  });
  for (const repository of catalog.repositories) {
    const linkOf = (service: Service) => ({ href: pageOf(service), text: service.title });
    const modules = libraryModules(repository, (module) =>
      servicesBuiltFrom(catalog.services, repository, module).map(linkOf),
    );
    replaceBody(repositoryDoc(repository), {
      body: {
        kind: "library-modules",
        modules,
        services: catalog.services
          .filter(({ repositories }) => repositories.includes(repository.name))
          .map(linkOf),
      },
      toc: modules.map(({ id, name }) => ({ id, title: name })),
    });
  }
  const origin = config.url + config.baseUrl.replace(/\/$/, "");
  const docsRoute = currentDocsRoute(config).replace(/\/$/, "");
  const files = [
    ...apiFiles(catalog.services, {
      origin,
      connections: catalog.connections,
      libraries: catalog.repositories.map(({ name }) => name),
      pageOf: (service) => config.url + pageOf(service),
    }),
    ...historyFiles(catalog.services, { ...catalog, origin, baseUrl: config.baseUrl, pageOf }),
    ...libraryFiles(catalog.repositories, catalog.services),
  ];
  return {
    ...data,
    docs: data.docs.map((record) => merged.get(record) ?? record),
    diagnostics,
    files: [...files, ...openApiFile(files, origin)],
    announced: catalog.categories.flatMap(({ name, planned }) =>
      planned.map((service) => `${docsRoute}/${servicesFolder}/${name}/${service}`),
    ),
    searchRecords: allRecords,
  };
}

function versionsOf(
  service: Service,
  { planner, check, baseUrl }: { planner: string; check: string; baseUrl: string },
): ServiceReference["versions"] {
  if (!service.history) return null;
  return {
    history: baseUrl + historyPath(service),
    source: unpinnedSource(service),
    service: service.name,
    planner: `${planner}?service=${service.category}/${service.name}`,
    check,
  };
}

/** Readers know a service by the folder of its module. */
function moduleName({ source }: Service): string {
  return source.split("/").at(-1) ?? source;
}

async function renderDescriptions(service: Service, { page }: DocRecord, render: RenderFragment) {
  const html = new Map<string, string>();
  const notices = new Map<string, string>();
  const links: DocRecord["links"] = [];
  const diagnostics: Diagnostic[] = [];
  const { inputs, outputs } = service.module;
  const entries = [
    ...inputs.map((one) => ({ key: `input ${one.name}`, ...one })),
    ...outputs.map((one) => ({ key: `output ${one.name}`, ...one })),
  ];
  for (const { key, description, deprecated, source, ...entry } of entries) {
    const file = `${service.folder}/${source.file}`;
    const comment = "comment" in entry ? commentText(entry.comment) : "";
    const described = [description, comment].filter((text) => text !== "").join("\n\n");
    const fragment = { text: described, file, line: source.line, route: page.route };
    const rendered = await render(fragment);
    html.set(key, rendered.html);
    if (deprecated !== null) {
      notices.set(key, (await render({ ...fragment, text: deprecated })).html);
    }
    // Positions inside a description are unknown because of escapes.
    const location = source.description ?? { line: source.line, column: 1 };
    links.push(...rendered.links.map((link) => ({ file, ...link, ...location })));
    diagnostics.push(...rendered.diagnostics.map((found) => ({ ...found, ...location })));
  }
  return { html, notices, links, diagnostics };
}

/** The comments inside a block: code, such as an example value, or prose. */
function commentText(comment: string): string {
  return /^\s*[\w."-]+\s*[=:]\s|[{}[\]],?$/m.test(comment) ? codeBlock(comment, "hcl") : comment;
}

function withNotices(
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

async function renderCode(text: string, { page, file }: DocRecord, render: RenderFragment) {
  const { html } = await render({ text, file, line: 1, route: page.route });
  return html;
}

interface GeneratedBody {
  body: WithoutText<Exclude<Body, ArticleText>>;
  toc: { id: string; title: string }[];
}

type WithoutText<B> = B extends unknown ? Omit<B, "text"> : never;

function withGeneratedBody(
  record: DocRecord,
  { body, toc }: GeneratedBody,
  readBody: ReadBody,
): DocRecord {
  const { page } = record;
  const entries = toc.map(({ id, title }) => ({
    id,
    level: 2,
    html: escapeText(title),
    children: [],
  }));
  const bodyWithText = { ...body, text: textOf(wholeBody(page.body, readBody)) } as Body;
  return { ...record, page: { ...page, body: bodyWithText, toc: [...page.toc, ...entries] } };
}
