import { expect, type Page } from "@playwright/test";
import { hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

/** A sequence of four actors, wider than a phone. */
const wide = "/docs/guides/production-framework/recipes/dev-team-experience";

function firstDiagram(page: Page) {
  return page.locator(".diagram").first();
}

for (const width of [320, 390]) {
  test(`at ${width} px a wide diagram scrolls within itself and its words can be read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(wide);
    await hydrated(page);
    const diagram = firstDiagram(page);
    const smallest = await diagram.evaluate((figure) => {
      const svg = figure.querySelector("svg");
      const scale = svg?.getScreenCTM()?.a ?? 0;
      const sizes = [...figure.querySelectorAll("text")].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      );
      return Math.round(Math.min(...sizes));
    });
    expect(smallest).toBeGreaterThanOrEqual(11);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const caption = diagram.locator("figcaption");
    await diagram.focus();
    const before = await caption.boundingBox();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => diagram.evaluate((figure) => figure.scrollLeft)).toBeGreaterThan(0);
    expect((await caption.boundingBox())?.x).toBe(before?.x);
    expect(before?.width).toBeLessThanOrEqual(width);
  });
}

test("a diagram is a stop of the keyboard only while it scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(wide);
  const diagram = firstDiagram(page);
  await expect(diagram).toHaveAttribute("tabindex", "0");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(diagram).not.toHaveAttribute("tabindex");
});

test("on paper a diagram is as wide as its column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(wide);
  await page.emulateMedia({ media: "print" });
  const [drawn, room] = await firstDiagram(page).evaluate((figure) => [
    figure.scrollWidth,
    figure.clientWidth,
  ]);
  expect(drawn).toBe(room);
});

const drawn = [
  { page: "/docs/guides/build-it-yourself/vpc/production-grade-design", kind: "architecture" },
  { page: "/blog/2026/11/25/cost-of-nat", kind: "plot" },
];

for (const { page: path, kind } of drawn) {
  test(`the layout of ${kind} figures fits the window, and their words can be read`, async ({
    page,
  }) => {
    for (const [width, layout] of [
      [390, "p-small"],
      [1920, "p-large"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const figure = page.locator(`figure.${kind}`).first();
      const shown = figure.getByRole("img");
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveClass(layout);
      await expect(shown).toHaveAccessibleName(/./);
      const smallest = await shown.evaluate((svg) => {
        const scale = svg instanceof SVGSVGElement ? (svg.getScreenCTM()?.a ?? 0) : 0;
        const texts = [...svg.querySelectorAll("text")];
        return Math.min(
          ...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale),
        );
      });
      expect(smallest).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
