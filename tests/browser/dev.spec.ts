import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { collectConsole, delayRequests, openPage, requestsSettled } from "./page-ready.ts";
import { test } from "./sites.ts";

const root = join(import.meta.dirname, "../..");
const site = join(root, ".cache/tests/dev-site");
const port = 4175;
const address = `http://localhost:${port}/`;

// The tests share one server.
test.describe.configure({ mode: "serial" });

const wreck = `export const metadata = { title: "Wreck", description: "A wreck.", route: "/wreck" };

export default function Wreck() {
  return <p>Lies at low tide.</p>;
}
`;

const restartNotice = "stop it and run `npm run dev` again";

let server: ChildProcess;
let output = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(site, { recursive: true, force: true });
  cpSync(join(root, "tests/fixtures/cache"), site, { recursive: true });
  change("config.ts", (text) => text.replace("logo:", 'navbar: [{ type: "search" }],\n  logo:'));
  mkdirSync(join(site, "pages"));
  writeFileSync(join(site, "pages/wreck.tsx"), wreck);
  const args = ["src/run.mjs", "src/cli.ts", "dev", "--site", site, "--port", String(port)];
  server = spawn(process.execPath, args, { cwd: root });
  server.stderr?.on("data", (chunk) => {
    output += String(chunk);
  });
  await expect
    .poll(
      () =>
        fetch(address).then(
          (response) => response.status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200);
});

test.afterAll(() => {
  server.kill();
});

function change(file: string, edit: (text: string) => string): void {
  const path = join(site, file);
  writeFileSync(path, edit(readFileSync(path, "utf8")));
}

test("a page as Markdown, and a style sheet that is added and removed", async ({ page }) => {
  const markdown = await page.request.get(`${address}a.md`);
  expect([markdown.status(), markdown.headers()["content-type"]]).toEqual([
    200,
    "text/markdown; charset=utf-8",
  ]);
  expect(await markdown.text()).toContain("# Page A");
  await openPage(page, `${address}a`);
  writeFileSync(join(site, "pages/new.css"), "h1 { opacity: 0.5 }");
  await expect(page.locator("h1")).toHaveCSS("opacity", "0.5");
  rmSync(join(site, "pages/new.css"));
  await expect(page.locator("h1")).toHaveCSS("opacity", "1");
  expect(output).not.toContain("Failed to load");
});

test("a saved page", async ({ page }) => {
  const messages = collectConsole(page);
  await openPage(page, `${address}a`);
  await test.step("its text, its new heading, and a new diagnostic appear without a reload", async () => {
    await expect(page.getByText("First text.")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { marker: "same document" }));
    change("content/docs/a.md", (text) => text.replace("First text.", "Second text."));
    await expect(page.getByText("Second text.")).toBeVisible();
    change("content/docs/a.md", (text) => text.replace("title: Page A", "title: Page Alpha"));
    await expect(page.locator("h1")).toHaveText("Page Alpha");
    expect(await page.evaluate(() => "marker" in window)).toBe(true);
    expect(messages().filter((text) => /^(error|pageerror)/.test(text))).toEqual([]);
    change("content/docs/a.md", (text) => text.replace("title:", "titel:"));
    await expect.poll(() => output).toContain("content/docs/a.md:2:1");
    change("content/docs/a.md", (text) => text.replace("titel:", "title:"));
    await expect(page.locator("h1")).toHaveText("Page Alpha");
  });
  await test.step("a broken link is reported in the terminal, not over the page", async () => {
    change("content/docs/a.md", (text) => `${text}\n[nowhere](./b.md#nowhere)\n`);
    await expect.poll(() => output).toContain("an anchor that `/b` does not have [broken-anchor]");
    await expect(page.getByRole("link", { name: "nowhere" })).toBeVisible();
    await expect(page.locator("vite-error-overlay")).toHaveCount(0);
    change("content/docs/a.md", (text) => text.replace("\n[nowhere](./b.md#nowhere)\n", ""));
    await expect(page.getByRole("link", { name: "nowhere" })).toHaveCount(0);
  });
  await test.step("it keeps its scroll position and focus", async () => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.getByRole("link", { name: "Page B" }).first().focus();
    await page.evaluate(() => window.scrollTo(0, 200));
    const scrollAndFocus = () =>
      page.evaluate(() => [window.scrollY, document.activeElement?.textContent]);
    const before = await scrollAndFocus();
    change("content/docs/a.md", (text) => text.replace("Second text.", "Third text."));
    await expect(page.getByText("Third text.")).toBeVisible();
    expect(await scrollAndFocus()).toEqual(before);
  });
});

test("a redirect leads to its page, and removing it checks links again", async () => {
  const redirects = join(site, "redirects.tsv");
  writeFileSync(redirects, "/old\t/b\n");
  await expect.poll(async () => (await fetch(`${address}old`)).url).toBe(`${address}b`);
  const links = "\n[before](/old), [lost](./b.md#lost)\n";
  change("content/docs/a.md", (text) => text + links);
  await expect.poll(() => output).toContain("#lost");
  expect(output).not.toContain("`/old` is not the address of a page");
  rmSync(redirects);
  await expect.poll(() => output).toContain("`/old` is not the address of a page");
  change("content/docs/a.md", (text) => text.replace(links, ""));
});

test("a change that is saved while scripts load appears, too", async ({ page }) => {
  const release = await delayRequests(page, "**/framework/client/entry.browser.tsx*");
  await page.goto(`${address}a`, { waitUntil: "commit" });
  await expect(page.getByText("Third text.")).toBeVisible();
  change("content/docs/a.md", (text) => text.replace("Third text.", "Fourth text."));
  await expect
    .poll(async () => (await page.request.get(`${address}a`)).text())
    .toContain("Fourth text.");
  release();
  await expect(page.getByText("Fourth text.")).toBeVisible();
});

test("a page that cannot be compiled", async ({ page }) => {
  const overlay = page.locator("vite-error-overlay");
  await openPage(page, `${address}c`);
  await test.step("an error in a component stays over the page until it is corrected", async () => {
    output = "";
    change("components.tsx", (text) => text.replace("title={label}>", "title={label}"));
    await expect(overlay).toContainText("error `components.tsx` cannot be used");
    await expect.poll(() => output).toContain("`components.tsx` cannot be used");
    expect(output).not.toMatch(/^ +at /m);
    change("components.tsx", (text) => text.replace("title={label}", "title={label}>"));
    await expect(overlay).toHaveCount(0);
    await expect(page.locator("h1")).toHaveText("Page C");
  });
  await test.step("an error in the page is shown over it, and after a reload, until it is corrected", async () => {
    change("content/docs/c.mdx", (text) => text.replace("<Marker />", "<Market />"));
    await expect(overlay).toContainText(
      "content/docs/c.mdx:9:1 error unknown component `<Market>`",
    );
    await expect(overlay.locator(".tip")).toBeHidden();
    await expect.poll(() => output).toContain("did you mean `<Marker>`?");
    await page.goto(`${address}c`);
    await expect(page.locator("pre").first()).toContainText("unknown component `<Market>`");
    await requestsSettled(page);
    change("content/docs/c.mdx", (text) => text.replace("<Market />", "<Marker />"));
    await expect(page.locator("h1")).toHaveText("Page C");
    await expect(overlay).toHaveCount(0);
  });
});

test("a page component that loses its route is reported", async ({ page }) => {
  await page.goto(`${address}wreck`);
  const text = page.getByText("Lies at low tide.");
  await expect(text).toBeVisible();
  // It has the margins of the site, because it has no class.
  await expect(text).not.toHaveCSS("margin-left", "0px");
  change("pages/wreck.tsx", (text) => text.replace('"/wreck"', '"wreck"'));
  await expect
    .poll(() => output)
    .toContain("pages/wreck.tsx:1:1 error `wreck` is not a valid route");
  change("pages/wreck.tsx", (text) => text.replace('"wreck"', '"/wreck"'));
  await expect.poll(async () => (await page.request.get(`${address}wreck`)).status()).toBe(200);
});

test("the search finds saved and unsaved changes", async ({ page }) => {
  const results = page.getByRole("option");
  const search = async (text: string) => {
    await page.goto(`${address}b`);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("combobox").fill(text);
  };
  await search("alpha");
  await expect(results.first()).toContainText("Page Alpha");
  change("content/docs/a.md", (text) => `${text}\n## Zanzibar\n`);
  await expect
    .poll(async () => (await page.request.get(`${address}a`)).text())
    .toContain('id="zanzibar"');
  await search("zanzibar");
  await expect(results.first()).toHaveAttribute("href", "/a#zanzibar");
});

test("files that the configuration imports are reloaded", async ({ page }) => {
  const words = join(site, "words/title.json");
  writeFileSync(words, '{ "title": "First name" }');
  change("config.ts", (text) =>
    `import words from "./words/title.json";\n${text}`.replace('"Cache"', "words.title"),
  );
  const title = async () => (await page.request.get(`${address}a`)).text();
  await expect.poll(title).toContain("First name");
  writeFileSync(words, '{ "title": "Other name" }');
  await expect.poll(title).toContain("Other name");
});

test("a new page component appears without a restart, and disappears when deleted", async () => {
  const custom = () => fetch(`${address}custom`);
  const file = join(site, "pages/custom.tsx");
  writeFileSync(file, wreck.replace('"/wreck"', '"/custom"').replace("Lies", "Rests"));
  await expect.poll(async () => (await custom()).text()).toContain("Rests at low tide.");
  rmSync(file);
  await expect.poll(async () => (await custom()).status).toBe(404);
  expect((await fetch(`${address}wreck`)).status).toBe(200);
});

test("a setting that cannot be reloaded asks for a restart", async () => {
  output = "";
  change("config.ts", (text) => text.replace("logo:", "baseUrl: '/other/',\n  logo:"));
  await expect.poll(() => output).toContain(restartNotice);
});

test("a configuration that cannot be loaded is reported, and nothing starts", () => {
  change("config.ts", (text) => text.replace("title:", "titel:"));
  const args = ["src/run.mjs", "src/cli.ts", "dev", "--site", site, "--port", "0"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(status).toBe(1);
  const lines = readFileSync(join(site, "config.ts"), "utf8").split("\n");
  const line = lines.findIndex((one) => one.startsWith("  titel:")) + 1;
  expect(stderr).toContain(`config.ts:${line}:3 error unknown key \`titel\``);
  expect(stderr).not.toMatch(/^ +at /m);
});
