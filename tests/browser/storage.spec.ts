import { expect } from "@playwright/test";
import { collectConsole, openPage } from "./page-ready.ts";
import { blockStorage, test } from "./sites.ts";

/** How browsers can block local storage. */
const failures: Record<string, () => void> = {
  "that throws": blockStorage,
  "that is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "that is absent": () => {
    Object.defineProperty(window, "localStorage", { value: undefined });
  },
};

for (const [name, fail] of Object.entries(failures)) {
  test(`the color mode changes with storage ${name}`, async ({ page, site }) => {
    const messages = collectConsole(page);
    await page.addInitScript(fail);
    await openPage(page, site.first.path);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const [warning = "", ...others] = messages();
    expect(warning).toContain("warning: Storage is unavailable");
    expect(others).toEqual([]);
  });
}
