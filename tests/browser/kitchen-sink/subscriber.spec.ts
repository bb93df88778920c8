import { expect, type Page } from "@playwright/test";
import {
  collectConsole,
  delayRequests,
  documentRequestedBy,
  openPage,
  requestsSettled,
  withoutStorageWarning,
} from "../page-ready.ts";
import { sites, test, withAndWithoutStorage } from "../sites.ts";

// Clicks open tabs, which a reused page would share with the next tests.
test.use({ reuseContext: false });

const at = (page: string) => sites.kitchenSink.at(`/docs/components/${page}`);

const key = "dontWarnGitHubLinks";

async function open(page: Page): Promise<void> {
  // The code host is mocked, and nothing leaves the machine.
  await page
    .context()
    .route("https://github.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Code host</h1>" }),
    );
  await openPage(page, at("subscriber-links"));
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const dialog = (page: Page, name = "For Subscribers Only") => page.getByRole("dialog", { name });
const stored = (page: Page, name = key) =>
  page.evaluate((item) => localStorage.getItem(item), name);

withAndWithoutStorage(() => {
  test("links into private repositories warn, and the reader can go on, with or without storage", async ({
    page,
    context,
  }) => {
    await test.step("a click on a link into a private repository warns first", async () => {
      const messages = collectConsole(page);
      await open(page);
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await link(page, "A private repository").click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toHaveAccessibleDescription(
        "This link leads to the private secret-lamp repository visible only to subscribers; everyone else will see a 404.",
      );
      // The script is loaded on the first click.
      expect(scripts.some((url) => url.includes("subscriber-dialog"))).toBe(true);
      expect(page.url()).toContain("subscriber-links");
      expect(withoutStorageWarning(messages())).toEqual([]);
      await page.keyboard.press("Escape");
    });
    await test.step("Continue opens the repository and closes the dialog", async () => {
      await link(page, "A private file").click();
      await page.getByRole("checkbox").check();
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: "Continue to github.com" }).click();
      const other = await opened;
      await expect(other.locator("h1")).toHaveText("Code host");
      expect(other.url()).toBe(
        "https://github.com/Keepers/secret-lamp/blob/main/lamp.tf?plain=1#L3",
      );
      expect(await other.evaluate(() => window.opener)).toBeNull();
      await expect(dialog(page)).toBeHidden();
    });
  });
});

test("the dialog of a link into a private repository", async ({ page, context }) => {
  await test.step("a link is recognized by its target, whichever child was clicked", async () => {
    await open(page);
    await page.locator("a code").click();
    await expect(dialog(page)).toContainText("the private secret-lamp repository");
    await page.keyboard.press("Escape");
    await link(page, "A private file").click();
    await expect(dialog(page)).toContainText("the private secret-lamp repository");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("Cancel, Escape, and a click on the overlay close the dialog, store nothing, and return focus", async () => {
    const secret = link(page, "A private repository");
    for (const close of [
      () => page.getByRole("button", { name: "Cancel" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(5, 5),
    ]) {
      await secret.click();
      await page.getByRole("checkbox", { name: "Don't warn me again" }).check();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(secret).toBeFocused();
      expect(await stored(page)).toBeNull();
    }
    await secret.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("the dialog traps focus, and Enter accepts nothing", async () => {
    await link(page, "A private repository").click();
    await expect(page.getByRole("heading", { name: "For Subscribers Only" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    const names: string[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("Tab");
      names.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.closest("dialog") ? activeElement.tagName : "";
        }),
      );
    }
    expect(names.slice(0, 3)).toEqual(["INPUT", "BUTTON", "A"]);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("only the value true turns the warning off", async () => {
    await page.evaluate((item) => localStorage.setItem(item, "yes"), key);
    await link(page, "A private repository").click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("another subscription has its own title and preference", async () => {
    await page.evaluate((item) => localStorage.setItem(item, "true"), key);
    await link(page, "A Harbour repository").click();
    await expect(dialog(page, "For Harbour Subscribers Only")).toContainText(
      "the private harbour-charts repository visible only to Harbour subscribers",
    );
    await page.keyboard.press("Escape");
    await page.evaluate(() => localStorage.setItem("dontWarnHarbourLinks", "true"));
    await link(page, "A Harbour repository").click();
    await expect(page.locator("h1")).toHaveText("Code host");
  });
  await test.step("a reader can turn the warnings off", async () => {
    await open(page);
    await page.evaluate(() => localStorage.clear());
    await link(page, "A private repository").click();
    await page.getByRole("checkbox", { name: "Don't warn me again" }).check();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Continue to github.com" }).click();
    await opened;
    expect(await stored(page)).toBe("true");
    await link(page, "A private repository").click();
    await expect(page.locator("h1")).toHaveText("Code host");
  });
});

test("scrolling is locked until 300 ms after closing", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 800, height: 300 });
  await open(page);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  await link(page, "A private repository").click();
  await expect(dialog(page)).toBeVisible();
  expect(await overflow()).toBe("hidden");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.clock.runFor(290);
  expect(await overflow()).toBe("hidden");
  await page.clock.runFor(20);
  expect(await overflow()).toBe("visible");
});

test("links to public repositories and to organizations never warn", async ({ page }) => {
  for (const name of ["A public repository", "The organization", "Another organization"]) {
    await open(page);
    await link(page, name).click();
    await expect(page.locator("h1")).toHaveText("Code host");
  }
});

test("modified clicks and middle clicks are not intercepted", async ({ page }) => {
  await open(page);
  const secret = link(page, "A private repository");
  for (const click of [
    () => secret.click({ modifiers: ["ControlOrMeta"] }),
    () => secret.click({ button: "middle" }),
  ]) {
    expect(await documentRequestedBy(page, click)).toContain("https://github.com/");
    await expect(dialog(page)).toBeHidden();
    await expect(secret).toBeVisible();
  }
});

test("a dialog whose page is left, or whose script is late or missing", async ({ page }) => {
  await test.step("the dialog closes when its link's page is left", async () => {
    await openPage(page, at("tabs"));
    await page.evaluate((to) => {
      const link = document.createElement("a");
      link.href = to;
      document.body.append(link);
      link.click();
    }, at("subscriber-links"));
    await link(page, "A private repository").click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Tabs");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-locked");
  });
  await test.step("a dialog that loads late does not open on another page", async () => {
    await open(page);
    const release = await delayRequests(page, "**/subscriber-dialog*.js");
    await link(page, "A private repository").click();
    await page.getByRole("banner").getByRole("link", { name: "Coast", exact: true }).click();
    await expect(page.locator("h1")).toHaveText("The coast");
    release();
    await requestsSettled(page);
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.locator("h1")).toHaveText("The coast");
  });
  await test.step("if the dialog also fails to load after a full load, the link is followed", async () => {
    await open(page);
    await page.route("**/subscriber-dialog*.js", (route) => route.abort());
    await link(page, "A private repository").click();
    await expect(page.locator("h1")).toHaveText("Code host");
  });
});
