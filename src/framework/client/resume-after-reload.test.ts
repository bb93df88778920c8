import { afterEach, beforeEach, expect, test, vi } from "vitest";

let state: Record<string, unknown> | null;
let respond: () => Promise<{ status: number }>;
const reload = vi.fn();

async function openDocument() {
  vi.resetModules();
  return import("./resume-after-reload.ts");
}

beforeEach(() => {
  state = { other: 1 };
  respond = async () => ({ status: 200 });
  reload.mockReset();
  vi.stubGlobal("fetch", () => respond());
  vi.stubGlobal("location", { href: "https://example.com/a", reload });
  vi.stubGlobal("history", {
    get state() {
      return state;
    },
    replaceState: (next: typeof state) => {
      state = next;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a task resumes once in the next document", async () => {
  const first = await openDocument();
  expect(first.takeResumedValue("search")).toBeUndefined();
  expect(await first.reloadToResume("search", () => ["f", "o", "g"])).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  const second = await openDocument();
  expect(second.takeResumedValue("copy")).toBeUndefined();
  expect(second.takeResumedValue("search")).toEqual(["f", "o", "g"]);
  expect(second.takeResumedValue("search")).toBeUndefined();
  expect(state).toEqual({ other: 1 });
  expect(await second.reloadToResume("search", () => [])).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await second.reloadToResume("copy", () => true)).toBe(true);
});

test("a history entry without state has no value", async () => {
  state = null;
  expect((await openDocument()).takeResumedValue("search")).toBeUndefined();
  expect(state).toBeNull();
});

test("does not reload while the server is unreachable", async () => {
  const { reloadToResume } = await openDocument();
  respond = () => Promise.reject(new TypeError("offline"));
  expect(await reloadToResume("search", () => [])).toBe(false);
  respond = async () => ({ status: 503 });
  expect(await reloadToResume("search", () => [])).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(state).toEqual({ other: 1 });
});

test("reloads a page with status 404, because the server responds", async () => {
  respond = async () => ({ status: 404 });
  expect(await (await openDocument()).reloadToResume("search", () => [])).toBe(true);
});
