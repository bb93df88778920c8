import { expect, type Page } from "@playwright/test";
import { expectAccessible, shell } from "./axe.ts";
import { collectConsole, delayRequests, openPage, waitForHydration } from "./page-ready.ts";
import { active, button, dialog, field, openSearch, options } from "./search-dialog.ts";
import { test, withAndWithoutStorage } from "./sites.ts";

/** Replaces the text of the open dialog, and waits for its results. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill("");
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.insertText(text);
  await expect(options(page).first()).toBeVisible();
}

test("the keyboard opens the right section", async ({ page, site: { long } }) => {
  const [, target] = long.headings;
  await openSearch(page, long.path);
  // In one step: results for each prefix would replace one another.
  await page.keyboard.insertText(target?.text ?? "");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const id = await options(page).first().getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${long.path}#${target?.id}`);
  await expect(page.locator(`#${target?.id}`)).toBeInViewport();
});

test("results of a long page", async ({ page, site: { long } }) => {
  await test.step("results show their count, mark matches, and are grouped by page", async () => {
    await openSearch(page, long.path, long.headings[1]?.text);
    const status = dialog(page).getByRole("status");
    await expect(status).toHaveText(/^\d[\d,]* results?$/);
    // The results for a prefix may be shown first.
    await expect(async () => {
      const total = (await status.textContent())?.replace(/ .*/, "");
      const all = dialog(page).getByRole("link", { name: `See all ${total} results` });
      expect(await all.count()).toBe(1);
    }).toPass();
    await expect(dialog(page).getByRole("group", { name: long.title }).first()).toBeVisible();
    await expect(options(page).first().locator("mark").first()).toBeVisible();
  });
  await test.step("a result can be starred by pointer and by keyboard", async () => {
    const { headings } = long;
    const text = headings[0]?.text ?? "";
    await search(page, text);
    // The results for the first letters may start with another page.
    const first = options(page).filter({ hasText: text }).and(active(page));
    await first.locator(".favor").click();
    const star = dialog(page).getByRole("button", { name: /from the favorites$/ });
    await expect(star).toBeVisible();
    await star.press("Enter");
    await dialog(page)
      .getByRole("button", { name: /to the favorites$/ })
      .press("Enter");
    await expect(star).toBeFocused();
    await field(page).fill("");
    await expect(dialog(page).getByRole("region", { name: "Favorites" })).toBeVisible();
  });
  await test.step("favorites persist", async () => {
    await page.reload();
    await waitForHydration(page);
    await button(page).click();
    await expect(dialog(page).getByRole("region", { name: "Favorites" })).toBeVisible();
  });
});

test("in a small window", async ({ page, site, context }) => {
  await test.step("at 200 % zoom several results are in view", async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await openSearch(page, site.first.path, "num_nat_gateways");
    await expect(options(page).first()).toContainText("num_nat_gateways");
    for (const index of [0, 1, 2]) await expect(options(page).nth(index)).toBeInViewport();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog(page).getByRole("button", { name: "Copy num_nat_gateways" }).click();
    await expect(
      dialog(page).getByRole("button", { name: "Copied num_nat_gateways" }),
    ).toBeVisible();
  });
  await test.step("new results start at the best one", async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const title = site.first.title;
    await openSearch(page, site.first.path, title.slice(0, -1));
    const list = dialog(page).getByRole("region");
    await list.hover();
    // The first results may be too few to scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect
        .poll(() => list.evaluate(({ scrollTop }) => scrollTop), { timeout: 500 })
        .toBeGreaterThan(0);
    }).toPass();
    await page.keyboard.type(title.slice(-1));
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await expect(field(page)).toHaveValue(title);
  });
});

test("queries of one page", async ({ page, site }) => {
  await test.step("the search does not index the code on the home page", async () => {
    await openSearch(page, site.first.path, "num_nat_gateways find_in_parent_folders");
    await expect(dialog(page).locator(`[role=option][href="${site.home}"]`)).toHaveCount(0);
  });
  await test.step("type, default, and age of an input are chips, not text", async () => {
    await search(page, "num_nat_gateways");
    const best = options(page).first();
    await expect(best).toContainText("num_nat_gateways");
    await expect(best.locator(".hit-facts")).toHaveText("number required");
    await expect(best.locator(".hit-text")).toHaveText(/^Number of NAT gateways/);
    // A query that names a service and an input finds that entry first.
    await field(page).fill("vpc exclude ports since");
    await expect(best).toContainText("exclude_ports_from_inbound_all");
    await expect(best.locator(".hit-facts")).toHaveText(/^list\(number\) .*\[\].* 2\.2\.0$/);
  });
  await test.step("results of another query start at the best one", async () => {
    await search(page, "vpc");
    const results = dialog(page).getByRole("region", { name: "Results" });
    await expect(options(page).nth(7)).toBeAttached();
    await results.evaluate((list) => list.scrollTo(0, 400));
    await expect(options(page).first()).not.toBeInViewport();
    await field(page).selectText();
    await page.keyboard.insertText("lambda");
    await expect(options(page).first()).toContainText(/lambda/i);
    await expect(options(page).first()).toBeInViewport();
  });
  await test.step("a question shows the passage that answers it, or where to ask people", async () => {
    await field(page).fill("how do i change the range of a vpc");
    const answer = options(page).filter({ hasText: "Answer" });
    const href = /troubleshooting\/vpc\/?#change-cidr$/;
    await expect(answer).toHaveAttribute("href", href);
    await expect(answer).toContainText("Change the range of a VPC");
    // It is the first result, and no other result repeats it.
    await expect(active(page)).toHaveAttribute("href", href);
    await expect(dialog(page).locator('a[href$="#change-cidr"]')).toHaveCount(1);
    await field(page).fill("why is the moon so far away from zebras");
    await expect(answer).toHaveCount(0);
    await expect(dialog(page).getByRole("link", { name: "Ask Gruntwork support" })).toBeVisible();
  });
  await test.step("pages that lack words of a query are below those that have them", async () => {
    await field(page).fill("");
    await page.keyboard.insertText("nat gateway ipv6 cost");
    const divider = dialog(page).getByText("Matches only some of the words");
    await expect(divider).toBeVisible();
    await expect(dialog(page).locator(".hits-divider ~ .hits .hits-lack").first()).toContainText(
      "without “",
    );
    // On a phone, their titles stay inside the dialog.
    await page.setViewportSize({ width: 390, height: 844 });
    const titles = dialog(page).locator(".hits-page:has(.hits-lack)");
    const widths = await titles.evaluateAll((lines) =>
      lines.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(new Set(widths)).toEqual(new Set([0]));
    // They are one text that wraps, and not columns.
    await expect(titles.first()).toHaveCSS("display", "block");
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step("two versions lead to the plan of the upgrade, and one to its release", async () => {
    const services = "/docs/reference/services";
    await field(page).fill("0.93 to 2.11");
    await expect(active(page)).toContainText("Plan the upgrade from 0.93.0 to 2.11.1");
    const all = await dialog(page).getByRole("button", { name: /^All / }).innerText();
    await expect(dialog(page).locator(".search-foot a")).toHaveText(
      `See all ${all.replace(/\D/g, "")} results`,
    );
    await expect(active(page)).toHaveAttribute("href", `${services}/upgrade?from=0.93.0&to=2.11.1`);
    await field(page).fill("upgrade vpc from 0.93 to 2.11");
    await expect(active(page)).toContainText(
      "Plan the upgrade of Virtual Private Cloud (VPC) from 0.93.0 to 2.11.1",
    );
    await expect(active(page)).toHaveAttribute(
      "href",
      `${services}/upgrade?service=networking/virtual-private-cloud-vpc&from=0.93.0&to=2.11.1`,
    );
    await field(page).fill("2.10.0");
    await expect(active(page)).toHaveAttribute("href", `${services}/changes#v2.10.0`);
    // What a drawing says about a service is no result.
    await field(page).fill("vpc");
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).locator(`a[href^="${services}/map#"]`)).toHaveCount(0);
  });
  await test.step("results of a pasted log say how many of its words they lack, on one line", async () => {
    await field(page).fill(
      "Error: creating EC2 VPC: operation error EC2: CreateVpc, https response error StatusCode: 400, RequestID: 0b7, api error VpcLimitExceeded: The maximum number of VPCs has been reached.",
    );
    const missing = dialog(page).locator(".hits-lack");
    await expect(missing.first()).toHaveText(/^without \d+ of the words$/);
    for (const text of await missing.allInnerTexts()) expect(text).not.toContain("“statuscode”");
  });
  await test.step("fast typing ends with the results of the last query", async () => {
    await field(page).fill("");
    await page.keyboard.type(`${site.first.title} `, { delay: 5 });
    await field(page).fill(site.second.title);
    await expect(options(page).first()).toContainText(site.second.title);
  });
  await test.step("hostile queries are text", async () => {
    const consoleLines = collectConsole(page);
    for (const text of [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      ".*+?^$()|[]\\",
      "🚀🌊",
      "a",
      " ",
      "lamp ".repeat(400),
      "__proto__",
    ]) {
      await field(page).fill(text);
      await expect(field(page)).toHaveValue(text);
    }
    await field(page).fill("<qzxv>");
    await expect(dialog(page)).toContainText("No results for “<qzxv>”.");
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    expect(consoleLines().filter((line) => !line.startsWith("warning: Storage"))).toEqual([]);
  });
  await test.step("no results are announced", async () => {
    await field(page).fill("");
    await page.keyboard.type("qzxjvw");
    await expect(dialog(page).getByRole("status")).toHaveText("No results for “qzxjvw”.");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("ArrowDown");
    await expect(field(page)).toBeFocused();
  });
  await test.step("no results: suggests another spelling, other scopes, and help", async () => {
    await field(page).fill("");
    await page.keyboard.insertText("qzxjvw");
    await expect(dialog(page).getByRole("link", { name: "Ask Gruntwork support" })).toBeVisible();
    await field(page).fill("fluent_bit_pod_resources");
    await expect(options(page)).toHaveCount(1);
    await dialog(page).getByRole("button", { name: /^Blog/ }).click();
    await expect(dialog(page)).toContainText("No results for “fluent_bit_pod_resources”.");
    await dialog(page)
      .getByText("Found elsewhere:")
      .getByRole("button", { name: "Inputs and outputs 1" })
      .click();
    await expect(options(page)).toHaveCount(1);
  });
});

test("the active option stays the same when the results change", async ({ page, site }) => {
  const heading = site.long.headings[0]?.text ?? "";
  await openSearch(page, site.long.path, heading[0]);
  const release = await delayRequests(page, "**/search-index/*/records-*.json");
  await page.keyboard.type(heading.slice(1));
  await page.keyboard.press("ArrowDown");
  const chosen = await active(page).getAttribute("href");
  release();
  await expect(options(page).first()).toContainText(heading);
  const best = await options(page).first().getAttribute("href");
  expect([best, chosen]).toContain(await active(page).getAttribute("href"));
});

test("an option that became active before it was rendered is in view", async ({ page, site }) => {
  await openSearch(page, site.first.path);
  await field(page).evaluate((input) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[role=option]")) return;
      observer.disconnect();
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.insertText("vpc");
  await expect(active(page)).toBeInViewport();
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
});

withAndWithoutStorage(() => {
  test("a result is remembered, kept as a favorite, and removed", async ({ page, site }) => {
    const { long } = site;
    const heading = long.headings[0]?.text ?? "";
    await openSearch(page, long.path, heading);
    // The first letters may have had results before.
    await expect(options(page).first()).toContainText(heading);
    const label = (await active(page).locator(".hit-heading").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await button(page).click();
    const recent = dialog(page).getByRole("region", { name: "Recent searches" });
    await expect(recent.getByRole("link")).toContainText(label);
    await recent.getByRole("button", { name: /to the favorites/ }).click();
    const favorites = dialog(page).getByRole("region", { name: "Favorites" });
    await expect(favorites.getByRole("link")).toContainText(label);
    await expect(recent).toBeHidden();
    await field(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(favorites.getByRole("link")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await favorites.getByRole("button", { name: /Remove/ }).click();
    await expect(favorites).toBeHidden();
    await expect(field(page)).toBeFocused();
  });
});

test("invalid values in storage cannot break it", async ({ page, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem("search.recent", '[{"label":1},"x",null]');
    localStorage.setItem("search.favorites", "{no json");
  });
  await openSearch(page, site.first.path);
  await expect(dialog(page)).toContainText("Type the name");
});

test.describe("errors", () => {
  test("a missing or damaged index, worker, or script", async ({ page, site }) => {
    await test.step("a missing index is reported, and Retry loads it", async () => {
      await page.context().route("**/manifest.json", (route) => route.fulfill({ status: 404 }));
      await openSearch(page, site.first.path);
      await page.keyboard.type(site.second.title);
      const alert = dialog(page).getByRole("alert");
      await expect(alert).toContainText("Search did not work.");
      await page.context().unroute("**/manifest.json");
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(field(page)).toBeFocused();
      await expect(options(page).first()).toContainText(site.second.title);
    });
    await test.step("a damaged index is reported", async () => {
      await page
        .context()
        .route("**/search-index/*/*.json", (route) => route.fulfill({ body: "<!doctype html>" }));
      await openSearch(page, site.first.path);
      await page.keyboard.type(site.second.title);
      await expect(dialog(page).getByRole("alert")).toContainText("Search did not work.");
      await page.context().unrouteAll();
    });
    await test.step("without its worker the page searches on the main thread", async () => {
      await page.context().route("**/search-worker-*.js", (route) => route.abort());
      await openSearch(page, site.first.path, site.second.title);
      await expect(options(page).first()).toContainText(site.second.title);
    });
    await test.step("without its script the search page works", async () => {
      const fail = await delayRequests(page, "**/open-search-*.js", "abort");
      await openPage(page, site.first.path);
      await page.keyboard.type("/lamp");
      fail();
      await expect(page).toHaveURL(/\/search\/?\?q=lamp$/);
      await expect(page.locator("h1")).toHaveText("Search");
    });
  });
});

test("axe finds no violation in the search", async ({ page, site }) => {
  test.setTimeout(90_000);
  await openSearch(page, site.first.path);
  await expectAccessible(page, "empty dialog", { within: "dialog" });
  await page.keyboard.insertText("nat gateway ipv6 cost");
  await expect(dialog(page).getByText("Matches only some of the words")).toBeVisible();
  await expectAccessible(page, "dialog with results", { within: "dialog" });
  await page.keyboard.press("Escape");
  await openPage(page, `${site.at("/search")}?q=${encodeURIComponent(site.second.title)}`);
  await expect(page.locator("main .hit").first()).toBeVisible();
  await expectAccessible(page, "page of results", {
    repeated: ".result-groups > section:nth-child(n + 3)",
    excluded: shell,
  });
});

test("Enter opens the best result of the typed text, however fast", async ({ page, site }) => {
  await openSearch(page, site.first.path);
  const release = await delayRequests(page, "**/search-index/*/records-*.json");
  await page.keyboard.type(site.second.title);
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(site.second.path);
  await expect(dialog(page)).toBeHidden();
});

test("right-to-left: the kind of a hit is at the end of its line", async ({ page, site }) => {
  await openSearch(page, site.first.path, "cluster_name");
  await page.evaluate(() => {
    document.dir = "rtl";
  });
  const kind = options(page).locator(".hit-heading .hit-kind", { hasText: "Input" }).first();
  // Both together: later results may replace those on screen.
  const gap = () =>
    kind.evaluate((end) => {
      const line = end.closest(".hit-heading")?.getBoundingClientRect().x ?? Number.NaN;
      return Math.abs(end.getBoundingClientRect().x - line);
    });
  await expect.poll(gap).toBeLessThan(0.5);
});
