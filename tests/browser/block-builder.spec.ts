import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { collectFailures, hydrated } from "./page-ready.ts";
import { test } from "./sites.ts";

const services = "/docs/reference/services";
const lambda = `${services}/app-orchestration/lambda`;
const namespace = `${services}/app-orchestration/kubernetes-namespace`;
const rds = `${services}/data-storage/amazon-rds`;
const vpc = `${services}/networking/virtual-private-cloud-vpc`;

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Configure / });
const code = (page: Page) => dialog(page).locator("pre");

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole("button", { name: "Configure", exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

test("writes a block while the reader fills in a form, and keeps it in the address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const failures = collectFailures(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await open(page, rds);
  await expect(dialog(page).getByRole("status").first()).toContainText(
    "required inputs are missing",
  );
  await dialog(page).getByRole("textbox", { name: "name", exact: true }).fill("Orders %{a}");
  await expect(code(page)).toContainText('name = "Orders %%{a}"');
  // What another service has an output for.
  await dialog(page).getByRole("button", { name: "vpc_id of virtual-private-cloud-vpc" }).click();
  await dialog(page).getByRole("button", { name: "Terragrunt" }).click();
  await expect(code(page)).toContainText('dependency "virtual_private_cloud_vpc" {');
  await expect(code(page)).toContainText("= dependency.virtual_private_cloud_vpc.outputs.vpc_id");
  // What may be secret.
  await dialog(page).getByLabel("master_password", { exact: true }).fill("hunter2hunter2");
  await expect(code(page)).toContainText('master_password = "hunter2hunter2"');
  await expect(dialog(page)).toContainText("may be secret: master_password");
  // What does not fit.
  const size = dialog(page).getByRole("textbox", { name: "allocated_storage", exact: true });
  await size.fill("many");
  await expect(dialog(page)).toContainText("A number is wanted.");
  await expect(size).toHaveAttribute("aria-invalid", "true");
  await size.fill("100");
  await expect(code(page)).toContainText(/allocated_storage\s+= 100/);
  await dialog(page).getByRole("button", { name: "Copy link to this form" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#configure=[\w-]+$/);

  const other = await context.newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(dialog(other).getByRole("textbox", { name: "name", exact: true })).toHaveValue(
    "Orders %{a}",
  );
  await expect(code(other)).toContainText('dependency "virtual_private_cloud_vpc" {');
  await expect(code(other)).not.toContainText("hunter2");
  expect(sent.filter((text) => /hunter2|Orders|configure=/.test(text))).toEqual([]);
  expect(failures()).toEqual([]);
});

test("has lists, maps and objects, by keyboard alone", async ({ page }) => {
  await page.goto(lambda);
  await hydrated(page);
  await page.getByRole("button", { name: "Configure", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByRole("searchbox", { name: "Find an input" })
    .fill("environment_variables");
  await dialog(page).getByRole("button", { name: "Set a value for environment_variables" }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Add to environment_variables" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("STAGE");
  await page.keyboard.press("Tab");
  await page.keyboard.type("prod");
  await expect(code(page)).toContainText('STAGE = "prod"');
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Configure", exact: true })).toBeFocused();
  await expect(page).toHaveURL(lambda);
  // It goes on where it was.
  await page.keyboard.press("Enter");
  await expect(code(page)).toContainText('STAGE = "prod"');
});

test("has the inputs of the version that the page shows", async ({ page }) => {
  await open(page, `${vpc}?version=0.112.5`);
  await expect(code(page)).toContainText("?ref=v0.112.5");
  await expect(dialog(page).locator("#configure-availability_zone_ids")).toHaveCount(0);
  await dialog(page).getByRole("combobox", { name: "Version" }).selectOption("2.11.1");
  await expect(code(page)).toContainText("?ref=v2.11.1");
  await expect(dialog(page).locator("#configure-availability_zone_ids")).toHaveCount(1);
});

test("brings the page back as it was, with the focus on the button", async ({ page }) => {
  const failures = collectFailures(page);
  await page.goto(rds);
  await hydrated(page);
  const button = page.getByRole("button", { name: "Configure", exact: true });
  await button.focus();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.keyboard.press("Enter");
  await expect(dialog(page).locator("#configure-name")).toBeVisible();
  // To look into what the dialog lies over would draw it, of which Chrome tells.
  const covered = page.locator("body > [style*='content-visibility']");
  for (const close of ["Escape", "button"]) {
    await expect(covered).toHaveCount(3);
    if (close === "Escape") await page.keyboard.press("Escape");
    else await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByRole("main")).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(3000);
    await expect(covered).toHaveCount(0);
    if (close === "Escape") await page.keyboard.press("Enter");
  }
  expect(failures()).toEqual([]);
});

test("is accessible, and shows hostile values as text", async ({ page }) => {
  await open(page, namespace);
  const name = dialog(page).getByRole("textbox", { name: "name", exact: true });
  await name.fill('<img src=x onerror="alert(1)">');
  await expect(code(page)).toContainText('"<img src=x onerror=\\"alert(1)\\">"');
  await expect(code(page).locator("img")).toHaveCount(0);
  await expectAccessible(page, "form");
  await page.setViewportSize({ width: 320, height: 700 });
  await dialog(page).getByRole("button", { name: "Code", exact: true }).click();
  await expect(code(page)).toBeVisible();
  await expect(name).toBeHidden();
});
