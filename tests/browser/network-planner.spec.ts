import { expect, type Page } from "@playwright/test";
import { expectAccessible, shell } from "./axe.ts";
import { collectConsole, openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const design = "/docs/guides/build-it-yourself/vpc/production-grade-design";
const service = "/docs/reference/services/networking/virtual-private-cloud-vpc";

function planner(page: Page) {
  return page.getByRole("region", { name: "Network planner" });
}

function row(page: Page, part: string) {
  return planner(page).getByRole("row", { name: part, includeHidden: true });
}

test("a reader plans a network, and a shared URL opens the same plan", async ({
  page,
  context,
}) => {
  const messages = collectConsole(page);
  const requested: URL[] = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  const ofPlanner = () => requested.filter(({ pathname }) => /\/parts\/planner-/.test(pathname));
  await openPage(page, design);
  await expect(row(page, "Private app AZ-0")).toContainText("10.20.80.0/21");
  expect(ofPlanner()).toEqual([]);

  const start = page.getByRole("button", { name: "Plan your own network" });
  // Forced colors remove fills.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(start).toHaveCSS("border-top-style", "solid");
  await page.emulateMedia({ forcedColors: null });
  await start.press("Enter");
  const range = planner(page).getByLabel("cidr_block");
  await expect(range).toBeFocused();
  expect(ofPlanner().length).toBeGreaterThan(0);
  await range.fill("10.64.0.0/16");
  await planner(page).getByLabel("Availability Zones").fill("2");
  await planner(page).getByRole("checkbox", { name: "Transit" }).press("Space");
  await planner(page).getByLabel("transit_subnet_bits").fill("12");
  await planner(page).getByLabel("transit_subnet_spacing").fill("4080");
  await expect(row(page, "Transit AZ-1")).toContainText("10.64.255.16/28");
  await expect(planner(page).getByText("All subnets fit")).toBeVisible();
  const hcl = [
    'cidr_block             = "10.64.0.0/16"',
    "num_availability_zones = 2",
    "create_transit_subnets = true",
    "transit_subnet_bits    = 12",
    "transit_subnet_spacing = 4080",
  ].join("\n");
  await expect(planner(page).locator("pre")).toHaveText(hcl);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the inputs" }).click();
  await expect(planner(page).getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hcl);

  const { origin } = new URL(page.url());
  expect(requested.every((url) => url.origin === origin)).toBe(true);
  expect(messages()).toEqual([]);
  const address = page.url();
  expect(address).toContain("#network=vpc&cidr_block=10.64.0.0/16");
  const other = await context.newPage();
  await openPage(other, address);
  await expect(planner(other).locator("pre")).toHaveText(hcl);
  await expect(planner(other)).toBeInViewport();
});

test("errors suggest a fix, and hostile text stays text", async ({ page }) => {
  const messages = collectConsole(page);
  const hostile = "<img src=x onerror=alert(1)>";
  const networks = encodeURIComponent(`${hostile} 10.20.128.0/17\nlab 10.9.0.0`);
  await openPage(page, `${service}#network=vpc&cidr_block=10.20.1.0/16&networks=${networks}`);
  const problems = planner(page).getByRole("status").first();
  await expect(problems).toContainText("num_availability_zones is empty");
  await expect(problems).toContainText('Line 2: "10.9.0.0" has no prefix length');
  await expect(planner(page).getByLabel("cidr_block")).toHaveAttribute("aria-invalid", "true");
  await planner(page).getByLabel("Availability Zones").fill("3");
  await problems.getByRole("button", { name: "Use cidr_block = 10.20.0.0/16" }).click();
  await expect(problems).toContainText(`10.20.0.0/16 overlaps ${hostile} (10.20.128.0/17)`);
  await problems.getByRole("button", { name: "Use cidr_block = 10.21.0.0/16" }).click();
  await planner(page).getByLabel("persistence_subnet_bits").fill("6");
  await problems.getByRole("button", { name: "Use persistence_subnet_spacing = 26" }).click();
  await expect(problems.getByRole("listitem")).toHaveCount(1);

  // An invalid value keeps the last plan.
  await planner(page).getByLabel("cidr_block").fill("::/0");
  await expect(planner(page).getByText("is the last valid one, for 10.21.0.0/16")).toBeVisible();
  await expect(row(page, "Public AZ-0")).toContainText("10.21.0.0/21");
  expect(messages()).toEqual([]);
});

test("what the planner finds is set off from the colored edge", async ({ page }) => {
  await openPage(page, design);
  await page.getByRole("button", { name: "Plan your own network" }).press("Enter");
  const fits = planner(page).getByText("All subnets fit, and none overlaps another.");
  await expect(fits).toHaveCSS("padding-inline-start", "16px");
  await planner(page).getByLabel("cidr_block").fill("10.20.0.0/28");
  const problem = planner(page).locator(".network-diagnostics li").first();
  await expect(problem).toHaveCSS("padding-inline-start", "16px");
});

test("subnets are chosen by keyboard and by click", async ({ page }) => {
  await openPage(page, `${service}#network=vpc&cidr_block=10.0.0.0/16&num_availability_zones=3`);
  const picture = planner(page).getByRole("listbox");
  await picture.focus();
  await page.keyboard.press("ArrowDown");
  await expect(picture.getByRole("option", { selected: true })).toHaveAccessibleName(
    "Public AZ-1, 10.0.8.0/21",
  );
  // Goes forward in the history, if anything is there.
  await page.keyboard.press("Alt+ArrowRight");
  await expect(picture.getByRole("option", { selected: true })).toHaveAccessibleName(/AZ-1/);
  await page.keyboard.press("ArrowLeft");
  await expect(picture.getByRole("option", { selected: true })).toHaveAccessibleName(/AZ-0/);
  await page.keyboard.press("End");
  const chosen = planner(page).getByText("Private persistence AZ-2: 10.0.176.0/21, from");
  await expect(chosen).toContainText("10.0.183.255, with 2,043 usable addresses");
  await picture.getByRole("option", { name: "Private app AZ-0" }).click();
  await expect(planner(page).getByText("Private app AZ-0: 10.0.80.0/21")).toBeVisible();
});

test("axe finds no violation in the planner with all tiers and with errors", async ({ page }) => {
  const values = "cidr_block=10.0.0.0/16&num_availability_zones=3&persistence_subnet_bits=6";
  const tiers = "create_transit_subnets=true&create_inspection_subnets=true";
  await openPage(page, `${design}#network=vpc&${values}&${tiers}&networks=lab`);
  await planner(page).getByRole("listbox").focus();
  await expect(planner(page).getByRole("status").first()).toContainText("overlaps");
  // The text around it, and repeated rows, are checked elsewhere.
  await expectAccessible(page, "network planner", {
    repeated: ".md > [data-static], figure.plot, tbody tr:nth-child(n+3)",
    excluded: `${shell}, .pager`,
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an example is shown as image and table", async ({ page }) => {
    await page.goto(service);
    const picture = planner(page).getByRole("img").filter({ visible: true });
    await expect(picture).toHaveCount(1);
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
    expect(await picture.evaluate(right)).toBe(await planner(page).evaluate(right));
    // The table is folded, and the names of subnets do not break at their hyphens.
    await expect(row(page, "Private persistence AZ-0")).toBeHidden();
    await planner(page).getByText("All ranges as a table").click();
    const name = row(page, "Private persistence AZ-0").getByRole("rowheader");
    const lines = await name.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expect(row(page, "Private app AZ-0")).toContainText("10.10.80.0/21");
    await expect(page.getByRole("button", { name: "Plan your own network" })).toBeHidden();
  });
});
