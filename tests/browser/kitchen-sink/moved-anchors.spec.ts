import { expect, type Page } from "@playwright/test";
import { collectFailures, openPage, waitForHydration } from "../page-ready.ts";
import { type SiteUnderTest, test } from "../sites.ts";

/** Old and new URLs as in `redirects.tsv`. */
const moved = [
  ["/docs/light/watch#dawn", "/docs/light/watch#at-dawn", "on the same page"],
  ["/docs/light/fog#before", "/docs/light/watch#at-dawn", "on another page, at the end of a chain"],
  ["/docs/light/old-watch#night", "/docs/light/watch#during-the-night", "of a page that has moved"],
  ["/docs/light/watch#night", "/docs/light/watch#during-the-night", "that a server took along"],
] as const;

function address(site: SiteUnderTest, path: string): string {
  const [route = "", anchor = ""] = path.split("#");
  return `${site.origin}${site.at(route)}#${anchor}`;
}

/** Expects that the heading of the hash is in view. */
async function expectHeading(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

/** Clicks a link that the build would report as broken. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
  }, href);
}

test("old anchors redirect when their page is loaded", async ({ page, site }) => {
  const failures = collectFailures(page);
  for (const [old, now, which] of moved) {
    await test.step(which, async () => {
      await page.goto("about:blank");
      await page.goto(address(site, old));
      await page.waitForURL(address(site, now));
      await waitForHydration(page);
      await expectHeading(page, now.split("#")[1] ?? "");
    });
  }
  expect(failures()).toEqual([]);
});

test("old anchors redirect from links, and Back works", async ({ page, site }) => {
  for (const [old, now, which] of moved) {
    await test.step(which, async () => {
      await openPage(page, site.second.path);
      await follow(page, address(site, old));
      await page.waitForURL(address(site, now));
      await expectHeading(page, now.split("#")[1] ?? "");
      await page.goBack();
      await page.waitForURL(site.origin + site.second.path);
      await expect(page.locator("h1")).toHaveText(site.second.title);
      await page.goForward();
      await page.waitForURL(address(site, now));
      await expectHeading(page, now.split("#")[1] ?? "");
    });
  }
});

test("old anchors on a page that is open", async ({ page, site }) => {
  await test.step("client navigation to an old anchor loads no document", async () => {
    await openPage(page, site.second.path);
    await page.evaluate(() => {
      document.documentElement.dataset.same = "yes";
    });
    await follow(page, address(site, "/docs/light/fog#before"));
    await page.waitForURL(address(site, "/docs/light/watch#at-dawn"));
    await expect(page.locator("h1")).toHaveText("Keeping a watch");
    await expect(page.locator("html")).toHaveAttribute("data-same", "yes");
  });
  await test.step("an old anchor redirects within the current page", async () => {
    await openPage(page, address(site, "/docs/light/watch"));
    await page.evaluate(() => {
      location.hash = "dawn";
    });
    await page.waitForURL(address(site, "/docs/light/watch#at-dawn"));
    await expectHeading(page, "at-dawn");
    await page.evaluate(() => {
      location.hash = "at-dusk";
    });
    await page.goBack();
    await page.waitForURL(address(site, "/docs/light/watch#at-dawn"));
  });
  await test.step("an anchor that a moved page never had is kept", async () => {
    await page.goto(address(site, "/docs/light/old-watch#at-dusk"));
    await page.waitForURL(address(site, "/docs/light/watch#at-dusk"));
  });
});

test("pages without old anchors load no code for them", async ({ page, site }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await openPage(page, site.at("/docs/coast"));
  expect(requested.filter((url) => url.includes("moved-anchors"))).toEqual([]);
  await openPage(page, site.long.path);
  expect(requested.filter((url) => url.includes("moved-anchors"))).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an old anchor of the same page scrolls to the new position", async ({ page, site }) => {
    await page.goto(address(site, "/docs/light/watch#dawn"));
    await expect(page.getByRole("heading", { name: "At dawn" })).toBeInViewport();
  });

  test("a moved page with old anchors redirects", async ({ page, site }) => {
    await page.goto(address(site, "/docs/light/old-watch#night"));
    await page.waitForURL((url) => url.pathname === site.at("/docs/light/watch"));
  });
});
