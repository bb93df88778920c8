import { describe, expect, it, vi } from "vitest";
import type { Engine } from "../../engine/engine.ts";
import { SearchError, type SearchResults } from "../../provider.ts";
import type { WorkerLike } from "../../worker/worker-client.ts";
import { createRequestHandler } from "../../worker/worker-protocol.ts";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import type { Preloaded } from "./preload.ts";

const query = (text: string) => ({ text, filters: {}, pages: 8 });
const resultsFor = (text: string): SearchResults => ({
  groups: [{ title: text, href: `/${text}`, hits: [] }],
  total: 1,
});
const engine: Engine = {
  prepare: async () => {},
  getFacets: async () => ({ area: ["Guides"], kind: ["page"], version: [], scope: [] }),
  search: async ({ text }) => resultsFor(text),
};
const broken: Engine = {
  ...engine,
  search: async () => {
    throw new SearchError("timeout", "late");
  },
};
const noSignal = new AbortController().signal;

/** A worker with the real handler of requests. */
function getWorker(engineInWorker: Engine): WorkerLike {
  const handleRequest = createRequestHandler(engineInWorker);
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    async postMessage(request) {
      const data = await handleRequest(structuredClone(request));
      if (data) worker.onmessage?.({ data: structuredClone(data) } as MessageEvent);
    },
  };
  return worker;
}

/** A worker whose script cannot be loaded. */
function brokenWorker(): WorkerLike {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: () => queueMicrotask(() => worker.onerror?.({} as ErrorEvent)),
  };
  return worker;
}

/** A search that was preloaded with or without a worker. */
const preloaded = (worker?: WorkerLike): Preloaded => ({ worker });

const unused = async () => {
  throw new Error("the page's own engine was loaded");
};

describe("with a worker", () => {
  const provider = createEmbeddedProvider(preloaded(getWorker(engine)), unused);

  it("resolves each query with its own results", async () => {
    const both = ["vpc", "eks"].map((text) => provider.search(query(text), noSignal));
    expect(await Promise.all(both)).toEqual([resultsFor("vpc"), resultsFor("eks")]);
    expect(await provider.getFacets()).toEqual(await engine.getFacets());
    await expect(provider.prepare()).resolves.toBeUndefined();
  });

  it("reports why a query failed", async () => {
    const failing = createEmbeddedProvider(preloaded(getWorker(broken)), unused);
    await expect(failing.search(query("vpc"), noSignal)).rejects.toMatchObject({
      failure: "timeout",
      message: "late",
    });
  });

  it("calls an unexpected error of a damaged index unavailable", async () => {
    const damaged = { ...engine, search: () => Promise.reject(new TypeError("x is undefined")) };
    const failing = createEmbeddedProvider(preloaded(getWorker(damaged)), unused);
    await expect(failing.search(query("vpc"), noSignal)).rejects.toMatchObject({
      failure: "unavailable",
    });
  });

  it("rejects an aborted query", async () => {
    const slowEngine: Engine = {
      ...engine,
      search: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    };
    const controller = new AbortController();
    const search = createEmbeddedProvider(preloaded(getWorker(slowEngine)), unused).search(
      query("vpc"),
      controller.signal,
    );
    await Promise.resolve();
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: "AbortError" });
  });

  it("resolves an aborted query if its results arrive anyway", async () => {
    const controller = new AbortController();
    const search = provider.search(query("vpc"), controller.signal);
    await Promise.resolve();
    controller.abort();
    expect(await search).toEqual(resultsFor("vpc"));
  });
});

describe("without a worker", () => {
  it.each([
    ["the browser rejects one", undefined],
    ["its script is missing", brokenWorker()],
  ])("searches in the page where %s", async (_, worker) => {
    const provider = createEmbeddedProvider(preloaded(worker), async () => engine);
    expect(await provider.search(query("vpc"), noSignal)).toEqual(resultsFor("vpc"));
  });

  it("loads the engine again after that failed", async () => {
    const loadInPage = vi.fn(async () => engine);
    loadInPage.mockRejectedValueOnce(new Error("offline"));
    const provider = createEmbeddedProvider(preloaded(brokenWorker()), loadInPage);
    await expect(provider.search(query("vpc"), noSignal)).rejects.toThrow("offline");
    expect(await provider.search(query("vpc"), noSignal)).toEqual(resultsFor("vpc"));
    expect(loadInPage).toHaveBeenCalledTimes(2);
  });

  it("never fails to prepare", async () => {
    const provider = createEmbeddedProvider(preloaded(brokenWorker()), unused);
    await expect(provider.prepare()).resolves.toBeUndefined();
  });
});
