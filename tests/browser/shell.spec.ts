import { expect, test } from "@playwright/test";
import { collectConsole, holdRequests, hydrated } from "./page-ready.ts";

const page1 = "/docs/intro/overview/intro-to-gruntwork";
const phone = { width: 390, height: 800 };

test.describe("colour mode", () => {
  test("is light at first, whatever the system prefers, and the choice is kept", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(page1);
    await hydrated(page);
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(html).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.reload();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: "Switch to light mode" })).toBeVisible();
  });

  test("a click that comes before React is not lost", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(page1);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("a click while React hydrates counts once", async ({ page }) => {
    const release = await holdRequests(page, "**/assets/shell-*.js");
    const shell = page.waitForRequest("**/assets/shell-*.js");
    await page.goto(page1);
    await shell;
    // React listens from the moment it begins to hydrate, which waits for the shell.
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith("_reactListening")),
    );
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("is set before the first paint", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/assets/**", (route) => route.abort());
    await page.goto(page1);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("follows another tab", async ({ page, context }) => {
    await page.goto(page1);
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(page1);
    await hydrated(other);
    await other.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("works with storage that throws", async ({ page }) => {
    const messages = collectConsole(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new Error("refused");
        },
      });
    });
    await page.goto(page1);
    await hydrated(page);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(messages()).toEqual([]);
  });
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto(page1);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the navbar holds the items of the specification", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(page1);
  const main = page.getByRole("navigation", { name: "Main" });
  for (const label of ["Intro", "Guides", "Service Catalog API", "Courses"]) {
    await expect(main.getByRole("link", { name: label, exact: true })).toBeVisible();
  }
  for (const label of ["Knowledge Base", "Support", "Sign In"]) {
    await expect(main.getByRole("link", { name: label }).first()).toBeVisible();
  }
  await expect(main.getByRole("link", { name: "Intro", exact: true })).toHaveAttribute(
    "aria-current",
    /page|true/,
  );
});

test("the More menu repeats three items between 997 and 1280 px", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(page1);
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Sign In" })).toBeHidden();
  await main.getByRole("button", { name: "More" }).click();
  for (const label of ["Knowledge Base", "Support", "Sign In"]) {
    await expect(main.getByRole("link", { name: label })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(main.getByRole("link", { name: "Sign In" })).toBeHidden();
});

test("a menu that was opened before React stays open", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(page1);
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "More" }).click();
  release();
  await hydrated(page);
  await expect(main.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("the mobile menu shows the section, the main menu, and closes on navigation", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(page1);
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  const section = page.getByRole("navigation", { name: "Section" });
  await expect(section.getByRole("link", { name: /How it works/ })).toBeVisible();
  await section.getByRole("button", { name: "Back to main menu" }).click();
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: "Courses" })).toBeVisible();
  await main.getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL("/docs/courses");
  await expect(main).toBeHidden();
});

test("the mobile menu closes on Escape and when the window grows", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(page1);
  await hydrated(page);
  const section = page.getByRole("navigation", { name: "Section" });
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  await expect(section).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(section).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.setViewportSize(phone);
  await expect(section).toBeHidden();
});

test("the sidebar marks the page and opens its categories", async ({ page }) => {
  await page.goto(page1);
  await hydrated(page);
  const section = page.getByRole("navigation", { name: "Section" });
  await expect(section.locator("[aria-current=page]")).toHaveText("Introduction to Gruntwork");
  const tools = section.getByRole("button", { name: /Tool fundamentals/i });
  await expect(tools).toHaveAttribute("aria-expanded", "false");
  await tools.click();
  await expect(tools).toHaveAttribute("aria-expanded", "true");
  await section.getByRole("link", { name: "Packer" }).click();
  await expect(page.locator("h1")).toHaveText("Packer");
  await expect(section.locator("[aria-current=page]")).toHaveText("Packer");
});

test("the table of contents follows the reader", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto(page1);
  await hydrated(page);
  await page.locator("#clouds").scrollIntoViewIfNeeded();
  await page.locator("#clouds").evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(page.locator('[aria-current="location"]')).toHaveText("Which clouds");
});

test("breadcrumbs, previous and next lead through the section", async ({ page }) => {
  await page.goto("/docs/intro/overview/how-it-works");
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Overview");
  const pager = page.getByRole("navigation", { name: "Previous and next page" });
  await expect(pager.getByRole("link")).toHaveCount(2);
  await pager.getByRole("link").first().click();
  await expect(page.locator("h1")).toHaveText("Introduction to Gruntwork");
});

test("the footer has its four groups, logo and copyright", async ({ page }) => {
  await page.goto(page1);
  const footer = page.getByRole("contentinfo");
  for (const title of ["Company", "Community", "Resources", "Legal"]) {
    await expect(footer.getByText(title, { exact: true })).toBeVisible();
  }
  await expect(footer).toContainText("Gruntwork, Inc.");
  await expect(footer.getByRole("link", { name: /privacy/i })).toBeVisible();
});

test("a render error shows the crash page and Try again recovers", async ({ page }) => {
  const mdx = "/docs/intro/first-deployment/deploy";
  await page.goto(page1);
  await hydrated(page);
  // A payload whose tree throws while it is drawn: an object is no React child.
  await page.route(`**${mdx}/index.txt`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(
      /\["\$","h1",null,\{"children":"[^"]*"\}\]/,
      '["$","h1",null,{"children":{"a":1}}]',
    );
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  await page.evaluate((to) => location.assign(to), mdx).catch(() => {});
  await page.goto(page1);
  await hydrated(page);
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
  }, mdx);
  await expect(page.getByText("This page crashed.")).toBeVisible();
  await page.unroute(`**${mdx}/index.txt`);
  const release = await holdRequests(page, `**${mdx}/index.txt`);
  await page.getByRole("button", { name: "Try again" }).click();
  const spinner = page.getByRole("status", { name: "Loading" });
  await expect(spinner).toHaveCSS("opacity", "1");
  release();
  await expect(page.locator("h1")).toHaveText(/Deploy/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages, tabs and navigation can be read and followed", async ({ page }) => {
    await page.goto("/docs/intro/tool-fundamentals/terraform");
    await expect(page.locator("h1")).toBeVisible();
    for (const label of ["OpenTofu", "Terraform"]) {
      await expect(page.locator("#article-body").getByText(label).first()).toBeVisible();
    }
    await page
      .getByRole("navigation", { name: "Section" })
      .getByRole("link", { name: "Packer" })
      .click();
    await expect(page.locator("h1")).toHaveText("Packer");
  });

  test("the mobile menu opens", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(page1);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("navigation", { name: "Section" })).toBeVisible();
  });
});

test("nothing is requested from another host and nothing shifts", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(page1);
  await hydrated(page);
  expect([...hosts]).toEqual(["localhost:4173"]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});
