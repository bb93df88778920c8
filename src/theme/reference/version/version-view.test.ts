import { expect, it, vi } from "vitest";
import { historySchemaVersion } from "../../../catalog/history/history.ts";
import { start } from "./version-view.ts";

vi.mock("virtual:site/search-links", () => ({ planner: null }));

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
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => history }));

  const leave = start();
  leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(before).not.toHaveBeenCalled();

  start();
  await vi.waitFor(() => expect(before).toHaveBeenCalledOnce());
});
