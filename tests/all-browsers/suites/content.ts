import { expect, it } from "vitest";
import type { TestContext } from "../test-context.ts";

const at = (page: string) => `/docs/components/${page}`;

export function contentTests(context: TestContext): void {
  /** Pastes into a field that the test adds. */
  const pasted = async () => {
    const { tab } = context;
    await tab.run(() => {
      const area = document.createElement("textarea");
      document.body.append(area);
      area.focus();
    });
    await tab.press("Control", "v");
    return tab.until(() => document.querySelector<HTMLTextAreaElement>("body > textarea")?.value);
  };

  it("choosing a tab switches all groups with that tab, and is remembered", async () => {
    const { tab, kitchenSink } = context;
    const selected = () =>
      tab.run(() =>
        [...document.querySelectorAll("[role=tab][aria-selected=true]")]
          .slice(0, 2)
          .map((one) => one.textContent),
      );
    await tab.goto(kitchenSink.urlOf(at("tabs")));
    await expect.poll(selected).toEqual(["Oil", "Oil"]);
    await tab.click({ role: "tab", name: "Electric" });
    await expect.poll(selected).toEqual(["Electric", "Electric"]);
    await tab.press("ArrowRight");
    await expect.poll(selected).toEqual(["Gas", "Electric"]);
    await tab.press("ArrowLeft");
    await tab.reload();
    await expect.poll(selected).toEqual(["Electric", "Electric"]);
    await tab.click({ role: "tab", name: "Oil" });
    await tab.click({ role: "link", name: "The fog signal" });
    await expect.poll(() => tab.text("#fog-signal")).toContain("The fog signal");
    await expect.poll(selected).toContain("Electric");
  });

  it("a click on the heading opens and closes a section", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(at("sections")));
    const isOpen = () =>
      tab.run(() => document.querySelector<HTMLDetailsElement>(".md details")?.open);
    const height = () =>
      tab.run(() => document.querySelector(".md details")?.getBoundingClientRect().height ?? 0);
    const before = await height();
    await tab.click(".md details summary");
    await expect.poll(isOpen).toBe(true);
    await expect.poll(height).toBeGreaterThan(before + 20);
    await tab.click(".md details summary");
    await expect.poll(isOpen).toBe(false);
    await expect.poll(height).toBe(before);
  });

  it("a click enlarges an image; Escape or another click closes it", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(at("images")));
    for (const close of [() => tab.press("Escape"), () => tab.click("dialog.zoomed")]) {
      await tab.click(".zoomable");
      await expect.poll(() => tab.count("dialog.zoomed img")).toBe(1);
      await close();
      await expect.poll(() => tab.count("dialog")).toBe(0);
    }
  });

  it("a table that fits has no faded edge", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf("/docs/light/logbook"));
    const mask = () =>
      tab.run(() => {
        const table = document.querySelector(".table");
        return table && getComputedStyle(table).maskImage;
      });
    await expect.poll(mask).toBe("none");
  });

  it("a link to a private repository shows a warning, until the reader turns it off", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(at("subscriber-links")));
    const link = { role: "link", name: "A private repository" } as const;
    await tab.click(link);
    await expect.poll(() => tab.text("dialog h2")).toBe("For Subscribers Only");
    await expect.poll(() => tab.hasFocus("dialog h2")).toBe(true);
    await tab.press("Escape");
    await expect.poll(() => tab.count("dialog")).toBe(0);
    await expect.poll(() => tab.address()).toBe(kitchenSink.pathOf(at("subscriber-links")));
    await tab.click(link);
    await tab.click("dialog input[type=checkbox]");
    await tab.click({ role: "button", name: "Cancel" });
    await expect.poll(() => tab.count("dialog")).toBe(0);
    await expect.poll(() => tab.run(() => localStorage.getItem("dontWarnGitHubLinks"))).toBe(null);
  });

  it("the first click on “Copy page” copies it as Markdown", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf("/docs/light/fog"));
    await tab.click(".tools button");
    await expect.poll(() => tab.text(".tools button")).toBe("Copied");
    expect(await pasted()).toContain("# Fog\n");
  });

  it("the copy button copies a code block", async () => {
    const { tab, kitchenSink } = context;
    await tab.goto(kitchenSink.urlOf(at("code-blocks")));
    await tab.click(".copy-code");
    await expect.poll(() => tab.count(".copy-code.copied")).toBe(1);
    expect(await pasted()).toBe(
      await tab.run(() => document.querySelector(".code pre")?.textContent.trim()),
    );
  });
}
