import { expect } from "@playwright/test";
import { collectFailures, openPage, setLocation } from "./page-ready.ts";
import { dialog, openSearch } from "./search-dialog.ts";
import { test } from "./sites.ts";

const services = "/docs/reference/services";
const planner = `${services}/upgrade`;
const vpc = "networking/virtual-private-cloud-vpc";
const vpcPage = `${services}/${vpc}`;
const eks = "app-orchestration/amazon-eks";
/** Services with few inputs, which load in a third of the time. */
const snsPage = `${services}/networking/sns-topics`;
const redisPage = `${services}/data-storage/amazon-elasti-cache-for-redis`;

test.describe("a service at an older version", () => {
  test("shows a banner and the differences, moves nothing, and its blocks are pinned to it", async ({
    page,
    context,
  }) => {
    const failures = collectFailures(page);
    const banner = page.locator(".ref-banner");
    const top = async () => (await page.locator(".md h2").first().boundingBox())?.y;
    await openPage(page, `${vpcPage}?version=0.112.5`);
    await expect(banner).toContainText("You are reading version 0.112.5.");
    const shown = await top();
    await test.step("inputs that the version does not have are marked, and code has its version", async () => {
      const head = page.locator(".ref-top");
      await expect(head.locator(".version-badge")).toHaveText("Service Catalog Version 0.112.5", {
        useInnerText: true,
      });
      const absentCount = await page.locator(".ref-absent[id^=input_]").count();
      const thereCount = await page.locator(".ref-removed li[id^=input_]:has(.ref-then)").count();
      await expect(banner).toContainText(`Inputs: ${absentCount} newer, ${thereCount} removed`);
      const listedCount = await page.locator(".ref[id^=input_]").count();
      await expect(page.getByRole("tab", { name: /^Inputs/ })).toHaveText(
        new RegExp(`\\b${listedCount - absentCount + thereCount}$`),
      );
      const absent = page.locator("#input_availability_zone_ids");
      await expect(absent).toHaveClass(/ref-absent/);
      await expect(absent.locator(".badge.absent")).toHaveText("not in 0.112.5");
      await expect(page.locator("#input_cidr_block")).not.toHaveClass(/ref-absent/);
      const blocks = await page.locator("[data-usage] pre code").allTextContents();
      expect(blocks.length).toBeGreaterThan(1);
      for (const block of blocks) {
        expect(block).toContain("?ref=v0.112.5");
        expect(block).not.toContain("availability_zone_ids");
      }
    });
    await test.step("the banner stays in the window, and copied blocks are pinned", async () => {
      await page.locator("#outputs, #optional-inputs").first().scrollIntoViewIfNeeded();
      await expect(banner).toBeInViewport({ ratio: 1 });
      // Its text and links share a line.
      expect((await banner.boundingBox())?.height).toBeLessThan(80);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const block = page.locator("[data-usage]:visible").first();
      await block.hover();
      await block.getByRole("button", { name: /copy/i }).first().click();
      const text = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(text).toContain("?ref=v0.112.5");
    });
    await test.step("the banner leads to the plan of the upgrade, and to the current version", async () => {
      await expect(banner.getByRole("link", { name: "Plan the upgrade" })).toHaveAttribute(
        "href",
        `${planner}?service=${vpc}&from=0.112.5&to=2.11.1`,
      );
      await banner.getByRole("link", { name: "Show the current version" }).click();
      await expect(page).toHaveURL(vpcPage);
      await expect(page.locator("h1")).toBeFocused();
      await expect(banner).toHaveCount(0);
      await expect(page.locator(".ref-top")).toContainText("2.11.1");
      await expect(page.locator(".ref-absent, .badge.absent, .ref-then")).toHaveCount(0);
      await expect(page.locator("[data-usage] pre code").first()).toContainText("?ref=v2.11.1");
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(top).toBe(shown);
      expect(failures()).toEqual([]);
    });
  });

  test("shows the type and the default of that version", async ({ page }) => {
    await openPage(page, `${vpcPage}?version=v0.109.6`);
    await expect(page.locator("#input_blackhole_network_interface_host_num .ref-then")).toHaveText(
      "In 0.109.6: string = null",
    );
    await setLocation(page, `${vpcPage}?version=0.94.0`);
    await expect(page.locator("#input_aws_region .ref-then")).toHaveText(
      "In 0.94.0: string required",
    );
    await setLocation(page, `${vpcPage}?version=0.107.12`);
    await expect(page.locator("#input_create_blackhole_route .ref-then")).toHaveText(
      "Exists in 0.107.12: bool = false",
    );
  });

  test("is kept on other services until the reader goes back", async ({ page }) => {
    await openPage(page, `${snsPage}?version=0.112.5`);
    const banner = page.locator(".ref-banner");
    await expect(banner).toContainText("0.112.5");
    await page.goto(`${redisPage}#inputs`);
    await expect(page).toHaveURL(`${redisPage}?version=0.112.5#inputs`);
    await expect(banner).toContainText("You are reading version 0.112.5.");
    await banner.getByRole("link", { name: "Show the current version" }).click();
    await expect(page).toHaveURL(redisPage);
    await expect(banner).toHaveCount(0);
    await openPage(page, snsPage);
    await expect(page).toHaveURL(snsPage);
    await expect(banner).toHaveCount(0);
  });

  test("is reported and not kept where it is unknown", async ({ page }) => {
    const failures = collectFailures(page);
    for (const version of ["one", "0.1.0", "9.9.9", "0.107.13"]) {
      await openPage(page, `${snsPage}?version=${version}`);
      await expect(page.locator(".ref-banner")).toContainText(version);
      await expect(page.locator(".ref-banner")).toContainText(/shows the current version/);
      await expect(page.locator(".ref-absent")).toHaveCount(0);
    }
    await openPage(page, redisPage);
    await expect(page).toHaveURL(redisPage);
    expect(failures()).toEqual([]);
  });

  test("is said to be unread where only its neighbors are known", async ({ page }) => {
    await openPage(page, `${snsPage}?version=0.107.11`);
    await expect(page.locator(".ref-banner")).toContainText("0.107.11 is not known here");
  });

  test("is chosen on the page of all services, for cards, search, and planner", async ({
    page,
  }) => {
    const failures = collectFailures(page);
    await openPage(page, services);
    const chooser = page.locator(".catalog-version");
    const card = page.locator(".card", { hasText: "Virtual Private Cloud" });
    const counts = await card.locator("p").last().innerText();
    await chooser.getByRole("button").click();
    await chooser.getByRole("combobox").selectOption("0.112.5");
    await expect(chooser).toContainText("plans are shown for version 0.112.5");
    await expect(card).toContainText("outputs in 0.112.5");
    await openPage(page, planner);
    await expect(page.getByRole("combobox", { name: "From" })).toHaveValue("0.112.5");
    await openSearch(page, planner, "availability_zone_ids");
    await expect(
      dialog(page).locator(".chip", { hasText: "not in 0.112.5" }).first(),
    ).toBeVisible();
    await openPage(page, services);
    await chooser.getByRole("button", { name: "Show the current version" }).click();
    await expect(card.locator("p").last()).toHaveText(counts);
    await openPage(page, snsPage);
    await expect(page).toHaveURL(snsPage);
    expect(failures()).toEqual([]);
  });

  test("is linked from its release", async ({ page }) => {
    await openPage(page, vpcPage);
    await page.locator(".ref-upgrade > summary").click();
    const release = page.locator(".ref-upgrade section", { hasText: "0.108.7" }).first();
    await release.getByRole("link", { name: "Show this version" }).click();
    await expect(page).toHaveURL(`${vpcPage}?version=0.108.7`);
    await expect(page.locator(".ref-banner")).toContainText("0.108.7");
  });
});

test("a removed input", async ({ page }) => {
  await test.step("an old link to a removed input shows its replacement", async () => {
    const failures = collectFailures(page);
    await openPage(page, `${services}/${eks}#input_access_entry_poilcy_associations`);
    const row = page.locator("#input_access_entry_poilcy_associations");
    await expect(row).toBeInViewport();
    await expect(row).toContainText("removed in 0.117.0");
    await row.getByRole("link", { name: "access_entry_policy_associations" }).click();
    await expect(page.locator("#input_access_entry_policy_associations")).toBeInViewport();
    expect(failures()).toEqual([]);
  });
  await test.step("a link to a removed input shows it despite the filter", async () => {
    await page
      .locator(".filter-bar")
      .getByRole("searchbox", { name: "Filter" })
      .fill("endpoint_public_access");
    await expect(page.locator("#input_access_entry_policy_associations")).toBeHidden();
    await page.evaluate(() => {
      location.hash = "#input_access_entry_poilcy_associations";
    });
    await expect(page.locator("#input_access_entry_poilcy_associations")).toBeInViewport();
  });
});

test("an old link to a removed output opens its tab", async ({ page }) => {
  const old = "#output_ecs_cluster_launch_configuration_id";
  await openPage(page, `${services}/app-orchestration/amazon-ecs-cluster${old}`);
  await expect(page.locator(old)).toBeInViewport();
  await expect(page.locator(old)).toContainText("removed in 0.102.0");
});
