import { expect, it, vi } from "vitest";
import {
  SearchError,
  type SearchProvider,
  type SearchQuery,
  type SearchResults,
} from "./provider.ts";
import { createSearchAndShow, createSession, type SearchState } from "./search-session.ts";

const query = (text: string) => ({ text, filters: {}, pages: 8 });
const resultsFor = (text: string): SearchResults => ({
  groups: [{ title: text, href: `/${text}`, hits: [] }],
  total: 1,
});

/** A provider whose responses the test resolves. */
function slowProvider() {
  const waiting = new Map<string, { answer(): void; fail(): void }>();
  const search = vi.fn(
    ({ text }: { text: string }) =>
      new Promise<SearchResults>((resolve, reject) => {
        const fail = () => reject(new SearchError("unavailable", text));
        waiting.set(text, { answer: () => resolve(resultsFor(text)), fail });
      }),
  );
  const provider: SearchProvider = {
    prepare: async () => {},
    getFacets: async () => ({ area: [], kind: [], version: [], scope: [] }),
    search,
  };
  const settle = async (text: string, how: "answer" | "fail") => {
    await vi.waitFor(() => expect(waiting.has(text)).toBe(true));
    waiting.get(text)?.[how]();
  };
  return { provider, search, settle };
}

it("drops the results of a replaced query, whichever arrive first", async () => {
  const { provider, settle } = slowProvider();
  const ask = createSession(async () => provider).createRunner();
  const first = ask(query("v"));
  const second = ask(query("vp"));
  await settle("vp", "answer");
  await settle("v", "answer");
  expect(await second).toEqual(resultsFor("vp"));
  expect(await first).toBeNull();
});

it("shows results for a prefix until those for the whole text arrive", async () => {
  const { provider, settle } = slowProvider();
  const ask = createSession(async () => provider).createRunner();
  const first = ask(query("v"));
  const second = ask(query("vp"));
  const third = ask(query("vpc"));
  await settle("vp", "answer");
  expect(await second).toEqual(resultsFor("vp"));
  await settle("v", "answer");
  expect(await first).toBeNull();
  await settle("vpc", "answer");
  expect(await third).toEqual(resultsFor("vpc"));
});

it("drops the results of another query, and empty ones", async () => {
  const { provider, settle } = slowProvider();
  const ask = createSession(async () => provider).createRunner();
  const other = ask(query("eks"));
  const filtered = ask({ ...query("v"), filters: { kind: "page" } });
  const newest = ask(query("vpc"));
  await settle("eks", "answer");
  await settle("v", "answer");
  expect(await Promise.all([other, filtered])).toEqual([null, null]);
  await settle("vpc", "answer");
  expect(await newest).toEqual(resultsFor("vpc"));
  const search = async () => ({ groups: [], total: 0 });
  const askNothing = createSession(async () => ({ ...provider, search })).createRunner();
  const none = askNothing(query("q"));
  const more = askNothing(query("qz"));
  expect(await none).toBeNull();
  expect(await more).toEqual({ groups: [], total: 0 });
});

it("returns no results for an empty query, and aborts the previous one", async () => {
  const { provider, search, settle } = slowProvider();
  const ask = createSession(async () => provider).createRunner();
  const before = ask(query("v"));
  expect(await ask(query(" "))).toEqual({ groups: [], total: 0 });
  await settle("v", "answer");
  expect(await before).toBeNull();
  expect(search).toHaveBeenCalledTimes(1);
});

it("drops the failure of a replaced query", async () => {
  const { provider, settle } = slowProvider();
  const ask = createSession(async () => provider).createRunner();
  const first = ask(query("v"));
  const second = ask(query("vp"));
  await settle("v", "fail");
  await settle("vp", "fail");
  expect(await first).toBeNull();
  await expect(second).rejects.toMatchObject({ failure: "unavailable" });
});

it("caches results, and retries after a failure", async () => {
  const { provider, search, settle } = slowProvider();
  const session = createSession(async () => provider);
  const ask = session.createRunner();
  const failed = ask(query("vpc"));
  await settle("vpc", "fail");
  await expect(failed).rejects.toThrow();
  expect(session.getCached(query("vpc"))).toBeUndefined();
  const retried = ask(query("vpc"));
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  await settle("vpc", "answer");
  await retried;
  expect(session.getCached(query("vpc"))).toEqual(resultsFor("vpc"));
  expect(await ask(query("vpc"))).toEqual(resultsFor("vpc"));
  expect(search).toHaveBeenCalledTimes(2);
});

it("two runners do not abort each other", async () => {
  const { provider, settle } = slowProvider();
  const session = createSession(async () => provider);
  const one = session.createRunner()(query("vpc"));
  const other = session.createRunner()(query("eks"));
  await settle("eks", "answer");
  await settle("vpc", "answer");
  expect(await Promise.all([one, other])).toEqual([resultsFor("vpc"), resultsFor("eks")]);
});

it("loads the provider again after a failure", async () => {
  const { provider } = slowProvider();
  const load = vi.fn(async () => provider);
  load.mockRejectedValueOnce(new Error("offline"));
  const session = createSession(load);
  await expect(session.prepare()).resolves.toBeUndefined();
  expect(await session.getFacets()).toEqual({ area: [], kind: [], version: [], scope: [] });
});

it("reuses a prefetched query", async () => {
  const { provider, search, settle } = slowProvider();
  const session = createSession(async () => provider);
  session.prefetch(query("vpc"));
  const results = session.createRunner()(query("vpc"));
  await settle("vpc", "answer");
  expect(await results).toEqual(resultsFor("vpc"));
  expect(search).toHaveBeenCalledTimes(1);
});

it("reports a failed prefetch, and retries after it", async () => {
  const { provider, search, settle } = slowProvider();
  const session = createSession(async () => provider);
  session.prefetch(query("vpc"));
  const ask = session.createRunner();
  const results = ask(query("vpc"));
  await settle("vpc", "fail");
  await expect(results).rejects.toMatchObject({ failure: "unavailable" });
  const again = ask(query("vpc"));
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  await settle("vpc", "answer");
  expect(await again).toEqual(resultsFor("vpc"));
});

it("caches results by context", async () => {
  let version = "1.0";
  const { provider, search, settle } = slowProvider();
  const ask = createSession(
    async () => provider,
    () => version,
  ).createRunner();
  for (const name of ["1.0", "2.0"]) {
    version = name;
    const results = ask(query("vpc"));
    await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(name === "1.0" ? 1 : 2));
    await settle("vpc", "answer");
    expect(await results).toEqual(resultsFor("vpc"));
  }
});

/** Records what is shown. */
function recordShown(ask: (query: SearchQuery) => Promise<SearchResults | null>) {
  const shown: SearchState[] = [];
  return { shown, searchAndShow: createSearchAndShow(ask, (state) => void shown.push(state)) };
}

const some: SearchResults = { groups: [], total: 3 };

it("runs a query once, and again on request", async () => {
  const ask = vi.fn(async () => some);
  const { shown, searchAndShow } = recordShown(ask);
  searchAndShow(query("vpc"));
  searchAndShow(query("vpc"));
  expect(ask).toHaveBeenCalledTimes(1);
  searchAndShow(query("vpc"), true);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[0]).toEqual({ text: "vpc", results: some, failure: null });
});

it("reports why a query failed, and shows nothing of a replaced one", async () => {
  const ask = vi.fn<() => Promise<SearchResults | null>>(async () => some);
  ask.mockRejectedValueOnce(new SearchError("rate-limited", "too many"));
  ask.mockResolvedValueOnce(null);
  const { shown, searchAndShow } = recordShown(ask);
  searchAndShow(query("v"));
  searchAndShow(query("vp"));
  searchAndShow(query("vpc"));
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown).toEqual([
    { text: "v", results: null, failure: "rate-limited" },
    { text: "vpc", results: some, failure: null },
  ]);
});
