import { expect, type Locator, type Page } from "@playwright/test";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const {
  posts = "",
  archive = "",
  tags = "",
  tag = "",
  notFound = "",
  search = "",
  service = "",
  inputs = "",
  changes = "",
  walkthrough = "",
  courses = "",
} = kindsOfPages;

const desktop = { width: 1280, height: 900 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function open(page: Page, path = "/", size = desktop): Promise<void> {
  await page.setViewportSize(size);
  await openPage(page, path);
}

/** The text box of an element, without its padding. */
function textBox(element: Locator): Promise<{ left: number; top: number; lines: number }> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top } = range.getBoundingClientRect();
    const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
    return { left: Math.round(left), top, lines: tops.size };
  });
}

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error("not shown");
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const style = (element: Locator, name: string) =>
  element.evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), name);

test("a page of a walkthrough: breadcrumbs, sidebar, and code", async ({ page }) => {
  await test.step("code in a list has margins; in the search dialog, texts and lists are aligned", async () => {
    await open(page, walkthrough);
    const margins = await page
      .locator(".md li > .code:not(.code + .code)")
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).marginTop)));
    expect(margins.length).toBeGreaterThan(3);
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(14);
    await page.keyboard.press("/");
    const hint = await textBox(page.locator(".search-dialog .search-hint"));
    const heading = await textBox(page.locator(".search-dialog .saved h2").first());
    const { x } = await box(page.locator(".search-dialog .scopes button").first());
    expect([hint.left, heading.left]).toEqual([Math.round(x), Math.round(x)]);
    await page.keyboard.press("Escape");
  });
  await test.step("on phones, a breadcrumb moves to the next line before it breaks, and links are large enough to tap", async () => {
    await page.setViewportSize(phone);
    for (const name of await page.locator(".crumbs a").all()) {
      expect((await textBox(name)).lines).toBe(1);
    }
    // No line begins with a separator.
    const separators = await page
      .locator(".crumbs li")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").content));
    expect(new Set(separators)).toEqual(new Set(["none"]));
    for (const link of await page.locator(".crumbs a, .tools :is(a, button)").all()) {
      expect((await box(link)).height).toBeGreaterThanOrEqual(24);
    }
  });
  await test.step("breadcrumbs and sidebar start on one line, on pages of the blog too", async () => {
    await page.setViewportSize(wide);
    const trail = await textBox(page.locator(".crumbs a").first());
    const side = await textBox(page.locator(".side a:visible").first());
    expect(Math.abs(trail.top - side.top)).toBeLessThan(1);
    await open(page, archive, wide);
    const blogTrail = await textBox(page.locator(".crumbs a").first());
    const links = await textBox(page.locator(".blog-links a").first());
    expect(Math.abs(blogTrail.top - links.top)).toBeLessThan(1);
  });
});

test("each post has an image next to its text; the links of the blog show which of them is active", async ({
  page,
}) => {
  await open(page, posts);
  const post = page.locator(".post").first();
  const picture = post.locator(".banner");
  expect(await page.locator(".post .banner").count()).toBe(await page.locator(".post").count());
  await expect(picture).toHaveAttribute("aria-hidden", "true");
  const text = await box(post.locator("h2"));
  expect((await box(picture)).x).toBeGreaterThanOrEqual(text.right);
  await page.setViewportSize(phone);
  await expect(picture).toBeHidden();
  const links = page.locator(".blog-links");
  await expect(links.locator("[aria-current=page]")).toHaveText(["All posts"]);
  const tops = await links
    .locator("a")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await page.goto(archive);
  await expect(links.locator("[aria-current=page]")).toHaveText(["Archive"]);
});

test("the catch-all page has one prominent button, and article lists", async ({ page }) => {
  await open(page, notFound);
  const home = page.getByRole("link", { name: "Go to the home page" });
  const submit = page.locator(".lone").getByRole("button", { name: "Search" });
  expect(await style(home, "background-color")).toBe("rgba(0, 0, 0, 0)");
  expect(await style(submit, "background-color")).not.toBe("rgba(0, 0, 0, 0)");
  const bulletColor = () =>
    page
      .locator(".md li")
      .first()
      .evaluate((item) => getComputedStyle(item, "::marker").color);
  const colorOfNotFound = await bulletColor();
  await page.setViewportSize(phone);
  const title = await box(page.locator("h1"));
  await open(page, walkthrough);
  expect(colorOfNotFound).toBe(await bulletColor());
  await open(page, courses, phone);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const author of await page.locator(".course-author").all()) {
      expect((await textBox(author)).top).toBeLessThan((await box(author.locator("img"))).bottom);
    }
  }
  await open(page, tags, phone);
  expect(title.y).toBe((await box(page.locator("h1"))).y);
});

test("on lists the first heading has the same distance to the title in any window", async ({
  page,
}) => {
  for (const path of [archive, tags]) {
    const gaps: number[] = [];
    await open(page, path);
    for (const size of [desktop, wide]) {
      await page.setViewportSize(size);
      const title = await box(page.locator("h1"));
      const first = await box(page.locator("main h2").first());
      gaps.push(Math.round(first.y - title.bottom));
    }
    expect(gaps, path).toEqual([24, 24]);
  }
  await page.goto(tag);
  await page.locator(".toc").getByRole("link", { name: "Guides / Patcher" }).click();
  await expect(page.getByRole("heading", { name: "Guides / Patcher" })).toBeInViewport();
  // In narrow windows, the contents are a bar above the title.
  await open(page, tag, { width: 1100, height: 800 });
  const title = await box(page.locator("h1"));
  expect((await box(page.locator(".toc"))).y).toBeLessThan(title.y);
});

test("first paragraphs of guides look like other text, short or long", async ({ page }) => {
  for (const path of [kindsOfPages.guide, walkthrough]) {
    await open(page, path);
    const first = page.locator("#article-body p").first();
    expect(await style(first, "font-size"), path).toBe("17px");
    const color = await style(page.locator("body"), "color");
    expect(await style(first, "color"), path).toBe(color);
  }
});

test("the first sentence of a service is in view without scrolling", async ({ page }) => {
  const sentence = page.locator("#article-body p", { hasText: "This service" }).first();
  // The longest title.
  const longest = "/docs/reference/services/landing-zone/aws-security-account-baseline-wrapper";
  for (const path of [longest, service]) {
    await open(page, path, wide);
    expect((await box(sentence)).y, path).toBeLessThan(320);
  }
  expect((await box(page.locator(".toc"))).x).toBeGreaterThan((await box(sentence)).right);
  expect(await style(sentence, "font-size")).toBe("20px");
  await page.setViewportSize(phone);
  expect((await box(sentence)).y).toBeLessThan(420);
  await page.emulateMedia({ media: "print" });
  const buttons = await page
    .locator("main :is(button, .button)")
    .evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));
  expect(buttons.length).toBeGreaterThan(0);
  expect(new Set(buttons)).toEqual(new Set([false]));
  const cut = await page
    .locator("pre")
    .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth - block.clientWidth));
  expect(Math.max(...cut), "lines of code are printed to their end").toBe(0);
});

test("a service: the sidebar, and the rows of its inputs, in wide and narrow windows", async ({
  page,
}) => {
  await open(page, service);
  await test.step("open categories of the sidebar are bold, closed ones and pages are not", async () => {
    const weight = (name: string) =>
      style(page.locator(".side").getByRole("link", { name, exact: true }), "font-weight");
    expect(await weight("Networking")).toBe("600");
    expect(await weight("Security")).toBe("400");
    expect(await weight("All inputs")).toBe("400");
    expect(await weight("Management VPC")).toBe("600");
  });
  await test.step("row actions appear on hover", async () => {
    const row = page.locator(".ref").first();
    await expect(row.locator("[data-copy]")).toHaveCSS("opacity", "0");
    await row.hover();
    await expect(row.locator("[data-copy]")).toHaveCSS("opacity", "1");
  });
  await test.step("name, type, and default share a line, with the description below", async () => {
    const rows = await page.locator(".ref:has(> p.ref-default)").evaluateAll((entries) =>
      entries.slice(0, 40).flatMap((entry) => {
        const [head, value, text] = [".ref-head", "p.ref-default", ".ref-text"].map((part) =>
          entry.querySelector(part)?.getBoundingClientRect(),
        );
        if (!head || !value || !text) return [];
        const middle = (rect: DOMRect) => rect.top + rect.height / 2;
        return [{ apart: middle(head) - middle(value), isBelow: text.top >= value.bottom - 1 }];
      }),
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { apart, isBelow } of rows) {
      expect(Math.abs(apart)).toBeLessThan(4);
      expect(isBelow).toBe(true);
    }
  });
  await test.step("on phones the file name of an input shares a line", async () => {
    await page.setViewportSize(phone);
    const alone = await page
      .locator(".ref:has(> :is(p.ref-default, .ref-foot):last-child)")
      .evaluateAll((entries) => {
        // Makes the browser lay out all entries in one pass.
        for (const entry of entries as HTMLElement[]) entry.style.contentVisibility = "visible";
        return entries.flatMap((entry) => {
          const file = entry.querySelector(".ref-source")?.getBoundingClientRect();
          const last = entry.lastElementChild?.getBoundingClientRect();
          const isBeside = file && last && file.top < last.bottom && file.bottom > last.top;
          return isBeside ? [] : [entry.id];
        });
      });
    expect(alone).toEqual([]);
  });
});

/** The dates of changes are in a column, and so are the services. Badges are as wide as their text. */
async function expectDatesInColumn(page: Page): Promise<void> {
  const left = (part: string) =>
    page
      .locator(`.ref-release > summary ${part}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(await left("time")).size).toBe(1);
  const services = await left("small");
  expect(Math.max(...services) - Math.min(...services)).toBeLessThanOrEqual(1);
  const badges = page.locator(".ref-release > summary .badge");
  const short = await box(badges.filter({ hasText: /^\d breaking/ }).first());
  const long = await box(badges.filter({ hasText: /^\d\d breaking/ }).first());
  expect(long.width).toBeGreaterThan(short.width);
}

for (const [kind, path] of Object.entries({ inputs, changes })) {
  test(`the filters of a list (${kind}) fill the lines of a phone, and dates form a column`, async ({
    page,
  }) => {
    await open(page, path, wide);
    if (kind === "changes") await expectDatesInColumn(page);
    await page.setViewportSize(phone);
    const bar = page.locator(".filter-bar");
    const more = bar.locator(".ref-more");
    const hasMore = (await more.count()) > 0;
    if (hasMore) await more.click();
    const field = await box(bar.locator("input"));
    const last = hasMore ? await box(more) : field;
    const right = await bar
      .locator(":is(input, select, button)")
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(Math.round(field.x)).toBe(16);
    expect(last.right).toBeCloseTo(right, 0);
    expect(right).toBeCloseTo(phone.width - 16, 0);
    for (const select of await bar.locator("select").all()) {
      expect((await box(select)).y).toBeGreaterThan(field.y);
    }
  });
}

test("the search page suggests where to start until the reader searches", async ({ page }) => {
  await open(page, search);
  const starts = page.getByRole("region", { name: "Start here" });
  await expect(starts.getByRole("link").first()).toBeVisible();
  await page.getByRole("searchbox").fill("vpc");
  await expect(starts).toHaveCount(0);
  await open(page, `${search}?q=vpc`);
  await expect(page.locator(".hit").first()).toBeVisible();
  await expect(starts).toHaveCount(0);
});
