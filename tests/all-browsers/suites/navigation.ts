import { expect, it } from "vitest";
import type { TestContext } from "../test-context.ts";
import { missingScripts } from "./errors.ts";

const fog = "/docs/light/fog";
const logbook = "/docs/light/logbook";
const watch = "/docs/light/watch";

/** Links, history, and scroll positions. */
export function navigationTests(context: TestContext): void {
  /** Sets a mark that disappears with the document. */
  const mark = () => context.tab.run(() => void Reflect.set(window, "marked", true));
  const isSameDocument = () => context.tab.run(() => Reflect.has(window, "marked"));
  const title = (text: string) => expect.poll(() => context.tab.text("h1")).toBe(text);

  it("a link replaces the page with the Navigation API, and loads a document without it", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await mark();
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await title("The logbook");
    await expect.poll(() => tab.address()).toBe(kitchenSink.pathOf(logbook));
    await expect.poll(() => tab.run(() => document.title)).toBe("The logbook | Keeper's Handbook");
    const hasNavigationApi = await tab.run(() => "navigation" in window);
    await expect.poll(isSameDocument).toBe(hasNavigationApi);
    if (hasNavigationApi) await expect.poll(() => tab.hasFocus("h1")).toBe(true);
    await tab.traverse(-1);
    await title("Fog");
    await tab.traverse(1);
    await title("The logbook");
    await expect.poll(() => tab.text(".side [aria-current=page]")).toBe("The logbook");
  });

  it("without the Navigation API, links load documents, and everything else works", async () => {
    const { tab, kitchenSink } = context;
    kitchenSink.addInitScript("delete window.navigation");
    await tab.goto(kitchenSink.urlOf(fog));
    await expect.poll(() => tab.run(() => "navigation" in window)).toBe(false);
    await mark();
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await title("The logbook");
    await expect.poll(isSameDocument).toBe(false);
    await tab.press("/");
    await expect.poll(() => tab.hasFocus("dialog [role=combobox]")).toBe(true);
    await tab.type("During the night");
    await expect.poll(() => tab.text("[role=option]")).toContain("During the night");
    await tab.press("Enter");
    await title("Keeping a watch");
    await expect.poll(() => tab.address()).toBe(kitchenSink.pathOf(`${watch}#during-the-night`));
    await tab.ready();
    await tab.traverse(-1);
    await title("The logbook");
  });

  it("a page that was left before its scripts loaded works after Back", async () => {
    const { tab, kitchenSink } = context;
    const release = kitchenSink.intercept(/\/assets\/(?:react-root|shell)-.*\.js/, "delay");
    await tab.open(kitchenSink.urlOf(fog));
    await tab.press("Shift");
    await expect
      .poll(() => kitchenSink.requests.some((path) => path.includes("/react-root-")))
      .toBe(true);
    await tab.click({ role: "link", name: "The logbook", within: ".side" });
    await title("The logbook");
    release();
    await tab.ready();
    await tab.traverse(-1);
    await title("Fog");
    await tab.ready();
    await tab.click(".theme-switch");
    await expect.poll(() => tab.attribute("html", "data-theme")).toBe("dark");
    // Browsers may report the missing scripts of the page that was left.
    for (const line of context.takeBrowserErrors()) expect(line).toMatch(missingScripts);
  });

  it("a new page starts at its top; Back and Forward restore scroll positions", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(watch));
    await tab.run(() => scrollTo(0, 700));
    await expect.poll(() => tab.scrollTop()).toBe(700);
    await tab.run(
      (path) =>
        setTimeout(() => document.querySelector<HTMLElement>(`.side a[href="${path}"]`)?.click()),
      kitchenSink.pathOf(logbook),
    );
    await title("The logbook");
    await expect.poll(() => tab.scrollTop()).toBe(0);
    await tab.run(() => scrollTo(0, 90));
    await expect.poll(() => tab.scrollTop()).toBe(90);
    await tab.traverse(-1);
    await title("Keeping a watch");
    await expect.poll(() => tab.scrollTop()).toBe(700);
    await tab.traverse(1);
    await title("The logbook");
    await expect.poll(() => tab.scrollTop()).toBe(90);
  });

  it("a hash scrolls to its heading, on another page and on the same", async () => {
    const { tab, kitchenSink } = context;
    const distance = (id: string) =>
      tab.run((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id);
    const isInView = async (id: string) => {
      const top = await distance(id);
      return top >= 0 && top < 400;
    };
    await tab.goto(kitchenSink.urlOf(`${watch}#during-the-night`));
    await expect.poll(() => isInView("during-the-night")).toBe(true);
    await mark();
    await tab.click('.toc a[href$="#at-dawn"]');
    await expect.poll(() => tab.address()).toBe(kitchenSink.pathOf(`${watch}#at-dawn`));
    await expect.poll(() => isInView("at-dawn")).toBe(true);
    await expect.poll(isSameDocument).toBe(true);
    await tab.traverse(-1);
    await expect.poll(() => isInView("during-the-night")).toBe(true);
  });
}
