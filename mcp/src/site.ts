import type { z } from "zod";
import {
  apiPath,
  historyPath,
  libraryFile as libraryPath,
  versionsPath,
} from "../../src/catalog/api/api-paths.ts";
import type { ModuleHistory } from "../../src/catalog/history/history.ts";
import type { KnownVersion } from "../../src/catalog/usage/find-module.ts";
import { knownVersions } from "../../src/catalog/usage/sources/site-modules.ts";
import { manifestFile, pageListFile } from "../../src/model/search/search.ts";
import { markdownPageFile } from "../../src/model/url/route.ts";
import { compareVersions } from "../../src/model/versions.ts";
import { createEngine, type Engine } from "../../src/search/client/engine/engine.ts";
import { SearchError } from "../../src/search/client/provider.ts";
import {
  type LibraryFile,
  libraryFile,
  moduleHistory,
  pageList,
  type ServiceEntry,
  type ServiceInterface,
  searchManifest,
  serviceInterface,
  serviceList,
  versionList,
} from "./site-files.ts";
import { type SiteSource, SourceError } from "./source.ts";

export interface Site {
  address(signal?: AbortSignal): Promise<string>;
  engine(signal?: AbortSignal): Promise<Engine>;
  page(route: string, signal?: AbortSignal): Promise<string>;
  pages(signal?: AbortSignal): Promise<[route: string, title: string][]>;
  services(signal?: AbortSignal): Promise<ServiceEntry[]>;
  versions(signal?: AbortSignal): Promise<string[]>;
  publishedVersions(signal?: AbortSignal): Promise<KnownVersion[]>;
  service(entry: ServiceEntry, signal?: AbortSignal): Promise<ServiceInterface>;
  library(name: string, signal?: AbortSignal): Promise<LibraryFile | null>;
  history(entry: ServiceEntry, signal?: AbortSignal): Promise<ModuleHistory | null>;
}

const maxParsedFiles = 300;

export function openSite(source: SiteSource): Site {
  const parsed = new Map<string, { text: string; value: unknown }>();

  async function parseIfChanged<T>(
    path: string,
    parse: (text: string) => T,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const text = await source.read(path, signal);
    const known = parsed.get(path);
    if (known?.text === text) return known.value as T;
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
  }

  function json<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal | undefined) {
    return parseIfChanged(path, (text) => schema.parse(JSON.parse(text)), signal);
  }

  async function jsonOrNull<T>(
    path: string,
    schema: z.ZodType<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | null> {
    return json(path, schema, signal).catch((error: unknown) => {
      if (error instanceof SourceError && error.failure === "missing") return null;
      throw error;
    });
  }

  async function fetchIndexFile(path: string): Promise<unknown> {
    try {
      return JSON.parse(await source.read(path));
    } catch (error) {
      if (!(error instanceof SourceError || error instanceof SyntaxError)) throw error;
      source.forget(path);
      source.forget(manifestFile);
      throw new SearchError("unavailable", `\`${path}\` is missing or no part of the index`);
    }
  }

  let opened: { version: string; engine: Engine } | undefined;
  return {
    async engine(signal) {
      const { version } = await json(manifestFile, searchManifest, signal);
      if (opened?.version !== version) {
        opened = { version, engine: createEngine(fetchIndexFile, "/") };
      }
      return opened.engine;
    },
    async address(signal) {
      const pages = await json(pageListFile, pageList, signal);
      return parseIfChanged("llms.txt", (text) => addressIn(text, pages), signal);
    },
    page: (route, signal) => source.read(markdownPageFile(route), signal),
    pages: (signal) => json(pageListFile, pageList, signal),
    async services(signal) {
      return (await json("api/modules.json", serviceList, signal)).modules;
    },
    async versions(signal) {
      const list = await jsonOrNull(versionsPath, versionList, signal);
      return (list?.versions ?? []).map(({ version }) => version).sort(compareVersions);
    },
    async publishedVersions(signal) {
      const list = await jsonOrNull(versionsPath, versionList, signal);
      return list ? knownVersions(list) : [];
    },
    service: (entry, signal) => json(apiPath(entry), serviceInterface, signal),
    library: (name, signal) => jsonOrNull(libraryPath(name), libraryFile, signal),
    history: (entry, signal) => jsonOrNull(historyPath(entry), moduleHistory, signal),
  };
}

/**
 * The URL of the site, derived from the links in `llms.txt`.
 *
 * @throws if none matches
 */
function addressIn(index: string, pages: readonly (readonly [string, string])[]): string {
  const links = [...index.matchAll(/\]\((https?:\/\/[^)\s]{1,2000})\)/g)].map(
    ([, link = ""]) => link,
  );
  const byLength = [...pages].sort(([a], [b]) => b.length - a.length);
  for (const [route] of byLength) {
    const end = `/${markdownPageFile(route)}`;
    const link = links.find((one) => decodeURI(one).endsWith(end));
    if (link !== undefined) return `${decodeURI(link).slice(0, -end.length)}/`;
  }
  throw new Error("no link fits");
}
