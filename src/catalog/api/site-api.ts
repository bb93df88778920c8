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
  fetchServices(signal?: AbortSignal): Promise<ServiceEntry[]>;
  /** Owner of the repository of the site, such as `acme`. */
  fetchOwner(signal?: AbortSignal): Promise<string | undefined>;
  /** Names for `fetchLibrary`. */
  fetchLibraries(signal?: AbortSignal): Promise<string[]>;
  fetchPublishedVersions(signal?: AbortSignal): Promise<KnownVersion[]>;
  fetchService(entry: ServiceEntry, signal?: AbortSignal): Promise<ServiceInterface>;
  fetchLibrary(name: string, signal?: AbortSignal): Promise<LibraryFile | null>;
  fetchHistory(entry: ServiceEntry, signal?: AbortSignal): Promise<ModuleHistory | null>;
}

/** Parses files of a site again only if their text changed. */
interface SiteFileReader {
  /** @throws SourceError if the file is missing, cannot be reached, or has another form */
  read<T>(path: string, parse: (text: string) => T, signal?: AbortSignal): Promise<T>;
  readJson<T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal): Promise<T>;
}

const maxParsedFiles = 300;

export function createSiteFileReader(source: SiteSource): SiteFileReader {
  const parsed = new Map<string, { text: string; value: unknown }>();
  const reader: SiteFileReader = {
    async read<T>(path: string, parse: (text: string) => T, signal?: AbortSignal): Promise<T> {
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
        // The host responds to every request with a page, or the deployment is incomplete.
        source.forget(path);
        throw new SourceError("unavailable", `\`${path}\` is not what it should be`);
      }
    },
    readJson: (path, schema, signal) =>
      reader.read(path, (text) => v.parse(schema, JSON.parse(text)), signal),
  };
  return reader;
}

export function openSiteApi({ readJson }: SiteFileReader): SiteApi {
  async function readJsonOrNull<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal | undefined,
  ): Promise<T | null> {
    return readJson(path, schema, signal).catch((error: unknown) => {
      if (error instanceof SourceError && error.failure === "missing") return null;
      throw error;
    });
  }

  return {
    async fetchServices(signal) {
      return (await readJson(modulesPath, serviceList, signal)).modules;
    },
    async fetchOwner(signal) {
      return (await readJson(modulesPath, serviceList, signal)).owner;
    },
    async fetchLibraries(signal) {
      return (await readJson(modulesPath, serviceList, signal)).libraries;
    },
    async fetchPublishedVersions(signal) {
      const list = await readJsonOrNull(versionsPath, versionList, signal);
      return list ? getKnownVersions(list) : [];
    },
    fetchService: (entry, signal) => readJson(getApiPath(entry), serviceInterface, signal),
    fetchLibrary: (name, signal) => readJsonOrNull(getLibraryPath(name), libraryFile, signal),
    fetchHistory: (entry, signal) => readJsonOrNull(getHistoryPath(entry), moduleHistory, signal),
  };
}
