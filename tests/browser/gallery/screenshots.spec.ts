import { expect, type Page } from "@playwright/test";
import { openPage } from "../page-ready.ts";
import { originOf, servedSites } from "../served-sites.ts";
import { forceTheme, test } from "../sites.ts";

// The styles that wait for fonts have another hash than the policy.
test.use({ baseURL: originOf(servedSites.gallery), bypassCSP: true });

/**
 * Compares screenshots of the fixture `gallery` with those in `screenshots/`. After an intended
 * change of style, update them with `npm run screenshots:update`.
 */

interface View {
  size: { width: number; height: number };
  theme?: "light" | "dark";
  dir?: "rtl";
  forcedColors?: "active";
}

const desktop = { width: 1280, height: 800 };

const views = {
  light: { size: desktop },
  dark: { size: desktop, theme: "dark" },
  phone: { size: { width: 390, height: 800 } },
  wide: { size: { width: 1920, height: 1000 } },
  "right to left": { size: desktop, dir: "rtl" },
  "forced colors": { size: desktop, forcedColors: "active" },
} satisfies Record<string, View>;

type ViewName = keyof typeof views;

const all = Object.keys(views) as ViewName[];
const bright: ViewName[] = ["light", "phone"];

interface GalleryPage {
  path: string;
  views: ViewName[];
  /** Whether the screenshot includes the layout of the site. */
  framed?: true;
  /** Name of a button that a script adds later. */
  button?: RegExp;
}

const pages: Record<string, GalleryPage> = {
  text: { path: "/docs/pieces/text/", views: all, framed: true },
  notes: { path: "/docs/pieces/notes/", views: ["light", "dark"] },
  code: { path: "/docs/pieces/code/", views: ["light", "dark", "phone", "forced colors"] },
  tables: { path: "/docs/pieces/tables/", views: bright },
  pictures: { path: "/docs/pieces/pictures/", views: ["dark"], button: /^Enlarge image/ },
  cards: { path: "/docs/pieces/cards/", views: ["light", "dark", "phone"] },
  blocks: { path: "/docs/pieces/blocks/", views: ["light", "dark"] },
  service: { path: "/docs/reference/services/networking/vpc/", views: all },
  inputs: { path: "/docs/reference/services/inputs/", views: bright },
  changes: { path: "/docs/reference/services/changes/", views: bright },
  posts: { path: "/blog/", views: bright, framed: true },
  post: { path: "/blog/2026/03/14/version-2/", views: ["light"] },
  tags: { path: "/docs/tags/", views: ["phone"] },
  "unknown address": { path: "/no-such-page/", views: ["light"] },
};

async function open(page: Page, path: string): Promise<void> {
  await waitForFonts(page);
  await openPage(page, path);
  await page.evaluate(() => document.fonts.ready);
}

/** Changes the view of an open page, which is faster than loading the page for each view. */
async function show(page: Page, { size, theme, dir, forcedColors }: View): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ forcedColors: forcedColors ?? null });
  await forceTheme(page, theme ?? "light");
  await page.evaluate((direction) => {
    document.documentElement.dir = direction;
  }, dir ?? "ltr");
}

/** Readers do not wait for fonts, but screenshots need the same ones each time. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll("font-display:optional", "font-display:block");
      await route.fulfill({ response, body });
    },
  );
}

for (const [name, { path, views: names, framed, button }] of Object.entries(pages)) {
  test(name, async ({ page }) => {
    await open(page, path);
    if (button) await expect(page.getByRole("button", { name: button })).toBeVisible();
    for (const view of names) {
      await show(page, views[view]);
      const file = `${name}, ${view}.png`;
      if (framed) await expect.soft(page).toHaveScreenshot(file, { fullPage: true });
      else await expect.soft(page.locator("main")).toHaveScreenshot(file);
    }
  });
}

/** Dialogs and menus. */
const opened: Record<string, { views: ViewName[]; open(page: Page): Promise<void> }> = {
  "empty search": {
    views: bright,
    open: (page) => openSearch(page),
  },
  "search with results": {
    views: ["light", "dark", "phone"],
    async open(page) {
      await openSearch(page);
      await page.keyboard.type("network");
      await expect(page.locator("dialog [role=option]").first()).toBeVisible();
    },
  },
  "search without results": {
    views: ["light"],
    async open(page) {
      await openSearch(page);
      await page.keyboard.type("qwrtpz");
      await expect(page.locator("dialog .search-hint")).toContainText("No results");
    },
  },
  dropdown: {
    views: ["dark"],
    async open(page) {
      await page.getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("link", { name: "Tags" })).toBeVisible();
    },
  },
  "mobile menu": {
    views: ["phone"],
    async open(page) {
      await page.locator(".menu-button").click();
      await expect(page.locator("#sidebar")).toBeVisible();
    },
  },
  "private repository": {
    views: ["dark"],
    async open(page) {
      await page.getByRole("link", { name: /private repository/ }).click();
      await expect(page.locator("dialog[open]").first()).toBeVisible();
    },
  },
};

for (const [name, state] of Object.entries(opened)) {
  test(name, async ({ page }) => {
    await open(page, pages.text?.path ?? "");
    const [first = "light", ...others] = state.views;
    await show(page, views[first]);
    await state.open(page);
    for (const view of [first, ...others]) {
      await show(page, views[view]);
      await expect.soft(page).toHaveScreenshot(`${name}, ${view}.png`);
    }
  });
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(page.locator("dialog [role=combobox]")).toBeFocused();
}

test("a style change is detected", async ({ page }) => {
  await open(page, "/docs/pieces/notes/");
  await show(page, views.light);
  await page.evaluate(() => document.documentElement.style.setProperty("--head", "#7b1d5e"));
  await expect(page.locator("main")).not.toHaveScreenshot("notes, light.png");
});
