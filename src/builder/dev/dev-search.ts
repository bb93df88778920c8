import { pageListFile, searchFolder } from "../../model/search/search.ts";
import { pageList } from "../../publish/index.ts";
import { indexFiles } from "../../search/index/index.ts";
import { searchRecords } from "../output/search-index.ts";
import type { DevState } from "./dev-answer.ts";
import type { DevSite } from "./dev-site.ts";

type Files = Map<string, string>;

/** The index of each state of the site, from its first search on. */
const indices = new WeakMap<DevSite, Promise<Files>>();

/** Text of a file of the search index, or undefined where the path leads to none. */
export async function devSearchFile(path: string, state: DevState): Promise<string | undefined> {
  if (!path.startsWith(`/${searchFolder}/`)) return undefined;
  const { site, app } = state;
  if (path === `/${pageListFile}`) {
    return JSON.stringify(pageList(site.pages(app).map(({ page }) => page)));
  }
  const index = indices.get(site) ?? makeIndex(state);
  indices.set(site, index);
  return (await index).get(path.slice(1));
}

/** Draws every page: what is searched is the text that readers see. */
async function makeIndex({ site, app }: DevState): Promise<Files> {
  const { finishPage } = await import("../render/extract-page-data.ts");
  const messages = site.messages.publish;
  const finished: Parameters<typeof searchRecords>[0][number][] = [];
  for (const { page } of site.pages(app)) {
    const drawn = app.drawPage(page, { site: site.shell, build: "dev", dev: true });
    const read = drawn.then((one) => finishPage(one, { page, site: site.shell, messages }));
    // A page that cannot be drawn says so itself when somebody opens it.
    finished.push(await read.catch(() => ({ records: [] })));
  }
  const { baseUrl } = site.shell;
  const records = searchRecords(finished, { baseUrl, entries: site.searchEntries });
  return new Map(indexFiles(records).map((file) => [file.path, file.text]));
}
