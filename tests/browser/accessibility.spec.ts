import { expectAccessible } from "./axe.ts";
import { waitForHydration } from "./page-ready.ts";
import { type sites, test } from "./sites.ts";

/** A page of each kind, by site. */
const pages: Record<keyof typeof sites, Record<string, string>> = {
  real: {
    home: "/",
    "doc with a diagram": "/docs/intro/overview/intro-to-gruntwork",
    "doc with tabs and code": "/docs/intro/first-deployment/deploy",
    "section page": "/docs/guides/build-it-yourself",
    "service reference": "/docs/reference/services/networking/management-vpc",
    "list of services": "/docs/reference/services/",
    "list of inputs": "/docs/reference/services/inputs",
    "map of services": "/docs/reference/services/map",
    "unknown address": "/no/such/page",
  },
  kitchenSink: {
    home: "/",
    doc: "/docs/light/watch",
    "doc in a long sidebar": "/docs/coast/reef",
    "all tags of the docs": "/docs/tags",
    "docs with a tag": "/docs/tags/weather",
    "list of posts": "/blog",
    "blog post": "/blog/2026/03/14/the-new-lens",
    "all tags of the blog": "/blog/tags",
    "posts with a tag": "/blog/tags/visitors",
    "blog archive": "/blog/archive",
    "Markdown page": "/colophon",
    "unknown address": "/no/such/page",
  },
};

/** Rows that repeat the first ones; of the list of all inputs, all letters but the last. */
const repeated: Record<string, string> = {
  "service reference": ".ref:nth-child(n + 12)",
  "list of inputs": ".ref-letter:not(:last-child)",
};

test("axe finds no violation on any kind of page", async ({ page, site, siteName }) => {
  test.setTimeout(400_000);
  for (const [kind, route] of Object.entries(pages[siteName])) {
    await test.step(kind, async () => {
      await page.goto(site.at(route));
      await waitForHydration(page);
      await expectAccessible(page, kind, repeated[kind]);
    });
  }
});
