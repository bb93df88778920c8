import { expect } from "@playwright/test";
import { delayRequests, openPage, waitForHydration } from "./page-ready.ts";
import { button, dialog, field, openSearch, options } from "./search-dialog.ts";
import { test, withAndWithoutStorage } from "./sites.ts";

test.describe("all results", () => {
  withAndWithoutStorage(() => {
    test("are on a page that keeps its state", async ({ page, site }) => {
      const { long } = site;
      await openSearch(page, long.path, long.headings[1]?.text);
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
  });

  test("match the typed text, even if the list is not updated yet", async ({ page, site }) => {
    const { long } = site;
    await openSearch(page, long.path, long.headings[1]?.text);
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

  test("show all scopes on a phone, and results move nothing", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, site.at("/search"));
    const scopes = page.locator("main").getByRole("group").getByRole("button");
    const filters = page.getByRole("combobox", { name: "Kind" });
    const top = (await filters.boundingBox())?.y;
    await page.getByRole("searchbox").fill("nat gateway");
    await expect(scopes.first()).toContainText(/\d/);
    for (const scope of await scopes.all()) await expect(scope).toBeInViewport({ ratio: 1 });
    expect((await filters.boundingBox())?.y).toBe(top);
  });

  test("follow what is typed there, and a search that starts in the dialog", async ({
    page,
    site,
  }) => {
    await openPage(page, `${site.at("/search")}?q=zzqx`);
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
    await openPage(page, site.at("/search"));
    await page.getByRole("searchbox").pressSequentially("lamp ");
    await expect(page).toHaveURL(/\?q=lamp(?:%20)?$/);
    await page.getByRole("searchbox").pressSequentially("oil");
    await expect(page).toHaveURL(/\?q=lamp%20oil$/);
    await expect(page.getByRole("searchbox")).toHaveValue("lamp oil");
  });

  test("keep their URL if the page of a link cannot be loaded", async ({ page, site }) => {
    await openPage(page, `${site.at("/search")}?q=vpc`);
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

  test("say that they are loading", async ({ page, site }) => {
    const release = await delayRequests(page, "**/search-index/**");
    await page.goto(`${site.at("/search")}?q=${encodeURIComponent(site.second.title)}`);
    await expect(page.locator(".result-count")).toHaveText("Searching…");
    release();
    await expect(page.locator(".result-count")).toHaveText(/^\d+ results?$/);
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
    const links = page.locator("main").getByRole("link");
    await expect(links.filter({ hasText: site.otherSection.label })).toBeVisible();
    const labels = await links.allTextContents();
    expect(labels).toEqual([...new Set(labels)]);
    await expect(page.locator("main input")).toBeHidden();
    await expect(button(page)).toBeHidden();
  });
});

test("a scope limits the search, shows counts, and stays on the page of all results", async ({
  page,
  site,
}) => {
  await openSearch(page, site.first.path);
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
