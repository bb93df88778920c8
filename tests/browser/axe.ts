import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { forceTheme } from "./sites.ts";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/** The rules of axe whose answer depends on the color mode. */
const colorRules = ["color-contrast", "link-in-text-block"];
/** 320 px is a window of 1280 px at 400 %. */
const widths = { desktop: 1280, phone: 390, smallest: 320 };

/**
 * Expects that axe finds nothing on the page as it stands: on a desktop and on phones in both color
 * modes, where the dark one is asked only what colors can change, and the wider phone what lines of
 * another length can; and that no width scrolls sideways. What matches `alike` repeats what stays, and is left out: axe takes milliseconds for
 * each element. The window is left at the width of a desktop.
 */
export async function expectAccessible(page: Page, name: string, alike?: string): Promise<void> {
  // Colors are looked at where they end, not on the way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await forceTheme(page, "light");
  await expectNothingFound(page, `${name}, 320 px`, widths.smallest, everyRule, alike);
  await expectNothingFound(page, `${name}, phone`, widths.phone, sizes, alike);
  await expectNothingFound(page, `${name}, desktop`, widths.desktop, everyRule, alike);
  await forceTheme(page, "dark");
  await expectNothingFound(page, `${name}, dark`, widths.desktop, { runOnly: colorRules }, alike);
  const darkPhone = `${name}, dark phone`;
  await expectNothingFound(page, darkPhone, widths.phone, { runOnly: colorRules }, alike);
  await page.setViewportSize({ width: widths.desktop, height: 800 });
}

/**
 * The same for what only phones have, such as a drawer that is open. What it lies over is left out:
 * other tests look at it. The window is left as narrow.
 */
export async function expectAccessibleOnPhones(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const behind = "#article-body";
  for (const width of [widths.smallest, widths.phone]) {
    await forceTheme(page, "dark");
    const dark = { runOnly: colorRules };
    await expectNothingFound(page, `${name}, dark, ${width} px`, width, dark, behind);
    await forceTheme(page, "light");
    await expectNothingFound(page, `${name}, ${width} px`, width, behindDrawer, behind);
  }
}

/** The rule on the size of targets is off unless it is asked for. */
const everyRule: AxeOptions = { rules: { "target-size": { enabled: true } } };
/** What lies behind a drawer is inert, the main part with its title as well. */
const behindDrawer: AxeOptions = {
  rules: {
    ...everyRule.rules,
    "landmark-one-main": { enabled: false },
    "page-has-heading-one": { enabled: false },
  },
};
const sizes: AxeOptions = { runOnly: ["target-size"], ...everyRule };

async function expectNothingFound(
  page: Page,
  name: string,
  width: number,
  options: AxeOptions,
  alike?: string,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const { violations } = await axe(page, options, alike).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${name}, width`).toBeLessThanOrEqual(0);
}

/**
 * Axe as it is fastest: it describes only what it finds fault with, and takes the page for all
 * there is to see, which holds for a site without frames.
 */
function axe(page: Page, options: AxeOptions, alike?: string): AxeBuilder {
  const builder = new AxeBuilder({ page })
    .options({ ...options, resultTypes: ["violations"] })
    .setLegacyMode();
  return alike === undefined ? builder : builder.exclude(alike);
}
