import { expect, type Locator, type Page } from "@playwright/test";
import { collapseDuration } from "../../../src/theme/collapsible/collapsible.ts";
import { hydrated, requestsSettled } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const sections = sites.kitchenSink.at("/docs/components/sections");
const section = (page: Page, name: string) =>
  page.locator(".md details", { hasText: name }).first();

async function open(page: Page): Promise<void> {
  await page.goto(sections);
  await hydrated(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /collapsible.*js$/.test(name)),
  );
  await requestsSettled(page);
}

/** How long the content takes to open or close, in milliseconds, as the browser was told. */
function transitionTime(details: Locator): Promise<number> {
  return details.evaluate((element) => {
    const [height = ""] = getComputedStyle(element, "::details-content").transitionDuration.split(
      ",",
    );
    return Math.round(Number.parseFloat(height) * 1000);
  });
}

/** The height after ten frames in a row in which it was the same. */
function settledHeight(details: Locator): Promise<number> {
  return details.evaluate(async (element) => {
    let height = -1;
    for (let same = 0; same < 10; ) {
      await new Promise(requestAnimationFrame);
      same = element.getBoundingClientRect().height === height ? same + 1 : 0;
      height = element.getBoundingClientRect().height;
    }
    return height;
  });
}

test("it opens and closes in a time that fits its height", async ({ page }) => {
  await open(page);
  for (const name of ["A short section", "A long section"]) {
    const details = section(page, name);
    const summary = details.locator("summary");
    const closed = await settledHeight(details);
    // In one go: on a slow machine it may be open before another question is asked.
    const onTheWay = await details.evaluate((element) => {
      element.querySelector("summary")?.click();
      return element.getBoundingClientRect().height;
    });
    const opened = await settledHeight(details);
    expect(onTheWay).toBeLessThan(opened);
    expect(opened).toBeGreaterThan(closed + 20);
    expect(await transitionTime(details)).toBe(collapseDuration(opened - closed));
    await summary.click();
    expect(await settledHeight(details)).toBe(closed);
    expect(await transitionTime(details)).toBe(collapseDuration(opened - closed));
  }
});

test("with reduced motion it opens at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const details = section(page, "A long section");
  const [now, later] = await details.evaluate(async (element) => {
    element.querySelector("summary")?.click();
    const height = element.getBoundingClientRect().height;
    await new Promise(requestAnimationFrame);
    return [height, element.getBoundingClientRect().height];
  });
  expect(now).toBe(later);
  expect(await settledHeight(details)).toBe(now);
  expect(await transitionTime(details)).toBe(0);
  await expect(details.getByText("the wind")).toBeVisible();
});

test("where the browser cannot animate to a natural height, the script does", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await open(page);
  const details = section(page, "A long section");
  const duration = await details.evaluate((element) => {
    element.querySelector("summary")?.click();
    return element.getAnimations()[0]?.effect?.getTiming().duration;
  });
  expect(duration).toBeGreaterThan(collapseDuration(100));
  await expect(details).toHaveAttribute("open");
  await settledHeight(details);
  const height = (await details.boundingBox())?.height ?? 0;
  await details.locator("summary").click();
  await expect(details).not.toHaveAttribute("open");
  expect((await details.boundingBox())?.height).toBeLessThan(height - 100);
  // A link in its summary is a link.
  await details.locator("summary").evaluate((summary) => {
    summary.insertAdjacentHTML("beforeend", ' <a href="#top">up</a>');
  });
  await details.getByRole("link", { name: "up" }).click();
  await expect(page).toHaveURL(/#top$/);
  await expect(details).not.toHaveAttribute("open");
});

test("where the script animates, a second click turns a section round", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await open(page);
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
});

test("the page does not jump when a section closes at its end", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await open(page);
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

test("it opens by keyboard and by its address, and its summary is at least 24 px high", async ({
  page,
}) => {
  await open(page);
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
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens", async ({ page }) => {
    await page.goto(sections);
    await section(page, "A long section").locator("summary").click();
    await expect(page.getByText("the wind")).toBeVisible();
  });
});
