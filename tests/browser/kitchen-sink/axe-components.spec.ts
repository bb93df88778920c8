import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { hydrated } from "../page-ready.ts";
import { forceTheme, sites, test } from "../sites.ts";

const names = [
  "code-blocks",
  "tabs",
  "subscriber-links",
  "images",
  "sections",
  "cards",
  "blocks",
  "centre",
];
/** 320 px is a window of 1280 px at 400 %. */
const widths = [320, 1280];

for (const name of names) {
  for (const theme of ["light", "dark"] as const) {
    for (const width of widths) {
      test(`axe finds nothing: ${name}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(sites.kitchenSink.at(`/docs/components/${name}`));
        await hydrated(page);
        await forceTheme(page, theme);
        const axe = new AxeBuilder({ page });
        // Off unless it is asked for.
        axe.options({ rules: { "target-size": { enabled: true } } });
        const { violations } = await axe.analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
}
