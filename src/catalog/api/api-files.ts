import { memoizeByObject } from "../../model/memoize.ts";
import type { Connection } from "../../model/reference/connection.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { getConnectionsFrom, getConnectionsTo, getServiceId } from "../connections/connections.ts";
import { getModuleSource } from "../page/addresses.ts";
import { getFrontMatter } from "../page/index-pages.ts";
import type { Service } from "../service/service.ts";
import {
  type ApiFile,
  connectionsPath,
  createJsonFile,
  getApiPath,
  getHistoryPath,
  getInputsSchemaPath,
  getNewestInputsSchemaPath,
  modulesPath,
} from "./api-paths.ts";
import { getChangedVersions, getInputsSchemaFiles } from "./inputs-schema.ts";
import { createModuleSchema } from "./module-schema.ts";

const schemaPath = "api/module.schema.json";

export interface ApiOptions {
  origin: string;
  getPage(service: Service): string;
}

interface ApiFilesOptions extends ApiOptions {
  connections: readonly Connection[];
  libraries: readonly string[];
  /** Whose modules a short name means first. */
  owner?: string | undefined;
}

export function getApiFiles(
  services: readonly Service[],
  { origin, getPage, connections, libraries, owner }: ApiFilesOptions,
): ApiFile[] {
  if (services.length === 0) return [];
  const schema = `${origin}/${schemaPath}`;
  const summaries = services.map((service) => ({
    ...getSummary(service, getPage(service)),
    inputs: service.module.inputs.length,
    outputs: service.module.outputs.length,
    json: `${origin}/${getApiPath(service)}`,
  }));
  return [
    createJsonFile(modulesPath, { modules: summaries, libraries, owner }),
    ...(connections.length > 0 ? [createJsonFile(connectionsPath, { feeds: connections })] : []),
    createJsonFile(schemaPath, createModuleSchema(schema)),
    ...services.map((service) => getServiceFile(service, getPage(service), origin, connections)),
    ...services.flatMap((service) => getInputsSchemaFiles(service, origin)),
  ];
}

const getServiceFile = memoizeByObject(
  (service: Service, page: string, origin: string, connections: readonly Connection[]): ApiFile =>
    createJsonFile(getApiPath(service), {
      $schema: `${origin}/${schemaPath}`,
      ...getSummary(service, page),
      history: service.history ? `${origin}/${getHistoryPath(service)}` : null,
      inputsSchema: `${origin}/${getNewestInputsSchemaPath(service)}`,
      inputsSchemas: getChangedVersions(service.history).map((version) => ({
        version,
        schema: `${origin}/${getInputsSchemaPath(service, version)}`,
      })),
      fedBy: getConnectionsTo(connections, getServiceId(service)),
      feeds: getConnectionsFrom(connections, getServiceId(service)),
      ...service.module,
      submodules: service.submodules,
      examples: service.examples,
      readme: service.hasIndexFile || service.index === null ? null : getMarkdown(service.index),
    }),
);

function getMarkdown(page: string): string {
  return splitFrontMatter(page).body.trim();
}

function getSummary(service: Service, page: string) {
  const { category, name, version, lastModifiedVersion, repositories, libraryModules, tags } =
    service;
  return {
    category,
    name,
    title: service.title,
    description: getFrontMatter(service).description,
    version,
    lastModifiedVersion,
    source: getModuleSource(service),
    repository: service.repository,
    folder: service.source,
    repositories,
    modules: libraryModules,
    tags,
    otherNames: getFrontMatter(service).otherNames,
    retired: service.retired,
    page,
  };
}
