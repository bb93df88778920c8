import { expect, type Page } from "@playwright/test";
import { layoutShifts, openPage } from "../page-ready.ts";
import { test, withAndWithoutStorage } from "../sites.ts";

const idKey = "docusaurus.announcement.id";
const dismissKey = "docusaurus.announcement.dismiss";

function announcementBar(page: Page) {
  return page.getByRole("complementary", { name: "Announcement" });
}

function close(page: Page) {
  return announcementBar(page).getByRole("button", { name: "Close announcement" });
}

function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

withAndWithoutStorage(() => {
  test("the announcement bar is closed for this visit, and focus moves to the start of the page", async ({
    page,
    site,
  }) => {
    await openPage(page, site.first.path);
    await expect(
      announcementBar(page).getByRole("link", { name: "What to have ready" }),
    ).toBeVisible();
    await close(page).click();
    await expect(announcementBar(page)).toBeHidden();
    await expect(page.locator(".top .logo")).toBeFocused();
    await page.locator(`nav a[href="${site.second.path}"]`).first().click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    await expect(announcementBar(page)).toBeHidden();
  });
});

test("the announcement for this visit and the next ones", async ({ page, site }) => {
  await test.step("the announcement causes no layout shift", async () => {
    await openPage(page, site.first.path);
    const barBox = await announcementBar(page).boundingBox();
    expect((await page.locator(".top").boundingBox())?.y).toBe(barBox?.height);
    expect(await layoutShifts(page)).toEqual([]);
  });
  await test.step("the dismissal is stored and applies to later visits, before the first paint", async () => {
    expect(await readStorage(page, idKey)).toBe("relief-boat");
    expect(await readStorage(page, dismissKey)).toBe("false");
    await close(page).click();
    expect(await readStorage(page, dismissKey)).toBe("true");
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto(site.second.path);
    await expect(announcementBar(page)).toBeHidden();
  });
});

test("another announcement id resets the dismissal", async ({ page, site }) => {
  await page.addInitScript(
    ([id, dismiss]) => {
      if (sessionStorage.getItem("seeded")) return;
      sessionStorage.setItem("seeded", "1");
      localStorage.setItem(id, "last-summer");
      localStorage.setItem(dismiss, "true");
    },
    [idKey, dismissKey] as const,
  );
  await page.goto(site.first.path);
  await expect(announcementBar(page)).toBeVisible();
  expect(await readStorage(page, idKey)).toBe("relief-boat");
  expect(await readStorage(page, dismissKey)).toBe("false");
});

test("the announcement closes in other tabs too", async ({ page, context, site }) => {
  await openPage(page, site.first.path);
  const other = await context.newPage();
  await openPage(other, site.second.path);
  await close(other).click();
  await expect(announcementBar(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the announcement can be read and has no button", async ({ page, site }) => {
    await page.goto(site.first.path);
    await expect(announcementBar(page)).toBeVisible();
    await expect(close(page)).toBeHidden();
  });
});
