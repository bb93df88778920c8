import { expectAccessible } from "../axe.ts";
import { waitForHydration } from "../page-ready.ts";
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

test("axe finds no violation in the components", async ({ page }) => {
  test.setTimeout(180_000);
  for (const name of names) {
    await page.goto(sites.kitchenSink.at(`/docs/components/${name}`));
    await waitForHydration(page);
    await expectAccessible(page, name);
  }
});
