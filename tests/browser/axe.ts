import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { forceTheme } from "./sites.ts";

/** The rules of axe whose answer depends on the colour mode. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Expects that axe finds nothing on the page as it stands, in both colour modes, and that the page
 * does not scroll sideways. The dark mode is asked only what colours can change.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Colours are looked at where they end, not on the way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await forceTheme(page, "light");
  // Off unless it is asked for.
  const everything = new AxeBuilder({ page }).options({
    rules: { "target-size": { enabled: true } },
  });
  expect.soft(await findings(everything), `${name}, light`).toEqual([]);
  await forceTheme(page, "dark");
  const colours = new AxeBuilder({ page }).withRules(colourRules);
  expect.soft(await findings(colours), `${name}, dark`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${name}, width`).toBeLessThanOrEqual(0);
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
