import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import type { RenderedFiles } from "../../app.tsx";
import { createMemoryStore } from "../../model/cache.ts";
import type { Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { type RenderPagesOptions, renderPages } from "./render-pages.ts";
import type { RenderWorker } from "./render-worker-client.ts";
import type { PageSource } from "./site-pages.ts";

const site = {
  url: "https://example.com",
  baseUrl: "/",
  searchSynonyms: [],
  searchAnswers: [],
} as unknown as SiteShell;

function createPageSource(title: string): PageSource {
  const page = { kind: "custom", component: title, title, route: `/${title}` } as unknown as Page;
  return { page, route: `/${title}`, file: `pages/${title}.tsx` } as PageSource;
}

const sources = Array.from({ length: 300 }, (_, index) => createPageSource(`page-${index}`));

async function renderPage({ title }: Page): Promise<RenderedFiles> {
  const markup = `<html><head><title>${title}</title></head><body><main id="${title}"></main></body></html>`;
  return {
    html: Buffer.from(markup),
    payload: Buffer.from(title),
    markup,
  } as unknown as RenderedFiles;
}

/** A worker that responds in the next turn of the event loop, as early as a real one can. */
function createFakeWorker(): RenderWorker {
  return {
    start() {},
    wasStarted: () => true,
    render: vi.fn(async ({ title }) => {
      await setImmediate();
      const html = Buffer.from(title);
      const linkData = { ids: [], links: [], images: [], lastLineIds: [] };
      const layout = { name: "layout", addresses: { links: [], images: [] } };
      return { html, payload: html, linkData, layout, records: [], markdown: "" } as never;
    }),
    close: async () => {},
  };
}

function createOptions(own: Partial<RenderPagesOptions>): RenderPagesOptions {
  return {
    bundle: {
      id: "bundle",
      dir: "",
      app: { renderPage },
    } as unknown as RenderPagesOptions["bundle"],
    site,
    messages: {} as RenderPagesOptions["messages"],
    cache: createMemoryStore(),
    readBody: () => {
      throw new Error("no article");
    },
    renderWorker: createFakeWorker(),
    siteDir: "",
    onPage() {},
    ...own,
  };
}

it("shares pages with the worker if there are many", async () => {
  const renderWorker = createFakeWorker();
  const { finished } = await renderPages(sources, createOptions({ renderWorker }));
  expect(finished).toHaveLength(sources.length);
  expect(vi.mocked(renderWorker.render).mock.calls.length).toBeGreaterThan(sources.length / 3);
});

it("does not read files that another part of the build already has", async () => {
  const cache = createMemoryStore();
  const first = await renderPages(sources, createOptions({ cache }));
  const onPage = vi.fn();
  const read = vi.spyOn(cache, "read");
  const keepPage = vi.fn(({ route }: PageSource) => route !== "/page-7");
  const again = await renderPages(sources, createOptions({ cache, onPage, keepPage }));
  expect(onPage.mock.calls.map(([{ route }]) => route)).toEqual(["/page-7"]);
  expect(read.mock.calls.filter(([key]) => !key.endsWith(".targets"))).toHaveLength(1);
  expect(again.finished.map(({ targets }) => targets)).toEqual(
    first.finished.map(({ targets }) => targets),
  );
  expect(again.finished.every(({ isCached }) => isCached)).toBe(true);
});

it("renders a page again if the cache lost one of its entries", async () => {
  const entries = new Map<string, Uint8Array>();
  const cache = createMemoryStore(entries);
  await renderPages(sources, createOptions({ cache }));
  const pages = [...entries.keys()].flatMap((key) => /^(.+)\.data$/.exec(key)?.[1] ?? []);
  const lost = ["", ".targets", ".addresses", ".data"].map((end, index) => pages[index] + end);
  const countRendered = async () => {
    const { finished } = await renderPages(sources, createOptions({ cache }));
    return finished.filter(({ isCached }) => !isCached).length;
  };
  for (const key of lost) expect(entries.delete(key)).toBe(true);
  expect(await countRendered()).toBe(4);
  const layouts = [...entries.keys()].filter((key) => key.startsWith("layout-"));
  for (const key of layouts) expect(entries.delete(key)).toBe(true);
  expect(await countRendered()).toBeGreaterThan(sources.length / 2);
});

it("reports a page without a file that cannot be rendered", async () => {
  const { page } = createPageSource("a");
  const source = { page: { ...page, body: { kind: "mdx" } }, route: "/a", file: "" };
  const bundle = {
    id: "bundle",
    app: { renderPage: () => Promise.reject(new Error("bad")) },
  } as unknown as RenderPagesOptions["bundle"];
  const { finished, failed } = await renderPages(
    [source as unknown as PageSource],
    createOptions({ bundle }),
  );
  expect(finished).toEqual([]);
  expect(failed.map(({ error }) => error)).toEqual([new Error("bad")]);
});

it("renders a page without the component that throws, and with the others", async () => {
  const source = createPageSource("a");
  const components = ["Good", "Bad"].map((name, line) => ({ name, line, column: 1 }));
  const broken = {
    ...source,
    page: { ...source.page, description: "_jsx(Good, {}) _jsx(Bad, {})" },
    record: { components },
  } as unknown as PageSource;
  const render = vi.fn(async (page: Page): Promise<RenderedFiles> => {
    if (page.description.includes("(Bad, ")) throw new Error("bad");
    return renderPage(page);
  });
  const bundle = {
    id: "bundle",
    app: { renderPage: render },
  } as unknown as RenderPagesOptions["bundle"];
  const { finished, failed } = await renderPages([broken], createOptions({ bundle }));
  expect(failed.map(({ use }) => use?.name)).toEqual(["Bad"]);
  expect(finished).toHaveLength(1);
  expect(render).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: expect.stringContaining("_jsx(Good, ") }),
    expect.objectContaining({ contentOnly: false }),
  );
});
