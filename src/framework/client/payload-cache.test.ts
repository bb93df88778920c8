import { beforeEach, expect, it, vi } from "vitest";
import { fetchPayload, forgetPayloads, isPrefetched } from "./payload-cache.ts";

function respondWith(status: number) {
  const request = vi.fn(async () => new Response("b1 a1\nflight", { status }));
  vi.stubGlobal("fetch", request);
  return request;
}

beforeEach(() => forgetPayloads());

it("requests a page once, and counts it as prefetched when it has arrived", async () => {
  const request = respondWith(200);
  const firstRequest = fetchPayload("/docs/a");
  expect(isPrefetched("/docs/a")).toBe(false);
  const payload = await firstRequest;
  expect(payload).toEqual({ build: "b1", articleHash: "a1", flight: "flight" });
  expect(isPrefetched("/docs/a")).toBe(true);
  expect(isPrefetched("/docs/b")).toBe(false);
  expect(await fetchPayload("/docs/a")).toBe(payload);
  expect(request).toHaveBeenCalledTimes(1);
});

it("requests failed and forgotten pages again", async () => {
  respondWith(500);
  await expect(fetchPayload("/docs/a")).rejects.toThrow("returned 500");
  expect(isPrefetched("/docs/a")).toBe(false);
  const request = respondWith(200);
  await fetchPayload("/docs/a");
  forgetPayloads();
  expect(isPrefetched("/docs/a")).toBe(false);
  await fetchPayload("/docs/a");
  expect(request).toHaveBeenCalledTimes(2);
});

it("does not count a forgotten request as prefetched", async () => {
  respondWith(200);
  const firstRequest = fetchPayload("/docs/a");
  forgetPayloads();
  await firstRequest;
  expect(isPrefetched("/docs/a")).toBe(false);
});

it("evicts the least recently used payload", async () => {
  const request = respondWith(200);
  for (let page = 0; page <= 100; page++) {
    await fetchPayload(`/docs/${page}`);
    await fetchPayload("/docs/0");
  }
  expect(request).toHaveBeenCalledTimes(101);
  expect(isPrefetched("/docs/0")).toBe(true);
  expect(isPrefetched("/docs/1")).toBe(false);
  expect(isPrefetched("/docs/100")).toBe(true);
});
