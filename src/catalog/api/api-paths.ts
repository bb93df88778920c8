import type { Service } from "../service/service.ts";

/** The list of versions, and of services with a history. */
export const versionsPath = "api/versions.json";

/** Which outputs of services usually feed which inputs of others. */
export const feedsPath = "api/feeds.json";

/** Returns the path of a service's interface in the output. */
export function apiPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}.json`;
}

/** Returns the path of a service's history in the output. */
export function historyPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}/history.json`;
}

/** Returns the path of the JSON Schema of a service's inputs, at its newest version. */
export function inputsSchemaPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}/inputs.schema.json`;
}

/** Returns the path of the JSON Schema of a service's inputs at a version that changed them. */
export function inputsSchemaPathAt(
  { category, name }: Pick<Service, "category" | "name">,
  version: string,
): string {
  return `api/modules/${category}/${name}/inputs/${version}.schema.json`;
}

/** Returns the path of a library repository's interfaces in the output. */
export function libraryFile(name: string): string {
  return `api/library/${name}.json`;
}
