import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { collectFailures, delayRequests, openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const services = "/docs/reference/services";
const eks = `${services}/app-orchestration/amazon-eks`;
const lambda = `${services}/app-orchestration/lambda`;
const namespace = `${services}/app-orchestration/kubernetes-namespace`;
const rds = `${services}/data-storage/amazon-rds`;
const vpc = `${services}/networking/virtual-private-cloud-vpc`;

// Searching a whole page of a service by role takes long.
const dialog = (page: Page) => page.locator("dialog.builder");
const configure = (page: Page) =>
  page.locator(".ref-top").getByRole("button", { name: "Configure", exact: true });
const code = (page: Page) => dialog(page).locator("pre");

async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await configure(page).click();
  await expect(dialog(page)).toBeVisible();
}

test("updates the block and the URL while the reader fills in the form", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const failures = collectFailures(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await open(page, rds);
  // One inset: the title, the search, and the fields are aligned.
  const starts = await dialog(page)
    .locator("h2, [type=search], .builder-head code")
    .evaluateAll((parts) =>
      parts.slice(0, 4).map((part) => {
        const padding = part.matches("h2") ? getComputedStyle(part).paddingLeft : "0";
        return Math.round(part.getBoundingClientRect().left + Number.parseFloat(padding));
      }),
    );
  expect(new Set(starts).size).toBe(1);
  const { scrollWidth, clientWidth } = await code(page).evaluate((pre) => ({
    scrollWidth: pre.scrollWidth,
    clientWidth: pre.clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
  await expect(dialog(page).getByRole("status").first()).toContainText(
    "required inputs are missing",
  );
  await dialog(page).getByRole("textbox", { name: "name", exact: true }).fill("Orders %{a}");
  await expect(code(page)).toContainText('name = "Orders %%{a}"');
  // Connects an output of another service.
  await dialog(page).getByRole("button", { name: "vpc_id of virtual-private-cloud-vpc" }).click();
  await dialog(page).getByRole("button", { name: "Terragrunt" }).click();
  await expect(code(page)).toContainText('dependency "virtual_private_cloud_vpc" {');
  await expect(code(page)).toContainText("= dependency.virtual_private_cloud_vpc.outputs.vpc_id");
  // Fills in a value that may be secret.
  await dialog(page).getByLabel("master_password", { exact: true }).fill("hunter2hunter2");
  await expect(code(page)).toContainText('master_password = "hunter2hunter2"');
  await expect(dialog(page)).toContainText("may be secret: master_password");
  // Fills in an invalid value.
  const size = dialog(page).getByRole("textbox", { name: "allocated_storage", exact: true });
  await size.fill("many");
  await expect(dialog(page)).toContainText("Enter a number.");
  await expect(size).toHaveAttribute("aria-invalid", "true");
  await size.fill("100");
  await expect(code(page)).toContainText(/allocated_storage\s+= 100/);
  await dialog(page).getByRole("button", { name: "Copy link to this form" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#configure=[\w-]+$/);

  const other = await context.newPage();
  await openPage(other, link);
  await expect(dialog(other).getByRole("textbox", { name: "name", exact: true })).toHaveValue(
    "Orders %{a}",
  );
  await expect(code(other)).toContainText('dependency "virtual_private_cloud_vpc" {');
  await expect(code(other)).not.toContainText("hunter2");
  expect(sent.filter((text) => /hunter2|Orders|configure=/.test(text))).toEqual([]);
  expect(failures()).toEqual([]);
});

test("edits lists, maps, and objects with the keyboard only", async ({ page }) => {
  await openPage(page, lambda);
  await configure(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByRole("searchbox", { name: "Find an input" })
    .fill("environment_variables");
  await dialog(page).getByRole("button", { name: "Set a value for environment_variables" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    dialog(page).getByRole("button", { name: "Add to environment_variables" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("STAGE");
  await page.keyboard.press("Tab");
  await page.keyboard.type("prod");
  await expect(code(page)).toContainText('STAGE = "prod"');
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(configure(page)).toBeFocused();
  await expect(page).toHaveURL(lambda);
  // The values of the form are kept.
  await page.keyboard.press("Enter");
  await expect(code(page)).toContainText('STAGE = "prod"');
});

test("shows the inputs of the version that the page shows", async ({ page }) => {
  await open(page, `${vpc}?version=0.112.5`);
  await expect(code(page)).toContainText("?ref=v0.112.5");
  await expect(dialog(page).locator("#builder_availability_zone_ids")).toHaveCount(0);
  await dialog(page).getByRole("combobox", { name: "Version" }).selectOption("2.11.1");
  await expect(code(page)).toContainText("?ref=v2.11.1");
  await expect(dialog(page).locator("#builder_availability_zone_ids")).toHaveCount(1);
});

test("without the newer clipboard, the older command copies", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, lambda);
  await dialog(page).getByRole("button", { name: "Copy code" }).click();
  const field = dialog(page).getByRole("searchbox");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue(/ref=v2\.11\.1/);
});

test("copying again shows the note for its full time", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, lambda);
  await page.clock.install();
  const copy = dialog(page).getByRole("button", { name: "Copy code" });
  const note = dialog(page).getByRole("status").filter({ hasText: "copied" });
  await copy.click();
  await expect(note).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3500);
  await copy.click();
  await page.clock.runFor(1500);
  await expect(note).toBeVisible();
  await page.clock.runFor(4000);
  await expect(note).toBeHidden();
});

test("the form of a service", async ({ page, context }) => {
  await test.step("opens before its data arrives, and restores the page with focus on the button", async () => {
    const failures = collectFailures(page);
    await openPage(page, rds);
    const button = configure(page);
    // Focus on the button requests the data.
    const release = await delayRequests(page, "**/api/modules/**/amazon-rds.json");
    await button.focus();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("Loading the form…");
    await expect(dialog(page).getByRole("heading")).toBeFocused();
    release();
    await expect(dialog(page).locator("#builder_name")).toBeVisible();
    for (const close of ["Escape", "button"]) {
      if (close === "Escape") await page.keyboard.press("Escape");
      else await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.getByRole("main")).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(3000);
      if (close === "Escape") await page.keyboard.press("Enter");
    }
    expect(failures()).toEqual([]);
  });
  await test.step("wraps each input in its own form, which is never submitted, and downloads the block as a file", async () => {
    await configure(page).click();
    const name = dialog(page).getByRole("textbox", { name: "name", exact: true });
    await name.fill("orders");
    await name.press("Enter");
    await dialog(page).getByRole("searchbox", { name: "Find an input" }).press("Enter");
    await expect(page).toHaveURL(/#configure=/);
    // Browser autofill looks at all controls of one form.
    const shared = await dialog(page).evaluate((own) =>
      [...own.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), select, textarea")]
        .filter(({ form }) => form === null || !own.contains(form))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(shared).toEqual([]);
    for (const [tool, file] of [
      ["OpenTofu/Terraform", "main.tf"],
      ["Terragrunt", "terragrunt.hcl"],
    ] as const) {
      await dialog(page).getByRole("button", { name: tool }).click();
      const shown = (await code(page).textContent()) ?? "";
      expect(shown).toMatch(/name\s+= "orders"/);
      const downloaded = page.waitForEvent("download");
      await dialog(page)
        .getByRole("button", { name: `Download ${file}` })
        .click();
      const download = await downloaded;
      expect(download.suggestedFilename()).toBe(file);
      expect(readFileSync(await download.path(), "utf8")).toBe(`${shown.trimEnd()}\n`);
    }
  });
  await test.step("keeps the focus and the line breaks of pasted text, and hides a secret one", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const secret = dialog(page).getByLabel("master_password", { exact: true });
    await page.evaluate(() => navigator.clipboard.writeText("first\nsecond"));
    await secret.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(secret).toHaveValue("first\nsecond");
    await expect(secret).toBeFocused();
    await expect(secret).toHaveCSS("-webkit-text-security", "disc");
    await page.keyboard.type("!");
    await expect(code(page)).toContainText('master_password = "first\\nsecond!"');
    for (let count = 0; count < 10; count += 1) await page.keyboard.press("Backspace");
    await expect(secret).toHaveValue("fir");
    await expect(secret).toBeFocused();
    await dialog(page).getByRole("button", { name: "Reset master_password" }).click();
    await expect(secret).toBeFocused();
    await expect(secret).toHaveAttribute("type", "password");
  });
});

test("a long form", async ({ page }) => {
  await test.step("renders a long list of inputs in batches", async () => {
    await openPage(page, eks);
    await page.evaluate(() => {
      const counts: number[] = [];
      Reflect.set(window, "batches", counts);
      // React reports each change once.
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const fields = added.flatMap((node) =>
          node instanceof Element
            ? [...node.querySelectorAll(".builder-field"), node].filter((one) =>
                one.matches(".builder-field"),
              )
            : [],
        );
        if (fields.length > 0) counts.push(new Set(fields).size);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await configure(page).click();
    const fields = dialog(page).locator(".builder-field");
    await expect.poll(() => fields.count()).toBeGreaterThan(150);
    const batches = await page.evaluate(() => Reflect.get(window, "batches") as number[]);
    expect(Math.max(...batches)).toBeLessThanOrEqual(15);
    expect(batches[0]).toBeLessThanOrEqual(6);
  });
  await test.step("keeps the focus within the values of a list", async () => {
    const name = "asg_default_extra_block_device_mappings";
    await dialog(page).getByRole("searchbox", { name: "Find an input" }).fill(name);
    await dialog(page)
      .getByRole("button", { name: `Set a value for ${name}` })
      .click();
    await page.keyboard.press("Enter");
    const setVolume = dialog(page).getByRole("button", { name: /^Set a value for .*ebs$/ });
    await setVolume.click();
    await expect(dialog(page).getByLabel(/ebs\.volume_size$/)).toBeFocused();
    await dialog(page).getByRole("button", { name: "Leave out ebs" }).click();
    await expect(setVolume).toBeFocused();
  });
});

test("a short form", async ({ page }) => {
  await test.step("traps focus in the dialog", async () => {
    await open(page, namespace);
    await expect(dialog(page).locator("#builder_name")).toBeVisible();
    const controls = dialog(page)
      .locator("button, input, select, textarea")
      .filter({ visible: true });
    for (const [start, key] of [
      [controls.last(), "Tab"],
      [controls.first(), "Shift+Tab"],
    ] as const) {
      await start.focus();
      for (let step = 0; step < 3; step++) {
        await page.keyboard.press(key);
        // The browser may focus its own controls, which leaves the focus on the body.
        const isOutside = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement !== body && !activeElement?.closest("dialog");
        });
        expect(isOutside, key).toBe(false);
      }
    }
    // The first Escape empties a search, the next one closes the dialog.
    const search = dialog(page).getByRole("searchbox", { name: "Find an input" });
    await search.fill("name");
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(configure(page)).toBeFocused();
  });
  await test.step("is accessible, and shows hostile values as text", async () => {
    await configure(page).click();
    const name = dialog(page).getByRole("textbox", { name: "name", exact: true });
    await name.fill('<img src=x onerror="alert(1)">');
    await expect(code(page)).toContainText('"<img src=x onerror=\\"alert(1)\\">"');
    await expect(code(page).locator("img")).toHaveCount(0);
    await expectAccessible(page, "form", { within: "dialog" });
    await page.setViewportSize({ width: 320, height: 700 });
    await dialog(page).getByRole("button", { name: "Code", exact: true }).click();
    await expect(code(page)).toBeVisible();
    await expect(name).toBeHidden();
  });
});
