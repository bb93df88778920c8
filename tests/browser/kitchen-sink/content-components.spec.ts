import { expect, type Page } from "@playwright/test";
import {
  collectConsole,
  openPage,
  waitForHydration,
  withoutStorageWarning,
} from "../page-ready.ts";
import { forceTheme, sites, test } from "../sites.ts";

const at = (page: string) => sites.kitchenSink.at(`/docs/components/${page}`);
const card = (page: Page, title: string) =>
  page.locator(".card", { has: page.getByRole("heading", { name: title, exact: true }) });
const columns = (page: Page, index: number) =>
  page
    .locator(".grid")
    .nth(index)
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);

test("cards and their grids", async ({ page }) => {
  const messages = collectConsole(page);
  await page.goto(at("cards"));
  await test.step("cards show their number, image, tags, and level", async () => {
    const picture = card(page, "The tower").locator("img");
    await expect(picture).toHaveAttribute("alt", "");
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(card(page, "The tower")).toContainText("Described by a property.");
    await expect(card(page, "The lamp").getByRole("listitem")).toHaveText(["pro", "enterprise"]);
    await expect(card(page, "Light").getByRole("heading", { level: 4 })).toBeVisible();
    await expect(card(page, "Zero").locator(".card-number")).toHaveText("0");
    await expect(card(page, "Alone")).toHaveClass("card horizontal invisible mine");
    await expect(card(page, "The example").getByRole("link")).toHaveAttribute("rel", "noopener");
  });
  await test.step("a group gives its cards their common properties and numbers them", async () => {
    await expect(card(page, "The lamp")).toHaveClass("card flush");
    await expect(card(page, "The tower")).toHaveClass("card");
    await expect(page.getByText("Never")).toHaveCount(0);
    const group = page.locator(".grid").nth(1);
    await expect(group.locator(".card-number")).toHaveText(["1", "2"]);
    const list = page.locator(".grid").nth(2);
    await expect(list.locator(".card-number")).toHaveText(["1", "2"]);
    await expect(list.locator(".card").first()).toHaveClass("card horizontal flush");
  });
  await test.step("a course shows its author, videos, and minutes", async () => {
    const course = card(page, "Signals");
    await expect(course).toContainText("Ada Keeper");
    await expect(course.locator(".course-facts span")).toHaveText(["1 micro video", "92 minutes"]);
    for (const image of await course.locator("img").all()) {
      await expect(image).toHaveAttribute("alt", "");
      await expect(image).toHaveClass(/no-zoom/);
    }
  });
  await test.step("more contrast makes lines stronger", async () => {
    const shadow = () => card(page, "The lamp").evaluate((one) => getComputedStyle(one).boxShadow);
    const usual = await shadow();
    await page.emulateMedia({ contrast: "more" });
    expect(await shadow()).not.toBe(usual);
    await page.emulateMedia({ contrast: null });
  });
  await test.step("a grid has three columns of equal height, and one column below 640 px", async () => {
    for (const [width, group, list] of [
      [1280, 3, 1],
      [1000, 3, 1],
      [600, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns(page, 0)).toBe(group);
      expect(await columns(page, 2)).toBe(list);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // Seven is not a valid number of columns, so it has three.
    expect(await columns(page, 3)).toBe(3);
    await expect(page.locator(".grid").nth(3)).toHaveCSS("gap", "40px 0px");
    const heights = await page
      .locator(".grid")
      .first()
      .locator(".card")
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });
  await test.step("a card is one link, and links in its text keep their targets", async () => {
    await waitForHydration(page);
    const lamp = card(page, "The lamp");
    await expect(lamp.getByRole("link")).toHaveCount(2);
    await lamp.getByRole("link", { name: "a link of its own" }).click();
    await expect(page.locator("h1")).toHaveText("Tabs");
    await page.goBack();
    const box = await card(page, "The lamp").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) - 5);
    await expect(page.locator("h1")).toHaveText("Code blocks");
    expect(withoutStorageWarning(messages())).toEqual([]);
  });
});

test("blocks of an article", async ({ page }) => {
  await page.goto(at("blocks"));
  await test.step("the definition of a term opens on request", async () => {
    const definition = page.getByText("The glass that gathers the light");
    await expect(definition).toBeHidden();
    await page.getByRole("button", { name: "lens" }).click();
    await expect(definition).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(definition).toBeHidden();
  });
  await test.step("steps are a numbered list, file trees a nested one, tasks have no bullets, and columns are aligned", async () => {
    await expect(page.locator(".task-list-item").first()).toHaveCSS("list-style-type", "none");
    const alignments = await page
      .locator(".table :is(th, td)")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    const alignment = expect.stringMatching;
    expect(alignments).toEqual(
      [...Array(2)].flatMap(() => [
        alignment(/^start$/),
        alignment(/center$/),
        alignment(/right$/),
      ]),
    );
    const steps = page.locator(".steps > * > ol > li, .steps > ol > li");
    await expect(steps).toHaveCount(3);
    // The number of the list item, because a list may start at another number.
    expect(await steps.first().evaluate((item) => getComputedStyle(item, "::before").content)).toBe(
      "counter(list-item)",
    );
    const names = page.locator(".file-tree li");
    await expect(names).toHaveCount(8);
    const icon = (index: number) =>
      names.nth(index).evaluate((item) => getComputedStyle(item, "::before").maskPosition);
    expect(await icon(0)).not.toBe(await icon(1));
    // A name with a trailing slash is a folder, even without children.
    await expect(names.nth(7)).toHaveText("drawings/");
    expect(await icon(7)).toBe(await icon(0));
  });
  await test.step("a badge shows releases, and a license links to its text whatever the order of its attributes", async () => {
    await expect(page.locator(".version-badge")).toHaveText(
      "Version 0.93.0 Last changed in version 0.91.2",
    );
    const notes = page.getByRole("note").filter({ hasText: "License" });
    await expect(notes).toHaveCount(2);
    await expect(notes.first().getByRole("link")).toHaveAttribute(
      "href",
      "https://creativecommons.org/licenses/by-sa/4.0/",
    );
    await expect(notes.nth(1)).toContainText("After a text of somebody else.");
    await expect(notes.nth(1).getByRole("link")).toHaveCount(0);
  });
  await test.step("a comparison labels the good side, and stacks on phones", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const sides = page.locator(".compare > .verdict");
    await expect(sides.locator("> p")).toHaveText(["Good", "Bad"]);
    const top = async (index: number) => (await sides.nth(index).boundingBox())?.y;
    expect(await top(0)).toBe(await top(1));
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await top(1)).toBeGreaterThan((await top(0)) ?? 0);
  });
  await test.step("a definition at the edge of the window keeps its width", async () => {
    await page.setViewportSize({ width: 800, height: 800 });
    const term = page.locator(".term").first();
    const getWidth = async () => {
      await term.click();
      const box = await page.locator(".term-definition").first().boundingBox();
      await term.click();
      return box?.width;
    };
    const usualWidth = await getWidth();
    await term.evaluate((button) => {
      button.style.marginInlineStart = "500px";
    });
    expect(await getWidth()).toBe(usualWidth);
  });
});

test("a video requests nothing before a click, and then plays where the policy allows it", async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(/^https:/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
  });
  await openPage(page, at("blocks"));
  const hosted = page.getByRole("link", { name: "Winding the clock" });
  await hosted.scrollIntoViewIfNeeded();
  await expect(hosted).toHaveAttribute("href", "https://www.youtube.com/watch?v=l1ghtH0use");
  await expect(page.locator("video.video")).toHaveAttribute("preload", "none");
  await expect(page.locator("video.video")).toHaveCSS("margin-bottom", "24px");
  expect(requested).toEqual([]);
  await hosted.click();
  const player = "https://www.youtube-nocookie.com/embed/l1ghtH0use?autoplay=1";
  await expect(page.locator("iframe.video")).toHaveAttribute("src", player);
  await expect(page.locator("iframe.video")).toHaveAttribute("title", "Winding the clock");
  await expect.poll(() => requested).toEqual([player]);
  // The policy does not allow this host, so the click is that of a link.
  await page.getByRole("link", { name: "A storm seen from the gallery" }).click();
  await expect(page).toHaveURL("https://vimeo.com/76979871");
});

test("a centered article is in the middle of the page, without a table of contents", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto(at("center"));
  await expect(page.locator("h1")).toHaveText("Center");
  await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
  const box = await page.locator(".center").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(996);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 700)).toBeLessThanOrEqual(1);
});

test("a single entry is in the table of contents", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at("tabs"));
  // On phones, the closed table of contents is large enough to tap.
  const opener = await page.getByText("On this page", { exact: true }).boundingBox();
  expect(opener?.height).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 1440, height: 800 });
  const toc = page.getByRole("navigation", { name: "On this page" });
  await expect(toc.getByRole("link", { name: "A closed section" })).toBeVisible();
  await expect(toc.getByRole("link", { name: "The rule" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a video is a link to its page", async ({ page }) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: "" }));
    await page.goto(at("blocks"));
    await page.getByRole("link", { name: "Winding the clock" }).click();
    await expect(page).toHaveURL("https://www.youtube.com/watch?v=l1ghtH0use");
  });

  test("the definition of a term opens on request", async ({ page }) => {
    await page.goto(at("blocks"));
    await page.getByRole("button", { name: "lens" }).click();
    await expect(page.getByText("The glass that gathers the light")).toBeVisible();
  });
});

test("the focus ring of a card at the edge of the article is not clipped", async ({ page }) => {
  await openPage(page, at("cards"));
  for (const [width, title, side] of [
    [390, "The lamp", "left"],
    [390, "The lamp", "right"],
    [1280, "The lamp", "left"],
    [1280, "The example", "right"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const link = card(page, title).getByRole("link", { name: title });
    await link.scrollIntoViewIfNeeded();
    const box = await card(page, title).boundingBox();
    if (!box) throw new Error(`the card ${title} is not drawn`);
    // The ring is 2 px wide and 2 px away.
    const x = Math.round(side === "left" ? box.x - 4 : box.x + box.width + 2);
    const clip = { x, y: Math.round(box.y + box.height / 2), width: 2, height: 20 };
    const without = await page.screenshot({ clip });
    await link.focus();
    expect(await page.screenshot({ clip }), `${title}, ${side}, ${width} px`).not.toEqual(without);
    await link.blur();
  }
});

test("forced colors keep edges, icons, and the chosen tab distinguishable", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, at("tabs"));
  const edge = (name: string) =>
    page
      .getByRole("tab", { name })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await edge("Oil")).not.toBe(await edge("Electric"));
  await page.goto(at("cards"));
  await expect(card(page, "The tower")).toHaveCSS("border-top-style", "solid");
  await expect(card(page, "Alone")).toHaveCSS("border-top-style", "none");
  await page.goto(at("blocks"));
  await expect(page.locator(".file-tree")).toHaveCSS("border-top-style", "solid");
  const verdict = page.locator(".verdict > p").first();
  const [background, iconColor] = await verdict.evaluate((element) => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(element, "::before").backgroundColor,
  ]);
  expect(iconColor).not.toBe(background);
  // The logo for dark backgrounds, regardless of the color mode.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const theme of ["light", "dark"] as const) {
    await forceTheme(page, theme);
    const logos = page.locator(".top .logo img");
    await expect(logos.first()).toBeHidden();
    await expect(logos.last()).toBeVisible();
  }
});

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const name of ["code-blocks", "tabs", "images", "sections", "cards", "blocks"]) {
    await openPage(page, at(name));
    const moving = await page.locator("body *").evaluateAll((all) =>
      all.flatMap((element) =>
        ["", "::before", "::after", "::details-content"].flatMap((part) => {
          const { transitionDuration, animationName } = getComputedStyle(element, part);
          // Both are empty for what the browser does not render, such as tracks of a video.
          const still =
            /^(?:0s(?:, 0s)*)?$/.test(transitionDuration) && /^(?:none)?$/.test(animationName);
          return still ? [] : `${element.localName}.${element.className}${part}`;
        }),
      ),
    );
    expect.soft(moving, name).toEqual([]);
  }
});

test("a table does not break words, and scrolls", async ({ page, site }) => {
  await page.goto(site.second.path);
  const table = page.locator(".table");
  // Only tables that scroll are Tab stops.
  await expect(table).toHaveAttribute("tabindex", "-1");
  await page.setViewportSize({ width: 320, height: 800 });
  const first = table.locator("td").first();
  const height = (await first.boundingBox())?.height;
  await table
    .locator("td")
    .nth(1)
    .evaluate((cell) => {
      cell.textContent = "lighthouse".repeat(8);
    });
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(height ?? 0);
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect(table).toHaveAttribute("tabindex", "0");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
