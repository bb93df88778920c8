import { beforeEach, describe, expect, it } from "vitest";
import { storedPagesPlaceholder } from "../../model/offline.ts";
import { createFetchHandler } from "./handle-request.ts";
import { NETWORK_TIMEOUT_MS, type RequestLike } from "./network.ts";
import { openStore, type Store } from "./store.ts";

const scope = "https://docs.example.com/base/";

function memoryCaches(): CacheStorage & { refuse: boolean } {
  const all = new Map<string, Map<string, Response>>();
  const path = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, scope).pathname;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: RequestInfo) => entries.get(path(key))?.clone(),
      async put(key: RequestInfo, response: Response) {
        if (response.headers.get("vary") === "*") throw new TypeError("Vary: *");
        if (storage.refuse) throw new DOMException("full", "QuotaExceededError");
        entries.delete(path(key));
        entries.set(path(key), response);
      },
      delete: async (key: RequestInfo) => entries.delete(path(key)),
      keys: async () => [...entries.keys()].map((key) => ({ url: new URL(key, scope).href })),
    } as unknown as Cache;
  };
  const storage = {
    refuse: false,
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
  return storage as CacheStorage & { refuse: boolean };
}

/** A clock that only the test advances. */
function clock() {
  const timers: { at: number; ring(): void }[] = [];
  let now = 0;
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((ring) => timers.push({ at: now + milliseconds, ring })),
    async pass(milliseconds: number) {
      await settle();
      now += milliseconds;
      for (const { at, ring } of timers) if (at <= now) ring();
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

const marked = (text: string, build = "b1") =>
  `<html><head><meta name="offline"/></head><body>${text}<script type="text/plain" id="payload">${build}\nx</script></body></html>`;

const html = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { "content-type": "text/html", date: "Wed, 25 Nov 2026 12:00:00 GMT" },
  });

const script = (text: string) =>
  new Response(text, { headers: { "content-type": "text/javascript" } });

type Answers = (path: string) => Promise<Response> | Response;

const never = new Promise<Response>(() => {});

let caches: ReturnType<typeof memoryCaches>;
let store: Store;
let time: ReturnType<typeof clock>;
let answers: Answers;
let unregistered: boolean;
let networkRequests: string[];
let handleRequest: ReturnType<typeof createFetchHandler>;

beforeEach(async () => {
  caches = memoryCaches();
  store = openStore(caches, "/base/");
  await store.createCaches();
  time = clock();
  unregistered = false;
  networkRequests = [];
  handleRequest = createFetchHandler({
    scope,
    store,
    wait: time.wait,
    async fetch(request) {
      const { pathname } = new URL(typeof request === "string" ? request : request.url, scope);
      networkRequests.push(pathname);
      return answers(pathname.slice("/base/".length));
    },
    unregister: async () => {
      unregistered = true;
    },
  });
});

function send(path: string, options: Partial<RequestLike> = {}): Promise<Response> | undefined {
  const mode = /\.\w+$/.test(path) ? "cors" : "navigate";
  const request = { method: "GET", mode, cache: "default", headers: new Headers(), ...options };
  return handleRequest({ url: scope + path, ...request } as RequestLike, () => {});
}

async function getText(answered: Promise<Response> | undefined): Promise<string> {
  return (await answered)?.text() ?? "not answered";
}

const offline: Answers = () => Promise.reject(new TypeError("Failed to fetch"));

async function read(path: string, text = "old"): Promise<void> {
  answers = () => html(marked(text));
  await send(path);
  await settle();
}

describe("pages", () => {
  it("come from the network if it responds in time", async () => {
    await read("docs/a/");
    let respond: (response: Response) => void = () => {};
    answers = () => new Promise((resolve) => (respond = resolve));
    const answered = send("docs/a/");
    await time.pass(NETWORK_TIMEOUT_MS - 1);
    respond(html(marked("new")));
    expect(await getText(answered)).toBe(marked("new"));
  });

  it("come from the cache after that, and show when they were cached", async () => {
    await read("docs/a/");
    answers = () => never;
    const answered = send("docs/a/");
    await time.pass(NETWORK_TIMEOUT_MS);
    const text = await getText(answered);
    expect(text).toContain("old");
    expect(text).toContain(`<meta name="stored" content="${Date.UTC(2026, 10, 25, 12)}">`);
  });

  it("come from the cache immediately if the network fails, in any spelling", async () => {
    await read("docs/a/");
    answers = offline;
    for (const path of ["docs/a", "docs/a/", "docs/a/index.html", "docs/a/?q=1"]) {
      expect(await getText(send(path, { mode: "navigate" }))).toContain("old");
    }
  });

  it("come from the cache although their URL looks like a file", async () => {
    const navigation = { mode: "navigate" } as const;
    answers = () => html(marked("old"));
    await send("docs/node.js", navigation);
    await settle();
    answers = offline;
    expect(await getText(send("docs/node.js", navigation))).toContain("old");
  });

  it("wait for a slow network if nothing is cached", async () => {
    let respond: (response: Response) => void = () => {};
    answers = () => new Promise((resolve) => (respond = resolve));
    const answered = send("docs/a/");
    await time.pass(10 * NETWORK_TIMEOUT_MS);
    respond(html(marked("late")));
    expect(await getText(answered)).toBe(marked("late"));
  });

  it("are cached when they arrive late", async () => {
    await read("docs/a/");
    let respond: (response: Response) => void = () => {};
    answers = () => new Promise((resolve) => (respond = resolve));
    const answered = send("docs/a/");
    await time.pass(NETWORK_TIMEOUT_MS);
    expect(await getText(answered)).toContain("old");
    respond(html(marked("late")));
    await settle();
    answers = offline;
    expect(await getText(send("docs/a/"))).toContain("late");
  });

  it("come from the cache if the host returns an error, which is shown if nothing is cached", async () => {
    await read("docs/a/");
    answers = () => html("broken", 503);
    expect(await getText(send("docs/a/"))).toContain("old");
    expect(await getText(send("docs/b/"))).toBe("broken");
  });

  it("are removed when the host no longer has them", async () => {
    await read("docs/a/");
    answers = () => html("gone", 404);
    expect(await getText(send("docs/a/"))).toBe("gone");
    await settle();
    expect(await store.listPages()).toEqual([]);
  });

  it("are not replaced by a page of another kind, such as a login", async () => {
    await read("docs/a/");
    answers = () => html("<h1>Log in</h1>");
    expect(await getText(send("docs/a/"))).toBe("<h1>Log in</h1>");
    await settle();
    answers = offline;
    expect(await getText(send("docs/a/"))).toContain("old");
  });

  it("that are damaged count as not cached", async () => {
    await store.savePage("/base/docs/a", html("\0\0"));
    answers = offline;
    expect((await send("docs/a/"))?.type).toBe("error");
    expect(await store.listPages()).toEqual([]);
  });

  it("that are not cached are replaced by a list of cached pages", async () => {
    await read("docs/a/");
    await store.saveFile("/base/offline.html", html("No network<!--pages-->"));
    answers = offline;
    expect(await getText(send("docs/b/"))).toBe(
      'No network<li><a href="/base/docs/a/">/base/docs/a/</a>',
    );
  });

  it("make room for a new one if the quota is full", async () => {
    for (const path of ["docs/a/", "docs/b/", "docs/c/"]) await read(path);
    caches.refuse = true;
    await read("docs/d/");
    caches.refuse = false;
    expect(await store.listPages()).toEqual(["/base/docs/c/"]);
    await read("docs/d/");
    expect(await store.listPages()).toEqual(["/base/docs/c/", "/base/docs/d/"]);
  });

  it("come from the network if the cache throws", async () => {
    caches.has = () => Promise.reject(new DOMException("broken", "UnknownError"));
    await read("docs/a/");
    expect(await getText(send("docs/a/"))).toBe(marked("old"));
  });
});

describe("payloads", () => {
  it("come from the network and are never cached", async () => {
    await read("docs/a/");
    answers = () => new Response("b2\nflight");
    expect(await getText(send("docs/a/index.txt"))).toBe("b2\nflight");
    answers = offline;
    expect((await send("docs/a/index.txt"))?.status).toBe(404);
  });

  it("use the cached document without another wait, but only once", async () => {
    await read("docs/a/");
    answers = () => never;
    const payload = send("docs/a/index.txt");
    await time.pass(NETWORK_TIMEOUT_MS);
    expect((await payload)?.status).toBe(404);
    const head = send("docs/a/", { method: "HEAD", mode: "cors" });
    const document = send("docs/a/");
    await time.pass(0);
    expect((await head)?.status).toBe(200);
    expect(await getText(document)).toContain("old");
    await time.pass(NETWORK_TIMEOUT_MS);
    const later = send("docs/a/");
    await time.pass(NETWORK_TIMEOUT_MS - 1);
    answers = () => html(marked("new"));
    expect(await Promise.race([later, "waits"])).toBe("waits");
  });

  it("fail if no document is cached", async () => {
    answers = offline;
    await expect(send("docs/a/index.txt")).rejects.toThrow("Failed to fetch");
    await expect(send("docs/a/", { method: "HEAD" })).rejects.toThrow("Failed to fetch");
  });

  it("that bypass the cache are not handled", () => {
    answers = offline;
    expect(send("docs/a/index.txt", { cache: "no-cache" })).toBeUndefined();
    expect(send("docs/a/", { method: "HEAD", cache: "no-cache" })).toBeUndefined();
  });
});

describe("files", () => {
  it("come from the cache if the network fails", async () => {
    answers = () => script("one");
    await send("assets/shell-abc123.js");
    await settle();
    answers = offline;
    expect(await getText(send("assets/shell-abc123.js"))).toBe("one");
    await expect(send("assets/other-abc123.js")).rejects.toThrow("Failed to fetch");
  });

  it("with a hash do not wait while the network is silent", async () => {
    answers = () => script("one");
    await send("assets/a-abc123.js");
    await send("assets/b-abc123.js");
    await settle();
    answers = () => never;
    const first = send("assets/a-abc123.js");
    await time.pass(NETWORK_TIMEOUT_MS);
    expect(await getText(first)).toBe("one");
    expect(await getText(send("assets/b-abc123.js"))).toBe("one");
  });

  it.each([
    ["an error page with status 200", () => html("<h1>Welcome</h1>")],
    ["not found, as after a deploy", () => html("gone", 404)],
  ])("come from the cache if the host responds with %s", async (_, wrong) => {
    answers = () => script("one");
    await send("assets/shell-abc123.js");
    await settle();
    answers = wrong;
    expect(await getText(send("assets/shell-abc123.js"))).toBe("one");
    await settle();
    answers = offline;
    expect(await getText(send("assets/shell-abc123.js"))).toBe("one");
  });

  it("that are damaged come from the network", async () => {
    await store.saveFile("/base/assets/shell-abc123.js", script(""));
    answers = () => script("one");
    expect(await getText(send("assets/shell-abc123.js"))).toBe("one");
  });
});

describe("the search", () => {
  const whole = JSON.stringify({ "manifest.json": "{}", "terms-0.json": '{"a":[1]}' });

  beforeEach(async () => {
    await store.saveFile("/base/search-index/v1/whole.json", new Response(whole));
    answers = offline;
  });

  it("reads files and manifest from the cached index", async () => {
    expect(await getText(send("search-index/v1/terms-0.json"))).toBe('{"a":[1]}');
    expect(await getText(send("search-index/manifest.json", { cache: "no-cache" }))).toBe("{}");
  });

  it("fails for files of another index", async () => {
    await expect(send("search-index/v0/terms-0.json")).rejects.toThrow("Failed to fetch");
    await expect(send("search-index/v1/terms-9.json")).rejects.toThrow("Failed to fetch");
  });

  it("stores no file of the index twice", async () => {
    answers = () => new Response("{}", { headers: { "content-type": "application/json" } });
    await send("search-index/v1/terms-0.json");
    await send("search-index/manifest.json");
    await settle();
    expect(await store.findNewestFile(".json")).toBe("/base/search-index/v1/whole.json");
  });
});

describe("leaving", () => {
  const unmarked = '<head></head><script type="text/plain" id="payload">b2\nx</script>';

  async function meet(sent: Response | Error): Promise<void> {
    await read("docs/a/");
    answers = (path) => {
      if (path !== "service-worker.json") return html(unmarked);
      return sent instanceof Error ? Promise.reject(sent) : sent;
    };
    await send("docs/b/");
    await settle();
  }

  it.each([
    ["is missing", html("not found", 404)],
    ["is another page", html("<h1>Welcome</h1>")],
    ["says off", new Response('{"off":true,"files":[]}')],
  ])("happens if a page has no mark and the switch %s", async (_, sent) => {
    await meet(sent);
    expect(unregistered).toBe(true);
    expect(await caches.keys()).toEqual([]);
    // The worker still controls open pages.
    await read("docs/c/");
    expect(await caches.keys()).toEqual([]);
  });

  it.each([
    ["is on: the page is that of a site below", new Response('{"off":false,"files":[]}')],
    ["cannot be read", html("broken", 500)],
  ])("does not happen if the switch %s", async (_, sent) => {
    await meet(sent);
    expect(unregistered).toBe(false);
    expect(await store.listPages()).toEqual(["/base/docs/a/"]);
  });

  it("removes no caches of other sites", async () => {
    await caches.open("offline-pages-1:/");
    await caches.open("offline-pages-0:/base/");
    await store.createCaches();
    expect(await caches.keys()).toContain("offline-pages-1:/");
    expect(await caches.keys()).not.toContain("offline-pages-0:/base/");
    await store.deleteCaches();
    expect(await caches.keys()).toEqual(["offline-pages-1:/"]);
  });
});

it("does not handle other origins, methods, ranges, and its own files", () => {
  answers = offline;
  expect(send("docs/a/", { method: "POST" })).toBeUndefined();
  expect(send("film.mp4", { headers: new Headers({ range: "bytes=0-" }) })).toBeUndefined();
  expect(send("service-worker.json")).toBeUndefined();
  expect(send("service-worker.js")).toBeUndefined();
  const init = { method: "GET", mode: "cors", cache: "default", headers: new Headers() };
  const other = { ...init, url: "https://docs.example.com/other/" } as RequestLike;
  expect(handleRequest(other, () => {})).toBeUndefined();
  expect(networkRequests).toEqual([]);
});

it("keeps cached pages if a page cannot be stored", async () => {
  answers = (path) => html(marked(path));
  await send("docs/a/");
  await send("docs/b/");
  await settle();
  answers = () => {
    const response = html(marked("new"));
    response.headers.set("vary", "*");
    return response;
  };
  await send("docs/c/");
  await settle();
  expect(await store.listPages()).toEqual(["/base/docs/a/", "/base/docs/b/"]);
});

it("lists cached pages by their paths, whatever characters they contain", async () => {
  await store.saveFile(
    "/base/offline.html",
    html(`<head></head><ul>${storedPagesPlaceholder}</ul>`),
  );
  answers = (path) => html(marked(path));
  for (const path of ["a$&b/", "p$$q/", "e&amp;f/"]) await send(path);
  await settle();
  answers = offline;
  const page = await getText(send("none/"));
  expect(page).toContain('<li><a href="/base/a$&amp;b/">/base/a$&amp;b/</a>');
  expect(page).toContain('<li><a href="/base/p$$q/">');
  expect(page).toContain('<li><a href="/base/e&amp;amp;f/">');
});
