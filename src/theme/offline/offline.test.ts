import { beforeEach, expect, it, vi } from "vitest";
import { offlineManifestFile } from "../../model/offline.ts";
import { deleteOldFiles, getStoredFiles, getStoredPageNotice, removeWorker } from "./offline.ts";

const origin = "https://docs.example.com";
const files = "offline-files-1:/base/";

let all: Map<string, Map<string, Response>>;

beforeEach(() => {
  all = new Map();
  const path = (key: string) => new URL(key, origin).pathname;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string) => entries.get(path(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(path(key), response),
      delete: async (key: string) => entries.delete(path(key)),
      keys: async () => [...entries.keys()].map((key) => ({ url: origin + key })),
    };
  };
  const keys = async () => [...all.keys()];
  vi.stubGlobal("caches", { open, keys, delete: async (name: string) => all.delete(name) });
});

async function store(...paths: string[]): Promise<void> {
  const cache = await caches.open(files);
  for (const path of paths) await cache.put(`/base/${path}`, new Response("x"));
}

/** Stored paths without the list of the last build. */
async function cachedFiles(): Promise<string[]> {
  const paths = await getStoredFiles("/base/");
  return paths
    .map((path) => path.slice("/base/".length))
    .filter((path) => path !== offlineManifestFile);
}

it("keeps the files of this build and of the last one, and pictures", async () => {
  const builds = [1, 2, 3].map((build) => [`assets/a-${build}.js`, `search-${build}/whole.json`]);
  await store("assets/picture-1.png");
  for (const build of builds) {
    await store(...build);
    await deleteOldFiles("/base/", build);
    // Each document of a build asks for it.
    await deleteOldFiles("/base/", build);
  }
  expect(await cachedFiles()).toEqual(["assets/picture-1.png", ...builds.slice(1).flat()]);
});

it("keeps a file that two builds have", async () => {
  await store("assets/react-1.js");
  for (const build of [1, 2, 3]) {
    await deleteOldFiles("/base/", ["assets/react-1.js", `assets/a-${build}.js`]);
  }
  expect(await cachedFiles()).toEqual(["assets/react-1.js"]);
});

it("removes the oldest pictures, but no file of the current build", async () => {
  await store("assets/app.js", "offline.html");
  await store(...Array.from({ length: 1001 }, (_, index) => `assets/picture-${index}.png`));
  await deleteOldFiles("/base/", ["assets/app.js", "offline.html"]);
  const left = await cachedFiles();
  expect(left.slice(0, 3)).toEqual(["assets/app.js", "offline.html", "assets/picture-1.png"]);
  expect(left).toHaveLength(1002);
});

it("starts over if the list is damaged", async () => {
  await store("service-worker.json", "assets/a-1.js", "assets/a-2.js");
  await deleteOldFiles("/base/", ["assets/a-2.js"]);
  expect(await cachedFiles()).toEqual(["assets/a-2.js"]);
});

it("removes only the site's worker and caches", async () => {
  const unregistered: string[] = [];
  const registration = (script: string) => ({
    active: { scriptURL: `${origin}${script}` },
    waiting: null,
    installing: null,
    unregister: async () => void unregistered.push(script),
  });
  const scripts = ["/base/service-worker.js", "/service-worker.js"];
  const getRegistrations = async () => scripts.map(registration);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistrations } });
  vi.stubGlobal("location", { href: `${origin}/base/docs/` });
  for (const name of [files, "offline-pages-0:/base/", "offline-files-1:/", "other"]) {
    await caches.open(name);
  }
  await removeWorker("/base/");
  expect(unregistered).toEqual(["/base/service-worker.js"]);
  expect(await caches.keys()).toEqual(["offline-files-1:/", "other"]);
});

const sent = Date.UTC(2026, 10, 25, 12);
const minute = 60_000;

it.each([
  [0, /copy of the page \(Nov 25, 2026/],
  [5 * minute, /from 5 minutes ago \(/],
  [3.5 * 60 * minute, /from 3 hours ago \(/],
  [2 * 24 * 60 * minute, /from 2 days ago \(/],
])("shows the age of a stored page: %d ms", (age, text) => {
  expect(getStoredPageNotice(sent, sent + age, "en")).toMatch(text);
});

it("shows only the host's date if the device's clock is wrong", () => {
  const year = 365 * 24 * 60 * minute;
  for (const now of [sent - year, sent + year]) {
    expect(getStoredPageNotice(sent, now, "en")).toMatch(/saved copy of the page \(Nov 25, 2026/);
  }
});

it("shows no age if the host sent no date", () => {
  expect(getStoredPageNotice(Number.NaN, sent, "en")).not.toContain("(");
});
