import { expect } from "@playwright/test";
import { delayRequests, openPage, requestsSettled } from "./page-ready.ts";
import { button, dialog, field, openSearch, options } from "./search-dialog.ts";
import { test } from "./sites.ts";

test.describe("the dialog opens", () => {
  test("by its button, and Escape returns focus", async ({ page, site }) => {
    await openSearch(page, site.first.path);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("by pointer and keyboard, again and again", async ({ page, site }) => {
    await test.step("once on a double click, and returns focus", async () => {
      await openPage(page, site.first.path);
      await button(page).dblclick();
      await expect(field(page)).toBeFocused();
      await requestsSettled(page);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
    await test.step("by Ctrl+K and by /, which type text in a field", async () => {
      await page.keyboard.press("Control+K");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("a/k");
      await expect(field(page)).toHaveValue("a/k");
      await page.keyboard.press("Control+K");
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press("/");
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });
    await test.step("immediately after it was closed, before the browser has moved focus", async () => {
      await page.keyboard.press("/");
      await page.keyboard.type("lamp");
      await expect(field(page)).toHaveValue("lamp");
      await page.evaluate(() => {
        document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
      });
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });
    await test.step("by the key of K on a keyboard for another script", async () => {
      await page.evaluate(() => {
        const press = { key: "л", code: "KeyK", ctrlKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent("keydown", press));
      });
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });
    await test.step("not by / in a field inside a custom element", async () => {
      await page.evaluate(() => {
        const host = document.querySelector("main")?.appendChild(document.createElement("div"));
        if (host) host.id = "host";
        const root = host?.attachShadow({ mode: "open" });
        root?.appendChild(document.createElement("input")).focus();
      });
      await page.keyboard.press("/");
      const typed = () =>
        page.evaluate(() => {
          return document.querySelector("#host")?.shadowRoot?.querySelector("input")?.value;
        });
      await expect.poll(typed).toBe("/");
      await expect(dialog(page)).toBeHidden();
      await page.evaluate(() => document.querySelector("#host")?.remove());
    });
    await test.step("with the letter or digit that is typed on its button", async () => {
      for (const key of ["w", "7"]) {
        await button(page).focus();
        await page.keyboard.press(key);
        await expect(field(page)).toHaveValue(key);
        await page.keyboard.press("Escape");
      }
    });
    await test.step("on a click, and closes on a click outside", async () => {
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await page.mouse.click(5, 500);
      await expect(dialog(page)).toBeHidden();
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await dialog(page).getByRole("button", { name: "Close search" }).click();
      await expect(dialog(page)).toBeHidden();
    });
    await test.step("stays open if a drag starts or ends outside", async () => {
      await button(page).click();
      await page.keyboard.type("vpc");
      await expect(options(page).first()).toBeVisible();
      const box = await field(page).boundingBox();
      const inside = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
      const outside = { x: 5, y: 500 };
      for (const ends of [
        [inside, outside],
        [outside, inside],
      ]) {
        for (const [index, { x, y }] of ends.entries()) {
          await page.mouse.move(x, y);
          await (index === 0 ? page.mouse.down() : page.mouse.up());
        }
        await expect(dialog(page)).toBeVisible();
      }
    });
  });

  test("with what is typed while it loads, including corrections and spaces", async ({
    page,
    site,
  }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await openPage(page, site.first.path);
    await page.keyboard.press("/");
    await page.keyboard.type("lamp_oi dusky");
    await page.keyboard.press("Backspace");
    release();
    await expect(field(page)).toHaveValue("lamp_oi dusk");
  });

  test("not at all after Escape, and the best result after Enter", async ({ page, site }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await openPage(page, site.first.path);
    await page.keyboard.press("/");
    await page.keyboard.type(site.second.title);
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL(site.second.path);
    await expect(dialog(page)).toBeHidden();
    await openPage(page, site.first.path);
    const releaseAgain = await delayRequests(page, "**/open-search-*.js");
    await page.keyboard.press("/");
    await page.keyboard.press("Escape");
    // Keyboard input is no longer intercepted, however long loading takes.
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCount(1);
    releaseAgain();
    await requestsSettled(page);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  test("not at all if the reader has navigated", async ({ page, site }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await openPage(page, site.first.path);
    await page.keyboard.press("/");
    await page.locator(`a[href="${site.second.path}"]`).first().click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    release();
    await requestsSettled(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  test("on a click before hydration", async ({ page, site }) => {
    const release = await delayRequests(page, "**/assets/*.js");
    await page.goto(site.first.path);
    await button(page).click();
    release();
    await expect(field(page)).toBeFocused();
  });

  test("on a key press before hydration, with what was typed after it", async ({ page, site }) => {
    const release = await delayRequests(page, "**/assets/*.js");
    await page.goto(site.first.path);
    // Typing this takes longer than loading the dialog.
    const text = "how do I change what a subnet is called";
    await page.keyboard.type(`/${text}`);
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(text);
  });

  test("once on a repeated key, which types nothing", async ({ page, site }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await openPage(page, site.first.path);
    await page.keyboard.down("Control");
    await page.keyboard.down("k");
    for (const repeat of [true, false]) {
      // Otherwise, the browser would use this key.
      const isDefaultAllowed = await page.evaluate((repeat) => {
        const press = { key: "k", ctrlKey: true, bubbles: true, cancelable: true, repeat };
        return document.body.dispatchEvent(new KeyboardEvent("keydown", press));
      }, repeat);
      expect(isDefaultAllowed).toBe(false);
    }
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.up("k");
    for (const _ of [1, 2]) await page.keyboard.down("k");
    await page.keyboard.up("k");
    await page.keyboard.up("Control");
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.down("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.down("/");
    await page.keyboard.up("/");
    await expect(field(page)).toHaveValue("");
  });
});

test("files of the search", async ({ page, site }) => {
  await test.step("nothing is loaded before the reader opens the search", async () => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await openPage(page, site.first.path);
    const ofSearch = () =>
      requested.filter((url) => /open-search|search-worker|search-index/.test(url));
    expect(ofSearch()).toEqual([]);
  });
  await test.step("then its files load in few requests", async () => {
    const requested = new Set<string>();
    page.context().on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.endsWith("/index.txt")) requested.add(pathname);
    });
    await button(page).hover();
    await expect.poll(() => [...requested].filter((path) => path.endsWith(".css"))).toHaveLength(1);
    await requestsSettled(page);
    expect([...requested].join(" ")).toContain("/search-worker-");
    expect(requested.size).toBeLessThanOrEqual(9);
    expect([...requested].join(" ")).toContain("/manifest.json");
  });
});

test("the search and navigation", async ({ page, site }) => {
  await test.step("the spelling data loads only if something may be misspelled", async () => {
    const requested: string[] = [];
    page.context().on("request", (request) => requested.push(request.url()));
    const hasNames = () => requested.some((url) => url.endsWith("/names.json"));
    await openSearch(page, site.first.path);
    await requestsSettled(page);
    expect(requested.some((url) => url.endsWith("/manifest.json"))).toBe(true);
    expect(hasNames()).toBe(false);
    await page.keyboard.type(site.second.title);
    await expect(options(page).first()).toBeVisible();
    await expect.poll(hasNames).toBe(true);
  });
  await test.step("the search closes when the page is left", async () => {
    await openPage(page, site.second.path);
    await page.locator(`a[href="${site.first.path}"]`).first().click();
    await expect(page.locator("h1")).toHaveText(site.first.title);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step("before anything is typed it suggests where to start", async () => {
    await openSearch(page, site.first.path);
    const start = dialog(page).getByRole("region", { name: "Start here" });
    await page.keyboard.press("ArrowDown");
    await expect(start.getByRole("link").first()).toBeFocused();
    await start.getByRole("link", { name: "Learning paths" }).click();
    await expect(page.locator("h1")).toHaveText("Learning paths");
  });
});
