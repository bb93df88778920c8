import { memoizeByObject } from "../../model/memoize.ts";
import { getServiceId } from "../connections/connections.ts";
import {
  type HistoryRelease,
  historySchemaVersion,
  type ModuleHistory,
} from "../history/history.ts";
import { boolean, list, record, type Schema, text } from "../history/json-schema.ts";
import type { IndexedVersion, UpgradeIndex } from "../history/upgrade-index.ts";
import type { LibraryRepository } from "../library/library.ts";
import { getServicesBuiltFrom } from "../library/library-pages.ts";
import { getUnpinnedSource } from "../page/addresses.ts";
import type { Category, PublishedVersion, Service } from "../service/service.ts";
import { parseSource } from "../usage/parse-source.ts";
import type { ApiOptions } from "./api-files.ts";
import {
  type ApiFile,
  createJsonFile,
  getHistoryPath,
  getLibraryPath,
  versionsPath,
} from "./api-paths.ts";

const schemaPath = "api/history.schema.json";

interface HistoryFilesOptions extends Pick<ApiOptions, "origin"> {
  categories: readonly Category[];
  versions: UpgradeIndex["versions"];
  unobserved?: readonly PublishedVersion[];
  baseUrl: string;
  getPage(service: Service): string;
}

export function getHistoryFiles(
  services: readonly Service[],
  { categories, versions, unobserved = [], origin, baseUrl, getPage }: HistoryFilesOptions,
): ApiFile[] {
  const servicesWithHistory = services.flatMap((service) => {
    const { history } = service;
    return history ? [{ service, history }] : [];
  });
  if (servicesWithHistory.length === 0) return [];
  const labels = new Map(categories.map(({ name, label }) => [name, label]));
  const hasRepositories = versions.some(({ repository }) => repository !== undefined);
  const index: UpgradeIndex = {
    versions: versions.map(getIndexedVersion),
    unobserved: unobserved.map(getIndexedVersion),
    services: servicesWithHistory.map(({ service, history }) => ({
      id: getServiceId(service),
      title: service.title,
      category: labels.get(service.category) ?? service.category,
      source: getUnpinnedSource(service),
      first: history.first.version,
      history: baseUrl + getHistoryPath(service),
      page: getPage(service),
      ...((hasRepositories || !sourceNamesRepository(service)) && {
        repository: service.repository,
        module: service.source,
      }),
    })),
  };
  const schema = `${origin}/${schemaPath}`;
  return [
    createJsonFile(versionsPath, index),
    createJsonFile(schemaPath, getHistorySchema(schema)),
    ...servicesWithHistory.map(({ service, history }) => getHistoryFile(service, history, schema)),
  ];
}

const getHistoryFile = memoizeByObject(
  (service: Service, history: ModuleHistory, schema: string): ApiFile =>
    createJsonFile(getHistoryPath(service), { $schema: schema, ...history, ...getTags(service) }),
);

/** A source in a private registry does not name the repository. */
function sourceNamesRepository(service: Service): boolean {
  const address = parseSource(getUnpinnedSource(service));
  return (
    address?.repository === service.repository.toLowerCase() && address.path === service.source
  );
}

function getIndexedVersion({
  version,
  date,
  repository,
  module,
}: PublishedVersion): IndexedVersion {
  return { version, date, repository, module };
}

function getTags({ otherTags }: Service): Pick<ModuleHistory, "tags"> {
  return Object.keys(otherTags).length === 0 ? {} : { tags: otherTags };
}

export function getLibraryFiles(
  repositories: readonly LibraryRepository[],
  services: readonly Service[],
): ApiFile[] {
  return repositories.map((repository) =>
    createJsonFile(getLibraryPath(repository.name), {
      repository: repository.repository,
      summary: repository.summary,
      modules: repository.modules.map((module) => ({
        ...module,
        services: getServicesBuiltFrom(services, repository, module).map(getServiceId),
      })),
    }),
  );
}

const texts = list(text);
const day: Schema = { type: "string", format: "date" };

export const historyInputSchema: Schema = {
  ...record({ name: text, type: text, default: {} }, ["name", "type"]),
  description: "An input. Without `default`, it is required.",
};

function getHistorySchema(id: string): Schema {
  const change = record(
    {
      name: text,
      field: { enum: ["type", "default"] },
      from: { description: "The value before; absent where the input was required." },
      to: { description: "The value since; absent where the input became required." },
      breaks: { enum: ["up", "down", "both"] },
    },
    ["name", "field"],
  );
  const requirement = {
    ...record({ name: text, from: text, to: text, breaks: { enum: ["up", "down", "both"] } }, [
      "name",
    ]),
    description:
      "Versions of Terraform (`terraform`) or a provider (`hashicorp/aws`) that are required.",
  };
  const settings = {
    ...record(
      {
        sensitive: boolean,
        ephemeral: boolean,
        nullable: boolean,
        deprecated: text,
        validations: texts,
      },
      [],
    ),
    description:
      "Settings of an input other than its type and default. Settings with their usual value are absent.",
  };
  const renames = {
    type: "object",
    additionalProperties: { type: ["string", "null"] },
    description:
      "The successors of removed names according to an upgrade guide of the module; null if it names none.",
  };
  const release = record(
    {
      version: text,
      date: day,
      added: list(historyInputSchema),
      removed: texts,
      changed: list(change),
      outputsAdded: texts,
      outputsRemoved: texts,
      renamed: renames,
      outputsRenamed: renames,
      requirements: list(requirement),
      settings: list(record({ name: text, from: settings, to: settings }, ["name"])),
      exists: boolean,
    } satisfies Record<keyof HistoryRelease, unknown>,
    ["version", "date"],
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: "History of a module's interface",
    ...record(
      {
        $schema: text,
        schema: { const: historySchemaVersion, description: "Number of the format." },
        first: record(
          {
            version: text,
            date: day,
            inputs: list(historyInputSchema),
            outputs: texts,
            requirements: { type: "object", additionalProperties: text },
            settings: { type: "object", additionalProperties: settings },
          },
          ["version", "date", "inputs", "outputs"],
        ),
        releases: list(release),
        tags: {
          type: "object",
          additionalProperties: text,
          description: "Tags by version, if their prefix is not that of the newest tag.",
        },
      },
      ["$schema", "schema", "first", "releases"],
    ),
  };
}
