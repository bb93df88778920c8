import type { Connection } from "../../model/reference/connection.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { connectionsTo, getConnectionsFrom, serviceId } from "../connections/connections.ts";
import { moduleSource } from "../page/addresses.ts";
import { getFrontMatter } from "../page/index-pages.ts";
import type { Service } from "../service/service.ts";
import {
  type ApiFile,
  apiPath,
  connectionsPath,
  getInputsSchemaPath,
  historyPath,
  inputsSchemaPath,
  modulesPath,
} from "./api-paths.ts";
import { changedVersions, inputsSchemaFiles } from "./inputs-schema.ts";
import { moduleSchema } from "./module-schema.ts";

const schemaPath = "api/module.schema.json";

export interface ApiOptions {
  origin: string;
  getPage(service: Service): string;
}

interface ApiFilesOptions extends ApiOptions {
  connections: readonly Connection[];
  libraries: readonly string[];
}

export function apiFiles(
  services: readonly Service[],
  { origin, getPage, connections, libraries }: ApiFilesOptions,
): ApiFile[] {
  if (services.length === 0) return [];
  const schema = `${origin}/${schemaPath}`;
  const summaries = services.map((service) => ({
    ...summary(service, getPage),
    inputs: service.module.inputs.length,
    outputs: service.module.outputs.length,
    json: `${origin}/${apiPath(service)}`,
  }));
  return [
    { to: modulesPath, text: json({ modules: summaries, libraries }) },
    ...(connections.length > 0
      ? [{ to: connectionsPath, text: json({ feeds: connections }) }]
      : []),
    { to: schemaPath, text: json(moduleSchema(schema)) },
    ...services.map((service) => ({
      to: apiPath(service),
      text: json({
        $schema: schema,
        ...summary(service, getPage),
        history: service.history ? `${origin}/${historyPath(service)}` : null,
        inputsSchema: `${origin}/${inputsSchemaPath(service)}`,
        inputsSchemas: changedVersions(service.history).map((version) => ({
          version,
          schema: `${origin}/${getInputsSchemaPath(service, version)}`,
        })),
        fedBy: connectionsTo(connections, serviceId(service)),
        feeds: getConnectionsFrom(connections, serviceId(service)),
        ...service.module,
        submodules: service.submodules,
        examples: service.examples,
        readme: service.isReadme && service.index !== null ? getMarkdown(service.index) : null,
      }),
    })),
    ...services.flatMap((service) => inputsSchemaFiles(service, origin)),
  ];
}

function getMarkdown(page: string): string {
  return splitFrontMatter(page).body.trim();
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function summary(service: Service, getPage: (service: Service) => string) {
  const { category, name, version, lastModifiedVersion, repositories, libraryModules, tags } =
    service;
  return {
    category,
    name,
    title: service.title,
    description: getFrontMatter(service).description,
    version,
    lastModifiedVersion,
    source: moduleSource(service),
    repository: service.repository,
    folder: service.source,
    repositories,
    modules: libraryModules,
    tags,
    otherNames: getFrontMatter(service).otherNames,
    page: getPage(service),
  };
}
