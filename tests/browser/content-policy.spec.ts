import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { documentFile } from "../../src/framework/client/payload/payload-format.ts";
import { hydrated, reactIsThere } from "./page-ready.ts";
import { type SiteUnderTest, test } from "./sites.ts";

/** Every page of the site, from the files that the build wrote. Redirects lead on at once and run nothing. */
function allPages({ outDir, at }: SiteUnderTest): string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith(`/${documentFile("")}`))
    .filter((file) => !readFileSync(join(outDir, file), "utf8").includes('http-equiv="refresh"'))
    .map((file) => at(`/${file.slice(0, -documentFile("").length)}`));
}

/** Records violations of the policy on all pages of a context, and what the console says of them. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction("reportViolation", (text: string) => void found.push(text));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const text = [location.pathname, effectiveDirective, blockedURI, sample].join(" ");
      (window as unknown as { reportViolation(text: string): void }).reportViolation(text);
    });
  });
  context.on("console", (message) => {
    if (/content.security.policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

/** The section of the site that an address lies in: its pages are made of the same components. */
const sectionOf = (address: string) => address.split("/").slice(0, 5).join("/");

/**
 * Opens one page after the other, and waits on the first of each section until React has taken it over.
 */
async function visit(page: Page, addresses: Iterable<string>, seen: Set<string>): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const policy = page.locator("meta[http-equiv='Content-Security-Policy']");
    await expect(policy).toHaveAttribute("content", /script-src 'self' 'sha256-[^']+';/);
    const section = sectionOf(address);
    if (seen.has(section)) continue;
    seen.add(section);
    await page.keyboard.press("Shift");
    await page.waitForFunction(reactIsThere, null, { polling: 30 });
  }
}

/** Tabs that crawl at a time: while one waits for the network, the other runs its scripts. */
const tabs = 2;

test("no page breaks its security policy", async ({ context, site }) => {
  test.setTimeout(180_000);
  const violations = await collectViolations(context);
  const pages = allPages(site);
  expect(pages.length).toBeGreaterThan(10);
  // One iterator for all tabs: each takes the next page when it is done with its last.
  const queue = pages.values();
  const seen = new Set<string>();
  const crawl = async () => visit(await context.newPage(), queue, seen);
  await Promise.all(Array.from({ length: tabs }, crawl));
  expect(violations).toEqual([]);
});

test("search, dialogs, menus and navigation keep to the policy", async ({
  page,
  context,
  site,
}) => {
  const violations = await collectViolations(context);
  await page.goto(site.long.path);
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("the");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator(".theme-switch").first().click();
  await page.goto(site.first.path);
  await hydrated(page);
  await page.locator(`.side a[href="${site.second.path}"]`).click();
  await expect(page.locator("h1")).toHaveText(site.second.title);
  expect(violations).toEqual([]);
});

test("what is not of the site does not run", async ({ page, context, site }) => {
  const violations = await collectViolations(context);
  await page.goto(site.first.path);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.ran = true");
    document.body.append(button);
    button.click();
  });
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
});
