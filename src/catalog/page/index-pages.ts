import { readYaml } from "../../config/parse/read-yaml.ts";
import { memoize } from "../../model/memoize.ts";
import { fillIn, plural } from "../../model/messages/fill-in.ts";
import type { CatalogMessages, counts } from "../../model/reference/catalog-messages.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { normalizeText } from "../../model/text/normalize-text.ts";
import { connectionsPath, modulesPath, versionsPath } from "../api/api-paths.ts";
import type { Catalog, Service } from "../service/service.ts";
import { getFileAddress, getTag } from "./addresses.ts";
import { checkPath, getCheckPageText } from "./check-page.ts";
import { getCharacterReference, quoteAttribute, writePage } from "./write-page.ts";

export interface Language {
  messages: CatalogMessages;
  locale: string;
}

export interface CatalogDoc {
  file: string;
  path: string;
  text: string;
  /** See `SourceFile`: a module may be called `1-network`, or like its category. */
  isExactPath?: boolean;
}

export const servicesFolder = "reference/services";

const indexPath = `${servicesFolder}/index.mdx`;
export const allInputsPath = `${servicesFolder}/inputs.md`;
export const changesPath = `${servicesFolder}/changes.md`;
export const plannerPath = `${servicesFolder}/upgrade.mdx`;
export const mapPath = `${servicesFolder}/map.md`;

interface CatalogDocsOptions {
  docsRoute: string;
  origin: string;
  baseUrl: string;
  language: Language;
}

export function getCatalogDocs(
  catalog: Catalog,
  { docsRoute, origin, baseUrl, language }: CatalogDocsOptions,
): CatalogDoc[] {
  if (catalog.services.length === 0) return [];
  const hasHistory = catalog.services.some(({ history }) => history);
  return [
    {
      file: "catalog",
      path: indexPath,
      text: getServicesText(catalog, {
        docsRoute: docsRoute.replace(/\/$/, ""),
        baseUrl,
        language,
      }),
    },
    { file: "catalog", path: allInputsPath, text: getAllInputsText(language) },
    ...(hasHistory
      ? [
          { file: "catalog", path: changesPath, text: getChangesText(language, docsRoute) },
          {
            file: "catalog",
            path: plannerPath,
            text: getPlannerText(language, { docsRoute, baseUrl }),
          },
          {
            file: "catalog",
            path: checkPath,
            text: getCheckPageText(catalog, { messages: language.messages, origin, baseUrl }),
          },
        ]
      : []),
    ...(catalog.connections.length > 0
      ? [{ file: "catalog", path: mapPath, text: getMapText(language) }]
      : []),
    ...catalog.services.map((service) => ({
      file: getIndexFile(service),
      path: getDocPath(service),
      text: writeIndexText(service, catalog.services, docsRoute),
      isExactPath: true,
    })),
  ];
}

function writeIndexText(service: Service, services: readonly Service[], docsRoute: string): string {
  const { index, hasIndexFile, title } = service;
  if (index === null) return writePage({ title }, "");
  return hasIndexFile ? index : linkModules(index, service, { services, docsRoute });
}

/** Links of a README to modules of its repository lead to their pages. */
function linkModules(
  readme: string,
  service: Service,
  { services, docsRoute }: { services: readonly Service[]; docsRoute: string },
): string {
  let text = readme;
  for (const { repository, source, category, name } of services) {
    const isSibling = repository === service.repository && source !== service.source;
    if (!isSibling || repository === "" || !readme.includes(source)) continue;
    const page = getPageAddress(docsRoute, `${category}/${name}`);
    const paths = [source, source === "" ? "README.md" : `${source}/README.md`];
    for (const address of paths.flatMap((path) => getFileAddresses(service, path))) {
      text = text.replaceAll(`(<${address}>`, `(<${page}>`).replaceAll(`"${address}"`, `"${page}"`);
    }
  }
  return text;
}

/** The addresses of a path at the tag of a module and at the usual default branches. */
function getFileAddresses(service: Service, path: string): string[] {
  const address = getFileAddress(service, path);
  const tag = `/${getTag(service)}`;
  const branches = ["/main", "/master"].map((branch) => address.replace(tag, branch));
  return [...new Set([address, ...branches])].flatMap((text) => [text, `${text}/`]);
}

function getDocPath({ category, name, indexFile }: Service): string {
  return `${servicesFolder}/${category}/${name}${indexFile.replace("index", "")}`;
}

export function getIndexFile({ folder, indexFile }: Service): string {
  return `${folder}/${indexFile}`;
}

function getServicesText(
  { categories, services }: Catalog,
  { docsRoute, baseUrl, language }: Omit<CatalogDocsOptions, "origin">,
): string {
  const { messages } = language;
  const groups = categories.map(({ name, label, description }) => {
    const cards = services
      .filter(({ category }) => category === name)
      .sort((a, b) => Number(a.retired !== null) - Number(b.retired !== null))
      .map((service) => writeCard(service, docsRoute, language));
    if (cards.length === 0) return "";
    return `## ${escapeMarkdown(label)}\n\n${escapeMarkdown(description)}\n\n<CardGroup cols={2} equalHeightRows={false}>\n${cards.join("\n")}\n</CardGroup>\n`;
  });
  const inputs = services.reduce((sum, { module }) => sum + module.inputs.length, 0);
  const hasHistory = services.some(({ history }) => history);
  const version = hasHistory
    ? `<CatalogVersion data=${quoteAttribute(`${baseUrl}${versionsPath}`)} />\n\n`
    : "";
  const check = hasHistory
    ? fillIn(messages.servicesCheck, { check: `${docsRoute}/${checkPath.replace(/\.mdx$/, "")}` })
    : "";
  const intro = fillIn(messages.servicesIntro, {
    services: getCount(services.length, "services", language),
    inputs: getCount(inputs, "inputs", language),
    list: getPageAddress(docsRoute, "inputs"),
    json: `/${modulesPath}`,
  });
  return writePage(
    {
      title: messages.servicesTitle,
      description: fillIn(messages.servicesDescription, { count: services.length }),
      sidebar_position: 1,
      slug: `/${servicesFolder}/`,
    },
    `${intro} ${check}\n\n${version}${groups.join("\n")}`,
  );
}

function writeCard(service: Service, docsRoute: string, language: Language): string {
  const { title, description } = getFrontMatter(service);
  const href = getPageAddress(docsRoute, `${service.category}/${service.name}`);
  const { inputs, outputs } = service.module;
  const counts = [
    getCount(inputs.length, "inputs", language),
    getCount(outputs.length, "outputs", language),
  ].join(", ");
  const { retired } = service;
  const note = retired
    ? `${escapeMarkdown(fillIn(language.messages.retiredIn, { version: retired.version }))}. `
    : "";
  return `<Card title=${quoteAttribute(title)} href=${quoteAttribute(href)}>\n\n${escapeMarkdown(description)}\n\n${note}${counts}\n\n</Card>`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, getCharacterReference);
}

interface ServiceFrontMatter {
  title: string;
  description: string;
  label: string;
  otherNames: string[];
}

/** Stored, because the page of a service reads it, and so do the pages that link to the service. */
export const getFrontMatter = memoize(readFrontMatter, new WeakMap<Service, ServiceFrontMatter>());

function readFrontMatter({ index, title }: Service): ServiceFrontMatter {
  const { yaml } = splitFrontMatter(normalizeText(index ?? ""));
  const { value } = readYaml(yaml ?? "");
  const fields = new Map<string, unknown>(Object.entries(value ?? {}));
  const getField = (name: string) => String(fields.get(name) ?? "");
  const pageTitle = getField("title") || title;
  const otherNames = fields.get("other_names");
  return {
    title: pageTitle,
    description: getField("description"),
    label: getField("sidebar_label") || pageTitle,
    otherNames: Array.isArray(otherNames) ? otherNames.map(String) : [],
  };
}

function getAllInputsText({ messages }: Language): string {
  return writePage(
    {
      title: messages.allInputsTitle,
      description: messages.allInputsDescription,
      sidebar_label: messages.allInputsLabel,
      sidebar_position: 2,
      toc_max_heading_level: 2,
    },
    messages.allInputsIntro,
  );
}

function getChangesText({ messages }: Language, docsRoute: string): string {
  return writePage(
    {
      title: messages.changesTitle,
      description: messages.changesDescription,
      other_names: messages.changesOtherNames.split(", "),
      sidebar_position: 3,
      toc_max_heading_level: 2,
    },
    fillIn(messages.changesIntro, { planner: getPageAddress(docsRoute, "upgrade") }),
  );
}

/** Without scripts, readers see the children of the component. */
function getPlannerText(
  { messages }: Language,
  { docsRoute, baseUrl }: { docsRoute: string; baseUrl: string },
): string {
  const fallback = fillIn(messages.plannerWithoutScripts, {
    changes: getPageAddress(docsRoute, "changes"),
  });
  return writePage(
    {
      title: messages.plannerTitle,
      description: messages.plannerDescription,
      other_names: messages.plannerOtherNames.split(", "),
      sidebar_position: 4,
    },
    `${messages.plannerIntro}

<UpgradePlanner data=${quoteAttribute(`${baseUrl}${versionsPath}`)}>

${fallback}

</UpgradePlanner>`,
  );
}

function getMapText({ messages }: Language): string {
  return writePage(
    {
      title: messages.mapTitle,
      description: messages.mapDescription,
      sidebar_label: messages.mapLabel,
      other_names: messages.mapOtherNames.split(", "),
      sidebar_position: 5,
      toc_max_heading_level: 2,
    },
    fillIn(messages.mapIntro, { json: `/${connectionsPath}` }),
  );
}

function getPageAddress(docsRoute: string, name: string): string {
  return `${docsRoute.replace(/\/$/, "")}/${servicesFolder}/${name}`;
}

function getCount(
  count: number,
  noun: keyof typeof counts,
  { messages, locale }: Language,
): string {
  return count === 0 ? messages.none[noun] : plural(messages.counts[noun], { locale, count });
}
