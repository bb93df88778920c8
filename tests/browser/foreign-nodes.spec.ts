import { expect, type Locator, type Page } from "@playwright/test";
import { collectConsole, openPage, sidebarOf } from "./page-ready.ts";
import { sites, test } from "./sites.ts";

const services = "/docs/reference/services";
const vpc = `${services}/networking/virtual-private-cloud-vpc`;
const eks =
  "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/services/eks-cluster?ref=v0.116.0";
const namespace = `${services}/app-orchestration/kubernetes-namespace`;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

/** Translations and browser extensions replace text nodes, or wrap them. Here every other node. */
function changeTextNodes(root: Element): void {
  for (const [index, text] of textNodes(root).entries()) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(index % 2 === 0 ? text.data : text);
  }
}

/** Defined in the page. */
declare function textNodes(root: Element): Text[];

function defineTextNodes(): void {
  Object.assign(window, {
    textNodes(root: Element) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found.filter((text) => !text.parentElement?.closest("script, style, textarea"));
    },
  });
}

test("dialogs, lists, and pages still work with replaced and wrapped text nodes", async ({
  page,
  site,
}) => {
  await page.addInitScript(defineTextNodes);
  const consoleLines = collectConsole(page);
  const translate = () => page.locator("body").evaluate(changeTextNodes);
  await test.step("the search dialog updates its results", async () => {
    await openPage(page, site.first.path);
    await page.keyboard.press("/");
    const first = dialog(page).getByRole("option").first();
    await search(page, "vpc", first);
    const untouched = await first.innerText();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await search(page, "node", first);
    await translate();
    await search(page, "vpc", first);
    await translate();
    await search(page, "node", first);
    await search(page, "vpc", first);
    expect(await first.innerText()).toBe(untouched);
    await page.getByRole("combobox").fill("zzqqxxyy");
    await expect(dialog(page)).toContainText("zzqqxxyy");
    await page.keyboard.press("Escape");
    await expect(page.locator("h1")).toHaveText(site.first.title);
  });
  await test.step("the search page keeps its field and updates its results", async () => {
    await openPage(page, `${site.at("/search")}?q=node`);
    const first = page.locator(".result-groups .hit").first();
    await expect(first).toContainText(/node/i);
    await translate();
    await page.getByRole("searchbox").fill("vpc");
    await expect(first).toContainText(/vpc/i);
    await translate();
    await page.getByRole("searchbox").fill("vp");
    await expect(page.locator(".result-count")).toContainText(/\d/);
    await expect(page.getByText("This page crashed.")).toHaveCount(0);
  });
  await test.step("pages, color modes, and categories change", async () => {
    await openPage(page, site.first.path);
    await translate();
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const sidebar = sidebarOf(page);
    const { label } = site.closedCategory;
    await sidebar.getByRole("button", { name: `Pages of ${label}` }).click();
    await expect(sidebar.getByText(site.closedCategory.page.title).first()).toBeVisible();
    await translate();
    await sidebar.locator(`a[href="${site.second.path}"]`).click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    await translate();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(site.first.title);
  });
  await test.step("lists of a reference are filtered, and the block builder works", async () => {
    await openPage(page, namespace);
    await translate();
    const filter = page.getByRole("main").getByRole("searchbox");
    await filter.fill("name");
    const inputs = page.getByRole("tab", { name: /^Inputs/ });
    await expect(inputs).toContainText("of");
    await translate();
    await filter.fill("zzqqxxyy");
    await expect(page.locator(".ref-none").first()).toBeVisible();
    await translate();
    await filter.fill("");
    await expect(page.locator(".ref-none")).toHaveCount(0);
    await page.getByRole("button", { name: "Configure", exact: true }).click();
    const form = page.getByRole("dialog", { name: /^Configure / });
    const name = form.getByRole("textbox", { name: "name", exact: true });
    await name.fill("orders");
    await translate();
    await name.fill("invoices");
    await expect(form.locator("pre")).toContainText("invoices");
    await form.getByRole("button", { name: "Terragrunt" }).click();
    await expect(form.locator("pre")).toContainText("inputs");
    await translate();
    await form.getByRole("button", { name: "Close" }).click();
    await expect(page.locator("h1")).toBeVisible();
  });
  await test.step("an upgrade is planned again", async () => {
    await openPage(page, `${services}/upgrade?service=networking/virtual-private-cloud-vpc`);
    await expect(page.locator(".upgrade-counts")).toBeVisible();
    await translate();
    await page.getByRole("combobox", { name: "To", exact: true }).selectOption({ index: 1 });
    await expect(page.locator(".upgrade-counts")).toBeVisible();
    await translate();
  });
  await test.step("code is checked and checked again", async () => {
    await openPage(page, "/docs/reference/check");
    await expect(page.locator(".cm-content")).toBeVisible();
    await translate();
    await page.getByRole("textbox", { name: "Your code" }).focus();
    await page.keyboard.insertText(`module "a" {\n  source = "${eks}"\n}\n`);
    const status = page.locator(".check-status");
    await expect(status).toContainText("1 module call");
    await translate();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText('module "a" {}');
    await expect(status).toContainText("calls no module");
    await translate();
    await expect(page.getByText("This page crashed.")).toHaveCount(0);
  });
  await test.step("a network is planned again", async () => {
    await openPage(page, "/docs/guides/build-it-yourself/vpc/production-grade-design");
    await translate();
    const planner = page.getByRole("region", { name: "Network planner" });
    await page.locator("button", { hasText: "Plan your own network" }).press("Enter");
    const range = planner.getByLabel("cidr_block");
    for (const address of ["10.64.0.0/16", "10.0.0.0/30", "10.96.0.0/16"]) {
      await range.fill(address);
      await translate();
    }
    await expect(planner.locator("pre")).toContainText("10.96.0.0/16");
    await expect(range).toHaveValue("10.96.0.0/16");
  });
  await test.step("tabs change, and an image is enlarged", async () => {
    const components = `${sites.kitchenSink.origin}${sites.kitchenSink.at("/docs/components/")}`;
    await openPage(page, `${components}tabs/`);
    await translate();
    const tab = page.getByRole("tab", { name: "Electric" }).first();
    await tab.click();
    await translate();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "Oil" }).first().click();
    await expect(tab).toHaveAttribute("aria-selected", "false");
    await openPage(page, `${components}images/`);
    const image = page.getByRole("button", { name: "Enlarge image: The tower from the sea" });
    for (const _ of ["once", "again"]) {
      await image.click();
      await translate();
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog.zoomed")).toHaveCount(0);
    }
    await expect(page.locator("h1")).toBeVisible();
  });
  expect(withoutPolicyErrors(consoleLines())).toEqual([]);
});

/** Chromium adds styles to replaced text in an editor, and extensions add style sheets. */
function withoutPolicyErrors(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.includes("Content Security Policy"));
}

/** Types a query and waits for its first result. */
async function search(page: Page, query: string, first: Locator): Promise<void> {
  await page.getByRole("combobox").fill(query);
  await expect(first).toContainText(new RegExp(query, "i"));
}

test("elements and styles of browser extensions change nothing", async ({ page, site }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const { body, head, documentElement } = document;
      if (!body) return;
      observer.disconnect();
      head.prepend(document.createElement("style"));
      const element = document.createElement("of-an-extension");
      body.prepend(element, element.cloneNode());
      documentElement.append(element.cloneNode());
      body.setAttribute("data-of-an-extension", "");
      documentElement.setAttribute("data-of-an-extension", "");
    }).observe(document, { childList: true, subtree: true });
  });
  const consoleLines = collectConsole(page);
  await openPage(page, site.first.path);
  await page.keyboard.press("/");
  await search(page, "vpc", dialog(page).getByRole("option").first());
  await page.keyboard.press("Escape");
  await page.locator(`nav a[href="${site.second.path}"]`).first().click();
  await expect(page.locator("h1")).toHaveText(site.second.title);
  await expect(page.locator("of-an-extension")).toHaveCount(3);
  await openPage(page, vpc);
  expect(withoutPolicyErrors(consoleLines())).toEqual([]);
});

/** Safari sends the key after the end of the composition, with the key code of a composition. */
test("Enter that ends an IME composition opens nothing", async ({ page, site }) => {
  await openPage(page, site.first.path);
  await page.keyboard.press("/");
  await search(page, "vpc", dialog(page).getByRole("option").first());
  await page.getByRole("combobox").evaluate((field) => {
    const init = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(site.first.path);
});

test("after the search dialog crashes, the page stays and the next dialog works", async ({
  page,
  site,
}) => {
  await openPage(page, site.first.path);
  await page.evaluate(() => {
    const { findLastIndex } = Array.prototype;
    Array.prototype.findLastIndex = () => {
      throw new Error("of this test");
    };
    addEventListener("repair", () => Object.assign(Array.prototype, { findLastIndex }));
  });
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("vpc");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText(site.first.title);
  await page.evaluate(() => dispatchEvent(new Event("repair")));
  await page.keyboard.press("/");
  await search(page, "vpc", dialog(page).getByRole("option").first());
});

test("the search page shows an unknown version filter, whatever its name", async ({
  page,
  site,
}) => {
  for (const name of ["__proto__", "constructor", "0.0.0"]) {
    await openPage(page, `${site.at("/search")}?q=vpc&version=${name}`);
    await expect(page.getByRole("combobox", { name: "Version" })).toHaveValue(name);
    await expect(page.getByRole("searchbox")).toHaveValue("vpc");
  }
});

test("after the planner or the check of code crashes, the article stays", async ({ page }) => {
  await openPage(page, "/docs/guides/build-it-yourself/vpc/production-grade-design");
  await page.getByRole("button", { name: "Plan your own network" }).click();
  const range = page.getByRole("region", { name: "Network planner" }).getByLabel("cidr_block");
  await range.focus();
  await page.evaluate(() => {
    Array.prototype.map = () => {
      throw new Error("of this test");
    };
  });
  await page.keyboard.type("1");
  await expect(range).toHaveCount(0);
  await expect(page.getByRole("img", { name: "divided into 9 subnets" })).toBeVisible();
  await expect(page.locator("h1")).not.toHaveText("This page crashed.");
  await openPage(page, "/docs/reference/check");
  const editor = page.getByRole("textbox", { name: "Your code" });
  await editor.focus();
  await page.evaluate(() => {
    Intl.PluralRules.prototype.select = () => {
      throw new Error("of this test");
    };
  });
  await page.keyboard.insertText(`module "a" {\n  source = "${eks}"\n}\n`);
  await expect(editor).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("h1")).not.toHaveText("This page crashed.");
});
