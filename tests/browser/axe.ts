import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { forceTheme } from "./sites.ts";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/** The rules of axe whose answer depends on the color mode. */
const colorRules = ["color-contrast", "link-in-text-block"];
/** The rule on the size of targets is off unless it is asked for. */
const everyRule: AxeOptions = { rules: { "target-size": { enabled: true } } };

/** How a page is looked at. */
interface Look {
  name: string;
  width: number;
  theme: "light" | "dark";
  options: AxeOptions;
}

const looks: Look[] = [
  // A window of 1280 px at 400 %.
  { name: "phone", width: 320, theme: "light", options: everyRule },
  { name: "desktop", width: 1280, theme: "light", options: everyRule },
  // It is asked only what colors can change.
  { name: "dark", width: 1280, theme: "dark", options: { runOnly: colorRules } },
];

/**
 * Expects that no width scrolls the page as it stands sideways, and that axe finds nothing on it. What
 * matches `alike` repeats what stays: axe takes milliseconds for each element, so that it is removed
 * before axe looks. The window is left at the width of a desktop.
 */
export async function expectAccessible(page: Page, name: string, alike?: string): Promise<void> {
  // Colors are looked at where they end, not on the way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const look of looks) {
    await show(page, look);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect.soft(overflow, `${name}, ${look.name}, width`).toBeLessThanOrEqual(0);
  }
  if (alike !== undefined) {
    await page.locator(alike).evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
  }
  for (const look of looks) {
    await show(page, look);
    const { violations } = await (await axe(page, look.options)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect.soft(found, `${name}, ${look.name}`).toEqual([]);
  }
}

async function show(page: Page, { width, theme }: Look): Promise<void> {
  await forceTheme(page, theme);
  await page.setViewportSize({ width, height: 800 });
}

/**
 * Axe as it is fastest: it describes only what it finds fault with, takes the page for all there is to
 * see, which holds for a site without frames, and is sent to a document once: it is a megabyte.
 */
async function axe(page: Page, options: AxeOptions): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    .options({ ...options, resultTypes: ["violations"] })
    .setLegacyMode();
}
