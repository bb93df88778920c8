import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import {
  collectConsole,
  holdRequests,
  hydrated,
  layoutShifts,
  requestsSettled,
  withoutStorageWarning,
} from "./page-ready.ts";
import { test } from "./sites.ts";

function isSorted(names: string[]): boolean {
  return (
    names.length > 2 &&
    names.every((name, index) => index === 0 || (names[index - 1] ?? "") <= name)
  );
}

/** How far below the sticky filter an element begins. */
function belowFilter(page: Page, selector: string): Promise<number> {
  return page.evaluate((name) => {
    const filter = document.querySelector(".filter-bar > div")?.getBoundingClientRect();
    const target = document.querySelector(name)?.getBoundingClientRect();
    return (target?.top ?? 0) - (filter?.bottom ?? 0);
  }, selector);
}

const page1 = "/docs/reference/services/app-orchestration/amazon-eks";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("inputs and outputs are all shown, and the filter is not", async ({ page }) => {
    await page.goto(page1);
    await expect(page.locator("#input_cluster_name")).toBeVisible();
    await expect(page.locator("#output_eks_cluster_arn")).toBeVisible();
    await expect(page.locator(".filter-bar")).toBeHidden();
  });
});

test("filters as the reader types and keeps the filter in the address", async ({ page }) => {
  const first = collectConsole(page);
  await page.goto(page1);
  await hydrated(page);
  const shown = page.locator(".ref:not([hidden])");
  const all = await shown.count();
  await page.getByRole("searchbox", { name: "Filter" }).fill("endpoint access");
  await expect(page.locator("#input_endpoint_public_access")).toBeVisible();
  await expect(page.locator("#input_cluster_name")).toBeHidden();
  const status = await page.locator(".filter-bar output").textContent();
  const found = Number.parseInt(status ?? "", 10);
  expect(status).toBe(`${found} of ${all}`);
  expect(found).toBeLessThan(all / 2);
  await expect(shown).toHaveCount(found);
  await expect(page).toHaveURL(/\?filter=endpoint\+access$/);
  expect(withoutStorageWarning(first())).toEqual([]);
  const again = collectConsole(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("searchbox", { name: "Filter" })).toHaveValue("endpoint access");
  await expect(shown).toHaveCount(found);
  expect(withoutStorageWarning(again())).toEqual([]);
});

test("shows one type, required inputs only, and sorts by name", async ({ page }) => {
  await page.goto(page1);
  await hydrated(page);
  await page.getByRole("button", { name: "Required" }).click();
  await expect(page.locator("#optional-inputs")).toBeHidden();
  await page.getByRole("button", { name: "Required" }).click();
  await page.getByRole("combobox", { name: "Type" }).selectOption("bool");
  await expect(page.locator("#input_cluster_name")).toBeHidden();
  await expect(page.locator("#input_endpoint_public_access")).toBeVisible();
  await page.getByRole("button", { name: "Sort A-Z" }).click();
  await expect(page).toHaveURL(/type=bool&sort=name/);
  const names = () =>
    page
      .locator("section:has(#optional-inputs) .ref:not([hidden]) .ref-head > a:first-child")
      .allTextContents();
  await expect.poll(async () => isSorted(await names())).toBe(true);
});

test("opens what is folded", async ({ page }) => {
  await page.goto("/docs/reference/services/networking/virtual-private-cloud-vpc");
  await hydrated(page);
  const closed = page.locator(".refs details:not([open])");
  expect(await closed.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(closed).toHaveCount(0);
});

for (const [address, target] of [
  ["#input_endpoint_public_access", "#input_endpoint_public_access"],
  ["#endpoint_public_access", "#input_endpoint_public_access"],
  ["#output_eks_cluster_arn", "#output_eks_cluster_arn"],
  ["#eks_cluster_arn", "#output_eks_cluster_arn"],
] as const) {
  test(`the address ${address} leads to its entry`, async ({ page }) => {
    await page.goto(page1 + address);
    await hydrated(page);
    await expect(page.locator(target)).toBeInViewport();
    const name = `${target} .ref-head`;
    await expect.poll(() => belowFilter(page, name)).toBeGreaterThanOrEqual(0);
    expect(await belowFilter(page, name)).toBeLessThan(30);
  });
}

test("filters by what was typed and chosen before React", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(page1);
  const filter = page.getByRole("searchbox", { name: "Filter" });
  const type = page.locator(".filter-bar select");
  await filter.fill("access");
  await type.selectOption("list");
  release();
  await expect(page).toHaveURL(/\?filter=access&type=list$/);
  await expect(filter).toHaveValue("access");
  await expect(type).toHaveValue("list");
  await expect(page.locator("#input_allow_inbound_api_access_from_cidr_blocks")).toBeVisible();
  await expect(page.locator("#input_endpoint_public_access")).toBeHidden();
});

test("a link to an entry that the filter hides lifts the filter", async ({ page }) => {
  await page.goto(`${page1}?filter=endpoint_public_access`);
  await hydrated(page);
  await expect(page.locator("#input_cluster_name")).toBeHidden();
  await page.evaluate(() => {
    location.hash = "#input_worker_name_prefix";
  });
  await expect(page.locator("#input_worker_name_prefix")).toBeInViewport();
  await expect(page.locator("#input_cluster_name")).toBeVisible();
});

test("a result of the search lifts the filter that hides it", async ({ page }) => {
  await page.goto(`${page1}?filter=endpoint_public_access`);
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("worker_name_prefix");
  const target = "#input_worker_name_prefix";
  await page.locator(`[role=option][href="${page1}${target}"]`).click();
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.locator(target)).toBeFocused();
  await expect(page.getByRole("searchbox", { name: "Filter" })).toHaveValue("");
});

test("the filter follows the address, back and on the way to the page itself", async ({ page }) => {
  await page.goto(page1);
  await hydrated(page);
  const field = page.getByRole("searchbox", { name: "Filter" });
  await field.fill("cluster_name");
  await page.locator("#input_cluster_name .ref-head a >> nth=0").click();
  await field.fill("worker_name");
  await page.goBack();
  await expect(page).toHaveURL(`${page1}?filter=cluster_name`);
  await expect(field).toHaveValue("cluster_name");
  await expect(page.locator("#input_worker_name_prefix")).toBeHidden();
  await page.locator(".side [aria-current=page]").click();
  await expect(field).toHaveValue("");
  await expect(page.locator("#input_worker_name_prefix")).toBeVisible();
});

test("the counts at the top lead past the text to inputs and outputs", async ({ page }) => {
  await page.goto(page1);
  await hydrated(page);
  for (const [name, target] of [
    ["20 outputs", "#outputs"],
    ["4 required inputs", "#required-inputs"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page.locator(target)).toBeInViewport();
    await expect.poll(() => belowFilter(page, target)).toBeGreaterThanOrEqual(0);
  }
});

test("copies the name of an entry", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(page1);
  await hydrated(page);
  const count = page.locator(".filter-bar output");
  await page.getByRole("searchbox", { name: "Filter" }).fill("cluster");
  await expect(count).toHaveText(/^\d+ of \d+$/);
  const counted = (await count.textContent()) ?? "";
  const copy = page.locator("#input_cluster_name").getByRole("button", { name: "Copy name" });
  await copy.click();
  await expect(copy).toHaveClass("copied");
  await expect(page.getByText("Copied cluster_name")).toHaveAttribute("role", "status");
  await expect(count).toHaveText(counted);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("cluster_name");
});

test("a pressed button of the filter can be told in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(page1);
  await hydrated(page);
  const required = page.getByRole("button", { name: "Required" });
  await required.click();
  await expect(required).toHaveAttribute("aria-pressed", "true");
  const groundOf = (name: string) =>
    page
      .getByRole("button", { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await groundOf("Required")).not.toBe(await groundOf("Sort A-Z"));
});

test("what an empty field says is as easy to read as other small text", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [address, field] of [
    [page1, ".filter-bar input"],
    ["/search", ".search-field"],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    const [said, muted] = await page.locator(field).evaluate((input) => {
      const probe = document.createElement("p");
      probe.style.color = "var(--muted)";
      document.body.append(probe);
      return [getComputedStyle(input, "::placeholder").color, getComputedStyle(probe).color];
    });
    expect(said).toBe(muted);
  }
});

test("nothing moves but what the reader asked for", async ({ page }) => {
  await page.goto(page1);
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Filter" }).pressSequentially("node", { delay: 80 });
  await expect(page.locator("#input_cluster_name")).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test("a tab without a match says so, and its address can be shared", async ({ page }) => {
  await page.goto(`${page1}?list=outputs&filter=allow_inbound_api_access_from_cidr_blocks`);
  await hydrated(page);
  const panel = page.getByRole("tabpanel", { name: /^Outputs/ });
  await expect(panel).toHaveAttribute("data-none", /the other tab has \d/);
  await page.getByRole("tab", { name: /^Inputs/ }).click();
  await expect(page.locator("#input_allow_inbound_api_access_from_cidr_blocks")).toBeVisible();
  await expect(page).toHaveURL(/list=inputs/);
});

test("the place of a reader stays on Back and after a reload, whatever the address names", async ({
  page,
}) => {
  // Not the height of the page above: after a reload its text may be set in another font.
  const lastInWindow = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll("main [id]")].filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight,
      );
      return seen.at(-1)?.id ?? "";
    });
  const topOf = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  // The browser restores a place in another tab's text before this tab is shown again.
  const near = 200;
  const scrollFar = () => page.evaluate(() => window.scrollBy(0, 3000));
  for (const name of ["input_cluster_name", "output_eks_cluster_arn"]) {
    await page.goto(`${page1}#${name}`);
    await hydrated(page);
    await expect(page.locator(`#${name}`)).toBeInViewport();
    await scrollFar();
    const id = await lastInWindow();
    const left = await topOf(id);
    // A click of Playwright's would scroll to the link.
    await page
      .getByRole("link", { name: "Support" })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator("h1")).toContainText("Support");
    await page.goBack();
    await expect(page.locator(`#${name}`)).toBeVisible();
    await requestsSettled(page);
    expect(Math.abs((await topOf(id)) - left)).toBeLessThan(near);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(`#${name}`)).toBeVisible();
    await requestsSettled(page);
    expect(Math.abs((await topOf(id)) - left)).toBeLessThan(near);
  }
});

test("the place in a filtered list stays on Back", async ({ page }) => {
  await page.goto(`${page1}?filter=security_group`);
  await hydrated(page);
  const hidden = page.locator("#input_cluster_name");
  await expect(hidden).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const left = await page.evaluate(() => window.scrollY);
  await page
    .getByRole("link", { name: "Support" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("h1")).toContainText("Support");
  await page.goBack();
  await expect(hidden).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test("a tab that was chosen is not left for the target of the address", async ({ page }) => {
  await page.goto(`${page1}#input_cluster_name`);
  await hydrated(page);
  await page.getByRole("tab", { name: /^Outputs/ }).click();
  await expect(page).toHaveURL(`${page1}?list=outputs`);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("#output_eks_cluster_arn")).toBeVisible();
});

const largest = "/docs/reference/services/landing-zone/aws-security-account-baseline-wrapper";

test("the largest service weighs at most 65 KB, 70 KB with its payload, and has no id twice", async ({
  page,
}) => {
  const texts = await Promise.all(
    ["index.html", "index.txt"].map(async (file) => {
      const response = await page.request.get(`${largest}/${file}`);
      expect(response.ok()).toBe(true);
      return response.text();
    }),
  );
  const weight = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(weight).toBeLessThanOrEqual(70 * 1024);
  expect(brotliCompressSync(texts[0] ?? "").length).toBeLessThanOrEqual(65 * 1024);
  const ids = [...(texts[0] ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(233);
  expect(new Set(ids).size).toBe(ids.length);
});
