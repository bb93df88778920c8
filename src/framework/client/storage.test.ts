import { afterEach, expect, test, vi } from "vitest";

/** The module is loaded again because it warns only once. */
async function openWith(localStorage: unknown) {
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal("window", {
    get localStorage() {
      if (localStorage instanceof Error) throw localStorage;
      return localStorage;
    },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) =>
      listeners.delete(listener),
  });
  vi.resetModules();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const emit = (event: object) => {
    for (const listener of listeners) listener(event);
  };
  return { ...(await import("./storage.ts")), warn, emit, listeners };
}

function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a value is stored, read and removed", async () => {
  const { readStorage, writeStorage, warn } = await openWith(memory());
  writeStorage("key", "value");
  expect(readStorage("key")).toBe("value");
  writeStorage("key", null);
  expect(readStorage("key")).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["refused", new Error("refused")],
  ["absent", undefined],
])("%s storage reads as empty and warns developers once", async (_, storage) => {
  const { readStorage, writeStorage, warn } = await openWith(storage);
  expect(readStorage("key")).toBeNull();
  writeStorage("key", "value");
  expect(readStorage("key")).toBe("value");
  writeStorage("key", null);
  expect(readStorage("key")).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall?.[0]).toMatch(/^Storage is unavailable/);
});

test("full storage can still be read, and unsaved values last until the page is left", async () => {
  const full = memory();
  full.setItem("key", "old");
  full.setItem = () => {
    throw new Error("full");
  };
  const { readStorage, writeStorage } = await openWith(full);
  expect(readStorage("key")).toBe("old");
  writeStorage("key", "new");
  expect(readStorage("key")).toBe("new");
  const later = await openWith(full);
  expect(later.readStorage("key")).toBe("old");
});

test("changes of this page are reported until the listener is removed", async () => {
  const { writeStorage, watchStorage } = await openWith(memory());
  const received: (string | null)[] = [];
  const stop = watchStorage("key", (value) => received.push(value));
  writeStorage("other", "value");
  writeStorage("key", "value");
  writeStorage("key", null);
  stop();
  writeStorage("key", "late");
  expect(received).toEqual(["value", null]);
});

test("changes of another tab are reported until the listener is removed", async () => {
  const { writeStorage, watchStorage, emit, listeners } = await openWith(memory());
  writeStorage("key", "value");
  const received: (string | null)[] = [];
  const stop = watchStorage("key", (value) => received.push(value));
  emit({ key: "other" });
  emit({ key: "key" });
  emit({ key: null });
  expect(received).toEqual(["value", "value"]);
  stop();
  expect(listeners.size).toBe(0);
});

test("a newer value of another tab replaces an unsaved one", async () => {
  const storage = memory();
  const { writeStorage, readStorage, watchStorage, emit } = await openWith(storage);
  const { setItem } = storage;
  storage.setItem = () => {
    throw new Error("full");
  };
  writeStorage("key", "own");
  watchStorage("key", () => {});
  setItem("key", "theirs");
  emit({ key: "key" });
  expect(readStorage("key")).toBe("theirs");
});

test("a page from the back-forward cache gets the current value", async () => {
  const storage = memory();
  const { watchStorage, emit, listeners } = await openWith(storage);
  const received: (string | null)[] = [];
  const stop = watchStorage("key", (value) => received.push(value));
  emit({ persisted: false });
  expect(received).toEqual([]);
  storage.setItem("key", "chosen meanwhile");
  emit({ persisted: true });
  expect(received).toEqual(["chosen meanwhile"]);
  stop();
  expect(listeners.size).toBe(0);
});

test("values are found by the begin of their keys, also those that could not be stored", async () => {
  const stored = { "version-a": "1", theme: "dark", getItem: () => "1" };
  const { readStorageGroup } = await openWith(stored);
  expect([...readStorageGroup("version-")]).toEqual([["version-a", "1"]]);
  const blocked = await openWith(new Error("refused"));
  blocked.writeStorage("version-b", "2");
  expect([...blocked.readStorageGroup("version-")]).toEqual([["version-b", "2"]]);
});
