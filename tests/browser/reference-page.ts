import { expect, type Page } from "@playwright/test";

export const services = "/docs/reference/services";
/** A list of ordinary length. The longest take three times as long to load. */
export const ecs = `${services}/app-orchestration/amazon-ecs-cluster`;
export const vpc = `${services}/networking/virtual-private-cloud-vpc`;

/** Tests look for controls in this bar, because searching the whole page by role takes long. */
export function filterBar(page: Page) {
  return page.locator(".filter-bar");
}

export function filterField(page: Page) {
  return filterBar(page).getByRole("searchbox", { name: "Filter" });
}

/** Id of the row with focus; empty if focus is elsewhere. */
export function focusedRow(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest(".ref")?.id ?? "");
}

/** Follows a link without scrolling to it, as Playwright's click would. */
export async function openSupport(page: Page): Promise<void> {
  const link = page.locator(".top").getByRole("link", { name: "Support" }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator("h1")).toContainText("Support");
}

/** Follows the link of the sidebar to the open page, whose URL has no filter. */
export async function resetFilter(page: Page): Promise<void> {
  await page.locator(".side [aria-current=page]").click();
  await expect(page).toHaveURL(ecs);
  await expect(filterField(page)).toHaveValue("");
}

export function tab(page: Page, name: "Inputs" | "Outputs") {
  return filterBar(page).getByRole("tab", { name: new RegExp(`^${name}`) });
}
