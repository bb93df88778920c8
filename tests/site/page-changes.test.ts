import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { type TemporarySite, temporarySite } from "./temporary-site.ts";

let site: TemporarySite;
let built: BuiltFixture | undefined;

beforeEach(() => {
  site = temporarySite();
  const config = JSON.stringify(join(root, "tests/fixtures/minimal-config.ts"));
  site.write(
    "config.ts",
    `import config from ${config};\nexport default { ...config, changes: { onPage: 3 }, search: {}, navbar: [{ type: "search" }] };\n`,
  );
});

afterEach(() => {
  built?.dispose();
  built = undefined;
  site.dispose();
});

function commit(day: string, message: string): void {
  const author = ["-c", "user.name=Keeper", "-c", "user.email=keeper@example.com"];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  for (const step of [
    ["init", "-q"],
    ["add", "."],
    ["commit", "-q", "-m", message],
  ]) {
    execFileSync("git", ["-C", site.dir, ...author, ...step], { env, stdio: "ignore" });
  }
}

async function file(path: string): Promise<string> {
  built ??= await buildFixture(site.dir);
  const text = built.file(path);
  if (text === undefined) throw new Error(`no ${path}: ${JSON.stringify(built.diagnostics)}`);
  return text;
}

const article = (text: string) =>
  `---\ntitle: Lamp\ndescription: A lamp.\n---\n\nLight.\n\n## Oil\n\n${text}\n`;
const evil = "<img src=x onerror=alert(1)> ]]> & more";

it("shows changes below the article, and all of them by week with feeds", async () => {
  site.write("content/docs/lamp.md", article("a"));
  site.write("content/blog/2026-01-05-new.md", "---\ntitle: News\n---\n\nText.\n");
  commit("2025-12-30", "feat: begin with a lamp");
  site.write("content/docs/lamp.md", article("b"));
  commit("2026-01-14", "wip");
  site.write("content/docs/lamp.md", article("c"));
  commit("2026-01-16", evil);
  const lamp = await file("lamp/index.html");
  const [history = ""] = /<details class="page-changes.*?<\/details>/.exec(lamp) ?? [];
  expect(history.match(/<li>/g)).toHaveLength(3);
  expect(history).toContain("Sections changed: Oil");
  expect(history).toContain("Begin with a lamp");
  expect(history).toContain('<a href="/changes">');
  expect(history).toContain("&lt;img src=x onerror=alert(1)&gt; ]]&gt; &amp; more");
  const changes = await file("changes/index.html");
  expect(changes).toContain("Week of January 12, 2026");
  expect(changes).toContain("Week of December 29, 2025");
  expect(changes).not.toContain("<img src=x");
  expect(changes).toContain('href="/changes/areas/blog"');
  expect(await file("changes/areas/blog/index.html")).not.toContain("Sections changed");
  expect(await file("changes/2026/index.html")).not.toContain("Begin with a lamp");
  expect(await file("changes/2025/index.html")).toContain("Begin with a lamp");
  const feed = JSON.parse(await file("changes/feed.json"));
  expect(feed.items[0].title).toBe(evil);
  expect(feed.items[0].content_html).not.toContain("<img");
  const atom = await file("changes/atom.xml");
  expect(atom).toContain("<![CDATA[&lt;img src=x onerror=alert(1)&gt; ]]&gt; &amp; more]]>");
  expect(await file("sitemap.xml")).toContain("/changes</loc>");
  expect(JSON.stringify(built?.diagnostics)).not.toContain('"error"');
});

it("shows nothing without commits, and reports nothing", async () => {
  expect(await file("index.html")).not.toContain("page-changes");
  expect(built?.file("changes/index.html")).toBeUndefined();
  expect(built?.file("changes/atom.xml")).toBeUndefined();
  expect(built?.diagnostics).toEqual([]);
});
