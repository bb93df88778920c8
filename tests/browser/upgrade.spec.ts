import { expect, type Locator, type Page } from "@playwright/test";
import { collectFailures, openPage, waitForHydration } from "./page-ready.ts";
import { test } from "./sites.ts";

const services = "/docs/reference/services";
const planner = `${services}/upgrade`;
const changes = `${services}/changes`;
const vpc = "networking/virtual-private-cloud-vpc";
const vpcPage = `${services}/${vpc}`;
const eks = "app-orchestration/amazon-eks";

function choice(page: Page, name: string): Locator {
  return page.getByRole("combobox", { name, exact: true });
}

test.describe("the planner", () => {
  test("plans an upgrade and its rollback", async ({ page }) => {
    await test.step("swaps the versions and plans the downgrade", async () => {
      await openPage(page, `${planner}?service=${vpc}&from=0.112.5&to=2.11.1`);
      await expect(page.getByText("This is a rollback")).toHaveCount(0);
      await page.getByRole("button", { name: "Swap versions" }).click();
      await expect(page).toHaveURL(`${planner}?service=${vpc}&from=2.11.1&to=0.112.5`);
      await expect(page.getByText("This is a rollback")).toBeVisible();
      await expect(page.locator(".upgrade-plan summary")).toHaveText([
        "Remove these inputs (30)",
        "Stop reading these outputs (10)",
      ]);
      await expect(page.locator(".upgrade-plan")).toContainText("?ref=v0.112.5");
      await page.getByRole("button", { name: "Swap versions" }).click();
    });
    await test.step("shows what an upgrade requires", async () => {
      const failures = collectFailures(page);
      await expect(page.getByRole("heading", { level: 2 }).getByText(/VPC/)).toBeVisible();
      const counts = page.locator(".upgrade-counts");
      await expect(counts).toHaveText("0 changes your code may need 40 optional additions");
      await expect(page.locator(".upgrade-plan summary")).toHaveText([
        "New and optional inputs (30)",
        "New outputs (10)",
      ]);
      await expect(page.locator(".upgrade-plan")).toContainText("?ref=v2.11.1");
      await page.getByText("New and optional inputs (30)").click();
      const added = page.locator(".upgrade-plan li", { hasText: "availability_zone_ids" });
      await expect(added).toContainText("list(string) = null in 0.112.14");
      expect(failures()).toEqual([]);
      await added.getByRole("link").click();
      await expect(page).toHaveURL(`${vpcPage}#input_availability_zone_ids`);
      await expect(page.locator("#input_availability_zone_ids")).toBeInViewport();
    });
  });

  test("plans breaking changes", async ({ page, context }) => {
    await test.step("copies a checklist", async () => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await openPage(page, `${planner}?service=${eks}&from=0.116.0&to=2.11.1`);
      await page.getByRole("button", { name: "Copy as checklist" }).click();
      await expect(page.locator(".upgrade").getByText("Copied")).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(
        "# Upgrade from 0.116.0 to 2.11.1\n\n## Amazon EKS\n\n- [ ] `source = ",
      );
      expect(text).toContain("?ref=v2.11.1");
      expect(text).toContain(
        "- [ ] `access_entry_poilcy_associations` (in 0.117.0). Probably replaced by: `access_entry_policy_associations`\n",
      );
    });
    await test.step("lists breaking changes first, with replacements", async () => {
      const removed = page.locator(".upgrade-plan details").first();
      await expect(removed.locator("summary")).toHaveText("Remove these inputs (13)");
      await expect(removed).toHaveAttribute("open");
      const misspelled = removed.getByRole("listitem").filter({ hasText: "poilcy" });
      await expect(misspelled).toContainText("in 0.117.0");
      await misspelled.getByRole("link", { name: "access_entry_policy_associations" }).click();
      await expect(page).toHaveURL(/amazon-eks#input_access_entry_policy_associations$/);
    });
  });

  test("keeps the choice in the URL", async ({ page }) => {
    const failures = collectFailures(page);
    await openPage(page, planner);
    await expect(
      page.getByText("Choose a service to see what its upgrade requires."),
    ).toBeVisible();
    await choice(page, "Add a service").selectOption({ label: "Amazon EKS" });
    await expect(page).toHaveURL(new RegExp(`\\?service=${eks}`));
    await choice(page, "From").selectOption("0.116.0");
    await choice(page, "To").selectOption("2.0.0");
    await expect(page).toHaveURL(`${planner}?service=${eks}&from=0.116.0&to=2.0.0`);
    await expect(page.getByText("Remove these inputs (13)")).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(choice(page, "From")).toHaveValue("0.116.0");
    await expect(page.getByText("Remove these inputs (13)")).toBeVisible();
    await choice(page, "Add a service").selectOption({ label: "Virtual Private Cloud (VPC)" });
    await expect(page.locator(".upgrade-plan")).toHaveCount(2);
    await expect(page).toHaveURL(`${planner}?service=${eks}&service=${vpc}&from=0.116.0&to=2.0.0`);
    await page.getByRole("button", { name: "Remove Amazon EKS" }).click();
    await expect(page.locator(".upgrade-plan")).toHaveCount(1);
    await expect(choice(page, "Add a service")).toBeFocused();
    // Keys that choose a service do not add the ones on the way to it.
    await page.keyboard.type("Amazon EK");
    await expect(page.locator(".upgrade-plan")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page.locator(".upgrade-plan")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Amazon EKS", exact: true })).toBeVisible();
    const spoken = await page.locator("main [role=status], main [aria-live]").allTextContents();
    expect(spoken.join("").length).toBeLessThan(200);
    expect(failures()).toEqual([]);
  });

  test("the empty planner has a button for each service", async ({ page }) => {
    await openPage(page, planner);
    const networking = page.getByRole("group", { name: "Networking" });
    await networking.getByRole("button", { name: "Virtual Private Cloud (VPC)" }).click();
    await expect(page.locator(".upgrade-plan h2")).toHaveText("Virtual Private Cloud (VPC)");
    await expect(networking).toHaveCount(0);
    await expect(choice(page, "Add a service")).toBeFocused();
  });

  test("reports errors and empty plans", async ({ page }) => {
    const failures = collectFailures(page);
    for (const [query, message] of [
      [
        "service=networking/vpcs&from=0.112.5&to=2.11.1",
        "The URL names a service that is not in the catalog: networking/vpcs",
      ],
      [
        `service=${vpc}&from=0.112.5&to=9.9.9`,
        "The URL names a version that was not published: 9.9.9",
      ],
      [
        `service=${vpc}&from=%3Cb%3E&to=2.11.1`,
        "The URL names a version that was not published: <b>",
      ],
    ] as const) {
      await test.step(`reports errors in ?${query}`, async () => {
        await openPage(page, `${planner}?${query}`);
        await expect(page.locator(".upgrade").getByRole("alert")).toHaveText(message);
        await expect(page.locator(".upgrade-plan")).toHaveCount(0);
      });
    }

    await test.step("reports that a service did not exist yet", async () => {
      const query = "service=ci-cd-pipeline/cost-management&from=0.112.5&to=2.11.1";
      await openPage(page, `${planner}?${query}`);
      await expect(page.locator(".upgrade-plan")).toContainText(
        "Cost Management has been in the catalog since 2.9.1",
      );
    });
    await test.step("reports that both versions are the same", async () => {
      await openPage(page, `${planner}?service=${vpc}&from=2.11.1&to=2.11.1`);
      await expect(page.locator(".upgrade-plan")).toContainText("Both versions are the same");
      await expect(page.getByRole("button", { name: "Copy as checklist" })).toHaveCount(0);
    });
    expect(failures()).toEqual([]);
  });

  test("offers Retry if the histories cannot be loaded", async ({ page }) => {
    let isBroken = true;
    await page.route("**/virtual-private-cloud-vpc/history.json", (route) =>
      isBroken ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await openPage(page, `${planner}?service=${vpc}&from=0.112.5&to=2.11.1`);
    await expect(page.locator(".upgrade").getByRole("alert")).toContainText(
      "The histories could not be loaded.",
    );
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".upgrade-plan summary")).toHaveCount(2);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the planner links to what to read instead", async ({ page }) => {
    await page.goto(planner);
    await expect(page.getByText("The planner needs JavaScript.")).toBeVisible();
    await page.getByRole("link", { name: "changes by version" }).click();
    await expect(page).toHaveURL(changes);
    await expect(page.getByRole("heading", { name: /^2\.11\.1/ })).toBeVisible();
    expect(await page.locator("[data-row]").count()).toBeGreaterThan(300);
  });
});

test.describe("the changes of all services", () => {
  test("are filtered by service, kind, and effect", async ({ page }) => {
    const failures = collectFailures(page);
    await openPage(page, changes);
    const rows = page.locator("[data-row]:visible");
    const all = await page.locator("[data-row]").count();
    const ofNewest = await rows.count();
    await choice(page, "Service").selectOption("Amazon EKS");
    await expect(page).toHaveURL(`${changes}?service=${eks}`);
    await expect(page.locator(`[data-row]:visible:not([data-service="${eks}"])`)).toHaveCount(0);
    const ofService = await rows.count();
    expect(ofService).toBeLessThan(all / 2);
    await choice(page, "Change").selectOption("removed");
    await expect(rows).toHaveCount(14);
    await expect(page.locator(".filter-bar output")).toHaveText(`14 of ${all}`);
    // The headings of releases without a visible row are hidden.
    await expect(page.locator("#changes h2:visible")).toHaveText([
      /^2\.0\.0/,
      /^0\.127\.1/,
      /^0\.117\.0/,
    ]);
    await choice(page, "Effect").selectOption("no");
    await expect(rows).toHaveCount(0);
    await choice(page, "Effect").selectOption("yes");
    await expect(rows).toHaveCount(14);
    await expect(page).toHaveURL(/breaking=yes/);
    await page.reload();
    await waitForHydration(page);
    await expect(choice(page, "Change")).toHaveValue("removed");
    await expect(rows).toHaveCount(14);
    await choice(page, "Change").selectOption("");
    await choice(page, "Effect").selectOption("");
    await choice(page, "Service").selectOption("");
    await expect(page).toHaveURL(changes);
    await expect(rows).toHaveCount(ofNewest);
    expect(failures()).toEqual([]);
  });

  test("are collapsed by release, except for the newest and the link's target", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, `${changes}#v2.10.0`);
    const open = page.locator("#changes > details[open] h2");
    await expect(open).toHaveText([/^2\.11\.1/, /^2\.10\.0/]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(12 * 900);
  });
});
