import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { forceTheme } from "./sites.ts";

type AxeOptions = Parameters<AxeBuilder["options"]>[0];

/** 320 px is a window of 1280 px at 400 % zoom. */
const widths = { desktop: 1280, phone: 320 };

/** Axe does not check target sizes by default. */
const everyRule: AxeOptions = { rules: { "target-size": { enabled: true } } };
/** The rules that depend on the width of the window. */
const layout: AxeOptions = { runOnly: ["target-size", "scrollable-region-focusable"] };
/** The rules that depend on the color mode. */
const colors: AxeOptions = { runOnly: ["color-contrast", "link-in-text-block"] };
/** The page behind a drawer is inert. */
const behindDrawer: AxeOptions = {
  rules: {
    ...everyRule.rules,
    "landmark-one-main": { enabled: false },
    "page-has-heading-one": { enabled: false },
  },
};

interface View {
  name: string;
  width: number;
  theme: "light" | "dark";
  options: AxeOptions;
}

/** What only phones show is checked by `expectAccessibleOnPhones`. */
const views: View[] = [
  { name: "phone", width: widths.phone, theme: "light", options: layout },
  { name: "desktop", width: widths.desktop, theme: "light", options: everyRule },
];
/** The contrast of the palette in both modes has unit tests. */
const darkView: View = { name: "dark", width: widths.desktop, theme: "dark", options: colors };

const phoneViews: View[] = [
  { name: "dark phone", width: widths.phone, theme: "dark", options: colors },
  { name: "phone", width: widths.phone, theme: "light", options: behindDrawer },
];

/** Axe takes milliseconds for each element. */
interface AxeScope {
  /** Elements that look like others, and are removed first. */
  repeated?: string | undefined;
  /** The only part of the page that axe checks, because other tests check the rest. */
  within?: string | undefined;
  /** A part that axe does not check, because other tests do. */
  excluded?: string | undefined;
  /** Whether colors are also checked in dark mode. */
  inDark?: boolean;
}

/** Navbar, sidebar, and footer, which `kinds-of-pages.spec.ts` checks. */
export const shell = ".top, .side, .foot";

/**
 * Expects no horizontal scrolling and no violation on a desktop and on a phone. Leaves the window at
 * desktop width.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  { repeated, inDark = false, ...parts }: AxeScope = {},
): Promise<void> {
  // Colors must not be checked during a transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const view of views) await expectNoOverflow(page, name, view);
  if (repeated !== undefined) {
    await page.locator(repeated).evaluateAll((elements) => {
      for (const element of elements) element.remove();
    });
  }
  for (const view of inDark ? [...views, darkView] : views) {
    await expectNothingFound(page, name, view, parts);
  }
}

/**
 * The same for what only phones have, such as an open drawer. The page behind it is excluded,
 * because other tests check it. Leaves the window at phone width.
 */
export async function expectAccessibleOnPhones(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const view of phoneViews) {
    await expectNoOverflow(page, name, view);
    await expectNothingFound(page, name, view, { excluded: "#article-body" });
  }
}

async function show(page: Page, { width, theme }: View): Promise<void> {
  await forceTheme(page, theme);
  await page.setViewportSize({ width, height: 800 });
}

async function expectNoOverflow(page: Page, name: string, view: View): Promise<void> {
  await show(page, view);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${name}, ${view.name}, width`).toBeLessThanOrEqual(0);
}

async function expectNothingFound(
  page: Page,
  name: string,
  view: View,
  { within, excluded }: AxeScope,
): Promise<void> {
  await show(page, view);
  let builder = await axe(page, view.options);
  if (within !== undefined) builder = builder.include(within);
  if (excluded !== undefined) builder = builder.exclude(excluded);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(found, `${name}, ${view.name}`).toEqual([]);
}

/**
 * Runs axe without details of passing elements, without frames, and without loading its source (1
 * MB) twice.
 */
async function axe(page: Page, options: AxeOptions): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: ";" }) })
    .options({ ...options, resultTypes: ["violations"] })
    .setLegacyMode();
}
