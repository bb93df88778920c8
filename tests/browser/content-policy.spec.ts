import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { documentFile } from "../../src/kernel/client/request.ts";
import { hydrated } from "./page-ready.ts";
import { type SiteUnderTest, test } from "./sites.ts";

/** Every page of the site, from the files that the build wrote. Redirects lead on at once and run nothing. */
function allPages({ outDir, at }: SiteUnderTest): string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith(`/${documentFile("")}`))
    .filter((file) => !readFileSync(join(outDir, file), "utf8").includes('http-equiv="refresh"'))
    .map((file) => at(`/${file.slice(0, -documentFile("").length)}`));
}

/** Records violations of the policy, and what the console says of them. */
async function collectViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => void found.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const text = [location.pathname, effectiveDirective, blockedURI, sample].join(" ");
      (window as unknown as { reportViolation(text: string): void }).reportViolation(text);
    });
  });
  page.on("console", (message) => {
    if (/content.security.policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}

test("no page breaks its security policy", async ({ page, site }) => {
  test.setTimeout(240_000);
  const violations = await collectViolations(page);
  const pages = allPages(site);
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const policy = page.locator("meta[http-equiv='Content-Security-Policy']");
    await expect(policy).toHaveAttribute("content", /script-src 'self' 'sha256-[^']+';/);
    await page.keyboard.press("Shift");
    await page.waitForLoadState("load");
  }
  expect(violations).toEqual([]);
});

test("search, dialogs, menus and navigation keep to the policy", async ({ page, site }) => {
  const violations = await collectViolations(page);
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

test("what is not of the site does not run", async ({ page, site }) => {
  const violations = await collectViolations(page);
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
