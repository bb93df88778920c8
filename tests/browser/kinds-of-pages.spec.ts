import { expect, type Page } from "@playwright/test";
import { expectAccessible, shell } from "./axe.ts";
import { contentsOverText, edges } from "./grid.ts";
import { kindsOfPages } from "./kinds-of-pages.ts";
import { delayRequests, layoutShifts, waitForHydration } from "./page-ready.ts";
import { collectViolations } from "./policy-violations.ts";
import { type sites, test } from "./sites.ts";

interface Checks {
  /**
   * `page`: the whole page; `content`: without navbar, sidebar, and footer, which are the same on
   * pages with `page`. Left out where another suite runs axe on the page, or on one of the same kind.
   */
  axe?: "page" | "content";
  /** `column`: the text is in the column of articles; `wide`: it may be wider. */
  text?: "column" | "wide";
}

interface CheckedPage extends Checks {
  path: string;
}

function withChecks(paths: Record<string, string>, checks: Checks): Record<string, CheckedPage> {
  const entries = Object.entries(paths).map(([kind, path]) => [kind, { path, ...checks }]);
  return Object.fromEntries(entries);
}

const {
  home = "",
  doc = "",
  service = "",
  services = "",
  inputs = "",
  notFound: _,
  ...others
} = kindsOfPages;

/** A page of each kind, by site. */
const pages: Record<keyof typeof sites, Record<string, CheckedPage>> = {
  real: {
    ...withChecks({ home }, { axe: "page" }),
    ...withChecks({ doc }, { axe: "page", text: "column" }),
    ...withChecks({ service, inputs }, { axe: "content", text: "column" }),
    ...withChecks({ services, ...others }, { text: "column" }),
    ...withChecks({ notFound: "/no/such/page" }, { axe: "content", text: "column" }),
    ...withChecks({ section: "/docs/guides/build-it-yourself" }, { axe: "content" }),
    ...withChecks({ map: "/docs/reference/services/map" }, { axe: "content", text: "wide" }),
    ...withChecks(
      {
        check: "/docs/reference/check",
        upgrade: "/docs/reference/services/upgrade",
        library: "/docs/reference/modules/terraform-aws-vpc",
      },
      { text: "wide" },
    ),
  },
  kitchenSink: {
    ...withChecks(
      {
        "doc in a long sidebar": "/docs/coast/reef",
        "list of posts": "/blog",
      },
      { axe: "page" },
    ),
    ...withChecks(
      {
        "all tags of the docs": "/docs/tags",
        "docs with a tag": "/docs/tags/weather",
        "blog post": "/blog/2026/03/14/the-new-lens",
        "blog archive": "/blog/archive",
      },
      { axe: "content" },
    ),
    ...withChecks(
      {
        home: "/",
        doc: "/docs/light/watch",
        "all tags of the blog": "/blog/tags",
        "posts with a tag": "/blog/tags/visitors",
        "Markdown page": "/colophon",
      },
      {},
    ),
  },
};

/** Rows that repeat the first ones; of the list of all inputs, all letters but the last. */
const repeated: Record<string, string> = {
  service: ".ref:nth-child(n + 12)",
  inputs: ".ref-letter:not(:last-child)",
};

test("a page of each kind: late fonts, content security policy, edges of the text, and axe", async ({
  page,
  site,
  siteName,
}) => {
  test.setTimeout(500_000);
  const violations = await collectViolations(page);
  const left = new Map([1280, 1920].map((width) => [width, new Set<number>()]));
  for (const [kind, { path, axe, text }] of Object.entries(pages[siteName])) {
    await test.step(kind, async () => {
      await openWithLateFonts(page, site.at(path), kind);
      await waitForHydration(page);
      expect.soft(await violations(), `${kind}, violations of the policy`).toEqual([]);
      if (text === "column") await collectEdges(page, kind, left);
      if (text) await expectText(page, kind);
      if (axe) {
        const excluded = axe === "content" ? shell : undefined;
        const inDark = axe === "page" || kind === "service";
        await expectAccessible(page, kind, { repeated: repeated[kind], excluded, inDark });
      }
    });
  }
  for (const [width, found] of left) {
    const name = `left edges of all articles next to navigation, ${width} px`;
    expect.soft([...found], name).toHaveLength(siteName === "real" ? 1 : 0);
  }
});

/** Opens a page whose fonts arrive after its first paint, and expects that nothing shifts. */
async function openWithLateFonts(page: Page, path: string, kind: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  const fonts = "**/*.woff2";
  const release = await delayRequests(page, fonts);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  await painted(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  // On a busy machine, inline code may move within its line by a few pixels: a score of 0.00002.
  const shifts = (await layoutShifts(page)).filter((shift) => Number.parseFloat(shift) > 0.0001);
  expect.soft(shifts, `${kind}, late fonts`).toEqual([]);
  await page.unroute(fonts);
}

function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

async function collectEdges(page: Page, kind: string, left: Map<number, Set<number>>) {
  // Pages without navigation are centered.
  const hasNavigation = (await page.locator(".page > nav").count()) > 0;
  for (const [width, found] of left) {
    await page.setViewportSize({ width, height: 900 });
    const article = await edges(page);
    const own = new Set([article.heading, ...article.left]);
    expect.soft(own.size, `${kind}, left edges, ${width} px`).toBe(1);
    if (hasNavigation) for (const x of own) found.add(x);
    expect.soft(article.right.length, `${kind}, right edges, ${width} px`).toBeLessThanOrEqual(2);
  }
}

/** Expects that the text is shown and not covered in windows without space for all columns. */
async function expectText(page: Page, kind: string): Promise<void> {
  for (const width of [768, 1152]) {
    await page.setViewportSize({ width, height: 900 });
    const text = page.locator("main").locator(".md p, .wide p, form, .post, h2").first();
    await expect(text, `${kind}, ${width} px`).toBeVisible();
    const covering = await contentsOverText(page);
    expect.soft(covering, `${kind}, contents over text, ${width} px`).toEqual([]);
  }
}
