import { expectAccessible } from "../axe.ts";
import { hydrated } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const names = [
  "code-blocks",
  "tabs",
  "subscriber-links",
  "images",
  "sections",
  "cards",
  "blocks",
  "center",
];

/** 320 px is a window of 1280 px at 400 %. */
for (const width of [320, 1280]) {
  test(`axe finds nothing on the components, ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    for (const name of names) {
      await page.goto(sites.kitchenSink.at(`/docs/components/${name}`));
      await hydrated(page);
      await expectAccessible(page, name);
    }
  });
}
