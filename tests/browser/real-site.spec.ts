import { expect, type Locator } from "@playwright/test";
import {
  collectConsole,
  delayRequests,
  openPage,
  requestsSettled,
  waitForHydration,
} from "./page-ready.ts";
import { test } from "./sites.ts";

const introduction = "/docs/intro/overview/intro-to-gruntwork";

const left = {
  Intro: "/docs/intro/overview/intro-to-gruntwork",
  Guides: "/docs/guides/",
  "Service Catalog API": "/docs/reference/services/intro/overview",
  Courses: "/docs/courses",
};
const right = {
  "Knowledge Base": "https://github.com/gruntwork-io/knowledge-base/discussions",
  Support: "/docs/guides/support",
  "Sign In": "https://app.gruntwork.io",
};

/** The targets of the visible links of a list, by their labels. */
async function targets(list: Locator): Promise<Record<string, string | null>> {
  const links = await list.getByRole("link").filter({ visible: true }).all();
  const pairs = links.map((link) => Promise.all([link.textContent(), link.getAttribute("href")]));
  return Object.fromEntries(await Promise.all(pairs));
}

test("the navbar, the footer, and the table of contents", async ({ page }) => {
  await page.goto(introduction);
  await test.step("the navbar has the items of the specification, and More repeats the right ones", async () => {
    await page.setViewportSize({ width: 1400, height: 900 });
    const main = page.getByRole("navigation", { name: "Main" });
    expect(Object.entries(await targets(main))).toEqual(Object.entries({ ...left, ...right }));
    const leftEdge = async (name: string) =>
      (await main.getByRole("link", { name, exact: true }).first().boundingBox())?.x ?? 0;
    expect(await leftEdge("Courses")).toBeLessThan(700);
    expect(await leftEdge("Knowledge Base")).toBeGreaterThan(700);
    await expect(main.getByRole("link", { name: "Intro", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.setViewportSize({ width: 1100, height: 900 });
    expect(Object.keys(await targets(main))).toEqual(Object.keys(left));
    await main.getByRole("button", { name: "More", exact: true }).click();
    expect(await targets(main.locator("[popover]"))).toEqual(right);
  });
  await test.step("the footer has its four groups, logo and copyright", async () => {
    const footer = page.getByRole("contentinfo");
    const groups = footer.getByRole("navigation");
    await expect(groups.getByRole("heading")).toHaveText([
      "Company",
      "Community",
      "Resources",
      "Legal",
    ]);
    await expect(groups.last().getByRole("link")).toHaveText([
      "Privacy policy",
      "Cookie policy",
      "Website terms",
    ]);
    await expect(footer.getByRole("link", { name: "Gruntwork Docs" })).toBeVisible();
    await expect(footer).toContainText(/Copyright © .*Gruntwork, Inc\./);
  });
  await test.step("the table of contents lists a heading that is alone at its level", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const toc = page.getByRole("navigation", { name: "On this page" });
    await expect(toc.getByRole("link", { name: "One example, three layers" })).toBeVisible();
  });
});

test("the home page", async ({ page, request }) => {
  await page.goto("/");
  await test.step("its first step is in view on desktops and phones", async () => {
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await test.step(`${size.width} px`, async () => {
        await page.emulateMedia({ forcedColors: null });
        await page.setViewportSize(size);
        const step = page.getByRole("link", { name: /^Deploy your first module/ });
        await expect(step).toBeInViewport({ ratio: 1 });
        await page.emulateMedia({ forcedColors: "active" });
        for (const part of [".home-search .button", ".vpc > span"]) {
          await expect(page.locator(part).first()).toHaveCSS("border-top-width", "1px");
        }
        await expect(step).toHaveAttribute(
          "href",
          "/docs/intro/first-deployment/using-terraform-modules",
        );
      });
    }
  });
  await test.step("the icons of the site exist, and the manifest lists them", async () => {
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await (await request.get(address ?? "")).json();
    const icons = manifest.icons.map(({ src }: { src: string }) => `/${src}`);
    for (const icon of [...icons, "/favicon.ico", "/apple-touch-icon.png"]) {
      expect((await request.get(icon)).status(), icon).toBe(200);
    }
  });
  await test.step("it links to each audience's start, and its example searches have results", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ forcedColors: null });
    await expect(page.locator(".roles .card")).toHaveCount(5);
    await expect(page.locator(".path > li")).toHaveCount(5);
    // The labels of frequent tasks lead to their pages.
    for (const [task, path] of [
      ["Deploy VPCs", "/vpc/deployment-walkthrough"],
      ["Plan an upgrade", "/services/upgrade"],
      ["All inputs", "/services/inputs"],
      ["Look up an error", "/troubleshooting/errors"],
      ["Plans and prices", "/plans-and-prices"],
      ["Get support", "/support"],
    ] as const) {
      const link = page.locator("main").getByRole("link", { name: task, exact: true });
      await expect(link).toHaveAttribute("href", new RegExp(`${path}$`));
    }
    const examples = page.getByRole("list", { name: "Examples" }).getByRole("link");
    const firstHits = [/#input_num_nat_gateways$/, /#troubleshooting$/, /\/landing-zone/];
    await expect(examples).toHaveCount(firstHits.length);
    for (const [index, firstHit] of firstHits.entries()) {
      await examples.nth(index).click();
      await expect(page.locator("main .hit").first()).toHaveAttribute("href", firstHit);
      await page.goBack();
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels of tabs can be read", async ({ page }) => {
    await page.goto("/docs/intro/tool-fundamentals/terraform");
    for (const label of ["OpenTofu", "Terraform"]) {
      await expect(page.locator("#article-body").getByText(label).first()).toBeVisible();
    }
  });
});

test("the courses show length and author, and link to the training site", async ({ page }) => {
  await page.goto("/docs/courses");
  const cards = page.locator(".card");
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText("30 micro videos");
  await expect(cards.first()).toContainText("92 minutes");
  for (const card of await cards.all()) {
    await expect(card.getByRole("link")).toHaveAttribute(
      "href",
      /^https:\/\/training\.gruntwork\.io\/courses\//,
    );
  }
});

test("each rule of the style guides has an anchor and both examples", async ({ page }) => {
  for (const guide of ["golang", "terraform"]) {
    await page.goto(`/docs/guides/style/${guide}-style-guide`);
    const rules = page.locator("#article-body h3[id]");
    const labels = page.locator(".verdict > p:first-child");
    expect(await rules.count()).toBeGreaterThan(20);
    await expect(labels).toHaveCount(2 * (await rules.count()));
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("on the home page, a number changes code, image, and price, and the search field opens the page with all results", async ({
    page,
  }) => {
    await page.goto("/");
    const shown = page.locator(".showcase").getByText("NAT", { exact: true });
    for (const [count, price] of [
      [3, "$99"],
      [1, "$33"],
      [2, "$66"],
    ] as const) {
      await page.getByRole("radio", { name: String(count) }).check();
      await expect(page.locator(".unit em").getByText(String(count))).toBeVisible();
      await expect(page.locator(".unit em > :visible")).toHaveCount(1);
      await expect(shown.filter({ visible: true })).toHaveCount(count);
      await expect(page.locator(".vpc p")).toContainText(`${price} a month`, {
        useInnerText: true,
      });
    }
    await page.getByRole("searchbox", { name: "Search the docs" }).fill("drift");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=drift$/);
  });
});

test("a branch that fails to load does not navigate back", async ({ page, site }) => {
  const fail = await delayRequests(page, "**/assets/sidebar-*.json", "abort");
  await openPage(page, site.first.path);
  const request = page.waitForRequest("**/assets/sidebar-*.json");
  await page.getByRole("button", { name: `Pages of ${site.closedCategory.label}` }).click();
  await request;
  await page.getByRole("banner").getByRole("link", { name: site.otherSection.label }).click();
  await expect(page).toHaveURL(site.otherSection.path);
  fail();
  await requestsSettled(page);
  await expect(page).toHaveURL(site.otherSection.path);
});

test("more results load on demand, and the first of them gets focus", async ({ page }) => {
  await openPage(page, "/search?q=cluster");
  const groups = page.locator(".result-groups > section");
  await expect(groups).toHaveCount(15);
  await page.getByRole("button", { name: "Show more results" }).press("Enter");
  await expect(groups).toHaveCount(30);
  await expect(groups.nth(15).getByRole("link").first()).toBeFocused();
});

test("a long page is shown before the style sheet of its end, and a key press waits for it", async ({
  page,
}) => {
  const messages = collectConsole(page);
  const release = await delayRequests(page, "**/assets/rest-*.css");
  await page.goto("/docs/reference/services/app-orchestration/amazon-eks", { waitUntil: "commit" });
  await expect(page.locator("h1")).toHaveText("Amazon EKS");
  const end = page.getByRole("contentinfo");
  await expect(page.getByRole("heading", { name: "Features" })).toBeVisible();
  await expect(end).toHaveCount(0);
  const entry = page.waitForResponse("**/assets/react-root-*.js");
  await page.keyboard.press("Shift");
  await (await entry).finished();
  release();
  await waitForHydration(page);
  await expect(end).toHaveCount(1);
  await page
    .getByRole("navigation", { name: "Previous and next page" })
    .getByRole("link")
    .last()
    .click();
  await expect(page.locator("h1")).toHaveText("Amazon EKS Core Services");
  // The style sheet stays when the article is replaced.
  await expect(page.locator('link[href*="/rest-"]')).toHaveCount(1);
  await expect(end.locator("> div")).toHaveCSS("display", "grid");
  expect(messages()).toEqual([]);
});

test("the FAQ", async ({ page }) => {
  await openPage(page, "/docs/guides/faq");
  await test.step("the FAQ has an anchor for each question, and structured data for all of them", async () => {
    const headings = page.locator("#article-body h3[id]");
    const questions = await headings.evaluateAll((all) =>
      all.map((heading) => `${heading.id} ${heading.textContent?.trim()}`),
    );
    expect(questions.length).toBeGreaterThanOrEqual(40);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: { "@type": string; mainEntity?: { url: string; name: string }[] }[] = JSON.parse(
      data ?? "{}",
    )["@graph"];
    const entities = graph.find((one) => one["@type"] === "FAQPage")?.mainEntity ?? [];
    expect(entities.map(({ url, name }) => `${new URL(url).hash.slice(1)} ${name}`)).toEqual(
      questions,
    );
  });
  await test.step("the answers of the FAQ are printed", async () => {
    await page.emulateMedia({ media: "print" });
    const answer = page.getByText("The email address is the identity of a portal user.");
    expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
    const size = (text: Locator) =>
      text.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size(answer)).toBeCloseTo((11 * 96) / 72, 1);
    expect(await size(page.locator(".md td"))).toBeLessThan(await size(answer));
  });
  await test.step("it is short: its answers open, can be filtered, and have addresses", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 390, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(12 * 844);
    const question = page.getByRole("heading", { name: "Can I change my email address?" });
    const answer = page.getByText("The email address is the identity of a portal user.");
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();

    await page
      .getByRole("searchbox", { name: "Filter questions and answers" })
      .fill("email address");
    await expect(page.getByRole("heading", { name: "Do machine users need" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Patcher", exact: true })).toBeHidden();
    await expect(question).toBeVisible();

    await openPage(page, "/docs/guides/faq#machine-user-2fa");
    await expect(page.getByText("keep the recovery codes where your team")).toBeInViewport();
  });
});

test("results of an earlier query do not stay on the search page", async ({ page }) => {
  // Some pages occur twice in these results.
  await openPage(page, "/search?q=num_nat_gateways+subnet");
  const results = page.locator("main .hit");
  await expect(results.filter({ hasText: "num_nat_gateways" }).first()).toBeVisible();
  const hrefs = await page
    .locator("main .hits > .hit:first-of-type")
    .evaluateAll((hits) => hits.map((hit) => hit.getAttribute("href")?.replace(/#.*/, "")));
  expect(new Set(hrefs).size).toBeLessThan(hrefs.length);
  await page.getByRole("searchbox").fill("lambda");
  await expect(results.first()).toContainText(/lambda/i);
  await expect(results.filter({ hasText: "num_nat_gateways" })).toHaveCount(0);
});
