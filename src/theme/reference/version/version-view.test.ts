import { expect, it, vi } from "vitest";
import { historySchemaVersion } from "../../../catalog/history/history.ts";
import { start } from "./version-view.ts";

vi.mock("virtual:site/search-links", () => ({
  planner: { href: "/upgrade", versions: "/versions.json" },
}));

const history = {
  schema: historySchemaVersion,
  first: { version: "1.0.0", date: "2024-01-01", inputs: [], outputs: [] },
  releases: [],
};

it("shows nothing if the reader leaves the page before the history has loaded", async () => {
  const before = vi.fn();
  const top = {
    dataset: { history: "/vpc.json", current: "2.0.0", source: "vpc" },
    querySelector: () => null,
    before,
  };
  const createElement = () => ({ append: () => {}, remove: () => {} });
  vi.stubGlobal("document", {
    createElement,
    querySelector: (selector: string) => (selector === "[data-history]" ? top : null),
    querySelectorAll: () => [],
  });
  const href = "https://example.com/vpc?version=1.0.0";
  vi.stubGlobal("location", new URL(href));
  const stored = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal("window", { localStorage: stored });
  vi.stubGlobal("fetch", async (url: string) => ({
    ok: url === "/vpc.json",
    json: async () => history,
  }));

  const leave = start();
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(before).not.toHaveBeenCalled();

  start();
  await vi.waitFor(() => expect(before).toHaveBeenCalledOnce());
});

it("says that a version which was read does not have the service", async () => {
  const before = vi.fn();
  const texts: string[] = [];
  const top = {
    dataset: { history: "/new.json", current: "2.0.0", source: "new" },
    querySelector: () => null,
    before,
  };
  vi.stubGlobal("document", {
    createElement: () => ({
      append: (...parts: unknown[]) =>
        void texts.push(...parts.filter((part) => typeof part === "string")),
      remove: () => {},
    }),
    querySelector: (selector: string) => (selector === "[data-history]" ? top : null),
    querySelectorAll: () => [],
  });
  vi.stubGlobal("location", new URL("https://example.com/new?version=0.9.0"));
  const stored = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal("window", { localStorage: stored });
  const service = {
    id: "a/new",
    title: "",
    category: "a",
    source: "new",
    first: "1.0.0",
    page: "",
  };
  const index = {
    versions: [{ version: "0.9.0", date: "2023-01-01" }],
    services: [{ ...service, history: "/new.json" }],
  };
  const files: Record<string, unknown> = { "/new.json": history, "/versions.json": index };
  vi.stubGlobal("fetch", async (url: string) => ({ ok: true, json: async () => files[url] }));
  start();
  await vi.waitFor(() => expect(before).toHaveBeenCalledOnce());
  expect(texts.join()).toContain("Version 0.9.0 does not have this service.");
});
