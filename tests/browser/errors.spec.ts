import { expect } from "@playwright/test";
import { collectConsole, openPage, requestsSettled } from "./page-ready.ts";
import { test } from "./sites.ts";

/** Not valid UTF-8. */
const invalid = "%E0%A4%A";

test("a pathname with invalid percent-encoding gets the catch-all page", async ({ page, site }) => {
  const response = await page.goto(site.at(`/docs/${invalid}`));
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveText("Page not found");
});

test("links with invalid percent-encoding open the catch-all page or the page", async ({
  page,
  site: { at, first, second },
}) => {
  const messages = collectConsole(page);
  await openPage(page, first.path);
  const follow = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement("a");
      link.href = address;
      document.body.append(link);
      link.click();
    }, href);
  await follow(`${second.path}#${invalid}`);
  await expect(page.locator("h1")).toHaveText(second.title);
  await expect(page.locator("h1")).toBeFocused();
  await follow(at(`/docs/${invalid}`));
  await expect(page.locator("h1")).toHaveText("Page not found");
  expect(messages().filter((line) => line.startsWith("pageerror"))).toEqual([]);
});

test("the catch-all page suggests the pages nearest to a mistyped address", async ({
  page,
  site: { second },
}) => {
  await page.goto(`${second.path.replace(/\/$/, "")}x`);
  await expect(page.locator("h1")).toHaveText("Page not found");
  const link = page.getByRole("main").getByRole("link", { name: second.title, exact: true });
  // Titles may be equal, so the route is compared.
  const route = second.path.replace(/^\/kitchen-sink(?=\/)|\/$/g, "");
  await expect(page.getByRole("listitem").filter({ hasText: route })).toContainText(second.title);
  await link.click();
  await expect(page.locator("h1")).toHaveText(second.title);
});

test("the catch-all page searches for the words of the URL, and can be reported", async ({
  page,
  site: { at, titleEnd },
}) => {
  const address = at("/no-such-page").replace(/\/$/, "");
  await openPage(page, address);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Handbook" })).toBeVisible();
  const report = await main
    .getByRole("link", { name: "Report the broken link" })
    .getAttribute("href");
  const issue = new URL(report ?? "");
  expect(issue.searchParams.get("title")).toBe(`Page not found: ${address}`);
  expect(issue.searchParams.get("body")).toContain(page.url());
  const field = main.getByRole("searchbox");
  await expect(field).toHaveValue("no such page");
  await field.fill("lamp");
  await field.press("Enter");
  await expect(page).toHaveTitle(`Search ${titleEnd}`);
  await expect(page.getByRole("searchbox")).toHaveValue("lamp");
});

test("a page with a missing script is loaded again, then stays static", async ({
  page,
  site: { at, first },
}) => {
  const messages = collectConsole(page);
  const scripts = ["shell", "parts/not-found", "react-root", "flight-client"];
  for (const script of scripts) {
    const pattern = `**/assets/${script}-*.js`;
    await page.route(pattern, (route) => route.abort());
    await page.goto(script === "parts/not-found" ? at("/docs/no/such/page") : first.path);
    const title = await page.locator("h1").textContent();
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(alert, script).toContainText("You can read it");
    await requestsSettled(page);
    await expect(page.locator("h1"), script).toHaveText(title ?? "");
    expect(messages().length, script).toBe(2 * (1 + scripts.indexOf(script)));
    await alert.getByRole("button", { name: "Close this message" }).click();
    await expect(alert).toHaveCount(0);
    await page.unroute(pattern);
  }
  for (const message of messages()) {
    expect(message).toContain("warning: Without all of its scripts");
  }
});
