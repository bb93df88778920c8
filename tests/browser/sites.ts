import { test as base, type Page } from "@playwright/test";
import { withBase, withTrailingSlash } from "../../src/model/url/route.ts";
import { trackRequests } from "./page-ready.ts";
import { originOf, type ServedSite, servedSites } from "./served-sites.ts";

/** A page as tests know it. */
interface KnownPage {
  path: string;
  title: string;
}

/** A built site with the pages that the suites for all sites go to. */
export interface SiteUnderTest {
  origin: string;
  /** Folder of the built files. */
  outDir: string;
  /** Address of a route: with base URL, and ending as the site wants it. */
  at(route: string): string;
  /** What ends the title of every page. */
  titleEnd: string;
  home: string;
  /** Two neighbors in a sidebar with `closedCategory`; the second is between two other pages. */
  first: KnownPage;
  second: KnownPage;
  closedCategory: { label: string; page: KnownPage };
  /** A page longer than two windows, two ids of its headings far down, and a link to the second. */
  long: KnownPage & { headings: { id: string; text: string }[] };
  /** A main menu item that leads away from `first`. */
  otherSection: { label: string; path: string };
  /** A dropdown that is shown in a window of 1,100 px. */
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
  /** The site that readers see. */
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
  /** The fixture `kitchen-sink`, with everything turned on. */
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

/** What a Playwright project chooses. */
export interface Choices {
  siteName: keyof typeof sites;
  /** `throws`: every use of local storage fails, as with blocked cookies. */
  storage: "works" | "throws";
}

/** Playwright's `test` with the site of the project. The tags `@throws` and `@addresses` are those of playwright.config.ts. */
export const test = base.extend<Choices & { site: SiteUnderTest }>({
  siteName: ["real", { option: true }],
  storage: ["works", { option: true }],
  site: async ({ siteName }, use) => use(sites[siteName]),
  context: async ({ context, storage }, use) => {
    trackRequests(context);
    if (storage === "throws") await context.addInitScript(blockStorage);
    await use(context);
  },
});

/** Runs in the page, before its own scripts. */
export function blockStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
}

/** Shows a page in a color mode, whether or not storage works. */
export async function forceTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
