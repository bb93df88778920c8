import { expect } from "@playwright/test";
import { expectAccessibleOnPhones } from "./axe.ts";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { delayRequests, openPage, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = [
  "/docs/guides/production-framework",
  "/docs/guides/style/golang-style-guide",
  "/docs/guides/build-it-yourself/kubernetes-cluster/deployment-walkthrough/deploy",
];

/**
 * Runs in the page: returns headings whose link icon is below their last line or outside the
 * window.
 */
function strayAnchors(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".anchor")].flatMap((anchor) => {
    const heading = anchor.parentElement;
    if (!heading) return [];
    const { top, right } = anchor.getBoundingClientRect();
    const shown = right - Number.parseFloat(getComputedStyle(anchor).paddingRight);
    const isBeside = top < heading.getBoundingClientRect().bottom - 6 && shown < innerWidth + 8;
    return isBeside ? [] : [heading.textContent];
  });
}

/** Runs in the page: returns titles of code blocks that are covered by their buttons. */
function coveredTitles(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll(".code-title")].flatMap((title) => {
    if (!title.checkVisibility()) return [];
    const tools = title.parentElement?.querySelector(".code-tools")?.getBoundingClientRect();
    range.selectNodeContents(title);
    const lines = [...range.getClientRects()];
    const isFree = lines.every(
      ({ right, top }) => tools && (right <= tools.x || top > tools.bottom),
    );
    return isFree ? [] : [title.textContent];
  });
}

/** Runs in the page: opens all lists and returns names that break between two letters. */
function namesBrokenElsewhere(): string[] {
  for (const list of document.querySelectorAll("details")) list.open = true;
  const range = document.createRange();
  const topOf = (text: Text, at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  return [...document.querySelectorAll(":is(.ref-head h4, .upgrade-plan li) > a > code")].flatMap(
    (name) => {
      if (!name.checkVisibility() || !/^\w{17,}$/.test(name.textContent)) return [];
      const parts = [...name.childNodes].filter((part) => part instanceof Text);
      const isWhole = parts.every(
        (part) => Math.abs(topOf(part, 0) - topOf(part, part.length - 1)) < 5,
      );
      return isWhole ? [] : [name.textContent];
    },
  );
}

test("headings and code blocks", async ({ page }) => {
  await test.step("the anchor link of a heading is next to its last word", async () => {
    for (const path of pages) {
      await openPage(page, path);
      expect(await page.evaluate(strayAnchors), path).toEqual([]);
    }
  });
  await test.step("the end of a long command scrolls out from below its buttons", async () => {
    const block = page
      .locator(".code:not(:has(.code-title, .hl)):has(.wrap-code:not([hidden]))")
      .first();
    await block.scrollIntoViewIfNeeded();
    const [text, tools] = await block.evaluate((box) => {
      box.querySelector("pre")?.scrollTo(9999, 0);
      const range = document.createRange();
      range.selectNodeContents(box.querySelector("code") ?? box);
      const ends = [...range.getClientRects()].map(({ right }) => right);
      return [Math.max(...ends), box.querySelector("button")?.getBoundingClientRect().left ?? 0];
    });
    expect(text).toBeLessThanOrEqual(tools);
  });
  await test.step("the buttons of code blocks do not cover titles", async () => {
    await expect(page.locator(".code-tools").first()).toBeVisible();
    expect(await page.evaluate(coveredTitles)).toEqual([]);
  });
});

test("a wide logo fits the page", async ({ page }) => {
  await openPage(page, pages[0] ?? "");
  const width = await page.evaluate(() => {
    for (const logo of document.querySelectorAll<HTMLImageElement>(".logo img")) logo.width = 600;
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(390);
});

test("menus and contents", async ({ page }) => {
  await test.step("the rows of both menus are 44 px high", async () => {
    await openPage(page, pages[0] ?? "");
    await page.locator(".menu-button").click();
    const heights = (menu: string) =>
      page
        .locator(`${menu} ul a`)
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility())
            .map((link) => Math.round(link.getBoundingClientRect().height)),
        );
    expect(Math.min(...(await heights("#sidebar")))).toBeGreaterThanOrEqual(44);
    const back = page.getByRole("button", { name: "Back to main menu" });
    expect(await back.evaluate((one) => getComputedStyle(one, "::before").maskImage)).toContain(
      "icons",
    );
    await back.click();
    await expect(page.locator("#menu")).toBeVisible();
    expect(Math.min(...(await heights("#menu")))).toBeGreaterThanOrEqual(44);
  });
  await test.step("only the heading that the URL names shows its anchor link", async () => {
    await openPage(page, pages[0] ?? "");
    const headings = page.locator("h2");
    await expect(headings.first().locator(".anchor")).toHaveCSS("opacity", "0");
    await page.locator(".toc > button").tap();
    const entry = page.locator(".toc a").nth(1);
    const name = (await entry.textContent()) ?? "";
    await entry.tap();
    await expect(headings.filter({ hasText: name }).locator(".anchor")).toHaveCSS("opacity", "1");
    await expect(headings.first().locator(".anchor")).toHaveCSS("opacity", "0");
  });
  await test.step("axe finds no violation in what opens on a phone", async () => {
    test.setTimeout(120_000);
    await openPage(page, pages[0] ?? "");
    await page.locator(".menu-button").click();
    await expect(page.locator("#sidebar")).toBeVisible();
    await expectAccessibleOnPhones(page, "pages of the section");
    await page.getByRole("button", { name: "Back to main menu" }).click();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessibleOnPhones(page, "main menu");
    await page.keyboard.press("Escape");
    await page.locator(".toc > button").click();
    await expect(page.locator(".toc [popover]")).toBeVisible();
    await expectAccessibleOnPhones(page, "contents");
  });
});

test("the version and the buttons of a service are one row", async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/docs/reference/services/networking/virtual-private-cloud-vpc");
    const tops = await page
      .locator(".ref-top > .button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test("bars, filters, and tables", async ({ page }) => {
  await test.step("the bar of an older version has one row of buttons", async () => {
    await openPage(
      page,
      "/docs/reference/services/networking/virtual-private-cloud-vpc?version=0.112.5",
    );
    const bar = page.locator(".ref-banner");
    await expect(bar.getByRole("link", { name: "Plan the upgrade" })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(90);
  });
  await test.step("several filters are behind one button until a reader opens them", async () => {
    await openPage(page, "/docs/reference/services/changes");
    const bar = page.locator(".filter-bar");
    await expect(bar.getByRole("combobox")).toHaveCount(0);
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await bar.getByRole("button", { name: "Filters" }).click();
    const widths = await bar
      .locator("select")
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width));
    expect(widths).toHaveLength(5);
    expect(Math.min(...widths)).toBeGreaterThan(150);
    // Many rows would cover the list.
    await expect(bar).toHaveCSS("position", "static");
    await bar.getByRole("combobox", { name: "Effect" }).selectOption("yes");
    await bar.getByRole("button", { name: "Filters (1)", exact: true }).click();
    await expect(bar.getByRole("combobox")).toHaveCount(0);
    await expect(bar).toHaveCSS("position", "sticky");
  });
  await test.step("long names of inputs break after an underscore", async () => {
    const service = "app-orchestration/amazon-ecs-cluster";
    for (const path of [`upgrade?service=${service}&from=0.93.0&to=2.11.1`, service]) {
      await openPage(page, `/docs/reference/services/${path}`);
      await expect(page.locator("main li code").first()).toBeAttached();
      expect(await page.evaluate(namesBrokenElsewhere), path).toEqual([]);
    }
  });
  await test.step("tables of four columns scroll", async () => {
    await page.goto("/blog/2026/11/25/cost-of-nat");
    const table = page.locator(".table").first();
    expect(await table.evaluate((box) => box.scrollWidth)).toBeGreaterThanOrEqual(640);
    await expect(table).toHaveCSS("mask-image", /^linear-gradient/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("the menu has the sections of the site and the search above the pages", async ({ page }) => {
  await openPage(page, pages[0] ?? "");
  await page.locator(".menu-button").click();
  const menu = page.locator("#sidebar");
  const sections = menu.locator(".sections");
  await expect(sections.getByRole("link")).toHaveText([
    "Intro",
    "Guides",
    "Service Catalog API",
    "Courses",
  ]);
  await expect(sections.locator("[aria-current]")).toHaveText("Guides");
  await expect(menu.locator("[aria-current=page]")).toBeInViewport();
  await menu.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expect(menu).toBeHidden();
  await page.keyboard.press("Escape");
  await page.locator(".menu-button").click();
  await sections.getByRole("link", { name: "Intro" }).click();
  await expect(page.locator("h1")).toHaveText("Introduction to Gruntwork");
  await expect(menu).toBeHidden();
});

test("the menu opens at the closest listed page above, which it can open", async ({ page }) => {
  await openPage(page, `${kindsOfPages.walkthrough}/all-steps`);
  await page.locator(".menu-button").click();
  const menu = page.locator("#sidebar");
  const above = menu.locator("[aria-current]").last();
  await expect(above).toHaveText("Deployment walkthrough");
  await expect(above).toBeInViewport();
  await above.click();
  await expect(page).toHaveURL(new RegExp(`${kindsOfPages.walkthrough}/?$`));
  await expect(menu).toBeHidden();
});

test("the sections stay when a category of the menu opens", async ({ page }) => {
  await openPage(page, "/docs/intro/overview/how-it-works");
  await page.locator(".menu-button").click();
  await page.getByRole("button", { name: "Pages of Core concepts" }).click();
  await expect(page.locator("#sidebar").getByText("Immutable infrastructure")).toBeVisible();
  await expect(page.locator("#sidebar .sections [aria-current]")).toHaveText("Intro");
});

test("an open drawer closes for the message that a page could not be loaded", async ({
  page,
  site: { first, second },
}) => {
  await page.route(`**${second.path}/index.txt`, (route) => route.abort());
  await openPage(page, first.path);
  await page.locator(".menu-button").click();
  await page.locator(`#sidebar a[href="${second.path}"]`).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("#sidebar")).toBeHidden();
  // The click fails if another element covers the button.
  await page.getByRole("button", { name: "Retry" }).click({ trial: true });
});

test("a drawer that was opened before hydration traps focus", async ({ page, site }) => {
  const release = await delayRequests(page, "**/assets/shell-*.js");
  await page.goto(site.first.path);
  await page.locator(".menu-button").click();
  await expect(page.locator("#sidebar")).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("lines of a phone that break", async ({ page }) => {
  await test.step("the second line of a summary begins below the first one", async () => {
    await page.goto("/docs/reference/services/networking/virtual-private-cloud-vpc");
    const { first, second } = await page.locator(".ref-upgrade > summary").evaluate((summary) => {
      const range = document.createRange();
      range.setStart(summary.firstChild ?? summary, 0);
      range.setEnd(summary.firstChild ?? summary, 1);
      const strong = summary.querySelector("strong");
      return {
        first: range.getBoundingClientRect(),
        second: strong?.getBoundingClientRect() ?? new DOMRect(),
      };
    });
    expect(second.top).toBeGreaterThan(first.bottom - 1);
    expect(Math.abs(second.left - first.left)).toBeLessThanOrEqual(4);
  });
  await test.step("short words of titles stay on one line", async () => {
    await page.goto("/blog");
    const word = page.locator(".post h2").getByText("aws-auth", { exact: true });
    expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
  await test.step("the number of pages in a section stays on one line", async () => {
    await page.goto("/docs/tags/terraform");
    const lines = await page
      .locator("summary > small")
      .evaluateAll((all) => all.map((count) => count.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  });
  await test.step("versions, dates, and counts of changes are columns", async () => {
    await page.goto("/docs/reference/services/changes");
    for (const column of [".ref-release time", ".ref-breaking"]) {
      const lefts = await page
        .locator(column)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(new Set(lefts).size, column).toBe(1);
    }
  });
});
