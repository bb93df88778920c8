import { createServer, type Server } from "node:http";
import { expect, type Page } from "@playwright/test";
import { openPage, requestsSettled, waitForHydration } from "./page-ready.ts";
import { collectorPort, originOf, servedSites } from "./served-sites.ts";
import { test } from "./sites.ts";

/** The fixture `analytics`, with a local collector and required consent. */
const origin = originOf(servedSites.analytics);

test.describe.configure({ mode: "serial" });
// A page that is reused reports its vitals when the next test has begun.
test.use({ reuseContext: false });

let collector: Server;
let views: URLSearchParams[] = [];

test.beforeAll(async () => {
  collector = createServer((request, response) => {
    views.push(new URL(request.url ?? "/", "http://localhost").searchParams);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => collector.listen(collectorPort, "localhost", resolve));
});

test.afterAll(() => {
  collector.close();
});

test.beforeEach(() => {
  views = [];
});

const pageOf = (view: URLSearchParams) => new URL(view.get("dl") ?? "").pathname;
const pageViews = () =>
  views
    .filter((view) => view.get("en") === "page_view")
    .map((view) => [view.get("dt"), pageOf(view)]);
const vitals = () => views.filter((view) => /^[A-Z]+$/.test(view.get("en") ?? ""));

const homeView = ["Lamps", "/"];
const oilView = ["The oil lamp | Lamps", "/oil"];

async function consent(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("lamps-consent", "granted"));
}

/** Runs in the page. */
function grantConsent(): void {
  localStorage.setItem("lamps-consent", "granted");
  window.dispatchEvent(new Event("consentchange"));
}

/** Opens the oil lamp and returns to the home page. */
async function visitPages(page: Page): Promise<void> {
  await openPage(page, `${origin}/`);
  await page.getByRole("link", { name: "oil lamp" }).click();
  await expect(page.locator("h1")).toHaveText("The oil lamp");
  await page.locator("#article-body").getByRole("link", { name: "home" }).click();
  await expect(page.locator("h1")).toHaveText("Home of lamps");
  await requestsSettled(page);
}

test("reports the first view and each navigation once", async ({ page }) => {
  await consent(page);
  await visitPages(page);
  await expect.poll(pageViews).toEqual([homeView, oilView, homeView]);
  expect(views[0]?.get("tid")).toBe("G-LAMPS");
  expect(views[0]?.get("aip")).toBe("1");
  expect(views[1]?.get("dr")).toBe(`${origin}/`);
  expect(new Set(views.map((view) => view.get("cid"))).size).toBe(1);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("reports nothing before consent, then the current page", async ({ page }) => {
  await visitPages(page);
  expect(pageViews()).toEqual([]);
  await page.evaluate(grantConsent);
  await expect.poll(pageViews).toEqual([homeView]);
});

for (const [signal, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`reports nothing under ${signal}`, async ({ page }) => {
    await consent(page);
    await page.addInitScript(
      ([name, set]) => Object.defineProperty(navigator, name, { value: set }),
      [signal, value] as const,
    );
    await visitPages(page);
    await page.goto("about:blank");
    expect(views).toEqual([]);
  });
}

test("reports the vitals of a document when its reader leaves", async ({ page }) => {
  await consent(page);
  await visitPages(page);
  await page.goto("about:blank");
  const names = () => vitals().map((view) => view.get("en"));
  await expect.poll(() => names().sort()).toEqual(["CLS", "INP", "LCP"]);
  for (const view of vitals()) {
    expect(pageOf(view)).toBe("/");
    expect(view.get("cid")).toBe(views[0]?.get("cid"));
    expect(Number(view.get("epn.value"))).toBeGreaterThanOrEqual(0);
    expect(view.get("ep.metric_rating")).toMatch(/good|needs-improvement|poor/);
  }
});

test("loads no analytics before consent", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await visitPages(page);
  // One script waits for consent and then loads the other one, which measures.
  const scripts = () => loaded.filter((url) => url.includes("/web-vitals-")).length;
  expect(scripts()).toBe(1);
  await page.evaluate(grantConsent);
  await expect.poll(scripts).toBe(2);
  await requestsSettled(page);
  await page.goto("about:blank");
  await expect.poll(() => vitals().map((view) => view.get("en"))).toContain("LCP");
});

test("a site without analytics has no code for it", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await openPage(page, "/");
  expect(scripts.length).toBeGreaterThan(0);
  expect((await Promise.all(scripts)).join("")).not.toMatch(
    /sendBeacon|page_view|globalPrivacyControl|web-vitals/,
  );
});

test("sends feedback once, and only with consent", async ({ page }) => {
  const answers = () =>
    views
      .filter((view) => view.get("en") === "page_helpful")
      .map((view) => [view.get("ep.answer"), pageOf(view)]);
  const answer = (name: string) => page.locator(".ask").getByRole("link", { name, exact: true });
  await openPage(page, `${origin}/oil`);
  // The follow-up link is not an answer, so a click on it is never reported.
  const followUp = async () => {
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await answer("What is missing?").click();
    await requestsSettled(page);
  };
  await answer("No").click();
  await expect(answer("What is missing?")).toBeVisible();
  await page.evaluate(grantConsent);
  await expect.poll(pageViews).toEqual([oilView]);
  await followUp();
  expect(answers()).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(pageViews).toEqual([oilView, oilView]);
  await answer("No").click();
  await expect.poll(answers).toEqual([["no", "/oil"]]);
  await followUp();
  expect(answers()).toEqual([["no", "/oil"]]);
});
