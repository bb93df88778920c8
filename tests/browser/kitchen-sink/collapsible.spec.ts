import { expect, type Locator, type Page } from "@playwright/test";
import { getCollapseDuration } from "../../../src/theme/collapsible/collapsible.ts";
import { openPage, requestsSettled } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const sections = sites.kitchenSink.at("/docs/components/sections");
const section = (page: Page, name: string) =>
  page.locator(".md details", { hasText: name }).first();

async function open(page: Page): Promise<void> {
  await openPage(page, sections);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /collapsible.*js$/.test(name)),
  );
  await requestsSettled(page);
}

/** Clicks the summary. Returns the height after it and the duration of the animation. */
function clickSummary(details: Locator) {
  return details.evaluate((element) => {
    element.querySelector("summary")?.click();
    const [animation] = element.getAnimations();
    return {
      height: element.getBoundingClientRect().height,
      duration: animation?.effect?.getTiming().duration ?? 0,
    };
  });
}

/** Waits until the height has not changed for ten frames, and returns it. */
function settledHeight(details: Locator): Promise<number> {
  return details.evaluate(async (element) => {
    let height = -1;
    for (let stableFrames = 0; stableFrames < 10; ) {
      await new Promise(requestAnimationFrame);
      stableFrames = element.getBoundingClientRect().height === height ? stableFrames + 1 : 0;
      height = element.getBoundingClientRect().height;
    }
    return height;
  });
}

test("collapsible sections", async ({ page }) => {
  await test.step("the duration of the animation fits the height", async () => {
    await open(page);
    for (const name of ["A short section", "A long section"]) {
      const details = section(page, name);
      const closed = await settledHeight(details);
      const opening = await clickSummary(details);
      const opened = await settledHeight(details);
      expect(opening.height).toBeLessThan(opened);
      expect(opened).toBeGreaterThan(closed + 20);
      expect(opening.duration).toBe(getCollapseDuration(opened - closed));
      await expect(details).toHaveAttribute("open");
      const closing = await clickSummary(details);
      expect(closing.duration).toBe(opening.duration);
      expect(await settledHeight(details)).toBe(closed);
      await expect(details).not.toHaveAttribute("open");
    }
  });
  await test.step("a link in a summary works as a link", async () => {
    const details = section(page, "A long section");
    await details.locator("summary").evaluate((summary) => {
      summary.insertAdjacentHTML("beforeend", ' <a href="#top">up</a>');
    });
    await details.getByRole("link", { name: "up" }).click();
    await expect(page).toHaveURL(/#top$/);
    await expect(details).not.toHaveAttribute("open");
    await details.getByRole("link", { name: "up" }).evaluate((link) => link.remove());
  });
  await test.step("a second click reverses the animation", async () => {
    const details = section(page, "A long section");
    const closed = await settledHeight(details);
    const frames = await details.evaluate((element) => {
      const summary = element.querySelector("summary");
      summary?.click();
      summary?.click();
      const [effect] = element.getAnimations().map((animation) => animation.effect);
      return effect instanceof KeyframeEffect
        ? effect.getKeyframes().map(({ height }) => height)
        : [];
    });
    for (const height of frames) expect(Number.parseFloat(String(height))).toBeCloseTo(closed, 2);
    expect(frames).toHaveLength(2);
    await expect(details).not.toHaveAttribute("open");
    await details.locator("summary").click();
    await expect.poll(() => settledHeight(details)).toBeGreaterThan(closed + 100);
    await expect(details).toHaveAttribute("open");
    await details.locator("summary").click();
    await expect.poll(() => settledHeight(details)).toBe(closed);
  });
  await test.step("it opens by keyboard and by its hash, and its summary is at least 24 px high", async () => {
    const summary = section(page, "A long section").locator("summary");
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("the wind")).toBeVisible();
    const short = section(page, "A short section");
    await expect(short).not.toHaveAttribute("open");
    await short.evaluate((details) => {
      details.id = "short";
      location.hash = "#short";
    });
    await expect(short).toHaveAttribute("open");
    await summary.click();
    await expect(section(page, "A long section")).not.toHaveAttribute("open");
  });
  await test.step("with reduced motion it opens without animation", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const details = section(page, "A long section");
    const { height, duration } = await clickSummary(details);
    expect(await settledHeight(details)).toBe(height);
    expect(duration).toBe(0);
    await expect(details.getByText("the wind")).toBeVisible();
    await page.emulateMedia({ reducedMotion: null });
    await clickSummary(details);
    await expect(details).not.toHaveAttribute("open");
  });
  await test.step("the page does not jump when a section at the end of the page closes", async () => {
    await page.setViewportSize({ width: 1000, height: 400 });
    const details = section(page, "A long section");
    await details.locator("summary").click();
    await settledHeight(details);
    const [before, after] = await details.evaluate((element) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const { scrollY } = window;
      element.querySelector("summary")?.click();
      return [scrollY, element.clientHeight && window.scrollY];
    });
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens", async ({ page }) => {
    await page.goto(sections);
    await section(page, "A long section").locator("summary").click();
    await expect(page.getByText("the wind")).toBeVisible();
  });
});
