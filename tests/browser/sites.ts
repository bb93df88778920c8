import { test as base, type Page } from "@playwright/test";
import { withBase, withTrailingSlash } from "../../src/model/url/route.ts";
import { trackRequests } from "./page-ready.ts";
import { originOf, type ServedSite, servedSites } from "./served-sites.ts";

interface KnownPage {
  path: string;
  title: string;
}

/** A built site, with pages for the suites that test all sites. */
export interface SiteUnderTest {
  origin: string;
  outDir: string;
  /** URL of a route, with base URL and trailing slash as configured. */
  at(route: string): string;
  /** Suffix of every page title. */
  titleEnd: string;
  home: string;
  /** Two neighbors in a sidebar with `closedCategory`. The second one has two neighbors. */
  first: KnownPage;
  second: KnownPage;
  closedCategory: { label: string; page: KnownPage };
  /** A page longer than two windows, two headings far down, and a link to the second one. */
  long: KnownPage & { headings: { id: string; text: string }[] };
  /** A main menu item that links to another section than that of `first`. */
  otherSection: { label: string; path: string };
  /** A dropdown that is visible in a window of 1,100 px. */
  dropdown: { label: string; links: string[] };
}

function describeSite(served: ServedSite, trailingSlash?: boolean) {
  const { outDir, baseUrl } = served;
  return {
    outDir,
    origin: originOf(served),
    at: (route: string) => withBase(baseUrl, withTrailingSlash(route, trailingSlash)),
  };
}

const real = describeSite(servedSites.real);
const intro = "/docs/intro/overview";
const sink = describeSite(servedSites.kitchenSink, true);

export const sites = {
  /** The real site. */
  real: {
    ...real,
    titleEnd: "| Gruntwork Docs",
    home: real.at("/"),
    first: { path: real.at(`${intro}/intro-to-gruntwork`), title: "Introduction to Gruntwork" },
    second: { path: real.at(`${intro}/how-it-works`), title: "How it works" },
    closedCategory: {
      label: "Tool fundamentals",
      page: { path: real.at("/docs/intro/tool-fundamentals/packer"), title: "Packer" },
    },
    long: {
      path: real.at(`${intro}/intro-to-gruntwork`),
      title: "Introduction to Gruntwork",
      headings: [
        { id: "clouds", text: "Which clouds" },
        { id: "who-benefits", text: "Who benefits most" },
      ],
    },
    otherSection: { label: "Courses", path: real.at("/docs/courses") },
    dropdown: { label: "More", links: ["Knowledge Base", "Support", "Sign In"] },
  },
  /** The fixture `kitchen-sink`, with all features. */
  kitchenSink: {
    ...sink,
    titleEnd: "| Keeper's Handbook",
    home: sink.at("/"),
    first: { path: sink.at("/docs/light/fog"), title: "Fog" },
    second: { path: sink.at("/docs/light/logbook"), title: "The logbook" },
    closedCategory: {
      label: "The light",
      page: { path: sink.at("/docs/light/watch"), title: "Keeping a watch" },
    },
    long: {
      path: sink.at("/docs/light/watch"),
      title: "Keeping a watch",
      headings: [
        { id: "at-dawn", text: "At dawn" },
        { id: "during-the-night", text: "During the night" },
      ],
    },
    otherSection: { label: "Coast", path: sink.at("/docs/coast") },
    dropdown: { label: "Elsewhere", links: ["Keeping a watch", "Example"] },
  },
} satisfies Record<string, SiteUnderTest>;

/** Options of a Playwright project. */
export interface ProjectOptions {
  siteName: keyof typeof sites;
  /** `throws`: local storage throws, as with blocked cookies. */
  storage: "works" | "throws";
}

/** Playwright's `test` with the site of the project. */
export const test = base.extend<ProjectOptions & { site: SiteUnderTest }>({
  siteName: ["real", { option: true }],
  storage: ["works", { option: true }],
  site: async ({ siteName }, use) => use(sites[siteName]),
  context: async ({ context, storage, permissions }, use) => {
    trackRequests(context);
    if (storage === "throws") await context.addInitScript(blockStorage);
    await use(context);
    // What `reuseContext` keeps for the next test.
    await context.setOffline(false);
    if (!permissions) await context.clearPermissions();
  },
});

/** Defines tests of code that uses storage twice: also with storage that throws. */
export function withAndWithoutStorage(defineTests: () => void): void {
  for (const storage of ["works", "throws"] as const) {
    test.describe(`storage ${storage}`, () => {
      test.use({ storage });
      defineTests();
    });
  }
}

/** Runs before the scripts of the page. */
export function blockStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}

/** Sets the color mode of a page, whether or not storage works. */
export async function forceTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
