import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { collectConsole, openPage } from "./page-ready.ts";

/** The path of the site on its host. */
export const base = "/kitchen-sink/";

/** Returns the folder that contains a path of the output, or null if it is missing. */
export type Deploy = (path: string) => string | null;

export const deployAll = (build: string) => () => build;
export const isAsset = (path: string) => path.startsWith("assets/");

export interface Host {
  /** URL of the site, with a trailing slash. */
  origin: string;
  /** Replaces the served files. */
  deploy(next: Deploy): void;
  /** Sets the response for missing paths. Default: the "not found" page of the site. */
  respondToMissing(respond: Responder): void;
  close(): void;
}

type Responder = (response: ServerResponse, deployed: Deploy) => void;

/** The response of hosts for single-page applications: the index page with status 200. */
export const firstPage = respondWith("index.html", 200);
const notFound = respondWith("404.html", 404);

function respondWith(page: string, status: number): Responder {
  return (response, deployed) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    response.end(readFileSync(join(deployed(page) ?? "", page)));
  };
}

export async function startHost(first: Deploy): Promise<Host> {
  let deployed = first;
  let missing = notFound;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const path = decodeURI(pathname.slice(base.length));
    const out = deployed(path);
    request.url = `/${path}`;
    const respond = () => missing(response, deployed);
    if (out === null) respond();
    else sirv(out, { dev: true, etag: true })(request, response, respond);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    deploy(next) {
      deployed = next;
      missing = notFound;
    },
    respondToMissing(respond) {
      missing = respond;
    },
    close: () => void server.close(),
  };
}

/** Opens a page. Returns its console messages and the number of documents loaded since. */
export async function openTab(page: Page, address: string) {
  await openPage(page, address);
  const consoleLines = collectConsole(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return { consoleLines, documents: () => documents };
}

export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    location.href = href;
  }, base + path);
}

export const crash = (page: Page) => page.getByText("This page crashed.");

/** The field of the search dialog. */
export const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");
