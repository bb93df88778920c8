import { expect, type Page } from "@playwright/test";
import { delayRequests, openPage } from "./page-ready.ts";
import { test } from "./sites.ts";

const tools = (page: Page) => page.locator(".tools");
const copy = (page: Page) => tools(page).getByRole("button");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a page is copied as Markdown, and the button confirms it", async ({ page, site }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await openPage(page, site.first.path);
    expect(loaded.join()).not.toMatch(/page-actions|\.md/);
    await copy(page).click();
    await expect(copy(page)).toHaveText("Copied");
    await expect(page.getByRole("status")).toHaveText("Page copied as Markdown");
    expect(await clipboard(page)).toContain(`# ${site.first.title}\n`);
    expect(loaded.join()).toContain("page-actions");
  });

  test("after navigation, the current page is copied", async ({ page, site }) => {
    await openPage(page, site.first.path);
    await page.locator(`.side a[href="${site.second.path}"]`).click();
    await expect(page.locator("h1")).toHaveText(site.second.title);
    await copy(page).press("Enter");
    await expect(copy(page)).toHaveText("Copied");
    expect(await clipboard(page)).toContain(`# ${site.second.title}\n`);
  });
});

test.describe("the anchor link after a heading", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("links and headings are copied, and page actions follow the text", async ({
    page,
    site,
  }) => {
    await test.step("links to the heading and copies its URL, with a confirmation", async () => {
      const { long } = site;
      const [heading] = long.headings;
      const id = heading?.id ?? "";
      await openPage(page, long.path);
      const sign = page.locator(`#${id} .anchor`);
      await sign.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status")).toHaveText("Link copied");
      await expect(sign).toHaveClass(/copied/);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      expect(await clipboard(page)).toBe(page.url());
    });
    await test.step("the text follows the title, and page actions follow the text", async () => {
      const { first } = site;
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, first.path);
      const box = async (css: string) => {
        const found = await page.locator(css).boundingBox();
        if (!found) throw new Error(`${css} is not shown`);
        return { top: found.y, bottom: found.y + found.height };
      };
      const [title, text, row] = [await box("h1"), await box("#article-body"), await box(".tools")];
      expect(text.top - title.bottom).toBeLessThan(40);
      expect(row.top).toBeGreaterThanOrEqual(text.bottom);
    });
  });
});

/** The feedback buttons at the end of a page. */
const question = (page: Page) => page.locator(".ask");

/** Expects the URL of a new issue about the page. */
async function expectIssue(page: Page, address: string | null, opinion: string) {
  const issue = new URL(address ?? "");
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  const title = await page.locator("h1").textContent();
  expect(issue.searchParams.get("title")).toBe(`${opinion}: ${title}`);
  expect(issue.searchParams.get("body")).toBe(
    await page.locator("[rel=canonical]").getAttribute("href"),
  );
}

test("feedback gets a thank-you with a link to say more", async ({ page, site: { first } }) => {
  for (const { answer, opinion, more } of [
    { answer: "Yes", opinion: "Helpful", more: "What helped?" },
    { answer: "No", opinion: "Not helpful", more: "What is missing?" },
  ]) {
    await test.step(answer, async () => {
      await openPage(page, first.path);
      await question(page).getByRole("link", { name: answer, exact: true }).focus();
      await page.keyboard.press("Enter");
      const link = question(page).getByRole("link");
      // The script loads on click. Until then, two links exist.
      await expect(link).toHaveCount(1);
      await expect(link).toHaveText(more);
      await expect(link).toBeFocused();
      await expect(page.getByRole("status")).toHaveText("Thank you.");
      await expect(page).toHaveURL(first.path);
      await expectIssue(page, await link.getAttribute("href"), opinion);
    });
  }
});

test("two clicks on a feedback button before its script loads count once", async ({
  page,
  site,
}) => {
  const release = await delayRequests(page, "**/page-actions-*.js");
  await openPage(page, site.first.path);
  await question(page).getByRole("link", { name: "No", exact: true }).dblclick();
  release();
  await expect(question(page)).toHaveText("Thank you. What is missing?");
});

test("if the newer clipboard is missing, the older command copies", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openPage(page, site.first.path);
  await copy(page).click();
  await expect(copy(page)).toHaveText("Copied");
});

test("if copying is blocked, the Markdown page opens", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await openPage(page, site.first.path);
  await copy(page).click();
  await expect(page.getByRole("status")).toHaveText(/^Not copied/);
  const link = tools(page).getByRole("link", { name: "Markdown" });
  await expect(link).toBeFocused();
  const [twin] = await Promise.all([page.waitForResponse(/\.md$/), link.press("Enter")]);
  expect(await twin.text()).toContain(`# ${site.first.title}\n`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("feedback and the Markdown page are links", async ({ page, site }) => {
    await test.step("a reader can send feedback", async () => {
      await page.goto(site.first.path);
      const no = question(page).getByRole("link", { name: "No", exact: true });
      await expectIssue(page, await no.getAttribute("href"), "Not helpful");
    });
    await test.step("the Markdown page is linked, without a copy button", async () => {
      await expect(copy(page)).toBeHidden();
      await expect(tools(page).getByRole("link", { name: "Edit" })).toHaveAttribute(
        "href",
        /^https:.*\/edit\/.*content\/docs\/.*\.mdx?$/,
      );
      await tools(page).getByRole("link", { name: "Markdown" }).click();
      await expect(page).toHaveURL(/\.md$/);
      await expect(page.locator("body")).toContainText(`# ${site.first.title}`);
    });
  });
});
