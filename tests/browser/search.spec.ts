import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { collectConsole, delayRequests, requestsSettled, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
const field = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");
const active = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');

async function open(page: Page, path: string, text = ""): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  if (text !== "") await expect(options(page).first()).toBeVisible();
}

test.describe("the dialog opens", () => {
  test("by its button, and Escape returns focus", { tag: "@throws" }, async ({ page, site }) => {
    await open(page, site.first.path);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("by Ctrl+K and by /, which type text in a field", async ({ page, site }) => {
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.press("Control+K");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("a/k");
    await expect(field(page)).toHaveValue("a/k");
    await page.keyboard.press("Control+K");
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
  });

  test("immediately after it was closed, before the browser has moved focus", async ({
    page,
    site,
  }) => {
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.keyboard.type("lamp");
    await expect(field(page)).toHaveValue("lamp");
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
    });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
  });

  test("with the letter or digit that is typed on its button", async ({ page, site }) => {
    await page.goto(site.first.path);
    await waitForHydration(page);
    for (const key of ["w", "7"]) {
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(field(page)).toHaveValue(key);
      await page.keyboard.press("Escape");
    }
  });

  test("with what is typed while it loads, including corrections and spaces", async ({
    page,
    site,
  }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.keyboard.type("lamp_oi dusky");
    await page.keyboard.press("Backspace");
    release();
    await expect(field(page)).toHaveValue("lamp_oi dusk");
  });

  test("not at all after Escape, and the best result after Enter", async ({ page, site }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.keyboard.type(site.second.title);
    await page.keyboard.press("Enter");
    release();
    await expect(page).toHaveURL(site.second.path);
    await expect(dialog(page)).toBeHidden();
    await page.goto(site.first.path);
    await waitForHydration(page);
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

  test("once on a double click, and returns focus", async ({ page, site }) => {
    await page.goto(site.first.path);
    await waitForHydration(page);
    await button(page).dblclick();
    await expect(field(page)).toBeFocused();
    await requestsSettled(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("not at all if the reader has navigated", async ({ page, site }) => {
    const release = await delayRequests(page, "**/open-search-*.js");
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.locator(`a[href="${site.second.path}"]`).first().click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    release();
    await requestsSettled(page);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  test("on a click before hydration", { tag: "@throws" }, async ({ page, site }) => {
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
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.down("Control");
    await page.keyboard.down("k");
    for (const repeat of [true, false]) {
      // The browser uses this key itself.
      const isLeft = await page.evaluate((repeat) => {
        const press = { key: "k", ctrlKey: true, bubbles: true, cancelable: true, repeat };
        return document.body.dispatchEvent(new KeyboardEvent("keydown", press));
      }, repeat);
      expect(isLeft).toBe(false);
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

  test("on a click, and closes on a click outside", async ({ page, site }) => {
    await open(page, site.first.path);
    await page.mouse.click(5, 500);
    await expect(dialog(page)).toBeHidden();
    await open(page, site.first.path);
    await dialog(page).getByRole("button", { name: "Close search" }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test("stays open if a drag starts or ends outside", async ({ page, site }) => {
  await open(page, site.first.path, "vpc");
  const box = await field(page).boundingBox();
  const inside = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const beside = { x: 5, y: 500 };
  for (const ends of [
    [inside, beside],
    [beside, inside],
  ]) {
    for (const [at, { x, y }] of ends.entries()) {
      await page.mouse.move(x, y);
      await (at === 0 ? page.mouse.down() : page.mouse.up());
    }
    await expect(dialog(page)).toBeVisible();
  }
});

test("nothing is loaded before the reader opens the search", async ({ page, site }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.first.path);
  await waitForHydration(page);
  const ofSearch = () => asked.filter((url) => /open-search|search-worker|search-index/.test(url));
  expect(ofSearch()).toEqual([]);
  await button(page).hover();
  await expect.poll(() => ofSearch().some((url) => url.endsWith("manifest.json"))).toBe(true);
});

test("then its files load in few requests", async ({ page, site }) => {
  await page.goto(site.first.path);
  await waitForHydration(page);
  const asked = new Set<string>();
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith("/index.txt")) asked.add(pathname);
  });
  await button(page).hover();
  await expect.poll(() => [...asked].filter((path) => path.endsWith(".css"))).toHaveLength(1);
  await requestsSettled(page);
  expect([...asked].join(" ")).toContain("/search-worker-");
  expect(asked.size).toBeLessThanOrEqual(9);
});

test("the spelling data loads only if something may be misspelled", async ({ page, site }) => {
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  const hasNames = () => asked.some((url) => url.endsWith("/names.json"));
  await open(page, site.first.path);
  await requestsSettled(page);
  expect(asked.some((url) => url.endsWith("/manifest.json"))).toBe(true);
  expect(hasNames()).toBe(false);
  await page.keyboard.type(site.second.title);
  await expect(options(page).first()).toBeVisible();
  await expect.poll(hasNames).toBe(true);
});

test("the keyboard opens the right section", { tag: "@throws" }, async ({
  page,
  site: { long },
}) => {
  const [, target] = long.headings;
  await open(page, long.path);
  // In one step: results for each prefix would replace one another.
  await page.keyboard.insertText(target?.text ?? "");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const id = await options(page).first().getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${long.path}#${target?.id}`);
  await expect(page.locator(`#${target?.id}`)).toBeInViewport();
});

test("results show their count, mark matches, and are grouped by page", async ({
  page,
  site: { long },
}) => {
  await open(page, long.path, long.headings[1]?.text);
  const status = dialog(page).getByRole("status");
  await expect(status).toHaveText(/^\d[\d,]* results?$/);
  // The results for a prefix may be shown first.
  await expect(async () => {
    const total = (await status.textContent())?.replace(/ .*/, "");
    const all = dialog(page).getByRole("link", { name: `See all ${total} results` });
    expect(await all.count()).toBe(1);
  }).toPass();
  await expect(dialog(page).getByRole("group", { name: long.title }).first()).toBeVisible();
  await expect(options(page).first().locator("mark").first()).toBeVisible();
});

test("new results start at the best one", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const title = site.first.title;
  await open(page, site.first.path, title.slice(0, -1));
  const list = dialog(page).getByRole("region");
  await list.hover();
  // The first results may be too few to scroll.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() => list.evaluate(({ scrollTop }) => scrollTop), { timeout: 500 })
      .toBeGreaterThan(0);
  }).toPass();
  await page.keyboard.type(title.slice(-1));
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(field(page)).toHaveValue(title);
});

test("the search closes when the page is left", async ({ page, site }) => {
  await page.goto(site.second.path);
  await waitForHydration(page);
  await page.locator(`a[href="${site.first.path}"]`).first().click();
  await expect(page.locator("h1")).toHaveText(site.first.title);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(site.second.title);
  await expect(dialog(page)).toHaveCount(0);
});

test("no results are announced", async ({ page, site }) => {
  await open(page, site.first.path);
  await page.keyboard.type("qzxjvw");
  await expect(dialog(page).getByRole("status")).toHaveText("No results for “qzxjvw”.");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowDown");
  await expect(field(page)).toBeFocused();
});

test("the active option stays the same when the results change", async ({ page, site }) => {
  const heading = site.long.headings[0]?.text ?? "";
  await open(page, site.long.path, heading[0]);
  const release = await delayRequests(page, "**/search-index/*/records-*.json");
  await page.keyboard.type(heading.slice(1));
  await page.keyboard.press("ArrowDown");
  const place = await active(page).getAttribute("href");
  release();
  await expect(options(page).first()).toContainText(heading);
  const best = await options(page).first().getAttribute("href");
  expect([best, place]).toContain(await active(page).getAttribute("href"));
});

test("results of another query start at the best one", async ({ page, site }) => {
  await open(page, site.first.path, "vpc");
  const results = dialog(page).getByRole("region", { name: "Results" });
  await expect(options(page).nth(9)).toBeAttached();
  await results.evaluate((list) => list.scrollTo(0, 400));
  await expect(options(page).first()).not.toBeInViewport();
  await field(page).selectText();
  await page.keyboard.insertText("lambda");
  await expect(options(page).first()).toContainText(/lambda/i);
  await expect(options(page).first()).toBeInViewport();
});

test("an option that became active before it was rendered is in view", async ({ page, site }) => {
  await open(page, site.first.path);
  await field(page).evaluate((input) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[role=option]")) return;
      observer.disconnect();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.insertText("vpc");
  await expect(active(page)).toBeInViewport();
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
});

test("a result is remembered, kept as a favorite, and removed", { tag: "@throws" }, async ({
  page,
  site,
}) => {
  const { long } = site;
  const heading = long.headings[0]?.text ?? "";
  await open(page, long.path, heading);
  // The first letters may have had results before.
  await expect(options(page).first()).toContainText(heading);
  const label = (await active(page).locator(".hit-heading").textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  const recent = dialog(page).getByRole("region", { name: "Recent searches" });
  await expect(recent.getByRole("link")).toContainText(label);
  await recent.getByRole("button", { name: /to the favorites/ }).click();
  const favorites = dialog(page).getByRole("region", { name: "Favorites" });
  await expect(favorites.getByRole("link")).toContainText(label);
  await expect(recent).toBeHidden();
  await field(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(favorites.getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await favorites.getByRole("button", { name: /Forget/ }).click();
  await expect(favorites).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test("favorites persist", async ({ page, site: { long } }) => {
  await open(page, long.path, long.headings[0]?.text);
  await options(page).first().click();
  await button(page).click();
  await dialog(page)
    .getByRole("button", { name: /favorites/ })
    .click();
  await page.reload();
  await waitForHydration(page);
  await button(page).click();
  await expect(dialog(page).getByRole("region", { name: "Favorites" })).toBeVisible();
});

test("invalid values in storage cannot break it", async ({ page, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem("search.recent", '[{"label":1},"x",null]');
    localStorage.setItem("search.favorites", "{no json");
  });
  await open(page, site.first.path);
  await expect(dialog(page)).toContainText("Type the name");
});

test.describe("all results", () => {
  test("are on a page that keeps its state", { tag: "@throws" }, async ({ page, site }) => {
    const { long } = site;
    await open(page, long.path, long.headings[1]?.text);
    await dialog(page)
      .getByRole("link", { name: /^See all/ })
      .click();
    const query = encodeURIComponent(long.headings[1]?.text ?? "");
    await expect(page).toHaveURL(`${site.at("/search")}?q=${query}`);
    await expect(page.locator("h1")).toHaveText("Search");
    const results = page.locator("main .hit");
    await expect(results.first()).toBeVisible();
    await page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Section" });
    await expect(page).toHaveURL(/&kind=section$/);
    await expect(page.locator("main .hit-page")).toHaveCount(0);
    const count = await page.getByRole("status").first().textContent();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole("combobox", { name: "Kind" })).toHaveValue("section");
    await expect(page.locator(".result-count")).toHaveText(count ?? "");
    await results.first().click();
    await expect(page.locator("h1")).not.toHaveText("Search");
    await page.goBack();
    await expect(page).toHaveURL(/&kind=section$/);
    await expect(page.getByRole("searchbox")).toHaveValue(long.headings[1]?.text ?? "");
    await expect(results.first()).toBeVisible();
  });

  test("match the typed text, even if the list is not updated yet", async ({ page, site }) => {
    const { long } = site;
    await open(page, long.path, long.headings[1]?.text);
    const typed = `${long.headings[1]?.text} zzqx`;
    // In one task, before any results arrive.
    await field(page).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      document.querySelector<HTMLAnchorElement>(".search-foot a")?.click();
    }, typed);
    await expect(page).toHaveURL(`${site.at("/search")}?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole("searchbox")).toHaveValue(typed);
  });

  test("follow what is typed there, and a search that starts in the dialog", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.at("/search")}?q=zzqx`);
    await waitForHydration(page);
    await expect(page.locator(".result-count")).toHaveText("No results for “zzqx”.");
    await page.getByRole("searchbox").fill(site.second.title);
    await expect(page).toHaveURL(
      `${site.at("/search")}?q=${encodeURIComponent(site.second.title)}`,
    );
    await expect(page.locator("main .hit").first()).toContainText(site.second.title);
    await button(page).click();
    await page.keyboard.type(site.first.title);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("searchbox")).toHaveValue(site.first.title);
    await expect(page.locator("main .hit").first()).toContainText(site.first.title);
  });

  test("keep a space that is typed before a pause", async ({ page, site }) => {
    await page.goto(site.at("/search"));
    await waitForHydration(page);
    await page.getByRole("searchbox").pressSequentially("lamp ");
    await expect(page).toHaveURL(/\?q=lamp(?:%20)?$/);
    await page.getByRole("searchbox").pressSequentially("oil");
    await expect(page).toHaveURL(/\?q=lamp%20oil$/);
    await expect(page.getByRole("searchbox")).toHaveValue("lamp oil");
  });

  test("keep their URL if the page of a link cannot be loaded", async ({ page, site }) => {
    await page.goto(`${site.at("/search")}?q=vpc`);
    await waitForHydration(page);
    const results = page.locator("main .hit");
    await expect(results.first()).toBeVisible();
    await page.route("**/index.txt", (route) => route.abort());
    await results.last().click();
    await expect(page.getByRole("alert")).toContainText("The page could not be loaded.");
    await expect(page.getByRole("searchbox")).toHaveValue("vpc");
    await expect(results.first()).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=vpc$/);
    await page.getByRole("searchbox").fill("lambda");
    await page.keyboard.press("Enter");
    await expect(results.first()).toContainText(/lambda/i);
    await expect(page).toHaveURL(/\?q=lambda$/);
  });

  test("match what was typed before hydration, not the URL", async ({ page, site }) => {
    const release = await delayRequests(page, "**/assets/*.js");
    await page.goto(`${site.at("/search")}?q=zzqx`);
    const { title } = site.second;
    await page.getByRole("searchbox").fill(title);
    release();
    await expect(page).toHaveURL(`${site.at("/search")}?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole("searchbox")).toHaveValue(title);
    await expect(page.locator("main .hit").first()).toContainText(title);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search page says what it needs, with links", async ({ page, site }) => {
    await page.goto(site.at("/search"));
    await expect(page.locator("main")).toContainText("Search needs JavaScript");
    const main = page.locator("main").getByRole("link");
    await expect(main.filter({ hasText: site.otherSection.label })).toBeVisible();
    const labels = await main.allTextContents();
    expect(labels).toEqual([...new Set(labels)]);
    await expect(page.locator("main input")).toBeHidden();
    await expect(button(page)).toBeHidden();
  });
});

test.describe("errors", () => {
  test("a missing index is reported, and Retry loads it", async ({ page, site }) => {
    await page.context().route("**/manifest.json", (route) => route.fulfill({ status: 404 }));
    await open(page, site.first.path);
    await page.keyboard.type(site.second.title);
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("Search did not work.");
    await page.context().unroute("**/manifest.json");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText(site.second.title);
  });

  test("a damaged index is reported", async ({ page, site }) => {
    await page
      .context()
      .route("**/search-index/*/*.json", (route) => route.fulfill({ body: "<!doctype html>" }));
    await open(page, site.first.path);
    await page.keyboard.type(site.second.title);
    await expect(dialog(page).getByRole("alert")).toContainText("Search did not work.");
  });

  test("without its worker the page searches on the main thread", async ({ page, site }) => {
    await page.context().route("**/search-worker-*.js", (route) => route.abort());
    await open(page, site.first.path, site.second.title);
    await expect(options(page).first()).toContainText(site.second.title);
  });

  test("without its script the search page works", async ({ page, site }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/open-search-*.js", async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(site.first.path);
    await waitForHydration(page);
    await page.keyboard.type("/lamp");
    fail();
    await expect(page).toHaveURL(/\/search\/?\?q=lamp$/);
    await expect(page.locator("h1")).toHaveText("Search");
  });

  test("hostile queries are text", async ({ page, site }) => {
    const said = collectConsole(page);
    await open(page, site.first.path);
    for (const text of [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      ".*+?^$()|[]\\",
      "🚀🌊",
      "a",
      " ",
      "lamp ".repeat(400),
      "__proto__",
    ]) {
      await field(page).fill(text);
      await expect(field(page)).toHaveValue(text);
    }
    await field(page).fill("<qzxv>");
    await expect(dialog(page)).toContainText("No results for “<qzxv>”.");
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    expect(said().filter((line) => !line.startsWith("warning: Storage"))).toEqual([]);
  });

  test("fast typing ends with the results of the last query", async ({ page, site }) => {
    await open(page, site.first.path);
    await page.keyboard.type(`${site.first.title} `, { delay: 5 });
    await field(page).fill(site.second.title);
    await expect(options(page).first()).toContainText(site.second.title);
  });
});

test("axe finds no violation in the search", async ({ page, site }) => {
  test.setTimeout(90_000);
  await open(page, site.first.path);
  await expectAccessible(page, "empty dialog");
  await page.keyboard.insertText("eks ephemeral endpoint");
  await expect(dialog(page).getByText("Matches only some of the words")).toBeVisible();
  await expectAccessible(page, "dialog with results");
  await field(page).fill("qzxjvw");
  await expect(dialog(page)).toContainText("No results");
  await expectAccessible(page, "dialog without results");
  await page.keyboard.press("Escape");
  await page.goto(`${site.at("/search")}?q=${encodeURIComponent(site.second.title)}`);
  await waitForHydration(page);
  await expect(page.locator("main .hit").first()).toBeVisible();
  await expectAccessible(page, "page of results");
});

test("Enter opens the best result of the typed text, however fast", async ({ page, site }) => {
  await open(page, site.first.path);
  const release = await delayRequests(page, "**/search-index/*/records-*.json");
  await page.keyboard.type(site.second.title);
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(site.second.path);
  await expect(dialog(page)).toBeHidden();
});

test("a scope limits the search, shows counts, and stays on the page of all results", async ({
  page,
  site,
}) => {
  await open(page, site.first.path);
  await page.keyboard.insertText("nat gateways");
  const scope = dialog(page).getByRole("button", { name: /^Inputs and outputs \d+$/ });
  await scope.click();
  await expect(field(page)).toBeFocused();
  await expect(scope).toHaveAttribute("aria-pressed", "true");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results, Inputs and outputs$/);
  // The results for all scopes may be shown first.
  await expect(async () => {
    const all = await options(page).count();
    expect(await options(page).locator(".hit-kind").count()).toBe(all);
  }).toPass();
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/search\/?\?q=nat(?:\+|%20)gateways&scope=inputs$/);
  const chosen = page.getByRole("button", { name: /^Inputs and outputs/, pressed: true });
  await expect(chosen).toBeVisible();
  await expect(page.locator("main .hit").first()).toHaveClass(/hit-(?:input|output)/);
});

test("type, default, and age of an input are chips, not text", async ({ page, site }) => {
  await open(page, site.first.path, "num_nat_gateways");
  const best = options(page).first();
  await expect(best).toContainText("num_nat_gateways");
  await expect(best.locator(".hit-facts")).toHaveText("number required");
  await expect(best.locator(".hit-text")).toHaveText(/^Number of NAT gateways/);
  // A query that names a service and an input finds that entry first.
  await field(page).fill("vpc exclude ports since");
  await expect(best).toContainText("exclude_ports_from_inbound_all");
  await expect(best.locator(".hit-facts")).toHaveText(/^list\(number\) .*\[\].* 2\.2\.0$/);
});

test("pages that lack words of a query are below those that have them", async ({ page, site }) => {
  await open(page, site.first.path);
  await page.keyboard.insertText("eks ephemeral endpoint");
  const divider = dialog(page).getByText("Matches only some of the words");
  await expect(divider).toBeVisible();
  await expect(dialog(page).locator(".hits-divider ~ .hits .hits-lack").first()).toContainText(
    "without “",
  );
});

test("the search does not index the code on the home page", async ({ page, site }) => {
  await open(page, site.first.path, "num_nat_gateways find_in_parent_folders");
  await expect(dialog(page).locator(`[role=option][href="${site.home}"]`)).toHaveCount(0);
});

test("no results: suggests another spelling, other scopes, and help", async ({ page, site }) => {
  await open(page, site.first.path);
  await page.keyboard.insertText("qzxjvw");
  await expect(dialog(page).getByRole("link", { name: "Ask Gruntwork support" })).toBeVisible();
  await field(page).fill("fluent_bit_pod_resources");
  await expect(options(page)).toHaveCount(1);
  await dialog(page).getByRole("button", { name: /^Blog/ }).click();
  await expect(dialog(page)).toContainText("No results for “fluent_bit_pod_resources”.");
  await dialog(page)
    .getByText("Found elsewhere:")
    .getByRole("button", { name: "Inputs and outputs 1" })
    .click();
  await expect(options(page)).toHaveCount(1);
});

test("a question shows the passage that answers it, or where to ask people", async ({
  page,
  site,
}) => {
  await open(page, site.first.path);
  await field(page).fill("how do i change the range of a vpc");
  const answer = dialog(page).getByRole("region", { name: "Answer", exact: true });
  const link = answer.getByRole("link");
  await expect(link).toHaveAttribute("href", /troubleshooting\/vpc\/?#change-cidr$/);
  await expect(link).toContainText("Change the range of a VPC");
  await field(page).fill("why is the moon so far away from zebras");
  await expect(answer).toHaveCount(0);
  await expect(dialog(page).getByRole("link", { name: "Ask Gruntwork support" })).toBeVisible();
});

test("before anything is typed it suggests where to start", async ({ page, site }) => {
  await open(page, site.first.path);
  const start = dialog(page).getByRole("region", { name: "Start here" });
  await page.keyboard.press("ArrowDown");
  await expect(start.getByRole("link").first()).toBeFocused();
  await start.getByRole("link", { name: "Learning paths" }).click();
  await expect(page.locator("h1")).toHaveText("Learning paths");
});

test("a result can be starred by pointer and by keyboard", async ({ page, site }) => {
  const { path, headings } = site.long;
  const text = headings[0]?.text ?? "";
  await open(page, path, text);
  // The results for the first letters may start with another page.
  const first = options(page).filter({ hasText: text }).and(active(page));
  await first.locator(".favor").click();
  const star = dialog(page).getByRole("button", { name: /from the favorites$/ });
  await expect(star).toBeVisible();
  await star.press("Enter");
  await dialog(page)
    .getByRole("button", { name: /to the favorites$/ })
    .press("Enter");
  await expect(star).toBeFocused();
  await field(page).fill("");
  await expect(dialog(page).getByRole("region", { name: "Favorites" })).toBeVisible();
});

test("at 200 % zoom several results are in view", async ({ page, site }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await open(page, site.first.path, "num_nat_gateways");
  await expect(options(page).first()).toContainText("num_nat_gateways");
  for (const place of [0, 1, 2]) await expect(options(page).nth(place)).toBeInViewport();
});

test("right-to-left: the kind of a hit is at the end of its line", async ({ page }) => {
  await open(page, "/docs/reference/services/app-orchestration/amazon-eks", "cluster_name");
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  const kind = options(page).locator(".hit-heading .hit-kind", { hasText: "Input" }).first();
  // Both together: later results may replace those on screen.
  const gap = () =>
    kind.evaluate((end) => {
      const line = end.closest(".hit-heading")?.getBoundingClientRect().x ?? Number.NaN;
      return Math.abs(end.getBoundingClientRect().x - line);
    });
  await expect.poll(gap).toBeLessThan(0.5);
});
