import { expect, it } from "vitest";
import type { TestContext } from "../test-context.ts";

const vpc = "/docs/reference/services/networking/vpc";
const field = ".filter-bar input[type=search]";

export function referenceTests(context: TestContext): void {
  const isShown = (id: string) => context.tab.count(`#${id}`).then((count) => count === 1);
  const typed = () =>
    context.tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, field);

  it("the filter shows matches and accepts fast typing", async () => {
    const { tab, gallery } = context;
    await tab.goto(gallery.urlOf(vpc));
    // The first match moves the field to the top of the window, so a later click could miss it.
    await tab.click(field);
    // WebKit throws after a hundred changes of the URL in ten seconds.
    await tab.run((css) => {
      const input = document.querySelector<HTMLInputElement>(css);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      for (let length = 1; length <= 150; length++) {
        set?.call(input, "a".repeat(length));
        input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    }, field);
    await expect.poll(typed).toBe("a".repeat(150));
    await tab.press("Control", "a");
    await tab.type("nat gateways");
    await expect.poll(typed).toBe("nat gateways");
    await expect.poll(() => tab.address()).toBe(`${gallery.pathOf(vpc)}?filter=nat+gateways`);
    await expect.poll(() => isShown("input_nat_gateways")).toBe(true);
    await expect.poll(() => isShown("input_cidr_block")).toBe(false);
    const status = await tab.text(".filter-bar [role=tab]");
    await tab.reload();
    await expect.poll(typed).toBe("nat gateways");
    await expect.poll(() => tab.text(".filter-bar [role=tab]")).toBe(status);
  });

  it("a hash shows its entry, even one that the filter hides", async () => {
    const { tab, gallery } = context;
    const isInView = (id: string) =>
      tab.run((name) => {
        const { top = -1 } = document.getElementById(name)?.getBoundingClientRect() ?? {};
        const { bottom = 0 } =
          document.querySelector(".filter-bar > div")?.getBoundingClientRect() ?? {};
        return top >= bottom - 30 && top < innerHeight;
      }, id);
    await tab.goto(gallery.urlOf(`${vpc}#nat_gateways`));
    await expect.poll(() => isInView("input_nat_gateways")).toBe(true);
    await tab.goto(gallery.urlOf(`${vpc}?filter=nat_gateways`));
    await expect.poll(() => isShown("input_cidr_block")).toBe(false);
    await tab.run(() => {
      location.hash = "#input_routes";
    });
    await expect.poll(() => isInView("input_routes")).toBe(true);
    await expect.poll(() => isShown("input_cidr_block")).toBe(true);
  });

  it("the buttons show required and optional inputs, and copy a name", async () => {
    const { tab, gallery } = context;
    await tab.goto(gallery.urlOf(vpc));
    await tab.click({ role: "button", name: "Required" });
    await expect.poll(() => isShown("optional-inputs")).toBe(false);
    await tab.click({ role: "button", name: "Required" });
    await expect.poll(() => isShown("optional-inputs")).toBe(true);
    await tab.click({ role: "button", name: "Optional" });
    await expect.poll(() => isShown("required-inputs")).toBe(false);
    await expect.poll(() => tab.address()).toBe(`${gallery.pathOf(vpc)}?optional=1`);
    await tab.click({ role: "button", name: "Optional" });
    await expect.poll(() => isShown("required-inputs")).toBe(true);
    const copy = '#input_cidr_block button[aria-label="Copy cidr_block"]';
    await tab.click(copy);
    await expect.poll(() => tab.attribute(copy, "class")).toBe("copied");
  });
}
