import { beforeEach, expect, it, vi } from "vitest";
import { searchManifestFile } from "../../../model/search/search.ts";
import { createIndexFetcher } from "./open-engine.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

/** A response whose body fails. */
function brokenBody(error: Error): Response {
  return new Response(new ReadableStream({ pull: (controller) => controller.error(error) }));
}

it.each([
  ["gets too many requests", new Response("", { status: 429 }), "rate-limited"],
  ["no longer exists", new Response("", { status: 404 }), "unavailable"],
  ["is not JSON", new Response("<html>"), "unavailable"],
  ["ends in the middle", brokenBody(new TypeError("terminated")), "unavailable"],
  ["does not end", brokenBody(new DOMException("late", "TimeoutError")), "timeout"],
])("reports why a file that %s cannot be read", async (_, response, failure) => {
  fetched.mockResolvedValue(response);
  await expect(createIndexFetcher("/")("search-index/a.json")).rejects.toMatchObject({ failure });
});

it("reports that a site is unreachable or slow", async () => {
  fetched.mockRejectedValueOnce(new TypeError("failed"));
  await expect(createIndexFetcher("/")("a.json")).rejects.toMatchObject({ failure: "unavailable" });
  fetched.mockRejectedValueOnce(new DOMException("late", "TimeoutError"));
  await expect(createIndexFetcher("/")("a.json")).rejects.toMatchObject({ failure: "timeout" });
});

it("uses the manifest that the page preloaded, and loads a new one the next time", async () => {
  fetched.mockImplementation(async () => new Response("{}"));
  const fetchJson = createIndexFetcher("/base/");
  for (const path of [searchManifestFile, "a.json", searchManifestFile]) await fetchJson(path);
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    [`/base/${searchManifestFile}`, "force-cache"],
    ["/base/a.json", "default"],
    [`/base/${searchManifestFile}`, "no-cache"],
  ]);
});
