import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import {
  delayRequests,
  layoutShifts,
  openPage,
  pagerOf,
  payloadOf,
  setLocation,
  sidebarOf,
  waitForHydration,
} from "./page-ready.ts";
import { test, withAndWithoutStorage } from "./sites.ts";

const phone = { width: 390, height: 800 };

test.describe("color mode", () => {
  withAndWithoutStorage(() => {
    test("the color mode is light at first, and open categories of the sidebar stay open", async ({
      page,
      site,
    }) => {
      await test.step("is light at first, whatever the system prefers, and the switch changes it", async () => {
        await page.emulateMedia({ colorScheme: "dark" });
        await openPage(page, site.first.path);
        const html = page.locator("html");
        await expect(html).toHaveAttribute("data-theme", "light");
        await page.getByRole("button", { name: "Switch to dark mode" }).click();
        await expect(html).toHaveAttribute("data-theme", "dark");
        await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
      });
      await test.step("the sidebar keeps its open categories during navigation", async () => {
        const section = sidebarOf(page);
        const category = section.getByRole("button", { name: site.closedCategory.label });
        await category.click();
        await section.getByRole("link", { name: site.second.title, exact: true }).click();
        await expect(page.locator("h1")).toHaveText(site.second.title);
        await expect(category).toHaveAttribute("aria-expanded", "true");
        await category.click();
        await page.goBack();
        await expect(page.locator("h1")).toHaveText(site.first.title);
        await expect(category).toHaveAttribute("aria-expanded", "false");
      });
    });
  });

  test("the color mode", async ({ page, context, site }) => {
    await test.step("is kept for the next visit", async () => {
      await openPage(page, site.first.path);
      await page.getByRole("button", { name: "Switch to dark mode" }).click();
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    });
    await test.step("a click before hydration is not lost", async () => {
      const release = await delayRequests(page, "**/assets/*.js");
      await page.goto(site.first.path);
      await page.getByRole("button", { name: "Switch to dark mode" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      release();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.evaluate(() => localStorage.clear());
    });
    await test.step("follows another tab", async () => {
      await openPage(page, site.first.path);
      const other = await context.newPage();
      await openPage(other, site.first.path);
      await other.getByRole("button", { name: "Switch to dark mode" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });
  });

  test("two clicks before hydration count twice", async ({ page, site }) => {
    const release = await delayRequests(page, "**/assets/*.js");
    await page.goto(site.first.path);
    const toDark = page.getByRole("button", { name: "Switch to dark mode" });
    await toDark.click();
    await toDark.click();
    release();
    await waitForHydration(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(toDark).toBeVisible();
  });

  test("a click during hydration counts once", async ({ page, site }) => {
    // React adds event listeners when hydration starts.
    await page.addInitScript(() => {
      document.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
        EventTarget.prototype.addEventListener.apply(document, listener);
        if (listener[0] !== "click") return;
        Reflect.deleteProperty(document, "addEventListener");
        queueMicrotask(() => document.querySelector<HTMLElement>(".theme-switch")?.click());
      };
    });
    await openPage(page, site.first.path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("is set before the first paint", async ({ page, site }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto(site.first.path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test("a long page and its table of contents", async ({ page, site }) => {
  await test.step("the skip link is the first Tab stop and skips to the text, past the table of contents", async () => {
    await page.goto(site.long.path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#article-body$/);
    await page.keyboard.press("Tab");
    await expect(page.locator("#article-body :focus")).toHaveCount(1);
  });
  await test.step("the table of contents follows the scroll position", async () => {
    const { long } = site;
    await page.setViewportSize({ width: 1400, height: 500 });
    await waitForHydration(page);
    for (const { id, text } of long.headings) {
      await page
        .locator(`#${id}`)
        .evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect(page.locator('[aria-current="location"]')).toContainText(text);
    }
  });
  await test.step("at the end of the page, the last heading is the current one, or the one that was clicked", async () => {
    const links = page.locator(".toc a");
    const current = page.locator('.toc [aria-current="location"]');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText(await links.last().innerText());
    await page.setViewportSize({ width: 1400, height: 3000 });
    await links.nth(-2).click();
    await expect(current).toHaveText(await links.nth(-2).innerText());
  });
  await test.step("the table of contents marks the current heading, and its focus ring is not clipped", async () => {
    const { long } = site;
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const [heading] = long.headings;
    await page.locator(`#${heading?.id}`).evaluate((element) => element.scrollIntoView());
    const current = page.locator('.toc [aria-current="location"]');
    await expect(current).toBeVisible();
    const barOf = (link: Element) => {
      const { borderInlineStartWidth, borderInlineStartColor, color } = getComputedStyle(link);
      return [borderInlineStartWidth, borderInlineStartColor === color];
    };
    await expect.poll(() => current.evaluate(barOf)).toEqual(["2px", true]);
    const other = page.locator(".toc a:not([aria-current])").first();
    expect(await other.evaluate(barOf)).toEqual(["2px", false]);
    await other.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(page.locator(".toc a:focus-visible")).toHaveCSS("outline-offset", "-2px");
  });
});

test("navigation of any site", async ({ page, site }) => {
  await test.step("nothing is requested from another host and nothing shifts", async () => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await openPage(page, site.first.path);
    expect([...hosts]).toEqual([site.origin]);
    expect(await layoutShifts(page)).toEqual([]);
  });
  await test.step("the sidebar marks the page, opens its categories and cannot be hidden", async () => {
    const section = sidebarOf(page);
    // Only category buttons may exist.
    for (const button of await section.getByRole("button").all()) {
      await expect(button).toHaveAccessibleName(/^Pages of /);
    }
    const about = page.locator('[popovertarget="sidebar"], [aria-controls="sidebar"]');
    await expect(about.filter({ visible: true })).toHaveCount(0);
    await expect(section.locator("[aria-current=page]")).toHaveText(site.first.title);
    const { label, page: inside } = site.closedCategory;
    const category = section.getByRole("button", { name: label });
    await expect(category).toHaveAttribute("aria-expanded", "false");
    await category.click();
    await expect(category).toHaveAttribute("aria-expanded", "true");
    await section.getByRole("link", { name: inside.title }).click();
    await expect(page.locator("h1")).toHaveText(inside.title);
    await expect(section.locator("[aria-current=page]")).toHaveText(inside.title);
  });
  await test.step("breadcrumbs, previous and next link through the section", async () => {
    await page.goto(site.second.path);
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    await pagerOf(page).getByRole("link").first().click();
    await expect(page.locator("h1")).toHaveText(site.first.title);
  });
  await test.step("the mobile menu closes on Escape and when the window grows past 996 px", async () => {
    await page.setViewportSize(phone);
    await openPage(page, site.first.path);
    const section = sidebarOf(page);
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    await expect(section).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(section).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(section.getByRole("button", { name: "Close menu" })).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await page.setViewportSize(phone);
    await expect(section).toBeHidden();
  });
  await test.step("the mobile menu shows the section, the main menu, and closes on navigation", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    const section = sidebarOf(page);
    await expect(section.getByRole("link", { name: site.second.title })).toBeVisible();
    await section.getByRole("button", { name: "Back to main menu" }).click();
    const main = page.getByRole("navigation", { name: "Main" });
    const other = main.getByRole("link", { name: site.otherSection.label });
    await expect(other).toBeVisible();
    await other.click();
    await expect(page).toHaveURL(site.otherSection.path);
    await expect(main).toBeHidden();
  });
});

test("the sidebar opens a closed category on one of its pages", async ({ page, site }) => {
  const { label, page: inside } = site.closedCategory;
  await openPage(page, inside.path);
  const section = sidebarOf(page);
  const category = section.getByRole("button", { name: `Pages of ${label}`, exact: true });
  await expect(category).toHaveAttribute("aria-expanded", "true");
  await category.click();
  await expect(category).toHaveAttribute("aria-expanded", "false");
  await pagerOf(page).getByRole("link").last().click();
  await expect(page.locator("h1")).not.toHaveText(inside.title);
  await expect(category).toHaveAttribute("aria-expanded", "true");
});

test("the page hydrates in a browser that never reports being idle", async ({ page, site }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (task, options) =>
      options?.timeout ? setTimeout(task, options.timeout) : 0;
  });
  await openPage(page, site.first.path);
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("icons", async ({ page, site }) => {
  await test.step("all icons are in one sprite", async () => {
    const pictures: string[] = [];
    page.on("response", (response) => {
      const [, name] = /\/assets\/(\w+)-[^/]*\.svg$/.exec(response.url()) ?? [];
      if (name) pictures.push(`${response.status()} ${name}`);
    });
    await openPage(page, site.first.path);
    expect(pictures).toEqual(["200 icons"]);
  });
  await test.step("icons have the sizes that docs/behaviors.md lists", async () => {
    const sizeOf = (selector: string, pseudo: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const { width, height } = getComputedStyle(element, name);
          return [width, height];
        }, pseudo);
    expect(await sizeOf(".foot [rel]", "::after")).toEqual(["13.5px", "13.5px"]);
    expect(await sizeOf(".side [aria-expanded]", "::after")).toEqual(["21px", "21px"]);
    expect(await sizeOf(".side .close", "::before")).toEqual(["21px", "21px"]);
  });
  await test.step("the search button shows the shortcut", async () => {
    const button = page.locator(".top > .search-button");
    await expect(button).toHaveAttribute("title", /^(?:Ctrl\+|⌘)K$/);
    const content = await button.evaluate((one) => getComputedStyle(one, "::after").content);
    expect(content).toMatch(/(?:Ctrl\+|⌘)K|attr\(title\)/);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the table of contents stays reachable, names the section, and scrolls to a section in view", async ({
    page,
    site: { long },
  }) => {
    await openPage(page, long.path);
    const bar = page.getByRole("button", { name: "On this page" });
    const [first, second] = long.headings;
    await page.locator(`#${first?.id}`).evaluate((element) => element.scrollIntoView());
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText(first?.text ?? "");
    // A touch that a busy machine ends late is a long press, which opens nothing.
    await bar.click();
    const list = page.locator("#toc");
    await expect(list).toBeVisible();
    const below = await bar.boundingBox();
    expect((await list.boundingBox())?.y).toBeGreaterThanOrEqual((below?.y ?? 0) + 40);
    await list.getByRole("link", { name: second?.text ?? "" }).click();
    await expect(list).toBeHidden();
    const heading = page.locator(`#${second?.id}`);
    await expect(heading).toBeInViewport();
    const edge = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(edge.y + edge.height);
    await expect(bar).toContainText(second?.text ?? "");
  });
});

test("what was checked before hydration counts", async ({ page, site }) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto(site.home);
  const lamp = page.getByRole("group", { name: "The lamp" });
  await lamp.getByRole("checkbox", { name: "Lit" }).check();
  await lamp.getByRole("radio", { name: "red" }).check();
  await expect(lamp.getByRole("status")).toHaveText("The lamp is dark.");
  release();
  await expect(lamp.getByRole("status")).toHaveText("The lamp is red.");
  await expect(lamp.getByRole("checkbox", { name: "Lit" })).toBeChecked();
});

test("an empty part of a page stays empty after hydration", async ({ page, site }) => {
  const pager = /(<nav class="pager"[^>]*>).*?(<\/nav>)/s;
  await page.route(site.origin + site.second.path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(pager, "$1$2");
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  await openPage(page, site.second.path);
  await expect(page.locator("nav.pager")).toBeEmpty();
  await expect(page.locator("header .logo > *")).not.toHaveCount(0);
});

test("a render error shows the crash page and Try again recovers", async ({ page, site }) => {
  const { first, second } = site;
  const payload = payloadOf(second);
  // The tree in this payload throws: an object is not a valid React child.
  await page.route(payload, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      /\["\$","h1",null,\{"children":"[^"]*"\}\]/,
      '["$","h1",null,{"children":{"a":1}}]',
    );
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  await openPage(page, first.path);
  await page.locator(`nav a[href="${second.path}"]`).first().click();
  await expect(page.getByText("This page crashed.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Minified React error");
  // Readers see what they can do, and the message of the error only when they open it.
  await expect(page.getByText("Try again, or reload the page.")).toBeVisible();
  await expect(page.getByText("Minified React error")).toBeHidden();
  await page.getByText("Error message").click();
  await expect(page.getByText("Minified React error")).toBeVisible();
  await page.unroute(payload);
  const release = await delayRequests(page, payload);
  await page.getByRole("button", { name: "Try again" }).click();
  const spinner = page.getByRole("status", { name: "Loading" });
  await expect(spinner).toHaveCSS("opacity", "1");
  release();
  await expect(page.locator("h1")).toHaveText(second.title);
});

test("a page with a missing chunk is loaded in full", async ({ page, site }) => {
  await openPage(page, site.first.path);
  await page.route("**/assets/parts/search-*.js", (route) => route.abort(), { times: 1 });
  await setLocation(page, site.at("/search"));
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.locator("h1")).toHaveText("Search");
  await expect(page.getByText("This page crashed.")).toHaveCount(0);
});

test("nothing shifts if the document arrives in two pieces", async ({ page, site }) => {
  const html = await (await page.request.get(site.origin + site.first.path)).text();
  const middle = html.indexOf('class="search-button"');
  expect(middle).toBeGreaterThan(0);
  const server = createServer(({ url }, response) => {
    if (url !== "/") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.write(html.slice(0, middle));
    // Enough time to paint the first piece.
    setTimeout(() => response.end(html.slice(middle)), 500);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.locator("h1")).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  } finally {
    server.close();
  }
});
