import { fillIn } from "../../model/messages/fill-in.ts";
import type { LibraryGroup, LibraryModuleView } from "../../model/reference/library.ts";
import type { ReferenceLink } from "../../model/reference/reference.ts";
import { getLibraryPath } from "../api/api-paths.ts";
import { toHcl } from "../history/to-hcl.ts";
import { getFolderAddress, getModuleSource } from "../page/addresses.ts";
import type { CatalogDoc, Language } from "../page/index-pages.ts";
import { writePage } from "../page/write-page.ts";
import type { Service } from "../service/service.ts";
import { hasKnownInterface, type LibraryRepository, libraryFolder } from "./library.ts";

const libraryPages = "reference/modules";

export const libraryIndexPath = `${libraryPages}/index.md`;

export function getRepositoryPath({ name }: LibraryRepository): string {
  return `${libraryPages}/${name}.md`;
}

export function getLibraryIndex(
  repositories: readonly LibraryRepository[],
  getPage: (repository: LibraryRepository) => string,
): LibraryGroup[] {
  return repositories.map((repository) => {
    const page = getPage(repository);
    return {
      id: repository.name,
      href: page,
      text: repository.name,
      summary: repository.summary,
      modules: repository.modules.map((module) => ({
        href: `${page}#${module.name}`,
        text: module.name,
        version: module.version,
        summary: module.summary,
        deprecated: module.deprecated !== undefined,
        inputs: hasKnownInterface(module) ? module.inputs.length : null,
      })),
    };
  });
}

export function getServicesBuiltFrom(
  services: readonly Service[],
  repository: Pick<LibraryRepository, "name">,
  module: { name: string },
): Service[] {
  const libraryModule = `${repository.name}/${module.name}`;
  return services.filter(({ libraryModules }) => libraryModules.includes(libraryModule));
}

export function getLibraryModules(
  { repository, modules }: LibraryRepository,
  getLinks: (module: { name: string }) => ReferenceLink[],
): LibraryModuleView[] {
  return modules.map((module) => {
    const { name, path, version, summary, deprecated = null, inputs, outputs } = module;
    const address = { repository, source: path, version };
    return {
      id: name,
      name,
      version,
      summary,
      deprecated,
      source: getModuleSource(address),
      folder: getFolderAddress(address),
      inputs: [...inputs]
        .sort((a, b) => Number(a.default !== undefined) - Number(b.default !== undefined))
        .map(({ name: input, type, default: value }) => ({
          name: input,
          type,
          default: value === undefined ? null : toHcl(value),
        })),
      outputs,
      services: getLinks(module),
    };
  });
}

export function getLibraryDocs(
  repositories: readonly LibraryRepository[],
  { messages, locale }: Language,
): CatalogDoc[] {
  return repositories.map((item) => {
    const { name, repository, summary, modules } = item;
    const count = new Intl.NumberFormat(locale).format(modules.length);
    const description = fillIn(messages.repositoryDescription, { count, repository });
    return {
      file: `${libraryFolder}/${name}.json`,
      path: getRepositoryPath(item),
      text: writePage(
        { title: name, description },
        fillIn(messages.repositoryIntro, { summary, json: `/${getLibraryPath(name)}` }),
      ),
    };
  });
}
