import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseOfflineManifest } from "../../model/offline.ts";
import type { App } from "../compile/bundle.ts";
import { handleRequest, PageError } from "./dev-requests.ts";
import type { DevSite } from "./dev-site.ts";

interface Sent {
  status: number;
  location?: string | undefined;
  body?: string | undefined;
}

async function request(url: string): Promise<Sent> {
  const sent: Sent = { status: 0 };
  const response = {
    writeHead(status: number, { location }: Record<string, string>) {
      Object.assign(sent, { status, location });
      return this;
    },
    end: (body?: string) => void Object.assign(sent, { body }),
  };
  const site = {
    getFile: () => undefined,
    getPage: () => ({ page: { kind: "not-found" } }),
    getRedirect: (key: string) => (key === "/old" ? "/docs/new#part" : "/docs/other?a=1"),
  };
  const state = { site: site as unknown as DevSite, app: {} as App };
  await handleRequest({ url } as IncomingMessage, response as unknown as ServerResponse, state);
  return sent;
}

it("removes the worker of a preview that had the same port", async () => {
  const { status, body } = await request("/service-worker.json");
  expect(status).toBe(200);
  expect(parseOfflineManifest(body ?? "")).toEqual({ off: true, files: [] });
});

it("reports an error in the Markdown of a page like one in its HTML", async () => {
  const page = { kind: "doc", route: "/guide", title: "Guide" };
  const site = {
    getFile: () => undefined,
    getPage: () => ({ file: "guide.mdx", page, record: { components: [] } }),
    shell: { hasMarkdownPages: true },
    messages: { publish: {} },
    dir: "/site",
  } as unknown as DevSite;
  const fail = () => Promise.reject(new Error("no data"));
  const app = { renderPage: fail, renderPageText: fail, knownComponents: [] } as unknown as App;
  const request = { url: "/guide.md" } as IncomingMessage;
  await expect(handleRequest(request, {} as ServerResponse, { site, app })).rejects.toThrow(
    PageError,
  );
});

it("sends a range of a file", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "dev-requests-")), "a b#1.mp4");
  writeFileSync(path, "0123456789");
  const site = { getFile: () => ({ path, type: "video/mp4" }) } as unknown as DevSite;
  const server = createServer((incoming, response) => {
    void handleRequest(incoming, response, { site, app: {} as App });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/x.mp4`, {
    headers: { range: "bytes=2-4" },
  });
  server.close();
  expect(response.status).toBe(206);
  expect(response.headers.get("content-type")).toBe("video/mp4");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toBe("234");
});

it.each([
  ["/old", "/docs/new#part"],
  ["/old?x=$&", "/docs/new?x=$&#part"],
  ["/older?b=2", "/docs/other?a=1"],
])("redirects %s to %s", async (url, location) => {
  expect(await request(url)).toMatchObject({ status: 302, location });
});
