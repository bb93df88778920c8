import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

/** The fixture `hosted-search`, and its search service. */
const home = "http://localhost:4177/hosted/";
const host = "http://localhost:4180";

const hits = [
  {
    objectID: "1",
    url: "https://docs.example.com/other",
    hierarchy: { lvl0: "Docs", lvl1: "Other" },
    _snippetResult: { content: { value: "<img src=x onerror=alert(1)> \ue000page\ue001" } },
  },
  {
    objectID: "2",
    url: "https://forum.example.org/t/1",
    hierarchy: { lvl0: "Forum", lvl1: "Help" },
  },
];

let respond: (response: ServerResponse) => void;
let service: Server;

const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { ...allowed, "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

const respondWithHits = (response: ServerResponse) =>
  json(response, 200, { results: [{ hits, nbHits: 2 }] });

// The tests share one server.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  service = createServer((request, response) => {
    if (request.method === "OPTIONS") response.writeHead(204, allowed).end();
    else respond(response);
  });
  await new Promise<void>((resolve) => service.listen(0, resolve));
});

// A free port, so that several workers can run this file.
test.beforeEach(async ({ page }) => {
  const { port } = service.address() as AddressInfo;
  await page.route(`${host}/**`, (route) => {
    const url = route.request().url().replace(host, `http://localhost:${port}`);
    return route.continue({ url });
  });
});

test.afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

test("hits of the provider are shown as text, with links below the base path", async ({ page }) => {
  respond = respondWithHits;
  await openPage(page, home);
  await page.getByRole("button", { name: "Search" }).click();
  await page.keyboard.type("page");
  const options = page.getByRole("option");
  await expect(options).toHaveCount(2);
  await expect(options.first()).toHaveAttribute("href", "/hosted/other");
  await expect(options.first()).toContainText("<img src=x onerror=alert(1)> page");
  await expect(options.last()).toHaveAttribute("href", "https://forum.example.org/t/1");
  await expect(page.getByRole("link", { name: "See all 2 results" })).toBeVisible();
});

for (const [status, words] of [
  [429, "too many searches"],
  [403, "rejected the query"],
  [500, "could not be loaded"],
] as const) {
  test(`a response of ${status} shows an error, and Retry searches again`, async ({ page }) => {
    respond = (response) => json(response, status, { message: "no", status });
    await openPage(page, home);
    await page.getByRole("button", { name: "Search" }).click();
    // In one step, so that no request for a prefix succeeds later.
    await page.getByRole("combobox").fill("page");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(words);
    respond = respondWithHits;
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("option")).toHaveCount(2);
  });
}

test("disabled shortcuts open nothing", async ({ page }) => {
  await openPage(page, home);
  await page.keyboard.press("/");
  await page.keyboard.press("Control+K");
  const button = page.getByRole("button", { name: "Search" });
  await expect(button).not.toHaveAttribute("aria-keyshortcuts");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await button.focus();
  await page.keyboard.press("p");
  await expect(page.getByRole("combobox")).toHaveValue("p");
});
