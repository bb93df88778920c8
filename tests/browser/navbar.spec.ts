import { expect, type Locator, type Page } from "@playwright/test";
import { delayRequests, openPage, sidebarOf, waitForHydration } from "./page-ready.ts";
import { type SiteUnderTest, test } from "./sites.ts";

const narrow = { width: 1100, height: 700 };

test.describe("while the page scrolls", () => {
  function navbar(page: Page): Locator {
    return page.getByRole("banner");
  }

  async function scroll(page: Page, by: number): Promise<void> {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  }

  test("the navbar hides and shows", async ({ page, site }) => {
    await page.setViewportSize(narrow);
    await openPage(page, site.long.path);
    await test.step("the navbar hides on the way down and shows on the way up", async () => {
      await scroll(page, 500);
      await expect(navbar(page)).not.toBeInViewport();
      await scroll(page, -100);
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step("the navbar shows near the top", async () => {
      await scroll(page, 500);
      await expect(navbar(page)).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      await scroll(page, 20);
      await expect(navbar(page)).toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step("the navbar shows when a hash link is used, on this page and on another", async () => {
      const { long, second } = site;
      const [far] = long.headings.map(({ id }) => id);
      await scroll(page, 200);
      await expect(navbar(page)).not.toBeInViewport();
      const leap = (address: string) =>
        page.evaluate((href) => {
          const link = document.createElement("a");
          document.querySelector("main")?.append(link);
          link.href = href;
          link.click();
        }, address);
      await leap(`#${far}`);
      await expect(page.locator(`#${far}`)).toBeInViewport();
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      // Using the same hash again does not change the URL.
      await page.evaluate(() => scrollTo(0, 300));
      await scroll(page, 100);
      await expect(navbar(page)).not.toBeInViewport();
      await leap(`#${far}`);
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      await leap(second.path);
      await expect(page.locator("h1")).toHaveText(second.title);
      await leap(`${long.path}#${far}`);
      await expect(page.locator(`#${far}`)).toBeInViewport();
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step("the navbar stays while it has focus or its menu is open", async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("button", { name: site.dropdown.label }).click();
      await scroll(page, 500);
      await expect(navbar(page)).toBeInViewport();
      await page.keyboard.press("Escape");
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await scroll(page, 50);
      await expect(navbar(page)).not.toBeInViewport();
      await page.keyboard.press("Shift+Tab");
      await page.locator(".top .logo").focus();
      await expect(navbar(page)).toBeInViewport();
    });
  });
});

test.describe("a dropdown", () => {
  test.use({ viewport: narrow });

  function parts(page: Page, { dropdown }: SiteUnderTest) {
    const main = page.getByRole("navigation", { name: "Main" });
    const links = dropdown.links.map((name) =>
      main.locator("[popover]").getByRole("link", { name }),
    );
    const [first, last] = [links[0], links.at(-1)];
    if (!first || !last) throw new Error("a dropdown without links");
    return { button: main.getByRole("button", { name: dropdown.label }), links, first, last };
  }

  test("opens on a click and closes on a click elsewhere", async ({ page, site }) => {
    await page.goto(site.first.path);
    const { button, links, first } = parts(page, site);
    await expect(first).toBeHidden();
    await button.click();
    for (const link of links) await expect(link).toBeVisible();
    await page.locator("h1").click();
    await expect(first).toBeHidden();
    await button.click();
    await expect(first).toBeVisible();
    await button.click();
    await expect(first).toBeHidden();
  });

  test("by keyboard, and for assistive technology", async ({ page, site }) => {
    await test.step("is announced as expanded or collapsed", async () => {
      await page.goto(site.first.path);
      const { button, first } = parts(page, site);
      await expect.poll(() => expandedState(page, site.dropdown.label)).toBe(false);
      await button.click();
      await expect(first).toBeVisible();
      await expect.poll(() => expandedState(page, site.dropdown.label)).toBe(true);
      await button.click();
      await expect(first).toBeHidden();
    });
    await test.step("opens by keyboard and closes on Escape, where focus stays", async () => {
      const { button, first } = parts(page, site);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(first).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(first).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(first).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press("Space");
      await expect(first).toBeVisible();
      // Shift+Tab from the button, because the list would cover the focused element.
      await waitForHydration(page);
      await page.keyboard.press("Shift+Tab");
      await expect(button).not.toBeFocused();
      await expect(first).toBeHidden();
    });
    await test.step("closes on Tab from its last item", async () => {
      const { button, last } = parts(page, site);
      await button.focus();
      await page.keyboard.press("Enter");
      await last.focus();
      await page.keyboard.press("Tab");
      await expect(last).toBeHidden();
      await expect(button).not.toBeFocused();
    });
  });

  test("that was opened before React stays open", async ({ page, site }) => {
    const release = await delayRequests(page, "**/assets/*.js");
    await page.goto(site.first.path);
    const { button, first } = parts(page, site);
    await button.click();
    release();
    await waitForHydration(page);
    await expect(first).toBeVisible();
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: narrow, hasTouch: true });

  test("a dropdown closes on a touch elsewhere", async ({ page, site }) => {
    await page.goto(site.first.path);
    const main = page.getByRole("navigation", { name: "Main" });
    const link = main.getByRole("link", { name: site.dropdown.links[0] ?? "" });
    await main.getByRole("button", { name: site.dropdown.label }).tap();
    await expect(link).toBeVisible();
    await page.locator("h1").tap();
    await expect(link).toBeHidden();
  });
});

/** `aria-expanded` as assistive technology reads it; null if it is missing. */
async function expandedState(page: Page, name: string): Promise<boolean | null> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  const expanded = button?.properties?.find((property) => property.name === "expanded");
  return expanded ? Boolean(expanded.value.value) : null;
}

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("closes when its link scrolls to a section of the current page", async ({ page, site }) => {
    const { path, headings } = site.long;
    await openPage(page, path);
    await page.getByRole("button", { name: "Open menu" }).click();
    const section = sidebarOf(page);
    await section.evaluate((menu, to) => {
      menu.insertAdjacentHTML("beforeend", `<a href="${to}">a place</a>`);
    }, `${path}#${headings[0]?.id}`);
    await section.getByRole("link", { name: "a place" }).click();
    await expect(section).toBeHidden();
    await expect(page.locator(`#${headings[0]?.id}`)).toBeInViewport();
  });

  test("resets on the next page, and traps focus", async ({ page, site }) => {
    await test.step("traps focus while it is open", async () => {
      await openPage(page, site.first.path);
      const button = page.getByRole("button", { name: "Open menu" });
      await button.press("Enter");
      const section = sidebarOf(page);
      await expect(section).toBeVisible();
      const inside = await section.getByRole("link").or(section.getByRole("button")).count();
      for (let index = 0; index < inside + 2; index++) {
        await page.keyboard.press("Tab");
        expect(await focusedOutside(page, "#sidebar")).toBeNull();
      }
      await section.getByRole("button", { name: "Close menu" }).click();
      await expect(section).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step("resets on the next page", async () => {
      await openPage(page, site.first.path);
      const next = page.locator(".pager [rel=next]");
      await next.click();
      await expect(page.locator("h1")).toHaveText(site.second.title);
      await page.locator(".menu > ul").evaluate((list) => {
        list.insertAdjacentHTML("beforeend", "<li><details open><summary>More</summary></details>");
      });
      await next.click();
      await expect(page.locator("h1")).not.toHaveText(site.second.title);
      await expect(page.locator(".menu details[open]")).toHaveCount(0);
    });
  });
});

/** The focused element if it is outside the drawer; null in the browser's toolbars. */
function focusedOutside(page: Page, drawer: string): Promise<string | null> {
  return page.evaluate((selector) => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return null;
    return activeElement.closest(selector) ? null : activeElement.outerHTML;
  }, drawer);
}
