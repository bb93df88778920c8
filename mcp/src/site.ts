import type { ModuleHistory } from "../../src/catalog/history/history.ts";
import { compareVersions } from "../../src/catalog/history/versions.ts";
import type { Input, Output } from "../../src/model/reference/module.ts";
import { pageListFile } from "../../src/model/search/search.ts";
import { createEngine, type Engine } from "../../src/search/client/engine/engine.ts";
import { SearchError } from "../../src/search/client/provider.ts";
import { type SiteSource, SourceError } from "./source.ts";

/** A service as `api/modules.json` lists it. */
export interface ServiceEntry {
  category: string;
  name: string;
  title: string;
  description: string;
  version: string;
  /** Address of the module, pinned to its version. */
  source: string;
  /** Absolute address of its page. */
  page: string;
  /** Numbers of inputs and outputs. */
  inputs: number;
  outputs: number;
}

/** A service with the file that holds its interface. */
export interface ServiceInterface extends Omit<ServiceEntry, "inputs" | "outputs"> {
  inputs: Input[];
  outputs: Output[];
}

/** A module of the library, of which the newest interface is known. */
export interface LibraryEntry {
  name: string;
  /** Folder in the repository. */
  path: string;
  version: string;
  summary: string;
  inputs: ModuleHistory["first"]["inputs"];
  outputs: string[];
}

export interface LibraryFile {
  /** Owner and name. */
  repository: string;
  summary: string;
  modules: LibraryEntry[];
}

export interface Site {
  /** Address of the site, with its base path and a slash at its end. */
  address(signal?: AbortSignal): Promise<string>;
  engine: Engine;
  /** The Markdown copy of a page. */
  page(route: string, signal?: AbortSignal): Promise<string>;
  /** Routes and titles of all listed pages. */
  pages(signal?: AbortSignal): Promise<[route: string, title: string][]>;
  services(signal?: AbortSignal): Promise<ServiceEntry[]>;
  /** Versions of the catalog, oldest first. */
  versions(signal?: AbortSignal): Promise<string[]>;
  service(entry: ServiceEntry, signal?: AbortSignal): Promise<ServiceInterface>;
  /** A repository of the library by the last part of its name; null where the site has none such. */
  library(name: string, signal?: AbortSignal): Promise<LibraryFile | null>;
  /** The history of a service; null where it has none. */
  history(entry: ServiceEntry, signal?: AbortSignal): Promise<ModuleHistory | null>;
}

/** A site over its files. What is parsed is kept as long as the file is the same text. */
export function openSite(source: SiteSource): Site {
  const parsed = new Map<string, { text: string; value: unknown }>();
  async function json<T>(path: string, signal?: AbortSignal): Promise<T> {
    const text = await source.read(path, signal);
    const known = parsed.get(path);
    if (known?.text === text) return known.value as T;
    const value = parseJson(path, text);
    parsed.set(path, { text, value });
    return value as T;
  }
  const engine = createEngine(async (path) => {
    try {
      return await json(path);
    } catch (error) {
      throw error instanceof SourceError ? new SearchError("unavailable", error.message) : error;
    }
  }, "/");
  return {
    engine,
    async address(signal) {
      const [index, pages] = await Promise.all([
        source.read("llms.txt", signal),
        json<[string, string][]>(pageListFile, signal),
      ]);
      const links = [...index.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map(([, link = ""]) => link);
      for (const [route] of pages) {
        const end = `${route}.md`;
        const link = route === "/" ? undefined : links.find((one) => one.endsWith(end));
        if (link !== undefined) return `${link.slice(0, -end.length)}/`;
      }
      throw new SourceError("unavailable", "`llms.txt` and the list of pages do not fit together");
    },
    page: (route, signal) => source.read(twinOf(route), signal),
    pages: (signal) => json(pageListFile, signal),
    async services(signal) {
      return (await json<{ modules: ServiceEntry[] }>("api/modules.json", signal)).modules;
    },
    async versions(signal) {
      const { versions } = await json<{ versions: { version: string }[] }>(
        "api/versions.json",
        signal,
      );
      return versions.map(({ version }) => version).sort(compareVersions);
    },
    service: ({ category, name }, signal) => json(`api/modules/${category}/${name}.json`, signal),
    library: (name, signal) => orNull(json<LibraryFile>(`api/library/${name}.json`, signal)),
    history: ({ category, name }, signal) =>
      orNull(json<ModuleHistory>(`api/modules/${category}/${name}/history.json`, signal)),
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof SourceError && error.failure === "missing") return null;
    throw error;
  });
}

function twinOf(route: string): string {
  return route === "/" ? "index.md" : `${route.replace(/^\/|\/$/g, "")}.md`;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A host that answers everything with a page, or a site of which half was deployed.
    throw new SourceError("unavailable", `\`${path}\` is not JSON`);
  }
}
