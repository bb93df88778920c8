import { expect, it } from "vitest";
import { desktopSize } from "../tab/tab.ts";
import type { TestContext } from "../test-context.ts";

const fog = "/docs/light/fog";
const category = '.side button[aria-label="Pages of The light"]';

export function shellTests(context: TestContext): void {
  const theme = () => context.tab.attribute("html", "data-theme");

  it("the color mode changes, is remembered, and is set before the first paint", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await expect.poll(theme).toBe("light");
    const background = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await tab.click({ role: "button", name: "Switch to dark mode" });
    await expect.poll(theme).toBe("dark");
    await expect.poll(background).not.toBe(light);
    await tab.reload();
    await expect.poll(theme).toBe("dark");
    await expect
      .poll(() => tab.attribute(".theme-switch", "aria-label"))
      .toBe("Switch to light mode");
    // An inline script sets the mode, before any file is loaded.
    const release = kitchenSink.intercept(/\/assets\/.*\.js/, "delay");
    await tab.open(kitchenSink.urlOf("/docs/light/logbook"));
    await expect.poll(theme).toBe("dark");
    release();
    await tab.ready();
  });

  it("a click before hydration is not lost", async () => {
    const { tab, kitchenSink } = context;
    const release = kitchenSink.intercept(/\/assets\/.*\.js/, "delay");
    await tab.open(kitchenSink.urlOf(fog));
    await tab.click(".theme-switch");
    await expect.poll(theme).toBe("light");
    release();
    await expect.poll(theme).toBe("dark");
    await tab.ready();
  });

  it("the sidebar opens a category, keeps it open on other pages, and marks the page", async () => {
    const { tab, kitchenSink } = context;
    const expanded = () => tab.attribute(category, "aria-expanded");
    await tab.goto(kitchenSink.urlOf(fog));
    await expect.poll(() => tab.text(".side [aria-current=page]")).toBe("Fog");
    await expect.poll(expanded).toBe("false");
    await tab.click(category);
    await expect.poll(expanded).toBe("true");
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await expect.poll(() => tab.text("h1")).toBe("The logbook");
    // Without client navigation, the sidebar resets.
    const hasNavigationApi = await tab.run(() => "navigation" in window);
    await expect.poll(expanded).toBe(String(hasNavigationApi));
    if (!hasNavigationApi) await tab.click(category);
    await tab.click({ role: "link", name: "Keeping a watch", within: ".side" });
    await expect.poll(() => tab.text("h1")).toBe("Keeping a watch");
    await expect.poll(() => tab.text(".side [aria-current=page]")).toBe("Keeping a watch");
    await expect.poll(expanded).toBe("true");
  });

  it("a dropdown opens, and closes on Escape and on a click outside", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    const isOpen = () => tab.run(() => document.querySelectorAll("ul:popover-open").length === 1);
    const elsewhere = { role: "button", name: "Elsewhere" } as const;
    await tab.click(elsewhere);
    await expect.poll(isOpen).toBe(true);
    await tab.press("Escape");
    await expect.poll(isOpen).toBe(false);
    await tab.click(elsewhere);
    await expect.poll(isOpen).toBe(true);
    await tab.click("h1");
    await expect.poll(isOpen).toBe(false);
  });

  it("the first Tab stop skips to the content", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.press("Tab");
    await expect
      .poll(() => tab.run(() => document.activeElement?.textContent))
      .toBe("Skip to main content");
    await tab.press("Enter");
    await expect.poll(() => tab.address()).toBe(`${kitchenSink.pathOf(fog)}#article-body`);
  });

  it("on a narrow window the menus slide out, trap focus, and close", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.resize(390, desktopSize.height);
    // The window of WebKitGTK is at least 447 px wide. The mobile menus apply below 997 px.
    await expect.poll(() => tab.run(() => innerWidth)).toBeLessThanOrEqual(447);
    const isInert = () => tab.run(() => document.querySelector("main")?.inert);
    await expect.poll(() => tab.count("#sidebar:popover-open")).toBe(0);
    await tab.click(".menu-button");
    await expect.poll(() => tab.count("#sidebar:popover-open")).toBe(1);
    await expect.poll(isInert).toBe(true);
    await tab.press("Escape");
    await expect.poll(() => tab.count("#sidebar:popover-open")).toBe(0);
    await expect.poll(isInert).toBe(false);
    await expect.poll(() => tab.hasFocus(".menu-button")).toBe(true);
    await tab.click(".menu-button");
    await tab.click({ role: "button", name: "Back to main menu" });
    await tab.click({ role: "link", name: "Coast", within: "#menu" });
    await expect.poll(() => tab.address()).toBe(kitchenSink.pathOf("/docs/coast"));
    await expect.poll(() => tab.count("#menu:popover-open")).toBe(0);
    // Nothing overflows the window.
    await expect
      .poll(() => tab.run(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await tab.resize(desktopSize.width, desktopSize.height);
    await expect.poll(() => tab.count("#sidebar")).toBe(1);
  });
}
