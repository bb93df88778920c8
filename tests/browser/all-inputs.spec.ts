import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { gapBelowFilter, highlightedMatches } from "./filtered-list.ts";
import { openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const allInputs = "/docs/reference/services/inputs";

test.describe("all inputs", () => {
  const rows = ".ref-index > li";

  test("are at most 64 KB, and can be read without scripts", async ({ browser, page }) => {
    const html = await (await page.request.get(`${allInputs}/index.html`)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(64 * 1024);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL(allInputs, test.info().project.use.baseURL).href);
    await plain.locator("summary", { hasText: /^C/ }).click();
    await expect(plain.locator("#input_cidr_block")).toBeVisible();
    await expect(plain.locator(".filter-bar")).toBeHidden();
    await context.close();
  });

  test("show for each service its type, its default, and its first version", async ({ page }) => {
    await openPage(page, `${allInputs}#input_num_nat_gateways`);
    const row = page.locator("#input_num_nat_gateways");
    await expect(row).toBeInViewport();
    await expect
      .poll(() => gapBelowFilter(page, "#input_num_nat_gateways"))
      .toBeGreaterThanOrEqual(0);
    await expect(row.locator("div")).toHaveText([
      "Management VPC number required",
      "Virtual Private Cloud (VPC) number required",
    ]);
    await expect(page.locator("#input_cleanup_on_fail div")).toHaveText(
      "Kubernetes Service bool null since 0.96.2",
    );
  });

  test("are filtered", async ({ page }) => {
    await test.step("are filtered while typing", async () => {
      await openPage(page, allInputs);
      const all = await page.locator(rows).count();
      expect(all).toBeGreaterThan(1500);
      await expect(page.locator(`${rows}:visible`)).toHaveCount(0);
      const field = page.getByRole("searchbox", { name: "Filter" });
      await field.pressSequentially("nat gate");
      const count = page.locator(".filter-bar output");
      await expect(count).toHaveText(`2 of ${all.toLocaleString("en")}`);
      await expect(page.locator(`${rows}:visible > code`)).toHaveText([
        "nat_gateway_custom_tags",
        "num_nat_gateways",
      ]);
      await expect.poll(() => highlightedMatches(page)).toEqual(["gate", "nat"]);
      // The count of a letter includes filtered inputs, so it is hidden while a filter is set.
      await expect(page.locator(".ref-letter > summary > span:visible")).toHaveCount(0);
      await expect(page).toHaveURL(`${allInputs}?q=nat+gate`);
      await page.getByRole("combobox", { name: "Type" }).selectOption("number");
      await expect(page.locator(`${rows}:visible > code`)).toHaveText(["num_nat_gateways"]);
      await field.fill("no such input");
      await page.getByRole("button", { name: "Clear the filter" }).click();
      await expect(page).toHaveURL(allInputs);
      await expect(page.locator(`${rows}:visible`)).toHaveCount(0);
      await page.getByRole("button", { name: "Expand all" }).click();
      await expect(page.locator(`${rows}:visible`)).toHaveCount(all);
      await page.getByRole("button", { name: "Collapse all" }).click();
      await expect(page.locator(`${rows}:visible`)).toHaveCount(0);
    });
    await test.step("open a few letters at a time, so that typing is not delayed", async () => {
      const letters = page.locator("details.ref-letter");
      const openedTogether = letters.first().evaluate(
        (letter) =>
          new Promise<number>((resolve) => {
            new MutationObserver((changes) => resolve(changes.length)).observe(
              letter.parentElement ?? letter,
              { subtree: true, attributeFilter: ["open"] },
            );
          }),
      );
      await page.getByRole("searchbox", { name: "Filter" }).press("n");
      expect(await openedTogether).toBeLessThan((await letters.count()) / 2);
      await expect(page.locator("details.ref-letter:visible:not([open])")).toHaveCount(0);
    });
    await test.step("show the row of the hash, even if a filter hides it", async () => {
      await page.getByRole("searchbox", { name: "Filter" }).fill("nat");
      await expect(page.locator("#input_cidr_block")).toBeHidden();
      await page.evaluate(() => {
        location.hash = "#input_cidr_block";
      });
      await expect(page.locator("#input_cidr_block")).toBeInViewport();
    });
  });

  test("break long names after underscores", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${allInputs}#input_alb_ingress_controller_termination_grace_period_seconds`);
    const name = page.locator(":target > code");
    await expect(name).toBeVisible();
    const parts = await name.evaluate((code) => {
      const lines = new Map<number, string>();
      for (const node of code.childNodes) {
        const range = document.createRange();
        range.selectNode(node);
        for (const { top } of range.getClientRects())
          lines.set(top, (lines.get(top) ?? "") + node.textContent);
      }
      return [...lines.values()];
    });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join("")).toBe(await name.textContent());
  });
});
