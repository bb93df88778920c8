import type { Service } from "../service/service.ts";

export interface ApiFile {
  /** Relative to the output folder. */
  to: string;
  text: string;
}

export function createJsonFile(to: string, value: unknown): ApiFile {
  return { to, text: `${JSON.stringify(value)}\n` };
}

export const modulesPath = "api/modules.json";

export const versionsPath = "api/versions.json";

export const connectionsPath = "api/feeds.json";

export function getApiPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}.json`;
}

export function getHistoryPath({ category, name }: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}/history.json`;
}

export function getNewestInputsSchemaPath({
  category,
  name,
}: Pick<Service, "category" | "name">): string {
  return `api/modules/${category}/${name}/inputs.schema.json`;
}

export function getInputsSchemaPath(
  { category, name }: Pick<Service, "category" | "name">,
  version: string,
): string {
  return `api/modules/${category}/${name}/inputs/${version}.schema.json`;
}

export function getLibraryPath(name: string): string {
  return `api/library/${name}.json`;
}
