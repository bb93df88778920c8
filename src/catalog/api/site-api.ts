import * as v from "valibot";
import type { ModuleHistory } from "../history/history.ts";
import type { KnownVersion } from "../usage/find-module.ts";
import { getKnownVersions } from "../usage/sources/called-services.ts";
import {
  getApiPath,
  getHistoryPath,
  getLibraryPath,
  modulesPath,
  versionsPath,
} from "./api-paths.ts";
import {
  type LibraryFile,
  libraryFile,
  moduleHistory,
  type ServiceEntry,
  type ServiceInterface,
  serviceInterface,
  serviceList,
  versionList,
} from "./site-files.ts";
import { type SiteSource, SourceError } from "./site-source.ts";

/** The interfaces of modules that a built site publishes. */
export interface SiteApi {
  services(signal?: AbortSignal): Promise<ServiceEntry[]>;
  /** Names for `library`. */
  libraries(signal?: AbortSignal): Promise<string[]>;
  publishedVersions(signal?: AbortSignal): Promise<KnownVersion[]>;
  service(entry: ServiceEntry, signal?: AbortSignal): Promise<ServiceInterface>;
  library(name: string, signal?: AbortSignal): Promise<LibraryFile | null>;
  history(entry: ServiceEntry, signal?: AbortSignal): Promise<ModuleHistory | null>;
}

/** Parses files of a site again only if their text changed. */
interface SiteFileReader {
  /** @throws SourceError if the file is missing, cannot be reached, or has another form */
  parse<T>(path: string, parse: (text: string) => T, signal?: AbortSignal): Promise<T>;
  json<T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal): Promise<T>;
}

const maxParsedFiles = 300;

export function createSiteFileReader(source: SiteSource): SiteFileReader {
  const parsed = new Map<string, { text: string; value: unknown }>();
  const reader: SiteFileReader = {
    async parse<T>(path: string, parse: (text: string) => T, signal?: AbortSignal): Promise<T> {
      const text = await source.read(path, signal);
      const cached = parsed.get(path);
      if (cached?.text === text) return cached.value as T;
      try {
        const value = parse(text);
        parsed.delete(path);
        parsed.set(path, { text, value });
        const [oldest] = parsed.keys();
        if (parsed.size > maxParsedFiles && oldest !== undefined) parsed.delete(oldest);
        return value;
      } catch {
        // The host answers every request with a page, or the deployment is incomplete.
        source.forget(path);
        throw new SourceError("unavailable", `\`${path}\` is not what it should be`);
      }
    },
    json: (path, schema, signal) =>
      reader.parse(path, (text) => v.parse(schema, JSON.parse(text)), signal),
  };
  return reader;
}

export function openSiteApi({ json }: SiteFileReader): SiteApi {
  async function jsonOrNull<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal | undefined,
  ): Promise<T | null> {
    return json(path, schema, signal).catch((error: unknown) => {
      if (error instanceof SourceError && error.failure === "missing") return null;
      throw error;
    });
  }

  return {
    async services(signal) {
      return (await json(modulesPath, serviceList, signal)).modules;
    },
    async libraries(signal) {
      return (await json(modulesPath, serviceList, signal)).libraries;
    },
    async publishedVersions(signal) {
      const list = await jsonOrNull(versionsPath, versionList, signal);
      return list ? getKnownVersions(list) : [];
    },
    service: (entry, signal) => json(getApiPath(entry), serviceInterface, signal),
    library: (name, signal) => jsonOrNull(getLibraryPath(name), libraryFile, signal),
    history: (entry, signal) => jsonOrNull(getHistoryPath(entry), moduleHistory, signal),
  };
}
