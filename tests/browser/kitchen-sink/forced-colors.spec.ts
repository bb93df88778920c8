import { expect, type Page } from "@playwright/test";
import { openPage } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const { at } = sites.kitchenSink;

/** Words in the color of their background, by element. Fallback content of a video is not drawn. */
function invisibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const backgroundOf = (element: Element): string => {
      const color = getComputedStyle(element).backgroundColor;
      const isTransparent = color === "rgba(0, 0, 0, 0)";
      return isTransparent && element.parentElement ? backgroundOf(element.parentElement) : color;
    };
    return [...document.body.querySelectorAll("*")]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
      )
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).color === backgroundOf(element))
      .map(({ nodeName, className, textContent }) => `${nodeName}.${className}: ${textContent}`);
  });
}

/** Icons (masks) in the color of their background, by element. */
function invisibleIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.body.querySelectorAll("*")].flatMap((element) =>
      ["::before", "::after"]
        .filter((part) => {
          const { content, maskImage, backgroundColor } = getComputedStyle(element, part);
          return content !== "none" && maskImage !== "none" && backgroundColor === ground;
        })
        .map((part) => `${element.nodeName}.${element.className}${part}`),
    );
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`forced colors are readable, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const path of ["blocks", "cards", "code-blocks", "subscriber-links", "tabs"]) {
      await openPage(page, at(`/docs/components/${path}`));
      expect(await invisibleWords(page)).toEqual([]);
      expect(await invisibleIcons(page)).toEqual([]);
    }
  });

  test(`dialogs in forced colors are readable, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openPage(page, at("/docs/components/subscriber-links"));
    await page.getByRole("link", { name: "A private repository", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "For Subscribers Only" })).toBeVisible();
    expect(await invisibleWords(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("lamp");
    await expect(page.locator("mark").first()).toBeVisible();
    expect(await invisibleWords(page)).toEqual([]);
    expect(await invisibleIcons(page)).toEqual([]);
  });
}
