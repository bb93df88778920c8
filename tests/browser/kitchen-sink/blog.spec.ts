import { expect } from "@playwright/test";
import { collectConsole, openPage, withoutStorageWarning } from "../page-ready.ts";
import { test } from "../sites.ts";

const post = "/blog/2026/03/14/the-new-lens";

test("the blog", async ({ page, site, request }) => {
  await test.step("the list shows ten posts, newest first, and links to the older ones and back", async () => {
    const messages = collectConsole(page);
    await openPage(page, site.at("/blog"));
    await expect(page.locator("html")).toHaveClass(/blog-list-page/);
    const titles = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(titles).toHaveCount(10);
    await expect(titles.first()).toHaveText("The new lens");
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect(page).toHaveTitle(`Blog, page 2 ${site.titleEnd}`);
    await expect(titles).toHaveText(["Letter 9 from the rock", "Letter 10 from the rock"]);
    await page.getByRole("link", { name: "Newer posts" }).click();
    await expect(titles).toHaveCount(10);
    expect(withoutStorageWarning(messages())).toEqual([]);
  });
  await test.step("a list shows the excerpt, or the description", async () => {
    await page.goto(site.at("/blog"));
    const posts = page.getByRole("article");
    const [lens, fog, letter] = [posts.nth(0), posts.nth(1), posts.nth(2)];
    await expect(lens.locator(".card")).toContainText("How the lens is kept.");
    await expect(fog.getByRole("link", { name: "written down" })).toBeVisible();
    await expect(letter.getByText("What happened in month 11 of 2025.")).toBeVisible();
    await expect(page.getByText("Nobody had numbered the floor.")).toHaveCount(0);
    await fog.getByRole("link", { name: "Read more: Fog for a week" }).click();
    await expect(page.getByText("The valve sticks at night.")).toBeVisible();
  });
  await test.step("a footnote in an excerpt links to the note in the post", async () => {
    await page.goto(site.at("/blog"));
    await page.getByRole("article").nth(1).locator("sup a").click();
    await expect(page).toHaveURL(/fog-for-a-week\/#user-content-fn-1$/);
    await expect(page.getByText("In pencil, but it is written down.")).toBeInViewport();
  });
  await test.step("a post shows its date, authors, tags, and neighbors", async () => {
    await openPage(page, site.at(post));
    await expect(page.locator("html")).toHaveClass(/blog-post-page/);
    await expect(page.locator(".byline time")).toHaveAttribute("datetime", "2026-03-14");
    await expect(page.locator(".byline time")).toHaveText("March 14, 2026");
    await expect(page.getByText("1 min read")).toBeVisible();
    const authors = page.getByRole("list", { name: "Authors" });
    await expect(authors.getByRole("listitem")).toHaveText([/Mara Lind\s*Head keeper/, "Ott"]);
    await expect(authors.getByRole("link", { name: "Mara Lind" })).toHaveAttribute(
      "href",
      "https://example.com/mara",
    );
    await expect(authors.locator("img")).toHaveJSProperty("complete", true);
    const tags = page.getByRole("navigation", { name: "Tags" }).getByRole("link");
    await expect(tags).toHaveText(["The lamp", "visitors"]);
    await page.getByRole("link", { name: "Older post Fog for a week" }).click();
    await expect(page.locator("h1")).toHaveText("Fog for a week");
    await expect(page.getByRole("link", { name: "Newer post The new lens" })).toBeVisible();
  });
  await test.step("the tags of posts are grouped, and each links to its paginated posts", async () => {
    await page.goto(site.at("/blog/tags"));
    await expect(page.locator("html")).toHaveClass(/blog-tags-list-page/);
    await expect(page.getByRole("region", { name: "T" }).getByRole("listitem")).toHaveText(
      "The lamp 1 post",
    );
    await page.getByRole("link", { name: "visitors" }).click();
    await expect(page.locator("html")).toHaveClass(/blog-tags-post-list-page/);
    await expect(page.locator("h1")).toHaveText("11 posts tagged “visitors”");
    await expect(page.getByRole("article")).toHaveCount(10);
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect(page).toHaveURL(site.origin + site.at("/blog/tags/visitors/page/2"));
    await expect(page.getByRole("article")).toHaveCount(1);
  });
  await test.step("the archive lists all posts by year", async () => {
    await page.goto(site.at("/blog/archive"));
    const years = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(years).toHaveText(["2026", "2025", "2024"]);
    const entries = page.getByRole("region", { name: "2026" }).getByRole("listitem");
    await expect(entries).toHaveText(["March 14 The new lens", "February 2 Fog for a week"]);
    await expect(page.getByRole("region", { name: "2024" }).getByRole("listitem")).toHaveCount(5);
  });
  await test.step("an unlisted post is reachable, but in no list and not indexed", async () => {
    await page.goto(site.at("/blog/2024/01/01/unlisted"));
    await expect(page.locator("h1")).toHaveText("Not for lists");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.goto(site.at("/blog/archive"));
    await expect(page.getByText("Not for lists")).toHaveCount(0);
  });
  await test.step("every feed that a page links can be read", async () => {
    await page.goto(site.at(post));
    const feeds = page.locator('link[rel="alternate"][title]');
    await expect(feeds).toHaveCount(3);
    for (const link of await feeds.all()) {
      const response = await request.get(
        new URL((await link.getAttribute("href")) ?? "", page.url()).href,
      );
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(
        "https://kitchen-sink.example.com/kitchen-sink/blog/",
      );
    }
  });
  await test.step("a Markdown page works next to the site's components", async () => {
    await page.goto(site.at("/colophon"));
    await expect(page.locator("html")).toHaveClass(/mdx-page/);
    await expect(page.locator("h1")).toHaveText("Colophon");
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeVisible();
  });
});
