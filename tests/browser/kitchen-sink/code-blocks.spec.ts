import { expect, type Page } from "@playwright/test";
import { collectConsole, hydrated, withoutStorageWarning } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const at = (page: string) => sites.kitchenSink.at(`/docs/components/${page}`);

const blocks = at("code-blocks");

/** The block with this title, or the one that holds this text. */
function block(page: Page, text: string) {
  return page.locator(".code", { hasText: text }).first();
}

async function open(page: Page): Promise<void> {
  await page.goto(blocks);
  await hydrated(page);
  await expect(page.locator(".code-tools").first()).toBeAttached();
}

test("a code block shows its title, its highlighted lines and its line numbers", async ({
  page,
}) => {
  await page.goto(blocks);
  const lamp = block(page, "lamp.tf");
  await expect(lamp.locator(".code-title")).toHaveText("lamp.tf");
  await expect(lamp.locator(".hl")).toHaveText([
    '  source = "./modules/lamp"',
    "  height = var.tower_height",
    "  lenses = 3",
    '  colour = "white"',
  ]);
  await expect(lamp).not.toContainText("highlight-next-line");
  const numbers = await lamp
    .locator(".line")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").content));
  expect(numbers).toEqual(Array(6).fill("counter(line)"));
  // An empty line is highlighted like its neighbors.
  const lines = block(page, "no wind").locator(".hl");
  await expect(lines).toHaveCount(3);
  const boxes = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
  expect(new Set(boxes.map(({ width, height }) => `${width} x ${height}`)).size).toBe(1);
});

test("numbers of three digits leave the code where it is", async ({ page }) => {
  await page.goto(blocks);
  const starts = await block(page, "short again")
    .locator("code")
    .evaluate((code) => {
      const first = code.children[0];
      if (!first) throw new Error("no line");
      for (let line = code.children.length; line < 120; line += 1) {
        code.append("\n", first.cloneNode(true));
      }
      return [0, 119].map((index) => {
        const text = document.createRange();
        text.selectNodeContents(code.children[index] ?? code);
        const number = getComputedStyle(code.children[index] ?? code, "::before");
        return [Math.round(text.getBoundingClientRect().left), Number.parseFloat(number.width)];
      });
    });
  expect(starts[0]).toEqual(starts[1]);
  // Three figures of the block's own font.
  expect(starts[1]?.[1]).toBeGreaterThan(20);
});

test("added and removed lines are marked over the whole width", async ({ page }) => {
  await page.goto(blocks);
  await hydrated(page);
  const diff = block(page, "height = 20");
  const width = (await diff.boundingBox())?.width;
  for (const line of await diff.locator(".i, .d").all()) {
    expect((await line.boundingBox())?.width).toBe(width);
  }
});

test("every language of the site is colored", async ({ page }) => {
  await page.goto(blocks);
  for (const title of ["HCL", "Terraform", "Bash", "Go", "YAML", "JSON", "Dockerfile", "diff"]) {
    const code = page.locator(".code", { has: page.getByText(title, { exact: true }) });
    const colors = await code
      .locator("code span")
      .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
    const plain = await code.evaluate((element) => getComputedStyle(element).color);
    expect(new Set(colors.filter((color) => color !== plain)).size, title).toBeGreaterThan(0);
  }
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("copies the code without its numbers and says so", async ({ page }) => {
    await open(page);
    const lamp = block(page, "lamp.tf");
    await lamp.hover();
    await lamp.getByRole("button", { name: "Copy code" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Code copied" })).toBeAttached();
    expect(await clipboard(page)).toBe(
      'module "lamp" {\n  source = "./modules/lamp"\n  height = var.tower_height\n  lenses = 3\n  colour = "white"\n}',
    );
  });

  test("strips prompts, and the output of a session", async ({ page }) => {
    await open(page);
    await block(page, "A comment stays").getByRole("button", { name: "Copy code" }).click();
    await expect.poll(() => clipboard(page)).toBe("# A comment stays.\nls -a\npwd");
    await block(page, "2026-01-01").getByRole("button", { name: "Copy code" }).click();
    await expect.poll(() => clipboard(page)).toBe("aws s3 ls \\\n  --recursive\ndate");
  });

  test("works by keyboard and after a navigation", async ({ page }) => {
    await page.goto(at("tabs"));
    await hydrated(page);
    await page.evaluate((to) => {
      const link = document.createElement("a");
      link.href = to;
      document.body.append(link);
      link.click();
    }, blocks);
    const copy = block(page, "lamp.tf").getByRole("button", { name: "Copy code" });
    await copy.focus();
    await expect(block(page, "lamp.tf").locator(".code-tools")).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expect.poll(() => clipboard(page)).toContain('module "lamp"');
    await expect(copy).toBeFocused();
  });
});

test("where the clipboard is refused, the older command copies", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = (command) => {
      const { activeElement } = document;
      const text = activeElement instanceof HTMLTextAreaElement ? activeElement.value : "";
      Object.assign(window, { copied: `${command}: ${text}` });
      return true;
    };
  });
  await open(page);
  const copy = block(page, "A comment stays").getByRole("button", { name: "Copy code" });
  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Code copied" })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
    "copy: # A comment stays.\nls -a\npwd",
  );
  await expect(copy).toBeFocused();
});

test("where nothing can copy, the code is selected and the reader is told", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await open(page);
  await block(page, "lamp.tf").getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ctrl+C" })).toBeAttached();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('module "lamp"');
});

test("long lines can be wrapped", async ({ page }) => {
  const messages = collectConsole(page);
  await open(page);
  const signal = block(page, "signal.sh");
  const pre = signal.locator("pre");
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  const wrap = signal.getByRole("button", { name: "Wrap long lines" });
  await signal.hover();
  await expect(wrap).toHaveAttribute("aria-pressed", "false");
  await wrap.click();
  await expect(wrap).toHaveAttribute("aria-pressed", "true");
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
  expect(withoutStorageWarning(messages())).toEqual([]);
});

test("only blocks that scroll sideways are stops of the keyboard", async ({ page }) => {
  await open(page);
  const long = block(page, "signal.sh").locator("pre");
  const short = block(page, "lamp.tf").locator("pre");
  await expect(long).toHaveAttribute("tabindex", "0");
  await expect(page.getByRole("group", { name: "Code: signal.sh" })).toBeVisible();
  await expect(short).not.toHaveAttribute("tabindex");
  await expect(block(page, "lamp.tf").getByRole("button", { name: "Wrap" })).toHaveCount(0);
  // Narrow enough for each font that a page may be drawn with.
  await page.setViewportSize({ width: 240, height: 800 });
  await expect(short).toHaveAttribute("tabindex", "0");
  await long.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => long.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("its buttons are shown, and at least 24 px wide and high", async ({ page }) => {
    await open(page);
    const copy = block(page, "signal.sh").getByRole("button", { name: "Copy code" });
    await expect(block(page, "signal.sh").locator(".code-tools")).toHaveCSS("opacity", "1");
    const box = await copy.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test("pages without code do not load its buttons", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(at("tabs"));
  await hydrated(page);
  expect(scripts.filter((url) => url.includes("code-tools"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long block can be reached and scrolled by keyboard", async ({ page }) => {
    await page.goto(blocks);
    await expect(block(page, "signal.sh").locator("pre")).toHaveAttribute("tabindex", "0");
    await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
  });
});
