import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const services = "/docs/reference/services";
const rds = `${services}/data-storage/amazon-rds`;
const vpc = `${services}/networking/virtual-private-cloud-vpc`;
const map = `${services}/map`;

test("a service shows which services feed it and why, with links", async ({ page }) => {
  await page.goto(`${rds}#feeds`);
  const summary = page.getByText(/^\d+ inputs usually get their values from .*VPC/);
  const reason = page.getByText("The database runs in this VPC.");
  await expect(reason).toBeHidden();
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(reason).toBeVisible();
  await expectAccessible(page, "feeds", { within: "#article-body details[open]" });
  const row = page.getByRole("listitem").filter({ has: reason });
  await expect(row.locator('a[href="#input_vpc_id"]')).toHaveText("vpc_id");
  await row.getByRole("link", { name: "VPC", exact: true }).press("Enter");
  await expect(page).toHaveURL(`${vpc}#output_vpc_id`);
});

test("the map shows a service between its neighbors, and one neighbor at a time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, `${map}#map-amazon-rds`);
  const drawing = page
    .locator("details", { has: page.locator("#map-amazon-rds") })
    .locator(".service-map");
  const service = drawing.locator("> a");
  const source = drawing.getByRole("listitem").filter({ hasText: /^VPC / });
  const target = drawing.getByRole("listitem").filter({ hasText: "RDS replica" });
  const middleOf = async (box: Locator) => {
    const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
    return x + width / 2;
  };
  const centers = [await middleOf(source), await middleOf(service), await middleOf(target)];
  expect(centers).toEqual([...centers].sort((a, b) => a - b));
  const otherSource = drawing.getByRole("listitem").filter({ hasText: /^SNS Topics / });
  for (const isolate of ["hover", "focus"] as const) {
    await source.getByRole("link")[isolate]();
    await expect(source).toHaveCSS("opacity", "1");
    await expect(otherSource).toHaveCSS("opacity", "0.35");
    await page.mouse.move(0, 0);
  }
  await service.focus();
  await expect(otherSource).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 768, height: 900 });
  const heights = await drawing
    .locator("li small")
    .evaluateAll((counts) => counts.map((count) => count.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(24);
  await target.getByRole("link").click();
  await expect(page).toHaveURL(/\/amazon-rds-replica$/);
});

test("in forced colors the lines of the map have the color of the text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(map);
  const line = page.locator(".service-map li").first();
  const colors = await line.evaluate((row) => [
    getComputedStyle(row, "::after").borderTopColor,
    getComputedStyle(document.body).color,
  ]);
  expect(colors[0]).toBe(colors[1]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a service lists the inputs that it feeds", async ({ page }) => {
    await page.goto(vpc);
    const list = page
      .locator("details")
      .filter({ hasText: /^Outputs usually feed \d+ inputs of / });
    // On a phone, the triangle is next to the lines of the summary.
    await page.setViewportSize({ width: 390, height: 844 });
    const [first, ...others] = await list.locator("summary").evaluate((summary) => {
      const text = document.createRange();
      text.selectNodeContents(summary);
      return [...text.getClientRects()].map(({ left }) => left);
    });
    expect(others.length).toBeGreaterThan(0);
    for (const left of others) expect(Math.abs(left - (first ?? 0))).toBeLessThan(1);
    await list.locator("summary").click();
    const row = list.getByRole("listitem").filter({ hasText: /^Amazon RDS/ });
    await expect(row).toContainText("private_persistence_subnet_ids → subnet_ids");
  });

  test("the map can be read, on a phone too", async ({ page }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(map);
      const summary = page.locator("summary", { hasText: /^ElastiCache for Redis / });
      await summary.click();
      const source = summary.locator("..").getByRole("listitem").filter({ hasText: "SNS Topics" });
      await expect(source).toHaveText("SNS Topics 2 inputs");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.locator("details[open]").last().getByRole("link", { name: "SNS Topics" }).click();
    await expect(page).toHaveURL(`${services}/networking/sns-topics`);
  });

  test("a module of the library lists the services that are built from it", async ({ page }) => {
    await page.goto("/docs/reference/modules/terraform-aws-vpc");
    const users = page.locator("details").filter({ has: page.locator("#vpc-app") });
    await users.locator("summary").click();
    const link = users.getByRole("link", { name: "Virtual Private Cloud (VPC)" });
    await expect(link).toHaveAttribute("href", vpc);
  });
});
