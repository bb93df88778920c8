import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { collectConsole, openPage, withoutStorageWarning } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const diagrams = sites.kitchenSink.at("/docs/components/diagrams");
const expandButton = (page: Page, caption: string) =>
  page.getByRole("button", { name: `Expand: ${caption}` });
const dialogOf = (page: Page, caption: string) => page.getByRole("dialog", { name: caption });
const drawingOf = (page: Page, caption: string) => dialogOf(page, caption).getByRole("img");

async function open(page: Page, caption: string): Promise<Locator> {
  await openPage(page, diagrams);
  await expandButton(page, caption).click();
  await expect(dialogOf(page, caption)).toHaveCSS("opacity", "1");
  return drawingOf(page, caption);
}

test("a diagram that is wider than the text has its narrow drawing there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(diagrams);
  const figure = page.locator(".diagram", { hasText: "The way of a message" });
  await expect(figure.getByRole("img")).toHaveCount(1);
  const overflow = await figure
    .locator("> div")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
});

/** Position and width of the drawing, after the animation. */
async function boundsOf(drawing: Locator): Promise<{ x: number; y: number; width: number }> {
  const box = await drawing.evaluate(async (svg) => {
    await Promise.allSettled(svg.getAnimations().map(({ finished }) => finished));
    const { x, y, width } = svg.getBoundingClientRect();
    return { x, y, width };
  });
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
}

test("wheel, dragging, keys, and buttons move a diagram; Escape returns focus", async ({
  page,
}) => {
  const messages = collectConsole(page);
  await page.setViewportSize({ width: 1000, height: 700 });
  const caption = "Who calls whom";
  const drawing = await open(page, caption);
  const dialog = dialogOf(page, caption);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
  const first = await boundsOf(drawing);

  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => boundsOf(drawing)).not.toEqual(first);
  const zoomed = await boundsOf(drawing);
  expect(zoomed.width).toBeGreaterThan(2 * first.width);
  // The point under the pointer does not move.
  const share = zoomed.width / first.width;
  expect(Math.abs(500 - (500 - first.x) * share - zoomed.x)).toBeLessThanOrEqual(2);

  await page.mouse.down();
  await page.mouse.move(460, 400, { steps: 4 });
  await page.mouse.up();
  expect(await boundsOf(drawing)).toEqual({ ...zoomed, x: zoomed.x - 40 });
  await expect(dialog).toBeVisible();

  await page.keyboard.press("ArrowLeft");
  expect(await boundsOf(drawing)).toEqual({ ...zoomed, x: zoomed.x + 40 });
  await page.keyboard.press("0");
  expect(await boundsOf(drawing)).toEqual(first);
  await page.keyboard.press("+");
  const larger = await boundsOf(drawing);
  expect(larger.width).toBeGreaterThan(first.width);
  await page.keyboard.press("-");
  expect((await boundsOf(drawing)).width).toBe(first.width);
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  expect((await boundsOf(drawing)).width).toBe(larger.width);
  await dialog.getByRole("button", { name: "Zoom out" }).click();
  await dialog.getByRole("button", { name: "Zoom out" }).click();
  expect((await boundsOf(drawing)).width).toBeLessThan(first.width);
  await dialog.getByRole("button", { name: "Reset zoom" }).click();
  expect(await boundsOf(drawing)).toEqual(first);

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(expandButton(page, caption)).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Close picture" }).click();
  await expect(expandButton(page, caption)).toBeFocused();
  expect(withoutStorageWarning(messages())).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a tap expands a diagram, and pinching zooms", async ({ page, context }) => {
    await openPage(page, diagrams);
    await expandButton(page, "Who calls whom").tap();
    const drawing = drawingOf(page, "Who calls whom");
    await expect(drawing).toBeVisible();
    const first = await boundsOf(drawing);
    const cdp = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      });
    await touch("touchStart", 150, 250);
    await touch("touchMove", 100, 300);
    await touch("touchEnd");
    await expect
      .poll(async () => (await boundsOf(drawing)).width)
      .toBeGreaterThan(1.8 * first.width);
    await touch("touchStart", 300);
    await touch("touchMove", 100);
    await touch("touchEnd");
    await expect.poll(async () => (await boundsOf(drawing)).x).toBeLessThan(-150);
    // After rotating the screen, the diagram is still in view.
    await page.setViewportSize({ width: 800, height: 390 });
    await expect(drawing).toBeInViewport({ ratio: 0.9 });
  });
});

for (const theme of ["light", "dark"] as const) {
  test(`a copied diagram is a complete file, ${theme}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((value) => {
      try {
        localStorage.setItem("theme", value);
      } catch {}
    }, theme);
    await open(page, "From dusk to light");
    await page.getByRole("button", { name: "Copy as SVG" }).click();
    await expect(page.getByRole("status").filter({ hasText: "SVG copied" })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const blankPage = await context.newPage();
    const copied = await blankPage.evaluate(async (svg) => {
      const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const fills = [...root.querySelectorAll("rect, text, polygon")].map((shape) =>
        shape.getAttribute("fill"),
      );
      return {
        name: root.localName,
        title: root.querySelector("title")?.textContent,
        fontSize: root.querySelector("text")?.getAttribute("font-size"),
        unresolvedStyle: /var\(|class=|style=|color\(/.exec(svg)?.[0],
        hasSize: [image.naturalWidth, image.naturalHeight].every((length) => length > 50),
        background: root.querySelector("rect")?.getAttribute("fill"),
        areColors: fills.every((fill) => /^(?:#[\da-f]{6}|none)$/.test(fill ?? "")),
      };
    }, text);
    expect(copied).toEqual({
      name: "svg",
      title: "From dusk to light",
      fontSize: "13.4px",
      unresolvedStyle: undefined,
      hasSize: true,
      background: theme === "light" ? "#ffffff" : "#17131b",
      areColors: true,
    });
  });
}

test("an image of a figure opens in the same dialog, and can be copied if it is SVG", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "The reef");
  const dialog = dialogOf(page, "The reef");
  await expect(dialog).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await dialog.getByRole("button", { name: "Copy as SVG" }).click();
  await expect(dialog.getByRole("status")).toHaveText("SVG copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg/);
  await page.mouse.click(200, 300);
  await expect(dialog).toHaveCount(0);
  await expect(expandButton(page, "The reef")).toBeFocused();
});

test("with reduced motion nothing is animated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const drawing = await open(page, "From dusk to light");
  await page.keyboard.press("+");
  await expect(drawing).toHaveClass("gliding");
  await expect(drawing).toHaveCSS("transition-duration", "0s");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colors a diagram and its dialog are readable, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    const drawing = await open(page, "From dusk to light");
    const labels = await drawing.evaluate((svg) =>
      [...svg.querySelectorAll(".node > text")].map((label) => ({
        text: label.textContent,
        fill: getComputedStyle(label).fill,
        background: getComputedStyle(label.previousElementSibling ?? svg).fill,
      })),
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter(({ fill, background }) => fill === background)).toEqual([]);
    const background = await dialogOf(page, "From dusk to light").evaluate(
      (dialog) => getComputedStyle(dialog).backgroundColor,
    );
    await expect(page.getByRole("button", { name: "Zoom in" })).not.toHaveCSS("color", background);
  });
}

test("axe finds no violation with diagrams, nor with an open dialog", async ({ page }) => {
  test.setTimeout(90_000);
  await openPage(page, diagrams);
  await expect(expandButton(page, "Who calls whom")).toBeVisible();
  await expectAccessible(page, "diagrams", { within: ".diagram" });
  await expandButton(page, "From dusk to light").click();
  await expect(dialogOf(page, "From dusk to light")).toBeVisible();
  await expectAccessible(page, "an expanded diagram", { within: "dialog" });
});
