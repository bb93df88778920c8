import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { migrateMkdocs } from "./migrate-mkdocs.ts";

function createFolder(): string {
  return mkdtempSync(join(tmpdir(), "mkdocs-"));
}

async function findPages(files: readonly string[]): Promise<string[]> {
  const dir = createFolder();
  const config = "site_name: A\ndocs_dir: generated\nnav: [index.md, bow.md, stern.md]\n";
  writeFileSync(join(dir, "mkdocs.yml"), config);
  for (const path of files) {
    mkdirSync(dirname(join(dir, "docs", path)), { recursive: true });
    writeFileSync(join(dir, "docs", path), "# A\n");
  }
  const [site] = await migrateMkdocs(dir, join(dir, "out"));
  const paths = [...(site?.plan.files.keys() ?? [])];
  return paths.filter((path) => /\.mdx?$/.test(path)).sort();
}

it("if `docs_dir` does not exist, finds the folder with most pages of `nav`", async () => {
  expect(await findPages(["a/stern.md", "index.md", "bow.md", "stern.md"])).toContain(
    "content/docs/a/stern.md",
  );
  expect(await findPages(["a/stern.md", "en/index.md", "en/bow.md", "en/stern.md"])).toEqual(
    ["bow", "index", "stern"].map((name) => `content/docs/${name}.md`),
  );
});

it("uses a heading after text as the title, and the title of the front matter as the label in the sidebar", async () => {
  const dir = createFolder();
  writeFileSync(join(dir, "mkdocs.yml"), "site_name: A\n");
  mkdirSync(join(dir, "docs"));
  writeFileSync(join(dir, "docs/index.md"), "---\ntitle: Bow\n---\nWords.\n\n# Stern\n\nText.\n");
  const [site] = await migrateMkdocs(dir, join(dir, "out"));
  expect(site?.plan.files.get("content/docs/index.md")).toMatchObject({
    text: "---\nsidebar_label: Bow\ntitle: Stern\n---\n\nWords.\n\nText.\n",
  });
});

it.each([
  ['post_url_format: "{date}/{file}"', "# Storm", "2025/03/04/north-gale"],
  [
    "enabled: true",
    "```sh\n# install\n```\n\n# The **Storm** [now](/x) {#now}",
    "2025/03/04/the-storm-now",
  ],
  ["enabled: true", "Storm\n=====", "2025/03/04/storm"],
  ["enabled: true", "Words.", "2025/03/04/north-gale"],
  ["post_url_date_format: yy/M/d", "# Storm", "25/3/4/storm"],
  ['post_url_format: "{categories}/{slug}"', "# Storm", "sea/storm"],
  ['post_url_format: "{categories}/{slug}"\n      post_url_max_categories: 0', "# Storm", "storm"],
  [
    'post_url_format: "{categories}/{slug}"\n      post_url_max_categories: 2',
    "# Storm",
    "sea/wind-and-waves/storm",
  ],
])("computes the address of a post with %j and %j", async (options, body, address) => {
  const dir = createFolder();
  writeFileSync(join(dir, "mkdocs.yml"), `site_name: A\nplugins:\n  - blog:\n      ${options}\n`);
  mkdirSync(join(dir, "docs/blog/posts"), { recursive: true });
  writeFileSync(join(dir, "docs/index.md"), "# A\n");
  const frontMatter = "---\ndate: 2025-03-04\ncategories: [Sea, Wind and waves]\n---\n";
  writeFileSync(join(dir, "docs/blog/posts/north-gale.md"), `${frontMatter}${body}\n`);
  const [site] = await migrateMkdocs(dir, join(dir, "out"));
  const addresses = site?.plan.addresses.map(({ old }) => old);
  expect(addresses).toContain(`/blog/${address}/`);
});

it("leaves out empty paths and patterns, and snippets that are folders", async () => {
  const dir = createFolder();
  const theme = 'theme: { name: material, logo: "", custom_dir: "" }';
  const plugins = 'plugins: [{ exclude: { glob: "" } }, { awesome-pages: {} }]';
  writeFileSync(
    join(dir, "mkdocs.yml"),
    `site_name: A\n${theme}\nextra_css: [""]\n${plugins}\nnav: [index.md, "... | glob="]\n`,
  );
  mkdirSync(join(dir, "docs/part"), { recursive: true });
  const page = '---\ntemplate: ""\n---\n# A\n\n--8<-- "part"\n';
  writeFileSync(join(dir, "docs/index.md"), page);
  const [site] = await migrateMkdocs(dir, join(dir, "out"));
  const files = [...(site?.plan.files.keys() ?? [])];
  expect(files.filter((path) => /\.md$/.test(path))).toEqual(["content/docs/index.md"]);
});

it("takes the name of a link without one from the icon of a brand, and not from other icons", async () => {
  const dir = mkdtempSync(join(tmpdir(), "mkdocs-"));
  const social = [
    "{ icon: fontawesome/brands/mastodon, link: 'https://bells.example/@ring' }",
    "{ icon: fontawesome/solid/globe, link: 'https://bells.example' }",
    "{ icon: material/email, link: 'mailto:ring@bells.example' }",
  ];
  writeFileSync(
    join(dir, "mkdocs.yml"),
    `site_name: A\nextra: { social: [${social.join(", ")}] }\n`,
  );
  mkdirSync(join(dir, "docs"));
  writeFileSync(join(dir, "docs/index.md"), "# A\n");
  const [site] = await migrateMkdocs(dir, join(dir, "out"));
  const config = site?.plan.files.get("config.ts");
  const labels = config && "text" in config ? config.text.match(/(?<=label: ").*(?=",)/g) : null;
  expect(labels).toEqual(["Mastodon", "bells.example", "ring@bells.example"]);
});

async function migrateFiles(config: string, files: Readonly<Record<string, string>>) {
  const dir = createFolder();
  for (const [path, text] of Object.entries({ "mkdocs.yml": config, ...files })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const [site] = await migrateMkdocs(dir, join(dir, "out"));
  return site?.plan;
}

it("leaves posts in a folder of another name out of the docs", async () => {
  const plan = await migrateFiles(
    'site_name: A\nplugins: [{ blog: { post_dir: "{blog}/articles" } }]\n',
    {
      "docs/index.md": "# A\n",
      "docs/blog/articles/gale.md": "---\ndate: 2025-03-04\n---\n# Gale\n",
    },
  );
  const pages = [...(plan?.files.keys() ?? [])].filter((path) => /gale/.test(path));
  expect(pages).toEqual([expect.stringMatching(/^content\/blog\//)]);
});

it("reads extensions that are a map, shows URLs as tabs, and reports style sheets of other hosts", async () => {
  const config = `site_name: A
theme: { name: material, features: [navigation.tabs] }
extra_css: ["https://fonts.example/a.css"]
nav: [index.md, { Forum: "https://forum.example/" }]
markdown_extensions:
  pymdownx.snippets: { base_path: [parts] }
`;
  const plan = await migrateFiles(config, {
    "docs/index.md": '# A\n\n--8<-- "part.md"\n',
    "parts/part.md": "From a part.\n",
  });
  const text = (path: string) => JSON.stringify(plan?.files.get(path));
  expect(text("content/docs/index.md")).toContain("From a part.");
  expect(text("config.ts")).toContain("forum.example");
  expect(plan?.diagnostics).toContainEqual(
    expect.objectContaining({ subject: "extra_css: https://fonts.example/a.css" }),
  );
});
