import { expect } from "@playwright/test";
import { test } from "./sites.ts";

const old = "/guides/stay-up-to-date/terraform/how-to-update-to-terraform-12";
const now = "/docs/guides/stay-up-to-date/terraform/terraform-12";

test("an old address without the prefix leads to the page of today", async ({ page }) => {
  await page.goto(old);
  await page.waitForURL((url) => url.pathname.startsWith(now));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Update to Terraform 0.12");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("old addresses lead to the same pages", async ({ page }) => {
    await page.goto(old);
    await page.waitForURL((url) => url.pathname.startsWith(now));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Update to Terraform 0.12");
  });
});
