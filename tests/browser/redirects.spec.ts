import { expect } from "@playwright/test";
import { test } from "./sites.ts";

const old = "/guides/stay-up-to-date/terraform/how-to-update-to-terraform-12";
const now = "/docs/guides/stay-up-to-date/terraform/terraform-12";

test("an old URL without the prefix redirects to the current page", async ({ page }) => {
  await page.goto(old);
  await page.waitForURL((url) => url.pathname.startsWith(now));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Update to Terraform 0.12");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("old URLs redirect to the same pages", async ({ page }) => {
    await page.goto(old);
    await page.waitForURL((url) => url.pathname.startsWith(now));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Update to Terraform 0.12");
  });
});
