import { createSiteFileReader, openSiteApi, type SiteApi } from "../../src/catalog/api/site-api.ts";
import { pageList, searchManifest } from "../../src/catalog/api/site-files.ts";
import { type SiteSource, SourceError } from "../../src/catalog/api/site-source.ts";
import { pageListFile, searchManifestFile } from "../../src/model/search/search.ts";
import { getMarkdownPageFile, safeDecode } from "../../src/model/url/route.ts";
import { createEngine, type Engine } from "../../src/search/client/engine/engine.ts";
import { SearchError } from "../../src/search/client/provider.ts";

export interface Site extends SiteApi {
  fetchAddress(signal?: AbortSignal): Promise<string>;
  loadEngine(signal?: AbortSignal): Promise<Engine>;
  fetchPage(route: string, signal?: AbortSignal): Promise<string>;
  fetchPages(signal?: AbortSignal): Promise<[route: string, title: string][]>;
  /** Loads what most calls need, so that the first one is as fast as others. Never rejects. */
  prepare(): Promise<void>;
}

export function openSite(source: SiteSource): Site {
  const files = createSiteFileReader(source);

  async function fetchIndexFile(path: string): Promise<unknown> {
    try {
      return JSON.parse(await source.read(path));
    } catch (error) {
      if (!(error instanceof SourceError || error instanceof SyntaxError)) throw error;
      source.forget(path);
      source.forget(searchManifestFile);
      throw new SearchError(
        "unavailable",
        `\`${path}\` is missing or does not belong to the index`,
      );
    }
  }

  let opened: { version: string; engine: Engine } | undefined;
  const site: Site = {
    ...openSiteApi(files),
    async loadEngine(signal) {
      const { version } = await files.readJson(searchManifestFile, searchManifest, signal);
      if (opened?.version !== version) {
        opened = { version, engine: createEngine(fetchIndexFile, "/") };
      }
      return opened.engine;
    },
    async fetchAddress(signal) {
      const pages = await files.readJson(pageListFile, pageList, signal);
      return files.read("llms.txt", (text) => findSiteAddress(text, pages), signal);
    },
    fetchPage: (route, signal) => source.read(getMarkdownPageFile(route), signal),
    fetchPages: (signal) => files.readJson(pageListFile, pageList, signal),
    async prepare() {
      try {
        const engine = await site.loadEngine();
        await engine.search({ text: "module", filters: {}, pages: 1 });
        await Promise.all([site.fetchAddress(), site.fetchServices()]);
      } catch {
        // The call that needs the file reports the error.
      }
    },
  };
  return site;
}

/** Derives the URL of the site from the links in `llms.txt`. Throws if none matches. */
function findSiteAddress(index: string, pages: readonly (readonly [string, string])[]): string {
  const links = [...index.matchAll(/\]\((https?:\/\/[^)\s]{1,2000})\)/g)].map(([, link = ""]) =>
    safeDecode(link),
  );
  const byLength = [...pages].sort(([a], [b]) => b.length - a.length);
  for (const [route] of byLength) {
    const end = `/${getMarkdownPageFile(route)}`;
    const link = links.find((link) => link.endsWith(end));
    if (link !== undefined) return `${link.slice(0, -end.length)}/`;
  }
  throw new Error("no link in `llms.txt` matches a page of the site");
}
