import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { gapBelowFilter, highlightedMatches } from "./filtered-list.ts";
import {
  collectConsole,
  delayRequests,
  openPage,
  waitForHydration,
  withoutStorageWarning,
} from "./page-ready.ts";
import { ecs, filterBar, filterField, resetFilter, services, tab, vpc } from "./reference-page.ts";
import { test } from "./sites.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all inputs and outputs are shown, and the filter is hidden", async ({ page }) => {
    await page.goto(ecs);
    await expect(page.locator("#input_cluster_name")).toBeVisible();
    await expect(page.locator("#output_ecs_cluster_arn")).toBeVisible();
    await expect(filterBar(page)).toBeHidden();
  });
});

test("filters while typing and keeps the filter in the URL", async ({ page }) => {
  const first = collectConsole(page);
  await openPage(page, ecs);
  const shown = page.locator("[id^=input_].ref:not([hidden])");
  const all = await shown.count();
  await expect(tab(page, "Inputs")).toHaveText(`Inputs ${all}`);
  const box = await tab(page, "Outputs").boundingBox();
  await filterField(page).fill("autoscaling protection");
  await expect(page.locator("#input_autoscaling_termination_protection")).toBeVisible();
  await expect(page.locator("#input_cluster_name")).toBeHidden();
  const found = Number.parseInt((await tab(page, "Inputs").textContent())?.slice(7) ?? "", 10);
  await expect(tab(page, "Inputs")).toHaveText(`Inputs ${found} of ${all}`);
  expect((await tab(page, "Outputs").boundingBox())?.x).toBe(box?.x);
  expect(found).toBeLessThan(all / 2);
  await expect(shown).toHaveCount(found);
  await expect(page).toHaveURL(/\?filter=autoscaling\+protection$/);
  expect(withoutStorageWarning(first())).toEqual([]);
  const consoleAfterReload = collectConsole(page);
  await page.reload();
  await waitForHydration(page);
  await expect(filterField(page)).toHaveValue("autoscaling protection");
  await expect(shown).toHaveCount(found);
  expect(withoutStorageWarning(consoleAfterReload())).toEqual([]);
});

test("the list of a service", async ({ page, context }) => {
  await test.step("filters by type, requirement, and change, and shows what is pressed", async () => {
    await openPage(page, ecs);
    const required = filterBar(page).getByRole("button", { name: "Required", exact: true });
    const optional = filterBar(page).getByRole("button", { name: "Optional", exact: true });
    await required.click();
    await expect(page.locator("#optional-inputs")).toBeHidden();
    await expect(required).toHaveAttribute("aria-pressed", "true");
    await page.emulateMedia({ forcedColors: "active" });
    const [pressed, other] = await Promise.all(
      [required, optional].map((button) =>
        button.evaluate((one) => getComputedStyle(one).backgroundColor),
      ),
    );
    expect(pressed).not.toBe(other);
    await page.emulateMedia({ forcedColors: null });
    await optional.click();
    await expect(required).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator("#required-inputs")).toBeHidden();
    await optional.click();
    await filterBar(page).getByRole("combobox", { name: "Type" }).selectOption("bool");
    await expect(page.locator("#input_cluster_name")).toBeHidden();
    await expect(page.locator("#input_autoscaling_termination_protection")).toBeVisible();
    await expect(page).toHaveURL(/\?type=bool$/);
    await filterBar(page).getByRole("combobox", { name: "Type" }).selectOption("");
    await filterBar(page)
      .getByRole("button", { name: /^Changed in / })
      .click();
    await expect(page).toHaveURL(/\?changed=1$/);
    const changed = await page.locator(".ref[data-changed]").count();
    expect(changed).toBeGreaterThan(0);
    await expect(page.locator(".ref:not([hidden])")).toHaveCount(changed);
    await resetFilter(page);
  });
  await test.step("matches are marked, and the filtered list is shown from its start", async () => {
    const field = filterField(page);
    await field.fill("termination-protection daemon");
    await expect.poll(() => highlightedMatches(page)).toEqual(["daemon", "termination_protection"]);
    await field.fill("");
    await expect.poll(() => highlightedMatches(page)).toEqual([]);
    await page.evaluate(() => {
      location.hash = "#input_multi_az_capacity_provider";
    });
    await expect(page.locator("#input_multi_az_capacity_provider")).toBeInViewport();
    await filterField(page).fill("cluster_name");
    await expect(page.locator("#input_multi_az_capacity_provider")).toBeHidden();
    await expect(page.locator("#input_cluster_name")).toBeInViewport();
    expect(await gapBelowFilter(page, "#input_cluster_name")).toBeGreaterThanOrEqual(0);
    await resetFilter(page);
  });
  await test.step("the contents link to the inputs and outputs", async () => {
    for (const [name, target] of [
      ["Outputs", "#outputs"],
      ["Required inputs", "#required-inputs"],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator(".toc").getByRole("link", { name }).click();
      await expect(page.locator(target)).toBeInViewport();
      await expect.poll(() => gapBelowFilter(page, target)).toBeGreaterThanOrEqual(0);
    }
    await resetFilter(page);
  });
  await test.step("copies the name of an entry", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const count = tab(page, "Inputs");
    await filterField(page).fill("cluster");
    await expect(count).toHaveText(/^Inputs \d+ of \d+$/);
    const counted = (await count.textContent()) ?? "";
    const copy = page
      .locator("#input_cluster_name")
      .getByRole("button", { name: "Copy cluster_name" });
    await copy.click();
    await expect(copy).toHaveClass("copied");
    await expect(page.getByText("Copied cluster_name")).toHaveAttribute("role", "status");
    await expect(count).toHaveText(counted);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("cluster_name");
    await resetFilter(page);
  });
  await test.step("the arrow keys switch tabs; controls that would change nothing are hidden", async () => {
    const bar = filterBar(page);
    await expect(bar.getByRole("button", { name: "Sort A-Z" })).toHaveCount(0);
    await tab(page, "Inputs").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Outputs")).toBeFocused();
    await expect(page.locator("#output_ecs_cluster_arn")).toBeVisible();
    await page.keyboard.press("Home");
    await expect(page.locator("#input_cluster_name")).toBeVisible();
    await tab(page, "Outputs").click();
    // Outputs have no type, are not required, and have no collapsed values.
    await expect(bar.getByRole("combobox", { name: "Type" })).toHaveCount(0);
    await expect(bar.getByRole("button", { name: /Required|Optional|Expand/ })).toHaveCount(0);
    await openPage(page, `${services}/app-orchestration/kubernetes-namespace`);
    await expect(bar.getByRole("button", { name: /^Changed/ })).toHaveCount(0);
    await expect(bar.getByRole("combobox", { name: "Version" })).toHaveCount(0);
  });
});

test("choosing a version shows the page of that version, at the same position", async ({
  page,
}) => {
  await openPage(page, vpc);
  const versions = filterBar(page).getByRole("combobox", { name: "Version" });
  await versions.scrollIntoViewIfNeeded();
  await versions.selectOption("0.110.2");
  await expect(page).toHaveURL(`${vpc}?version=0.110.2`);
  await expect(page.locator("#input_availability_zone_ids")).toHaveClass(/ref-absent/);
  await expect(versions).toBeInViewport();
  await versions.selectOption("2.11.1");
  await expect(page).toHaveURL(vpc);
  await expect(page.locator(".ref-absent")).toHaveCount(0);
  // This service has no change in this version.
  await openPage(page, `${vpc}?version=v0.112.5`);
  await expect(versions).toHaveValue("0.112.5");
});

test("in any window the bar is as wide as the rows and stays above them", async ({ page }) => {
  await openPage(page, `${vpc}#input_cidr_block`);
  const edges = (css: string) =>
    page.evaluate((selector) => {
      const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [left, right];
    }, css);
  const box = () =>
    page.evaluate(() => document.querySelector(".filter-bar > div")?.getBoundingClientRect());
  for (const width of [320, 768, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.locator("#input_cidr_block").scrollIntoViewIfNeeded();
      const bar = await edges(".filter-bar > div");
      expect(await edges("#input_num_nat_gateways")).toEqual(bar);
      // The highlighted row does not stick out.
      expect(await edges("#input_cidr_block")).toEqual(bar);
      await page.locator(".ref").nth(9).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 1500);
      await expect.poll(async () => (await box())?.top).toBeLessThanOrEqual(60);
      const { bottom = 0, height = 0 } = (await box()) ?? {};
      expect(bottom).toBeGreaterThan(60);
      expect(height).toBeLessThanOrEqual(100);
      await expect(tab(page, "Outputs")).toBeInViewport();
    });
  }
});

test("on a phone all tools are one button away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${services}/networking/sns-topics?required=1`);
  const more = filterBar(page).getByRole("button", { name: "Filters (1)" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await expect(filterBar(page).getByRole("button", { name: "Required", exact: true })).toBeHidden();
  await more.click();
  await filterBar(page).getByRole("button", { name: "Required", exact: true }).click();
  await expect(filterBar(page).getByRole("button", { name: "Filters", exact: true })).toBeVisible();
  await expect(filterBar(page).getByRole("combobox", { name: "Version" })).toBeVisible();
  await expectAccessible(page, "open tools", { within: ".filter-bar" });
});

test("a filter at the lower edge of the window moves up with its results", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, vpc);
  const field = filterBar(page).getByRole("searchbox", { name: "Filter" });
  await field.evaluate((input) =>
    scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 10),
  );
  await field.click();
  await page.keyboard.type("nat_gateways");
  await expect(page.locator("#input_num_nat_gateways")).toBeInViewport();
  expect((await field.boundingBox())?.y).toBeLessThan(200);
});

test("a hash shows its entry, with and without its prefix", async ({ page }) => {
  for (const [hash, target] of [
    ["#input_autoscaling_termination_protection", "#input_autoscaling_termination_protection"],
    ["#ecs_cluster_arn", "#output_ecs_cluster_arn"],
  ] as const) {
    await test.step(hash, async () => {
      // The query makes the browser load the page again, instead of scrolling the open one.
      await openPage(page, `${ecs}?${hash.slice(1)}${hash}`);
      await expect(page.locator(target)).toBeInViewport();
      const name = `${target} .ref-head`;
      await expect.poll(() => gapBelowFilter(page, name)).toBeGreaterThanOrEqual(0);
      expect(await gapBelowFilter(page, name)).toBeLessThan(30);
    });
  }
});

test("applies input and choices from before hydration", async ({ page }) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto(ecs);
  const filter = filterField(page);
  const type = page.locator(".filter-bar [aria-label=Type]");
  await filter.fill("ssh");
  await type.selectOption("list");
  release();
  await expect(page).toHaveURL(/\?filter=ssh&type=list$/);
  await expect(filter).toHaveValue("ssh");
  await expect(type).toHaveValue("list");
  await expect(page.locator("#input_allow_ssh_from_cidr_blocks")).toBeVisible();
  await expect(page.locator("#input_autoscaling_termination_protection")).toBeHidden();
});

test("a target that the filter hides resets the filter", async ({ page }) => {
  await test.step("a link to an entry that the filter hides resets the filter", async () => {
    await openPage(page, `${ecs}?filter=autoscaling_termination_protection`);
    await expect(page.locator("#input_cluster_name")).toBeHidden();
    await page.evaluate(() => {
      location.hash = "#input_multi_az_capacity_provider";
    });
    await expect(page.locator("#input_multi_az_capacity_provider")).toBeInViewport();
    await expect(page.locator("#input_cluster_name")).toBeVisible();
  });
  await test.step("a search result resets the filter that hides it", async () => {
    await openPage(page, `${ecs}?filter=autoscaling_termination_protection`);
    await page.keyboard.press("/");
    await page.locator("dialog[open]").getByRole("combobox").fill("multi_az_capacity_provider");
    const target = "#input_multi_az_capacity_provider";
    await page.locator(`[role=option][href="${ecs}${target}"]`).click();
    await expect(page.locator(target)).toBeInViewport();
    await expect(page.locator(target)).toBeFocused();
    await expect(filterField(page)).toHaveValue("");
  });
  await test.step("a URL with a filter that hides its target resets the filter", async () => {
    await openPage(page, `${ecs}?filter=ssh#input_multi_az_capacity_provider`);
    await expect(page.locator("#input_multi_az_capacity_provider")).toBeInViewport();
    await expect(filterField(page)).toHaveValue("");
  });
});

test("the filter follows the URL, on Back and without a query", async ({ page }) => {
  await openPage(page, ecs);
  const field = filterField(page);
  await field.fill("cluster_name");
  await page.locator("#input_cluster_name .ref-head a >> nth=0").click();
  await field.fill("multi_az");
  await page.goBack();
  await expect(page).toHaveURL(`${ecs}?filter=cluster_name`);
  await expect(field).toHaveValue("cluster_name");
  await expect(page.locator("#input_multi_az_capacity_provider")).toBeHidden();
  await page.locator(".side [aria-current=page]").click();
  await expect(field).toHaveValue("");
  await expect(page.locator("#input_multi_az_capacity_provider")).toBeVisible();
});
