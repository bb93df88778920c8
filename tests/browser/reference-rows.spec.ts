import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { layoutShifts, openPage, requestsSettled, waitForHydration } from "./page-ready.ts";
import {
  ecs,
  filterBar,
  filterField,
  focusedRow,
  openSupport,
  tab,
  vpc,
} from "./reference-page.ts";
import { test } from "./sites.ts";

const managementVpc = "/docs/reference/services/networking/management-vpc";

test("rows of a list", async ({ page }) => {
  await test.step("a link skips to the inputs, and arrow keys move between them", async () => {
    await openPage(page, vpc);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the inputs" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#required-inputs")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect.poll(() => focusedRow(page)).toBe("input_cidr_block");
    // The keys are loaded with the first focus.
    await expect(page.locator("#input_vpc_name a").first()).toHaveAttribute("tabindex", "-1");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focusedRow(page)).toBe("input_vpc_name");
    await page.keyboard.press("ArrowUp");
    expect(await focusedRow(page)).toBe("input_num_nat_gateways");
    // The controls of the row, and then what follows the list.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Copy num_nat_gateways" })).toBeFocused();
    for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
    expect(await focusedRow(page)).toBe("");
  });
  await test.step("at the top of a service with many links in its text, a link leads to the inputs", async () => {
    await openPage(page, "/docs/reference/services/app-orchestration/amazon-ecs-service");
    const link = page.locator(".ref-top").getByRole("link", { name: "Inputs", exact: true });
    const isFocused = () => link.evaluate((element) => element === document.activeElement);
    let stops = 0;
    for (; stops < 60 && !(await isFocused()); stops++) await page.keyboard.press("Tab");
    expect(stops).toBeLessThanOrEqual(25);
    await page.keyboard.press("Enter");
    await expect(page.locator("#required-inputs")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect.poll(() => focusedRow(page)).toMatch(/^input_/);
  });
  await test.step("the contents are one tab stop, and few others come before the first input", async () => {
    await openPage(page, vpc);
    const focusIsIn = (selector: string) => page.locator(`${selector} :focus`).count();
    for (let step = 0; step < 20 && !(await focusIsIn(".toc")); step++) {
      await page.keyboard.press("Tab");
    }
    await expect(page.locator(".toc :focus")).toHaveText("Features");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".toc :focus")).toHaveText("Core concepts");
    await page.keyboard.press("Tab");
    expect(await focusIsIn(".toc")).toBe(0);
    const stops = await page.evaluate(() => {
      const input = document.querySelector(".ref") ?? document.body;
      const all = document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, summary, [tabindex='0']",
      );
      return [...all].filter(
        (stop) =>
          stop.tabIndex >= 0 &&
          stop.checkVisibility() &&
          stop.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).length;
    });
    expect(stops).toBeLessThanOrEqual(66);
  });
  await test.step("each input has a heading, buttons with unique names, and a value that can be expanded", async () => {
    const panel = page.getByRole("tabpanel", { name: /^Inputs/ });
    const rows = await panel.locator(".ref").count();
    const headings = await panel.getByRole("heading", { level: 4 }).allTextContents();
    expect(headings).toHaveLength(rows);
    expect(headings[0]).toBe("cidr_block");
    const names = await panel
      .locator(".ref-head :is(button, .ref-source)")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(names.length).toBeGreaterThan(rows);
    expect(new Set(names).size).toBe(names.length);
    const closed = page.locator(".refs details:not([open])");
    const all = await closed.count();
    expect(all).toBeGreaterThan(0);
    await filterBar(page).getByRole("button", { name: "Expand all" }).click();
    await expect(closed).toHaveCount(0);
    await filterBar(page).getByRole("button", { name: "Collapse all" }).click();
    await expect(closed).toHaveCount(all);
  });
  await test.step("F focuses the filter, and Tab gets from there to the first row that it shows", async () => {
    await openPage(page, `${vpc}#input_num_nat_gateways`);
    await page.keyboard.press("f");
    const field = filterField(page);
    await expect(field).toBeFocused();
    await page.keyboard.type("vpc_name");
    await expect(page.locator("#input_num_nat_gateways")).toBeHidden();
    for (let step = 0; step < 12 && (await focusedRow(page)) === ""; step++)
      await page.keyboard.press("Tab");
    expect(await focusedRow(page)).toBe("input_vpc_name");
  });
  await test.step("a link skips to the sidebar, which comes after the article", async () => {
    await openPage(page, vpc);
    for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the sidebar" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main ~ #sidebar :focus")).toHaveCount(1);
  });
});

test("tools and bars", async ({ page }) => {
  await test.step("one bar stays in view if the table of contents is a bar, too", async () => {
    const bars = async (address: string) => {
      await openPage(page, address);
      return page.evaluate(() => {
        const contents = document.querySelector("main > .toc");
        const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
        return [contents && getComputedStyle(contents).position, padding];
      });
    };
    const guide = "/docs/guides/build-it-yourself/vpc/core-concepts";
    await page.setViewportSize({ width: 1100, height: 800 });
    expect(await bars(ecs)).toEqual(["static", "80px"]);
    expect(await bars(guide)).toEqual(["sticky", "124px"]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await bars(guide)).toEqual(["sticky", "80px"]);
  });
  await test.step("a menu at the top has what is needed less often", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, vpc);
    const top = page.locator(".ref-top");
    await top.getByRole("button", { name: "More", exact: true }).click();
    const links = top.getByRole("listitem").getByRole("link");
    await expect(links).toHaveText(["Check my code", "View source", "Release notes", "JSON"]);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step("the contents follow the text of a service and end above its lists", async () => {
    await openPage(page, `${vpc}#deploy`);
    const link = page.locator(".toc").getByRole("link", { name: "Features" });
    await expect(link).toBeInViewport({ ratio: 1 });
    // Headings in the contents are no Tab stops.
    await expect(page.locator("#deploy > .anchor")).toHaveAttribute("tabindex", "-1");
    await page.locator("#optional-inputs").scrollIntoViewIfNeeded();
    await expect(link).not.toBeInViewport();
    await openPage(page, managementVpc);
    const table = await page.locator(".md .table").first().boundingBox();
    const contents = await page.locator(".toc").boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan(contents?.x ?? 0);
  });
  await test.step("a placeholder has as much contrast as other small text", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    for (const [address, field] of [
      [ecs, ".filter-bar input"],
      ["/search", ".search-field"],
    ] as const) {
      await openPage(page, address);
      const [placeholder, muted] = await page.locator(field).evaluate((input) => {
        const probe = document.createElement("p");
        probe.style.color = "var(--muted)";
        document.body.append(probe);
        return [getComputedStyle(input, "::placeholder").color, getComputedStyle(probe).color];
      });
      expect(placeholder).toBe(muted);
    }
  });
});

test("nothing moves unless the reader asks for it", async ({ page }) => {
  await openPage(page, ecs);
  // A busy browser loses the first turns of the wheel.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(0);
  expect(await layoutShifts(page)).toEqual([]);
  await filterField(page).fill("ssh");
  await expect(page).toHaveURL(/filter=ssh/);
  await expect(page.locator("#input_cluster_name")).toBeHidden();
  // The filter moves rows on request, and later than half a second on a busy machine.
  const shiftsOfFilter = (await layoutShifts(page)).length;
  await page.mouse.wheel(0, 500);
  await page.mouse.wheel(0, -500);
  await filterField(page).hover();
  expect((await layoutShifts(page)).slice(shiftsOfFilter)).toEqual([]);
});

test("an empty tab offers the matches of the other tab, and a button that clears the filter", async ({
  page,
}) => {
  const name = "allow_ssh_from_cidr_blocks";
  await openPage(page, `${ecs}?list=outputs&filter=${name}`);
  const panel = page.getByRole("tabpanel", { name: /^Outputs/ });
  await expect(panel).toContainText("Nothing matches.");
  await expect(tab(page, "Outputs")).toHaveText(/^Outputs 0 of \d+$/);
  await panel.getByRole("button", { name: /^Show Inputs \d of \d+$/ }).click();
  await expect(page.locator(`#input_${name}`)).toBeVisible();
  await expect(tab(page, "Inputs")).toBeFocused();
  await expect(page).toHaveURL(/list=inputs/);
  await tab(page, "Outputs").click();
  await panel.getByRole("button", { name: "Clear the filter" }).click();
  await expect(page.locator("#output_ecs_cluster_arn")).toBeVisible();
  await expect(filterField(page)).toBeFocused();
  await expect(page).toHaveURL(`${ecs}?list=outputs`);
});

test("Back, reload, and tabs", async ({ page }) => {
  await test.step("Back and a reload restore the scroll position, whatever the hash", async () => {
    // The page height may differ after a reload, because another font may be used.
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
    // The browser restores a position in the text of another tab before this tab is shown.
    const tolerance = 200;
    const scrollFar = () => page.evaluate(() => window.scrollBy(0, 3000));
    for (const name of ["input_cluster_name", "output_ecs_cluster_arn"]) {
      await openPage(page, `${ecs}#${name}`);
      await expect(page.locator(`#${name}`)).toBeInViewport();
      await scrollFar();
      const id = await lastInWindow();
      const topBefore = await topOf(id);
      await openSupport(page);
      await page.goBack();
      await expect(page.locator(`#${name}`)).toBeVisible();
      await requestsSettled(page);
      expect(Math.abs((await topOf(id)) - topBefore)).toBeLessThan(tolerance);
      await page.reload();
      await waitForHydration(page);
      await expect(page.locator(`#${name}`)).toBeVisible();
      await requestsSettled(page);
      expect(Math.abs((await topOf(id)) - topBefore)).toBeLessThan(tolerance);
    }
  });
  await test.step("Back restores the position in a filtered list", async () => {
    await openPage(page, `${ecs}?filter=security_group`);
    const hidden = page.locator("#input_cluster_name");
    await expect(hidden).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const left = await page.evaluate(() => window.scrollY);
    await openSupport(page);
    await page.goBack();
    await expect(hidden).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
  await test.step("choosing a tab ignores the target of the hash", async () => {
    await openPage(page, `${ecs}#input_cluster_name`);
    await filterBar(page)
      .getByRole("tab", { name: /^Outputs/ })
      .click();
    await expect(page).toHaveURL(`${ecs}?list=outputs`);
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator("#output_ecs_cluster_arn")).toBeVisible();
  });
});

const largest = "/docs/reference/services/landing-zone/aws-security-account-baseline-wrapper";

test("the largest service is at most 65 KB, 82 KB with its payload, and has no duplicate id", async ({
  request,
}) => {
  const texts = await Promise.all(
    ["index.html", "index.txt"].map(async (file) => {
      const response = await request.get(`${largest}/${file}`);
      expect(response.ok()).toBe(true);
      return response.text();
    }),
  );
  const weight = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(weight).toBeLessThanOrEqual(82 * 1024);
  expect(brotliCompressSync(texts[0] ?? "").length).toBeLessThanOrEqual(65 * 1024);
  const ids = [...(texts[0] ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(233);
  expect(new Set(ids).size).toBe(ids.length);
});
