import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { collectConsole, openPage, waitForHydration, withoutStorageWarning } from "./page-ready.ts";
import { blockStorage, test } from "./sites.ts";

const first = "/docs/guides/build-it-yourself/vpc/deployment-walkthrough";
const step = `${first}/management-vpc`;

const rail = (page: Page) => page.getByRole("navigation", { name: "Progress in the walkthrough" });
const account = (page: Page) => page.getByRole("textbox", { name: "stage", exact: true });
const region = (page: Page) => page.getByRole("textbox", { name: "Region" });

test("an old anchor leads to the page of its step", async ({ page }) => {
  await openPage(page, `${first}#mgmt`);
  await expect(page).toHaveURL(step);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Deploy the management VPC/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the rail says how far a reader is, and code has the values of the example", async ({
    page,
  }) => {
    await page.goto(step);
    await expect(rail(page).locator("summary")).toHaveText(
      /^Step 1 of 8 · .* left · \$.* per hour$/,
    );
    await expect(rail(page).locator('[aria-current="step"]')).toHaveCount(1);
    await rail(page).locator("summary").click();
    await expect(rail(page).getByText("In stage", { exact: true })).toBeVisible();
    await expect(page.getByText('cidr_block       = "10.30.0.0/16"').first()).toBeVisible();
    await expect(rail(page).getByRole("checkbox")).toHaveCount(0);
  });
});

test("the rail fits a phone on two lines until it is opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, step);
  const closed = await rail(page).boundingBox();
  expect(closed?.height).toBeLessThan(90);
  await rail(page).locator("summary").click();
  await expect(rail(page).getByText("To undo this step")).toBeVisible();
  await expectAccessible(page, "rail", { within: ".step-rail" });
});

test("a step that is marked as done is counted, and its bar is filled", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, step);
    const box = rail(page).getByRole("checkbox", { name: "Mark this step as done" });
    const count = rail(page).getByRole("status");
    await expect(count).toHaveText("0 of 8 done");
    const current = rail(page).locator('[aria-current="step"]');
    const getFill = () => current.evaluate((bar) => getComputedStyle(bar, "::before").background);
    const [before, height] = [await getFill(), (await rail(page).boundingBox())?.height];
    await box.check();
    await expect(count).toHaveText("1 of 8 done");
    expect(await getFill()).not.toBe(before);
    expect((await rail(page).boundingBox())?.height).toBe(height);
    const lines = [await box.boundingBox(), await count.boundingBox()];
    expect(Math.abs((lines[0]?.y ?? 0) - (lines[1]?.y ?? 99))).toBeLessThan(12);
    await box.uncheck();
  }
});

test("the reader's values are in the text and code of all steps, and in what is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const messages = collectConsole(page);
  await openPage(page, `${first}#values`);
  await account(page).fill("123456789012");
  await region(page).fill("eu-west-1");
  await expect(page.locator("pre").filter({ hasText: "terraform-state" }).first()).toContainText(
    "acme-stage-eu-west-1-terraform-state",
  );
  expect(page.url()).not.toContain("123456789012");

  // Also on a page that client navigation opens.
  await page.locator(".step-list").getByRole("link", { name: /^1\. / }).click();
  await expect(page).toHaveURL(step);
  const block = page.locator(".code").filter({ hasText: "printf" }).first();
  await expect(block).toContainText("stage/eu-west-1/mgmt/networking/vpc");
  await block.hover();
  await block.getByRole("button", { name: /copy/i }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("cd stage/eu-west-1/mgmt/networking/vpc");

  await page.reload();
  await waitForHydration(page);
  await expect(block).toContainText("stage/eu-west-1/mgmt/networking/vpc");
  await rail(page).locator("summary").click();
  await expect(rail(page).getByText(/^Run destroy in/)).toContainText("stage/eu-west-1/mgmt");
  await openPage(page, `${first}/remove-everything`);
  await expect(page.getByText(/If you built the bastion host/)).toContainText(
    "destroy stage/eu-west-1/mgmt/access/bastion",
  );
  expect(messages()).toEqual([]);
});

test("a value that does not fit is reported at its field and enters no command", async ({
  page,
}) => {
  await openPage(page, `${first}#values`);
  await account(page).fill("12345678901");
  await expect(account(page)).toHaveAccessibleDescription(/12 digits; this one has 11/);
  await region(page).fill("eu-west-99");
  await expect(region(page)).toHaveAccessibleDescription(/no Region/);
  await page.getByRole("textbox", { name: "VPC stage" }).fill("10.20.0.0/16");
  await expect(page.getByRole("textbox", { name: "VPC stage" })).toHaveAccessibleDescription(
    /overlaps that of the VPC prod/,
  );
  await expect(page.locator("#article-body")).not.toContainText("12345678901");
  await openPage(page, step);
  await expect(page.locator("pre").first()).toContainText("us-east-2");
});

test("values of an older version and of another tab break nothing", async ({ page, context }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "yes");
    localStorage.setItem("walkthrough-values", '{"version":0,"values":["x"]}');
  });
  await openPage(page, step);
  await expect(page.locator("pre").first()).toContainText("us-east-2");
  const other = await context.newPage();
  await openPage(other, `${first}#values`);
  await region(other).fill("eu-west-1");
  await expect(page.locator("pre").first()).toContainText("eu-west-1");
  await other.getByRole("button", { name: "Use the example’s values" }).click();
  await expect(page.locator("pre").first()).toContainText("us-east-2");
});

test("without storage, values and marks last as long as the page", async ({ page }) => {
  await test.step("without storage, values last as long as the page", async () => {
    await page.addInitScript(blockStorage);
    const messages = collectConsole(page);
    await openPage(page, `${first}#values`);
    await region(page).fill("eu-west-1");
    await expect(page.locator("pre").filter({ hasText: "terraform-state" }).first()).toContainText(
      "eu-west-1",
    );
    expect(withoutStorageWarning(messages())).toEqual([]);
  });
  await test.step("without storage, marks last as long as the page", async () => {
    const messages = collectConsole(page);
    await openPage(page, step);
    await done(page).check();
    await page.getByRole("link", { name: "Deploy production VPCs" }).first().click();
    await expect(page.getByText("1 of 8 steps done.")).toBeVisible();
    expect(withoutStorageWarning(messages())).toEqual([]);
  });
});

const done = (page: Page) => page.getByRole("checkbox", { name: "Mark this step as done" });

test("a step that is marked as done is shown on the rail, the first page, and in other tabs", async ({
  page,
  context,
}) => {
  const messages = collectConsole(page);
  await page.goto(step);
  const before = await page.locator("#article-body h2, #article-body p").last().boundingBox();
  await waitForHydration(page);
  await expect(done(page)).not.toBeChecked();
  await done(page).check();
  expect(await page.locator("#article-body h2, #article-body p").last().boundingBox()).toEqual(
    before,
  );
  await expect(
    rail(page).getByRole("link", { name: /Deploy the management VPC \(done\)/ }),
  ).toBeVisible();

  const other = await context.newPage();
  await openPage(other, first);
  await expect(other.getByText("1 of 8 steps done.")).toBeVisible();
  await expect(other.locator(".step-list").getByRole("img", { name: "Done" })).toHaveCount(1);
  await done(page).uncheck();
  await expect(other.getByText("0 of 8 steps done.")).toBeVisible();
  await done(page).check();
  await other.getByRole("button", { name: "Forget my marks" }).click();
  await expect(done(page)).not.toBeChecked();
  expect(page.url()).not.toMatch(/[?#]/);
  expect(messages()).toEqual([]);
});
