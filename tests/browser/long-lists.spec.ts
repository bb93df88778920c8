import { expect } from "@playwright/test";
import { collectFailures, openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const phone = { width: 390, height: 844 };
const buildMessages = "/docs/guides/working-with-code/build-messages";
const library = "/docs/reference/modules/terraform-aws-vpc";

const lists: Record<string, string> = {
  "build messages": buildMessages,
  "modules of a repository": library,
  "modules of all repositories": "/docs/reference/modules/stub",
  "map of services": "/docs/reference/services/map",
  changes: "/docs/reference/services/changes",
  inputs: "/docs/reference/services/inputs",
  "pages with a tag": "/docs/tags/terraform",
};

test("lists are at most 12 windows of a phone long", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [name, path] of Object.entries(lists)) {
    await openPage(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBeLessThanOrEqual(12 * phone.height);
  }
});

test("entries of a list", async ({ page }) => {
  await test.step("the filter finds an entry by its text, and F focuses it", async () => {
    await openPage(page, buildMessages);
    await page.keyboard.press("f");
    const field = page.getByRole("searchbox", { name: "Filter the entries" });
    await expect(field).toBeFocused();
    await page.keyboard.type("tagline");
    await expect(page.getByRole("heading", { name: "not-utf8" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "invalid-config" })).toBeVisible();
    await expect(field).toHaveValue("tagline");
  });
  await test.step("an entry opens by a click, by its address, and in print", async () => {
    await openPage(page, buildMessages);
    const text = page.getByText("Every option of config.ts and every item of sidebars.ts");
    await expect(text).toBeHidden();
    await page.getByRole("heading", { name: "invalid-config" }).click();
    await expect(text).toBeVisible();

    await openPage(page, `${buildMessages}#duplicate-route`);
    const entry = page.locator("details", { has: page.locator("#duplicate-route") });
    await expect(entry).toHaveAttribute("open", "");
    await expect(entry.locator("pre").first()).toBeInViewport();

    await page.emulateMedia({ media: "print" });
    expect((await text.boundingBox())?.height).toBeGreaterThan(0);
  });
});

test("modules of a repository", async ({ page }) => {
  await test.step("names of inputs stay on one line where there is room", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, `${library}#vpc-app`);
    const rows = page.locator("details[open] tbody tr");
    await expect(rows.first()).toBeVisible();
    const lines = await rows.evaluateAll((all) =>
      all.slice(0, 30).map((row) => {
        const boxes = [...(row.querySelector("td code")?.getClientRects() ?? [])];
        return new Set(boxes.map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    const lefts = await page
      .locator("summary small")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size, "what modules are is a column").toBe(1);
  });
  await test.step("a module shows its inputs when it is opened, and the filter finds it by one", async () => {
    await openPage(page, library);
    const module = page.locator("details", { has: page.locator("#vpc-app") });
    await expect(module.locator("table")).toBeHidden();
    await module.locator("summary").click();
    await expect(module.locator("table")).toBeVisible();
    // Long names break after an underscore.
    await expect(module.locator("td code:has(wbr)").first()).toBeVisible();
    await page.getByRole("searchbox", { name: /^Filter by module/ }).fill("num_nat_gateways");
    await expect(page.locator("#vpc-app")).toBeVisible();
    await expect(page.locator("#network-acl-inbound")).toBeHidden();
  });
});

test("pages with a common tag are folded by section, and filtered", async ({ page }) => {
  const failures = collectFailures(page);
  await openPage(page, "/docs/tags/terraform");
  await expect(page.locator("#tagged-pages details[open]")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Filter pages" }).fill("terraform style guide");
  const shown = page.locator("#tagged-pages li:visible");
  await expect(shown.first()).toContainText("Terraform style guide");
  expect(await shown.count()).toBeLessThan(10);
  await page.locator(".toc").getByRole("link", { name: "Guides / Patcher" }).click();
  await expect(page.locator("details[open] > summary h2", { hasText: "Patcher" })).toBeInViewport();
  expect(failures()).toEqual([]);
});

test("changes are listed between two versions", async ({ page }) => {
  const failures = collectFailures(page);
  await openPage(page, "/docs/reference/services/changes");
  await page.getByRole("combobox", { name: "From" }).selectOption("2.8.0");
  await page.getByRole("combobox", { name: "To" }).selectOption("2.10.0");
  await expect(page.locator(".ref-release[open] li").first()).toHaveText(/^Added: \w+(, \w+)+$/);
  const releases = page.locator(".ref-release:visible h2");
  await expect(releases).toHaveText([/^2\.10\.0/, /^2\.9\.1/]);
  await expect(page).toHaveURL(/\?from=2\.8\.0&to=2\.10\.0$/);
  const expand = page.getByRole("button", { name: "Expand all" });
  await expect(expand).toBeDisabled();
  const right = async () => {
    const { x = 0, width = 0 } = (await expand.boundingBox()) ?? {};
    return x + width;
  };
  const before = await right();
  await page.goto("/docs/reference/services/changes");
  expect(await right()).toBe(before);
  // All filters are on one line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const field = await page.getByRole("searchbox", { name: "Filter" }).boundingBox();
  expect((await expand.boundingBox())?.y).toBe(field?.y);
  expect(failures()).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("entries open, and the filter is hidden", async ({ page }) => {
    await page.goto(buildMessages);
    await expect(page.locator(".filter-bar")).toBeHidden();
    await page.getByRole("heading", { name: "invalid-config" }).click();
    await expect(page.getByText("Every option of config.ts")).toBeVisible();
  });
});
