import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { collectConsole, openPage, withoutStorageWarning } from "../page-ready.ts";
import { sites, test } from "../sites.ts";

const at = (page: string) => sites.kitchenSink.at(`/docs/components/${page}`);

const blocks = at("code-blocks");

/** The code block with this title or text. */
function block(page: Page, text: string) {
  return page.locator(".code", { hasText: text }).first();
}

async function open(page: Page): Promise<void> {
  await openPage(page, blocks);
  await expect(page.locator(".code-tools").first()).toBeAttached();
}

test("titles, lines, colors, and edges of code blocks", async ({ page }) => {
  const messages = collectConsole(page);
  await open(page);
  await test.step("a code block shows its title, its highlighted lines and its line numbers", async () => {
    const lamp = block(page, "lamp.tf");
    await expect(lamp.locator(".code-title")).toHaveText("lamp.tf");
    await expect(lamp.locator(".hl")).toHaveText([
      '  source = "./modules/lamp"',
      "  height = var.tower_height",
      "  lenses = 3",
      '  color = "white"',
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
  await test.step("added and removed lines are marked over the whole width", async () => {
    const diff = block(page, "height = 20");
    const width = (await diff.boundingBox())?.width;
    for (const line of await diff.locator(".i, .d").all()) {
      expect((await line.boundingBox())?.width).toBe(width);
    }
    const color = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((line) => getComputedStyle(line).backgroundColor);
    expect(await color(".line-added")).toBe(await color('[data-lang="diff"] .i'));
    expect(await color(".line-removed")).toBe(await color('[data-lang="diff"] .d'));
    expect((await page.locator(".line-added").boundingBox())?.width).toBe(width);
  });
  await test.step("every language of the site is highlighted", async () => {
    for (const title of ["HCL", "Terraform", "Bash", "Go", "YAML", "JSON", "Dockerfile", "diff"]) {
      const code = page.locator(".code", { has: page.getByText(title, { exact: true }) });
      const colors = await code
        .locator("code span")
        .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
      const plain = await code.evaluate((element) => getComputedStyle(element).color);
      expect(new Set(colors.filter((color) => color !== plain)).size, title).toBeGreaterThan(0);
    }
  });
  await test.step("a header names the file and never covers code", async () => {
    await expect(block(page, "--human-readable").locator(".code-title")).toHaveCount(0);
    for (const one of [block(page, "lens.tf"), block(page, "lamp.tf")]) {
      const buttons = await one.locator(".code-tools").boundingBox();
      const code = await one.locator("pre").boundingBox();
      expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
    }
  });
  await test.step("a whole file can be downloaded under its name, an excerpt cannot", async () => {
    await expect(page.getByRole("button", { name: "Download lens.tf" })).toHaveCount(1);
    const download = page.waitForEvent("download");
    await block(page, "lamp.tf").getByRole("button", { name: "Download lamp.tf" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("lamp.tf");
    expect(await readFile(await file.path(), "utf8")).toBe(
      'module "lamp" {\n  source = "./modules/lamp"\n  height = var.tower_height\n  lenses = 3\n  color = "white"\n}\n',
    );
  });
  await test.step("code that continues to the right fades out until it is scrolled to its end", async () => {
    const fade = (of: Locator) =>
      of.evaluate((element) => Number(getComputedStyle(element, "::after").opacity));
    const long = block(page, "signal.sh");
    expect(await fade(long)).toBe(1);
    await long.locator("pre").evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth }));
    await expect.poll(() => fade(long)).toBe(0);
    expect(await fade(block(page, "lamp.tf"))).toBe(0);
    await long.locator("pre").evaluate((pre) => pre.scrollTo({ left: 0 }));
  });
  await test.step("three-digit line numbers do not move the code", async () => {
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
    // The width of three digits.
    expect(starts[1]?.[1]).toBeGreaterThan(20);
  });
  await test.step("long lines can be wrapped", async () => {
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
  await test.step("only blocks that scroll sideways are Tab stops", async () => {
    const long = block(page, "signal.sh").locator("pre");
    const short = block(page, "lamp.tf").locator("pre");
    await expect(long).toHaveAttribute("tabindex", "0");
    await expect(page.getByRole("group", { name: "Code: signal.sh" })).toBeVisible();
    await expect(short).not.toHaveAttribute("tabindex");
    await expect(block(page, "lamp.tf").getByRole("button", { name: "Wrap" })).toHaveCount(0);
    // Narrow enough for every font. A block with line numbers scrolls when they have the focus.
    await page.setViewportSize({ width: 240, height: 800 });
    await expect(block(page, "lamp.tf").getByRole("button", { name: "Wrap" })).toHaveCount(1);
    await expect(short).not.toHaveAttribute("tabindex");
    await long.focus();
    expect(await long.evaluate((element) => element.scrollLeft)).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => long.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test("copied code", async ({ page }) => {
    await test.step("works by keyboard and after a navigation", async () => {
      await openPage(page, at("tabs"));
      await page.evaluate((to) => {
        const link = document.createElement("a");
        link.href = to;
        document.body.append(link);
        link.click();
      }, blocks);
      const copy = block(page, "lamp.tf").getByRole("button", { name: "Copy code" });
      await copy.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => clipboard(page)).toContain('module "lamp"');
      await expect(copy).toBeFocused();
    });
    await test.step("copies the code without its numbers, and confirms it", async () => {
      const lamp = block(page, "lamp.tf");
      await lamp.hover();
      await lamp.getByRole("button", { name: "Copy code" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Code copied" })).toBeAttached();
      expect(await clipboard(page)).toBe(
        'module "lamp" {\n  source = "./modules/lamp"\n  height = var.tower_height\n  lenses = 3\n  color = "white"\n}',
      );
    });
    await test.step("strips prompts, and the output of a session", async () => {
      await block(page, "A comment stays").getByRole("button", { name: "Copy code" }).click();
      await expect.poll(() => clipboard(page)).toBe("# A comment stays.\nls -a\npwd");
      await block(page, "2026-01-01").getByRole("button", { name: "Copy code" }).click();
      await expect.poll(() => clipboard(page)).toBe("aws s3 ls \\\n  --recursive\ndate");
    });
    await test.step("leaves out removed lines", async () => {
      const marks = page.locator(".code", { has: page.locator(".line-removed") });
      await marks.getByRole("button", { name: "Copy code" }).click();
      await expect.poll(() => clipboard(page)).toMatch(/^const height = 30;\s*$/);
    });
  });
});

test("if the clipboard is blocked, the older command copies", async ({ page }) => {
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

test("if nothing can copy, the code is selected and the reader is informed", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await open(page);
  await block(page, "lamp.tf").getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ctrl+C" })).toBeAttached();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('module "lamp"');
});

test("wrapped lines are indented by two columns, on the next page too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  const lens = block(page, "lens.tf");
  await lens.getByRole("button", { name: "Wrap long lines" }).click();
  await expect(lens).toHaveClass(/wrapped/);
  const starts = () =>
    lens.locator(".line", { hasText: "The ring that turns" }).evaluate((line) => {
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let node = text.nextNode();
      const lefts = new Map<number, number>();
      for (; node; node = text.nextNode()) {
        const data = node.textContent ?? "";
        for (let at = 0; at < data.length; at += 1) {
          if (data[at] === " ") continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, bottom } = range.getBoundingClientRect();
          lefts.set(bottom, Math.min(left, lefts.get(bottom) ?? left));
        }
      }
      return [...lefts.values()].map(Math.round);
    });
  const lefts = await starts();
  expect(lefts.length).toBeGreaterThan(2);
  // Two columns of 8.4 px.
  expect(Math.abs((lefts[1] ?? 0) - (lefts[0] ?? 0) - 17)).toBeLessThanOrEqual(1);
  expect(new Set(lefts.slice(1)).size).toBe(1);
  await page.reload();
  await expect(block(page, "signal.sh")).toHaveClass(/wrapped/);
  // A block whose lines fit has nothing to wrap.
  await expect(block(page, "no wind").getByRole("button", { name: "Wrap" })).toHaveCount(0);
  await expect(block(page, "signal.sh").locator("pre")).toHaveText(
    /^aws s3api put-object .*--profile keeper\necho "sent"$/,
    { useInnerText: false },
  );
});

test("if session storage throws, the wrap setting lasts from page to page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await open(page);
  const signal = block(page, "signal.sh");
  await signal.getByRole("button", { name: "Wrap long lines" }).click();
  await expect(signal).toHaveClass(/wrapped/);
  await page.evaluate(async (to) => {
    await navigation.navigate(to).finished;
    await navigation.back().finished;
  }, at("tabs"));
  await expect(signal).toHaveClass(/wrapped/);
});

test.describe("links to lines", () => {
  const marked = (page: Page) => page.locator(".marked");

  test("a hash marks its lines and scrolls to them", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    await page.goto(`${blocks}#code-lens-lens-tf-L9-L11`);
    await expect(marked(page)).toHaveText([/for ring in/, /description/, /seconds/]);
    await expect(marked(page).first()).toBeInViewport();
    await expect(page.getByRole("link", { name: "Line 9", exact: true })).toBeFocused();
    await page.evaluate(() => {
      location.hash = "#code-lens-lens-tf-L2";
    });
    await expect(marked(page)).toHaveText([/Number of lenses/]);
    await page.evaluate(() => {
      location.hash = "#options";
    });
    await expect(marked(page)).toHaveCount(0);
  });

  test("links to lines by pointer and keyboard", async ({ page }) => {
    await test.step("a click on a number puts its line into the URL, and Shift+click a range", async () => {
      await open(page);
      const lens = block(page, "lens.tf");
      await lens.hover();
      const number = (line: number) =>
        lens.getByRole("link", { name: `Line ${line}`, exact: true });
      await number(3).click();
      await expect(page).toHaveURL(/#code-lens-lens-tf-L3$/);
      await expect(marked(page)).toHaveCount(1);
      await number(9).click({ modifiers: ["Shift"] });
      await expect(page).toHaveURL(/#code-lens-lens-tf-L3-L9$/);
      await expect(marked(page)).toHaveCount(7);
      await expect(
        page.getByRole("status").filter({ hasText: "The URL links to lines 3 to 9" }),
      ).toBeAttached();
      // The copied text has no line numbers.
      await expect(lens.locator("pre")).toHaveText(/^variable "lenses" \{\n {2}description/, {
        useInnerText: false,
      });
    });
    await test.step("a block has two Tab stops: arrow keys move among its buttons and line numbers", async () => {
      await open(page);
      const lens = block(page, "lens.tf");
      const copy = lens.getByRole("button", { name: "Copy code" });
      await expect(lens.locator(".line-number")).toHaveCount(18);
      await copy.focus();
      for (const name of ["Download lens.tf", "Wrap long lines"]) {
        await page.keyboard.press("ArrowLeft");
        await expect(lens.getByRole("button", { name })).toBeFocused();
      }
      await page.keyboard.press("Tab");
      const first = lens.getByRole("link", { name: "Line 1", exact: true });
      await expect(first).toBeFocused();
      await page.keyboard.press("ArrowRight");
      const pre = lens.locator("pre");
      await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/-L2$/);
      await page.keyboard.press("End");
      await page.keyboard.press("Shift+Enter");
      await expect(page).toHaveURL(/-L2-L18$/);
      await page.keyboard.press("Tab");
      await expect(lens.locator(":focus")).toHaveCount(0);
    });
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the header of a block on a touch screen", async ({ page }) => {
    await test.step("its buttons are visible, and at least 24 px wide and high", async () => {
      await open(page);
      const buttons = block(page, "signal.sh").getByRole("button");
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        expect(await button.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
      }
    });
    await test.step("a path in the header breaks after its slashes, next to the buttons", async () => {
      const title = block(page, "lens.tf").locator(".code-title");
      const lines = await title.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found = new Map<number, string>();
        for (let node = text.nextNode(); node; node = text.nextNode()) {
          const data = node.textContent ?? "";
          for (let at = 0; at < data.length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            found.set(top, (found.get(top) ?? "") + data[at]);
          }
        }
        return [...found.values()];
      });
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$/);
    });
    await test.step("a tap on a line number links to its line, also the first tap", async () => {
      await open(page);
      const line = await block(page, "lamp.tf").locator(".line").nth(2).boundingBox();
      await page.touchscreen.tap((line?.x ?? 0) + 24, (line?.y ?? 0) + 12);
      await expect(page).toHaveURL(/#code-lamp-tf-L3$/);
    });
  });
});

test("pages without code do not load the code for its buttons", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openPage(page, at("tabs"));
  expect(scripts.filter((url) => url.includes("code-tools"))).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long block can be reached and scrolled by keyboard", async ({ page }) => {
    await page.goto(blocks);
    await expect(block(page, "signal.sh").locator("pre")).toHaveAttribute("tabindex", "0");
    await expect(page.getByRole("button", { name: "Copy code" })).toHaveCount(0);
    await expect(block(page, "signal.sh").locator(".code-title")).toBeVisible();
  });
});
