import { expect } from "@playwright/test";
import { expectAccessible, shell } from "../axe.ts";
import { openPage } from "../page-ready.ts";
import { collectViolations } from "../policy-violations.ts";
import { sites, test } from "../sites.ts";

const names = ["code-blocks", "tabs", "subscriber-links", "images", "sections", "cards", "blocks"];
/** Their colors depend on the mode in other ways than those of text. */
const coloredNames = ["code-blocks", "cards", "blocks"];

test("the components comply with the content security policy, and axe finds no violation", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const violations = await collectViolations(page);
  for (const name of names) {
    await test.step(name, async () => {
      await openPage(page, sites.kitchenSink.at(`/docs/components/${name}`));
      expect.soft(await violations(), name).toEqual([]);
      await expectAccessible(page, name, {
        excluded: shell,
        inDark: coloredNames.includes(name),
      });
    });
  }
});
