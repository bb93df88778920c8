import type { Service } from "../service/service.ts";

/** The list of versions, and of services with a history. */
export const versionsPath = "api/versions.json";

/** Returns the path of a service's interface in the output. */
export function apiPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}.json`;
}

/** Returns the path of a service's history in the output. */
export function historyPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}/history.json`;
}

/** Returns the path of a library repository's interfaces in the output. */
export function libraryFile(name: string): string {
  return `api/library/${name}.json`;
}
