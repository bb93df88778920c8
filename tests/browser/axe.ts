import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { forceTheme } from "./sites.ts";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/** The rules of axe whose answer depends on the color mode. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Expects that axe finds nothing on the page as it stands, in both color modes, and that the page
 * does not scroll sideways. The dark mode is asked only what colors can change. What matches
 * `alike` repeats what stays, and is left out: axe takes milliseconds for each element.
 */
export async function expectAccessible(page: Page, name: string, alike?: string): Promise<void> {
  // Colors are looked at where they end, not on the way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await forceTheme(page, "light");
  // Off unless it is asked for.
  const everything = axe(page, { rules: { "target-size": { enabled: true } } }, alike);
  expect.soft(await findings(everything), `${name}, light`).toEqual([]);
  await forceTheme(page, "dark");
  const colors = axe(page, { runOnly: colorRules }, alike);
  expect.soft(await findings(colors), `${name}, dark`).toEqual([]);
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

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
