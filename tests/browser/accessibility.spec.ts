import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { hydrated } from "./page-ready.ts";

const pages = {
  home: "/",
  "doc with a diagram": "/docs/intro/overview/intro-to-gruntwork",
  "doc with tabs and code": "/docs/intro/first-deployment/deploy",
  "section page": "/docs/guides/build-it-yourself",
  "unknown address": "/no/such/page",
};

for (const [name, path] of Object.entries(pages)) {
  for (const theme of ["light", "dark"]) {
    for (const width of [320, 1280]) {
      test(`axe finds nothing: ${name}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
        await page.goto(path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found).toEqual([]);
        const scrollsSideways = await page.evaluate(
          () => document.documentElement.scrollWidth > window.innerWidth,
        );
        expect(scrollsSideways).toBe(false);
      });
    }
  }
}
