import { expect, type Page } from "@playwright/test";
import { openPage } from "./page-ready.ts";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
export const field = (page: Page) => dialog(page).getByRole("combobox");
export const options = (page: Page) => dialog(page).getByRole("option");
export const active = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');

export async function openSearch(page: Page, path: string, text = ""): Promise<void> {
  await openPage(page, path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  if (text !== "") await expect(options(page).first()).toBeVisible();
}
