import { expect, type Page } from "@playwright/test";
import { collectConsole, openPage, withoutStorageWarning } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const images = sites.kitchenSink.at("/docs/components/images");
const zoomable = (page: Page, name: string) =>
  page.getByRole("button", { name: `Enlarge image: ${name}` });
const enlarged = (page: Page) => page.locator("dialog.zoomed");

async function open(page: Page): Promise<void> {
  await openPage(page, images);
  await expect(zoomable(page, "The tower from the sea")).toBeVisible();
}

test("an image is enlarged and closed again", async ({ page }) => {
  await test.step("its script starts one second after the page has loaded", async () => {
    await open(page);
    const gap = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const script = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.includes("/expand-") && name.endsWith(".js"));
      const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
      return script ? script.startTime - loaded : 0;
    });
    expect(gap).toBeGreaterThanOrEqual(1000);
  });
  await test.step("images that are excluded, hidden, or links, cannot be zoomed", async () => {
    await expect(zoomable(page, "The tower by day")).toBeVisible();
    await expect(zoomable(page, "The tower by night")).toBeHidden();
    await expect(page.getByRole("button", { name: /as it is|as a link/ })).toHaveCount(0);
    await page.getByAltText("The tower, as it is").click();
    await expect(enlarged(page)).toHaveCount(0);
  });
  await test.step("screen readers read a caption once", async () => {
    const figure = page.getByRole("figure", { name: "The tower stands on the northern reef" });
    await expect(figure.locator("img")).toHaveAttribute("alt", "The tower on the chart");
    await expect(figure.locator("img")).not.toHaveAttribute("title");
  });
  await test.step("it opens by a click on the image and by keyboard", async () => {
    await page.getByRole("img", { name: "The tower from the sea" }).click();
    await expect(enlarged(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(zoomable(page, "The tower from the sea")).toBeFocused();
    for (const key of ["Enter", "Space"]) {
      await zoomable(page, "The tower from the sea").focus();
      await page.keyboard.press(key);
      await expect(enlarged(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(enlarged(page)).toHaveCount(0);
    }
  });
  await test.step("a larger image replaces the small one", async () => {
    await zoomable(page, "The tower, small at first").click();
    await expect(enlarged(page).locator("img")).toHaveAttribute("src", /large-chart.*\.svg$/);
    await expect(enlarged(page).locator("img")).toHaveJSProperty("naturalWidth", 1200);
    await page.keyboard.press("Escape");
    await expect(enlarged(page)).toHaveCount(0);
  });
  await test.step("an image is enlarged on white, without a margin", async () => {
    const messages = collectConsole(page);
    await page.setViewportSize({ width: 1000, height: 700 });
    await zoomable(page, "The tower from the sea").click();
    const dialog = page.getByRole("dialog", { name: "The tower from the sea" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(dialog).toHaveCSS("opacity", "1");
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
    expect(await dialog.locator("img").boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 1000,
      height: 700,
    });
    expect(withoutStorageWarning(messages())).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(enlarged(page)).toHaveCount(0);
  });
  await test.step("Escape, a click, and a resize of the window close it and return focus", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(300, 300),
      () => page.setViewportSize({ width: 900, height: 600 }),
    ]) {
      await zoomable(page, "The tower on the chart").click();
      await expect(enlarged(page)).toBeVisible();
      await close();
      await expect(enlarged(page)).toHaveCount(0);
      await expect(zoomable(page, "The tower on the chart")).toBeFocused();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
  });
});

test("it closes when the reader goes to another page", async ({ page }) => {
  await openPage(page, sites.kitchenSink.at("/docs/components/tabs"));
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
  }, images);
  await zoomable(page, "The tower from the sea").click();
  await expect(enlarged(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Tabs");
  await expect(enlarged(page)).toHaveCount(0);
});

test("if the larger image cannot be loaded, the small one is shown and a warning logged", async ({
  page,
}) => {
  const messages = collectConsole(page);
  await page.route("**/large-chart*.svg", (route) => route.abort());
  await open(page);
  await zoomable(page, "The tower, small at first").click();
  await expect(enlarged(page).locator("img")).toHaveJSProperty("naturalWidth", 300);
  const warnings = withoutStorageWarning(messages());
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /^warning: The zoom target .*large-chart.*\.svg .* cannot be reached/,
  );
});

test("the button overlays its image, shifts nothing, and can be tapped", async ({ page }) => {
  await page.goto(images);
  const image = page.getByRole("img", { name: "The tower from the sea" });
  const before = await image.boundingBox();
  const button = zoomable(page, "The tower from the sea");
  await expect(button).toBeVisible();
  expect(await image.boundingBox()).toEqual(before);
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((before?.y ?? 0) + (before?.height ?? 0));
});

test("an invalid selector is only reported to developers", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("**/expand-*.js", async (route) => {
    const response = await route.fetch();
    const code = (await response.text()).replaceAll(".md img", ".md >> img");
    // Without the headers of the compressed response.
    await route.fulfill({ body: code, contentType: "text/javascript" });
  });
  await page.goto(images);
  await expect.poll(() => errors).toHaveLength(1);
  expect(errors[0]).toContain("`imageZoom.selector` in config.ts has the value `.md >> img`");
  await expect(page.locator("h1")).toHaveText("Images");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("its script is loaded with images only, and it closes after scrolling", async ({ page }) => {
  await page.clock.install();
  await test.step("pages without images do not load it", async () => {
    await openPage(page, sites.kitchenSink.at("/docs/components/tabs"));
    expect(await page.locator("main img").count()).toBe(0);
    await page.clock.runFor(2000);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/expand-")),
    );
    expect(loaded).toEqual([]);
  });
  await test.step("it closes 150 ms after the page has scrolled more than 40 px, and not before", async () => {
    await page.setViewportSize({ width: 1000, height: 500 });
    await open(page);
    await zoomable(page, "The tower from the sea").click();
    await expect(enlarged(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const scroll = (by: number) =>
      page.evaluate(async (pixels) => {
        const scrolled = new Promise((resolve) => {
          document.addEventListener("scroll", resolve, { once: true });
        });
        window.scrollBy(0, pixels);
        await scrolled;
      }, by);
    await scroll(40);
    await page.clock.runFor(1000);
    await expect(enlarged(page)).toBeVisible();
    await scroll(1);
    await page.clock.runFor(149);
    await expect(enlarged(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(enlarged(page)).toHaveCount(0);
  });
});
