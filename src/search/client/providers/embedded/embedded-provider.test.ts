import { describe, expect, it, vi } from "vitest";
import type { Engine } from "../../engine/engine.ts";
import { SearchError, type SearchResults } from "../../provider.ts";
import type { WorkerLike } from "../../worker/worker-client.ts";
import { createRequestHandler } from "../../worker/worker-protocol.ts";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import type { Preloaded } from "./preload.ts";

const query = (text: string) => ({ text, filters: {}, pages: 8 });
const answerTo = (text: string): SearchResults => ({
  groups: [{ title: text, href: `/${text}`, hits: [] }],
  total: 1,
});
const engine: Engine = {
  prepare: async () => {},
  getFacets: async () => ({ area: ["Guides"], kind: ["page"], version: [], scope: [] }),
  search: async ({ text }) => answerTo(text),
};
const broken: Engine = {
  ...engine,
  search: async () => {
    throw new SearchError("timeout", "late");
  },
};
const never = new AbortController().signal;

/** A worker that takes its messages through the real answering side. */
function getWorker(inside: Engine): WorkerLike {
  const answer = createRequestHandler(inside);
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    async postMessage(question) {
      const data = await answer(structuredClone(question));
      if (data) worker.onmessage?.({ data: structuredClone(data) } as MessageEvent);
    },
  };
  return worker;
}

/** A worker whose script cannot be loaded. */
function lostWorker(): WorkerLike {
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

  it("answers from it, each question with its own answer", async () => {
    const both = ["vpc", "eks"].map((text) => provider.search(query(text), never));
    expect(await Promise.all(both)).toEqual([answerTo("vpc"), answerTo("eks")]);
    expect(await provider.getFacets()).toEqual(await engine.getFacets());
    await expect(provider.prepare()).resolves.toBeUndefined();
  });

  it("passes on why it failed", async () => {
    const failing = createEmbeddedProvider(preloaded(getWorker(broken)), unused);
    await expect(failing.search(query("vpc"), never)).rejects.toMatchObject({
      failure: "timeout",
      message: "late",
    });
  });

  it("calls an unexpected error of a damaged index unavailable", async () => {
    const damaged = { ...engine, search: () => Promise.reject(new TypeError("x is undefined")) };
    const failing = createEmbeddedProvider(preloaded(getWorker(damaged)), unused);
    await expect(failing.search(query("vpc"), never)).rejects.toMatchObject({
      failure: "unavailable",
    });
  });

  it("has no answer for a question that was taken back", async () => {
    const patient: Engine = {
      ...engine,
      search: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    };
    const controller = new AbortController();
    const search = createEmbeddedProvider(preloaded(getWorker(patient)), unused).search(
      query("vpc"),
      controller.signal,
    );
    await Promise.resolve();
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: "AbortError" });
  });

  it("still answers what was nearly there when it was taken back", async () => {
    const controller = new AbortController();
    const search = provider.search(query("vpc"), controller.signal);
    await Promise.resolve();
    controller.abort();
    expect(await search).toEqual(answerTo("vpc"));
  });
});

describe("without a worker", () => {
  it.each([
    ["the browser refuses one", undefined],
    ["its script is missing", lostWorker()],
  ])("searches in the page where %s", async (_, worker) => {
    const provider = createEmbeddedProvider(preloaded(worker), async () => engine);
    expect(await provider.search(query("vpc"), never)).toEqual(answerTo("vpc"));
  });

  it("loads the engine again after that failed", async () => {
    const loadHere = vi.fn(async () => engine);
    loadHere.mockRejectedValueOnce(new Error("offline"));
    const provider = createEmbeddedProvider(preloaded(lostWorker()), loadHere);
    await expect(provider.search(query("vpc"), never)).rejects.toThrow("offline");
    expect(await provider.search(query("vpc"), never)).toEqual(answerTo("vpc"));
    expect(loadHere).toHaveBeenCalledTimes(2);
  });

  it("never fails to prepare", async () => {
    const provider = createEmbeddedProvider(preloaded(lostWorker()), unused);
    await expect(provider.prepare()).resolves.toBeUndefined();
  });
});
