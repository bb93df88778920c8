import { expect, it } from "vitest";
import type { TestContext } from "../test-context.ts";

const fog = "/docs/light/fog";
const field = "dialog [role=combobox]";
const option = "dialog [role=option]";
const chosen = "dialog [role=option][aria-selected=true]";

export function searchTests(context: TestContext): void {
  const value = (selector: string) =>
    context.tab.run(
      (css) => document.querySelector<HTMLInputElement>(css)?.value ?? null,
      selector,
    );
  const opened = () => expect.poll(() => context.tab.hasFocus(field)).toBe(true);
  const closed = () => expect.poll(() => context.tab.count("dialog")).toBe(0);

  it("the dialog opens by button and keys, and returns focus", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.click(".top > .search-button");
    await opened();
    await tab.press("Escape");
    await closed();
    await expect.poll(() => tab.hasFocus(".top > .search-button")).toBe(true);
    await tab.press("Control", "k");
    await opened();
    await tab.type("a/k");
    await expect.poll(() => value(field)).toBe("a/k");
    await tab.press("Control", "k");
    await closed();
    await tab.press("/");
    await opened();
    await expect.poll(() => value(field)).toBe("");
    await tab.click({ role: "button", name: "Close search" });
    await closed();
  });

  it("the arrow keys choose a result, and Enter opens it at the right section", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.press("/");
    await opened();
    await tab.type("During the night");
    await expect.poll(() => tab.text(option)).toContain("During the night");
    await expect.poll(() => tab.count(`${option} mark`)).toBeGreaterThan(0);
    await expect.poll(() => tab.count(chosen)).toBe(1);
    const place = await tab.attribute(chosen, "href");
    await expect
      .poll(() => tab.attribute(field, "aria-activedescendant"))
      .toBe(await tab.attribute(chosen, "id"));
    await tab.press("ArrowDown");
    await tab.press("ArrowUp");
    await expect.poll(() => tab.attribute(chosen, "href")).toBe(place);
    await tab.press("Enter");
    await expect
      .poll(() => tab.address())
      .toBe(kitchenSink.pathOf("/docs/light/watch#during-the-night"));
    await expect.poll(() => tab.text("h1")).toBe("Keeping a watch");
    await closed();
  });

  it("a result is opened by a click, remembered, and kept as a favorite", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.press("/");
    await opened();
    await tab.type("At dawn");
    await expect.poll(() => tab.text(option)).toContain("At dawn");
    await tab.click(option);
    await expect.poll(() => tab.text("h1")).toBe("Keeping a watch");
    await closed();
    await tab.click(".top > .search-button");
    await opened();
    await expect.poll(() => tab.text("dialog section a")).toContain("At dawn");
    await tab.click("dialog section button");
    await expect.poll(() => tab.text("dialog section")).toContain("Favorites");
    await tab.reload();
    await tab.click(".top > .search-button");
    await expect.poll(() => tab.text("dialog section")).toContain("Favorites");
  });

  it("all results are on a page whose form updates the URL", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(fog));
    await tab.press("/");
    await opened();
    await tab.type("lamp");
    await tab.press("Control", "Enter");
    await expect.poll(() => tab.address()).toBe(`${kitchenSink.pathOf("/search")}?q=lamp`);
    await expect.poll(() => value("main input[type=search]")).toBe("lamp");
    await expect.poll(() => tab.count("main .hit")).toBeGreaterThan(1);
    await tab.click("main input[type=search]");
    await tab.press("End");
    await tab.type(" oil");
    await expect.poll(() => tab.address()).toBe(`${kitchenSink.pathOf("/search")}?q=lamp%20oil`);
    await tab.press("Enter");
    await tab.reload();
    await expect.poll(() => value("main input[type=search]")).toBe("lamp oil");
    await expect.poll(() => tab.count("main .hit")).toBeGreaterThan(0);
    await tab.click("main .hit");
    await expect.poll(() => tab.text("h1")).not.toBe("Search");
    await tab.ready();
    await tab.traverse(-1);
    await expect.poll(() => value("main input[type=search]")).toBe("lamp oil");
  });
}
