import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { openPage } from "./page-ready.ts";
import { sites, test } from "./sites.ts";

/** A page with a sequence diagram of four actors. */
const sequence = "/docs/guides/production-framework/recipes/dev-team-experience";
/** A page with a diagram that is wider than the smallest phone. */
const wide = "/docs/guides/build-it-yourself/landing-zone/production-grade-design";

const architecture = "/docs/guides/build-it-yourself/vpc/production-grade-design";

function firstDiagram(page: Page) {
  return page.locator(".diagram").first();
}

/** The markup of every diagram of the site. */
function allDiagrams(): string[] {
  const folder = sites.real.outDir;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), "utf8").matchAll(
        /<figure class="diagram"[\s\S]*?<\/figure>/g,
      ),
    ])
    .map(([figure]) => figure);
}

test("diagrams in the text", async ({ page }) => {
  await openPage(page, sequence);
  await test.step("the frame of a diagram that fits into the text is as wide as the text", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const frame = await firstDiagram(page).boundingBox();
    const text = await page
      .locator(".md > p")
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
    expect(frame?.width).toBe(text);
  });
  await test.step("in print a diagram is as wide as its column", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ media: "print" });
    const [width, columnWidth] = await firstDiagram(page)
      .locator("> div")
      .evaluate((scroller) => [scroller.scrollWidth, scroller.clientWidth]);
    expect(width).toBe(columnWidth);
    await page.emulateMedia({ media: null });
  });
  await page.evaluate((figures) => {
    const container = document.createElement("div");
    container.id = "all-diagrams";
    container.innerHTML = figures.join("");
    document.querySelector(".diagram")?.before(container);
  }, allDiagrams());
  for (const width of [320, 390]) {
    await test.step(`at ${width} px every diagram of the site fits or fades, and is readable`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.locator("#all-diagrams").evaluate(async (container) => {
        // Scroll-driven fades apply from the next frame on.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const cut: string[] = [];
        let scrolling = 0;
        let sequences = 0;
        let smallest = Number.POSITIVE_INFINITY;
        for (const scroller of container.querySelectorAll(".diagram > div")) {
          const { overflowX, maskImage } = getComputedStyle(scroller);
          const scrolls = scroller.scrollWidth > scroller.clientWidth;
          if (scrolls) scrolling += 1;
          // Only sequence diagrams have lifelines.
          if (scrolls && scroller.querySelector("line[y2]")) sequences += 1;
          const fades = overflowX === "auto" && maskImage.includes("gradient");
          const shown = [...scroller.children].filter(({ clientWidth }) => clientWidth > 0);
          if (shown.length !== 1 || (scrolls && !fades)) {
            cut.push(scroller.parentElement?.textContent ?? "");
          }
          for (const text of shown[0]?.querySelectorAll("text") ?? []) {
            const scale = text.getScreenCTM()?.a ?? 0;
            smallest = Math.min(
              smallest,
              Number.parseFloat(getComputedStyle(text).fontSize) * scale,
            );
          }
        }
        const count = container.querySelectorAll(".diagram").length;
        return { count, cut, scrolling, sequences, smallest };
      });
      expect(found.count).toBeGreaterThan(100);
      expect(found.cut).toEqual([]);
      expect(found.smallest).toBeGreaterThanOrEqual(12);
      expect(found.sequences).toBe(0);
      // Only few diagrams may overflow a phone of 390 px.
      if (width === 390) expect(found.scrolling / found.count).toBeLessThan(0.04);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test("a diagram that is too wide scrolls by keyboard, and its caption stays", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, wide);
  const figure = page.locator(".diagram:has([tabindex])");
  const caption = figure.locator("figcaption");
  const scroller = figure.getByRole("group", { name: /scrolls sideways/ });
  await scroller.focus();
  const before = await caption.boundingBox();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await caption.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(".diagram [tabindex]")).toHaveCount(0);
});

test("an expanded architecture diagram is whole, next to what its numbers mean", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, architecture);
  await page
    .getByRole("button", { name: /^Expand/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img")).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Outbound traffic")).toHaveCount(2);
  await expect(dialog.getByText("Outbound traffic").first()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Zoom in")).toBeVisible();

  // Arrow keys scroll a focused legend, and move an enlarged drawing otherwise.
  for (let step = 0; step < 3; step++) await page.keyboard.press("+");
  const style = await dialog.getByRole("img").getAttribute("style");
  await dialog.locator(".zoom-legend").focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("img")).toHaveAttribute("style", style ?? "");
  await dialog.getByRole("button", { name: "Close picture" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("img")).not.toHaveAttribute("style", style ?? "");
});

const figures = [
  { page: architecture, kind: "architecture" },
  { page: "/blog/2026/11/25/cost-of-nat", kind: "plot" },
];

for (const { page: path, kind } of figures) {
  test(`the layout of ${kind} figures fits the window, and is readable`, async ({ page }) => {
    await page.goto(path);
    for (const [width, layout] of [
      [390, "p-small"],
      [1920, "p-large"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
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
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const inOwnColor = await page.locator(`figure.${kind} .p-arrow`).evaluateAll((arrows) => {
      const { color } = getComputedStyle(document.body);
      return arrows.filter((arrow) => getComputedStyle(arrow).color !== color).length;
    });
    expect(inOwnColor, "arrows that do not have the color of text").toBe(0);
  });
}
