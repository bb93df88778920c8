import { expect, type Locator, type Page } from "@playwright/test";
import { documentRequestedBy, openPage, sidebarOf } from "../page-ready.ts";
import { test } from "../sites.ts";

/** Opens a page; returns its hydrated sidebar. */
async function openSidebar(page: Page, path: string): Promise<Locator> {
  await openPage(page, path);
  return sidebarOf(page);
}

test("the item of the page is in view", async ({ page, site }) => {
  await test.step("the sidebar scrolls to the item of the page, on load and on navigation", async () => {
    const section = sidebarOf(page);
    const active = section.locator("[aria-current=page]");
    await openPage(page, site.at("/docs/coast/reef"));
    await expect(active).toHaveText("The reef");
    await expect(active).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("navigation", { name: "Previous and next" }).getByRole("link").click();
    await expect(active).toHaveText("The coast");
    await expect(active).toBeInViewport();
  });
  await test.step("the mobile sidebar opens at the item of the page", async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openPage(page, site.at("/docs/coast/reef"));
    await page.getByRole("button", { name: "Open menu" }).click();
    const section = sidebarOf(page);
    await expect(section.locator("[aria-current=page]")).toBeInViewport();
  });
});

test("the sidebar of one section", async ({ page, site }) => {
  await test.step("the sidebar tree is requested once, when the pointer is over a category", async () => {
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    const treeRequests = () =>
      requestedUrls.filter((address) => address.includes("/assets/sidebar-"));
    await openPage(page, site.first.path);
    expect(treeRequests()).toEqual([]);
    const section = sidebarOf(page);
    const category = section.getByRole("button", { name: "Pages of The light" });
    await category.hover();
    await expect.poll(treeRequests).toHaveLength(1);
    await category.click();
    await expect(category).toHaveAttribute("aria-expanded", "true");
    expect(treeRequests()).toHaveLength(1);
  });
  await test.step("opening a category leaves focus and scroll position where they are", async () => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const section = await openSidebar(page, site.first.path);
    const category = section.getByRole("button", { name: "Pages of The light" });
    await section.evaluate((list) => list.scrollTo(0, 30));
    await category.focus();
    await page.keyboard.press("Enter");
    await expect(category).toHaveAttribute("aria-expanded", "true");
    await expect(category).toBeFocused();
    expect(await section.evaluate((list) => list.scrollTop)).toBe(30);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step("open categories stay open after visiting another section", async () => {
    const section = await openSidebar(page, site.first.path);
    const category = section.getByRole("button", { name: "Pages of The light" });
    await category.click();
    await expect(category).toHaveAttribute("aria-expanded", "true");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Coast" }).click();
    await expect(page.locator("h1")).toHaveText("The coast");
    await main.getByRole("link", { name: "Handbook" }).click();
    await expect(page.locator("h1")).toHaveText("Overview");
    await expect(category).toHaveAttribute("aria-expanded", "true");
  });
  await test.step("a category that is not collapsible is a heading", async () => {
    await page.goto(site.at("/docs"));
    const section = sidebarOf(page);
    await expect(section.getByRole("link", { name: "Fog" })).toBeVisible();
    await expect(section.getByText("Always open")).toBeVisible();
    await expect(section.getByRole("button", { name: "Always open" })).toHaveCount(0);
    await expect(section.getByRole("link", { name: "Always open" })).toHaveCount(0);
    await expect(section.getByRole("button", { name: "Open at first" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });
});

test("the label of a category without a page opens it, or its first page in another tab", async ({
  page,
  site,
}) => {
  const section = await openSidebar(page, site.first.path);
  const label = section.getByRole("link", { name: "The light", exact: true });
  const category = section.getByRole("button", { name: "Pages of The light" });
  const other = await documentRequestedBy(page, () =>
    label.click({ modifiers: ["ControlOrMeta"] }),
  );
  expect(other).toBe(new URL(site.closedCategory.page.path, site.origin).href);
  await expect(category).toHaveAttribute("aria-expanded", "false");
  await label.click();
  await expect(category).toHaveAttribute("aria-expanded", "true");
  await category.click({ modifiers: ["ControlOrMeta"] });
  await expect(category).toHaveAttribute("aria-expanded", "false");
  await expect(page).toHaveURL(site.first.path);
});

test("if the sidebar tree cannot be loaded, rendered categories still toggle, and others open their first page", async ({
  page,
  site,
}) => {
  await page.route("**/assets/sidebar-*.json", (route) => route.abort());
  const section = await openSidebar(page, site.first.path);
  const open = section.getByRole("button", { name: "Pages of Open at first" });
  for (const expanded of ["false", "true"]) {
    await open.click();
    await expect(open).toHaveAttribute("aria-expanded", expanded);
  }
  await expect(page).toHaveURL(site.first.path);
  await section.getByRole("button", { name: "Pages of The light" }).click();
  await expect(page).toHaveURL(site.closedCategory.page.path);
});

test("breadcrumbs change with navigation", async ({ page, site }) => {
  await openPage(page, site.at("/docs/light/relief"));
  const steps = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem");
  await expect(steps).toHaveText(["Overview", "Open at first"]);
  const pager = page.getByRole("navigation", { name: "Previous and next" });
  await pager.getByRole("link").first().click();
  await expect(steps).toHaveText(["Overview", "The logbook"]);
});
