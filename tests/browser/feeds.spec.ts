import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { requestsSettled } from "./page-ready.ts";
import { test } from "./sites.ts";

const services = "/docs/reference/services";
const rds = `${services}/data-storage/amazon-rds`;
const vpc = `${services}/networking/virtual-private-cloud-vpc`;
const map = `${services}/map`;

test("a service shows which services feed it and why, with links", async ({ page }) => {
  await page.goto(`${rds}#feeds`);
  const section = page.getByText("Inputs usually get their values from outputs of");
  await expect(section.getByRole("link", { name: "VPC", exact: true })).toBeVisible();
  const summary = page.getByText(/^\d+ inputs, with what feeds them and why$/);
  const reason = page.getByText("The database runs in this VPC.");
  await expect(reason).toBeHidden();
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(reason).toBeVisible();
  await expectAccessible(page, "feeds", ".ref-lists");
  const row = page.getByRole("listitem").filter({ has: reason });
  await expect(row.locator('a[href="#input_vpc_id"]')).toHaveText("vpc_id");
  await row.getByRole("link", { name: "VPC", exact: true }).press("Enter");
  await expect(page).toHaveURL(`${vpc}#output_vpc_id`);
});

test("the map lights the lines of the service that has the focus or the pointer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(map);
  await requestsSettled(page);
  const picture = page.getByRole("group", { name: /^What usually feeds the services in Data/ });
  const name = picture.getByRole("link", { name: "ECR Repositories" });
  const lines = picture.locator(".p-feed");
  const lit = picture.locator(".p-feed.lit");
  await expect(lit).toHaveCount(0);
  await expect(async () => {
    await name.blur();
    await name.focus();
    expect(await lit.count()).toBeGreaterThan(0);
  }).toPass();
  expect(await lit.count()).toBeLessThan(await lines.count());
  await expect(picture.locator(".p-feed:not(.lit)").first()).toHaveCSS("opacity", "0.15");
  await name.blur();
  await expect(lit).toHaveCount(0);
  await name.click();
  await expect(page).toHaveURL(`${services}/data-storage/amazon-ecr-repositories`);
});

test("in forced colors the map has the system's colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(map);
  const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(page.locator(".p-feed").first()).toHaveCSS("color", text);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a service lists the inputs that it feeds", async ({ page }) => {
    await page.goto(vpc);
    const list = page.locator("details").filter({ hasText: /inputs that this service feeds/ });
    await list.locator("summary").click();
    const row = list.getByRole("listitem").filter({ hasText: /^Amazon RDS/ });
    await expect(row).toContainText("private_persistence_subnet_ids → subnet_ids");
  });

  test("the map is an image and a table, on a phone too", async ({ page }) => {
    for (const [width, shown] of [
      [1280, ".p-large"],
      [320, ".p-small"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(map);
      const picture = page.getByRole("group", { name: /^What usually feeds the services in Data/ });
      await expect(picture).toHaveCount(1);
      await expect(picture).toBeVisible();
      await expect(picture.and(page.locator(shown))).toContainText("ECR Repositories");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const row = page.getByRole("row").filter({ hasText: "ElastiCache for Redis" });
    await expect(row.first()).toContainText("SNS Topics (2)");
    await row.first().getByRole("link", { name: "SNS Topics" }).click();
    await expect(page).toHaveURL(`${services}/networking/sns-topics`);
  });

  test("a module of the library lists the services that are built from it", async ({ page }) => {
    await page.goto("/docs/reference/modules/terraform-aws-vpc");
    const users = page.locator("section").filter({ has: page.locator("#vpc-app") });
    const link = users.getByRole("link", { name: "Virtual Private Cloud (VPC)" });
    await expect(link).toHaveAttribute("href", vpc);
  });
});
