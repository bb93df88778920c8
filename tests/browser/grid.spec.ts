import { expect, type Page } from "@playwright/test";
import { edges } from "./grid.ts";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

/** The different colors that a screenshot shows. */
async function colorsIn(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number[]> {
  const bytes = [...(await page.screenshot({ clip }))];
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return [...new Set(new Uint32Array(new Uint8ClampedArray(data).buffer))];
  }, bytes);
}

test("edges of articles and of wide tools", async ({ page }) => {
  await test.step("next to a wide tool, text and code end at the edge of articles", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(kindsOfPages.guide ?? "");
    const article = await edges(page);
    await page.goto("/docs/reference/check");
    const { right } = await edges(page);
    expect(right).toEqual(article.right);
  });
  await test.step("text, code, tables, and figures of an article end at one edge", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of [kindsOfPages.guide, kindsOfPages.walkthrough, kindsOfPages.styleGuide]) {
      await page.goto(path ?? "");
      const { right } = await edges(page);
      expect(right, path).toHaveLength(1);
    }
  });
  await test.step("a page without a sidebar is centered, together with its contents", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/docs/guides/support");
    const margins = await page.locator("main").evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      return [left, document.documentElement.clientWidth - right];
    });
    expect(margins[0]).toBe(margins[1]);
    const title = () => page.locator("h1").evaluate((h1) => h1.getBoundingClientRect().left);
    for (const width of [390, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/docs/guides/support");
      const left = await title();
      await page.goto("/docs/no-such-page");
      expect(await title(), `${width} px`).toBe(left);
    }
  });
  await test.step("the bar of contents of a tablet reaches both edges of the window", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(kindsOfPages.guide ?? "");
    const bar = await page.locator(".toc > button").boundingBox();
    expect(bar?.x).toBeGreaterThan(16);
    const line = { x: 0, y: (bar?.y ?? 0) + (bar?.height ?? 0) - 1, width: 768, height: 1 };
    expect(await colorsIn(page, line)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
  await test.step("lines of a plan use the whole width of its page", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(
      "/docs/reference/services/upgrade?service=app-orchestration/amazon-eks&from=0.116.0&to=2.11.1",
    );
    const form = await page.locator(".upgrade-form").boundingBox();
    for (const part of [".upgrade-plan details[open] li", ".upgrade-source"]) {
      const line = await page.locator(part).first().boundingBox();
      expect((line?.x ?? 0) + (line?.width ?? 0), part).toBe((form?.x ?? 0) + (form?.width ?? 0));
    }
  });
  await test.step("the rows of the sidebar begin at one edge", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(kindsOfPages.guide ?? "");
    const rows = await page
      .locator("#sidebar li > a")
      .evaluateAll((all) =>
        all.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect().left),
      );
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows).size).toBe(1);
  });
});

test("the message of a crashed page begins where its title would", async ({ page }) => {
  await page.route("**/sns-topics/index.txt*", async (route) => {
    const response = await route.fetch();
    // An object is not a valid child, so React throws.
    const body = (await response.text()).replace(
      /\["\$","h1",null,\{"children":"[^"]*"\}\]/,
      '["$","h1",null,{"children":{"a":1}}]',
    );
    await route.fulfill({ response, body });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/docs/reference/services/networking/elastic-load-balancer-elb");
    const left = () => page.locator("h1").evaluate((h1) => h1.getBoundingClientRect().left);
    const before = await left();
    await page.locator('a[href$="/networking/sns-topics"]').first().dispatchEvent("click");
    await expect(page.locator("h1")).toHaveText("This page crashed.");
    expect(await left(), `${width} px`).toBe(before);
  }
});

test("a page that the sidebar does not list is below the page that it belongs to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${kindsOfPages.walkthrough}/all-steps`);
  await expect(page.locator("#sidebar [aria-current]").last()).toHaveText("Deployment walkthrough");
  await expect(page.locator(".crumbs a").last()).toHaveText("Deployment walkthrough");
});

test("a walkthrough", async ({ page }) => {
  await test.step("the table of contents is next to the article from 1152 px on", async () => {
    await page.goto(kindsOfPages.walkthrough ?? "");
    for (const [width, isColumn] of [
      [1151, false],
      [1152, true],
      [1366, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(".toc li a").first()).toBeVisible({ visible: isColumn });
      await expect(page.locator(".toc > button")).toBeVisible({ visible: !isColumn });
    }
  });
  await test.step("in dark mode the open table of contents has a clear edge", async () => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    await page.locator(".toc > button").click();
    const list = page.locator(".toc [popover]");
    await expect(list).toBeVisible();
    const { edge, shadow } = await list.evaluate((element) => {
      const probe = document.createElement("p");
      probe.style.color = "var(--edge)";
      element.append(probe);
      return {
        edge: getComputedStyle(probe).color,
        shadow: getComputedStyle(element).boxShadow,
      };
    });
    expect(shadow).toContain(`${edge} 0px 0px 0px 1px`);
    await page.reload();
  });
  await test.step("one line of shell is 46 px high, and a command shares a frame with its output", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const command = page.locator('.code[data-lang="bash"]:has(+ .code[data-lang="text"])').first();
    const output = page.locator('.code[data-lang="bash"] + .code[data-lang="text"]').first();
    const [above, below] = [await command.boundingBox(), await output.boundingBox()];
    expect(above?.height).toBe(46);
    expect(below?.y).toBe((above?.y ?? 0) + 46);
    await expect(output.locator(".code-tools")).toBeHidden();
  });
});

test("navbar, home page, and footer align with pages", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(kindsOfPages.posts ?? "");
  const nav = await page.locator(".blog-links").boundingBox();
  await page.goto("/");
  for (const part of [".top .logo", ".hero h1", "#roles", ".foot h2"]) {
    const box = await page.locator(part).first().boundingBox();
    expect(Math.round(box?.x ?? -1), part).toBe(Math.round(nav?.x ?? 0));
  }
  // The groups of the footer use all columns.
  const rightOf = (part: string) =>
    page.locator(part).evaluate((node) => Math.round(node.getBoundingClientRect().right));
  expect(await rightOf(".foot nav:last-of-type")).toBe(await rightOf(".foot > p"));
  const groups = await page.locator(".foot > div").boundingBox();
  const logo = await page.locator(".foot > .logo").boundingBox();
  expect((logo?.y ?? 0) - (groups?.y ?? 0) - (groups?.height ?? 0)).toBe(56);
  // The smallest phone with text of twice the size.
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(overflow).toBe(0);
});

test("the headings of a long table stay visible", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(
    "/docs/guides/stay-up-to-date/terraform/terraform-12/version-compatibility-table",
  );
  const table = page
    .locator(".table")
    .filter({ has: page.locator("tr:nth-child(12)") })
    .first();
  await table
    .locator("tbody tr")
    .nth(15)
    .evaluate((row) => row.scrollIntoView({ block: "center" }));
  await expect(table.locator("thead th").first()).toBeInViewport({ ratio: 1 });
});

test("a single card is as wide as the cards of other groups", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(kindsOfPages.services ?? "");
  const widths = await page
    .locator(".grid > .card")
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
});

test("the service counts of a row of cards are aligned", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(kindsOfPages.services ?? "");
  const ends = await page
    .locator(".grid .card p:last-child")
    .evaluateAll((counts) =>
      counts.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().bottom)),
    );
  expect(ends[0]).toBe(ends[1]);
});
