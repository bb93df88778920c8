import { expect, it } from "vitest";
import {
  authorSchema,
  categorySchema,
  frontMatterSchema,
  postFrontMatterSchema,
} from "../schemas/front-matter.ts";
import { sidebarsSchema } from "../schemas/sidebars-config.ts";
import { siteConfigSchema } from "../schemas/site-config.ts";
import { parseConfig } from "./parse-config.ts";

const minimal = {
  title: "Docs",
  url: "https://docs.example.com/",
  logo: { alt: "Docs", light: "/l.svg", dark: "/d.svg", width: 10, height: 10 },
};

function messages(schema: Parameters<typeof parseConfig>[0], value: unknown): string[] {
  const parsed = parseConfig(schema, value, { file: "config.ts" });
  return parsed.ok ? [] : parsed.diagnostics.map(({ message, hint }) => `${message}; ${hint}`);
}

it("fills in every default", () => {
  const parsed = parseConfig(siteConfigSchema, minimal, { file: "config.ts" });
  expect(parsed.ok && parsed.value).toMatchObject({
    url: "https://docs.example.com",
    baseUrl: "/",
    titleDelimiter: "|",
    colorMode: { default: "light", disableSwitch: false, respectSystem: false },
    toc: { minLevel: 2, maxLevel: 3 },
  });
});

it("suggests the nearest name for an unknown key", () => {
  expect(messages(frontMatterSchema, { title: "T", sidebar_lable: "x" })).toEqual([
    "unknown key `sidebar_lable`; did you mean `sidebar_label`?",
  ]);
});

it("names what replaces a removed option", () => {
  expect(messages(siteConfigSchema, { ...minimal, changes: {} })).toEqual([
    "unknown key `changes`; it was removed: `lastUpdated: true` shows when a page changed",
  ]);
  expect(messages(frontMatterSchema, { title: "T", changes: 1 })).toEqual([
    expect.not.stringContaining("removed"),
  ]);
});

it("reports a list instead of an object once", () => {
  expect(messages(siteConfigSchema, { ...minimal, toc: [2, 3], logo: ["/l.svg"] })).toEqual([
    "`logo` is a list; expected `{ alt, href, light, dark, width, height }`",
    "`toc` is a list; expected `{ minLevel, maxLevel }`",
  ]);
  expect(messages(frontMatterSchema, ["T"])).toEqual([
    expect.stringContaining("a list is not an object"),
  ]);
});

it("does not report a misspelled key as missing, too", () => {
  expect(messages(frontMatterSchema, { titel: "T" })).toEqual([
    "unknown key `titel`; did you mean `title`?",
  ]);
});

it("rejects keys that would be dropped silently", () => {
  expect(messages(siteConfigSchema, { ...minimal, checks: { constructor: "warning" } })).toEqual([
    "`constructor` cannot be a key at `checks.constructor`; use another name",
  ]);
});

it("reports every unknown key, with the known keys at its location", () => {
  const navbar = [
    { label: "A", to: "/", postion: "left" },
    { type: "dropdown", label: "B", items: [{ label: "C", to: "/", lable: "D" }] },
  ];
  const footer = { groups: [], copyright: "", zzzzzz: 1 };
  expect(
    messages(siteConfigSchema, { ...minimal, navbar, footer, plugins: [], presets: [] }),
  ).toEqual([
    "unknown key `postion` at `navbar.0.postion`; did you mean `position`?",
    "unknown key `lable` at `navbar.1.items.0.lable`; did you mean `label`?",
    "unknown key `zzzzzz` at `footer.zzzzzz`; known: groups, copyright",
    expect.stringContaining("unknown key `plugins`"),
    expect.stringContaining("unknown key `presets`"),
  ]);
});

it("reports missing keys and wrong types", () => {
  expect(messages(frontMatterSchema, { draft: "yes" })).toEqual([
    "`title` is missing; add `title`",
    "`draft` has the value `yes`; write `draft: true`",
  ]);
});

it("requires slashes around the base URL", () => {
  expect(messages(siteConfigSchema, { ...minimal, baseUrl: "docs" })[0]).toContain("baseUrl");
});

it("requires heading levels that a table of contents can have", () => {
  const toc = (levels: object) => messages(siteConfigSchema, { ...minimal, toc: levels });
  expect(toc({ minLevel: 3, maxLevel: 3 })).toEqual([]);
  expect(toc({ minLevel: 4 })[0]).toMatch(
    /^the values of `toc` do not fit together; .*`minLevel` must not be larger than `maxLevel`$/,
  );
  expect(toc({ minLevel: 1, maxLevel: 7 })).toEqual([
    "`minLevel` has the value `1` at `toc.minLevel`; expected at least 2",
    "`maxLevel` has the value `7` at `toc.maxLevel`; expected at most 6",
  ]);
});

it("requires names that versions do not share", () => {
  const docsVersions = [{ name: "2.0" }, { name: "1.0" }, { name: "2.0" }];
  expect(messages(siteConfigSchema, { ...minimal, docsVersions })).toEqual([
    "the values of `docsVersions` do not fit together; each version needs a `name` of its own",
  ]);
});

it("names an empty place of a list", () => {
  expect(messages(siteConfigSchema, { ...minimal, navbar: [undefined] })).toEqual([
    "`navbar.0` is undefined; remove it from the list",
  ]);
});

it("explains what is wrong with a sidebar item", () => {
  const items = [
    "index",
    { type: "categry", label: "C", items: [] },
    { type: "doc" },
    {
      type: "category",
      label: "C",
      items: [{ type: "category", label: "D", items: [{ type: "doc", id: 7 }] }],
    },
    { type: "doc", id: "a", lable: "A" },
  ];
  expect(messages(sidebarsSchema, { main: items })).toEqual([
    "unknown type `categry` at `main.1.type`; did you mean `category`?",
    "`id` is missing at `main.2.id`; add `id`",
    '`id` has the value `7` at `main.3.items.0.items.0.id`; put it in quotes: `id: "7"`',
    "unknown key `lable` at `main.4.lable`; did you mean `label`?",
  ]);
});

it("distinguishes wrong values from missing ones", () => {
  const wrong = {
    ...minimal,
    blog: true,
    announcementBar: "hi",
    locales: ["en"],
    navbar: ["str", {}],
  };
  expect(messages(siteConfigSchema, wrong)).toEqual([
    "`locales.0` has the value `en`; expected `{ code, label, direction }`",
    "`blog` has the value `true`; expected `{ title, description, route, postsPerPage }`",
    "`announcementBar` has the value `hi`; expected `{ id, text, link, closeable }`",
    "`navbar.0` has the value `str`; expected an object",
    "`label` is missing at `navbar.1.label`; add `label`",
  ]);
  expect(messages(sidebarsSchema, { main: [{ id: "a" }] })).toEqual([
    "`type` is missing at `main.0.type`; known: `doc`, `ref`, `link`, `category`, `autogenerated`",
  ]);
});

it("shortens long values, and says that a value is empty", () => {
  const logo = { ...minimal.logo, width: 0 };
  const wrong = {
    ...minimal,
    title: " ",
    docsVersions: [{ name: "current", label: "" }],
    footer: { groups: [{ title: " ", links: [] }], copyright: "A" },
    logo,
    toc: "",
    blog: "x".repeat(500),
    navbar: [{ type: "" }],
  };
  expect(messages(siteConfigSchema, wrong)).toEqual([
    "`title` has the value ` `; expected a text that is not empty",
    "`label` is empty at `docsVersions.0.label`; expected a text that is not empty",
    `\`blog\` has the value \`${"x".repeat(79)}…\`; expected \`{ title, description, route, postsPerPage }\``,
    "`width` has the value `0` at `logo.width`; expected at least 1",
    "`type` is empty at `navbar.0.type`; known: `link`, `doc`, `dropdown`, `localeDropdown`, `docsVersion`, `docsVersionDropdown`, `search`",
    "`title` has the value ` ` at `footer.groups.0.title`; expected a text that is not empty",
    "`toc` is empty; expected `{ minLevel, maxLevel }`",
  ]);
});

it.each([
  [authorSchema, { name: " " }, "`name` has the value ` `"],
  [
    categorySchema,
    { link: { type: "generated-index", title: " " } },
    "`title` has the value ` ` at `link.title`",
  ],
  [
    frontMatterSchema,
    { title: "A", tags: [{ label: " " }] },
    "`label` has the value ` ` at `tags.0.label`",
  ],
])("requires a text that readers see: %#", (schema, value, message) => {
  expect(messages(schema, value)).toEqual([`${message}; expected a text that is not empty`]);
});

it("reports a file without a value", () => {
  expect(messages(siteConfigSchema, undefined)).toEqual([
    "the file has no default export; write `export default` before its object",
  ]);
  expect(messages(frontMatterSchema, null)[0]).toMatch(/^the keys are missing; known: title, /);
  expect(messages(sidebarsSchema, 7)).toEqual(["`7` is not an object; write its keys"]);
});

it("describes the expected value", () => {
  const wrong = {
    ...minimal,
    url: "docs.example.com",
    baseUrl: "docs",
    colorMode: { default: "drak" },
    hosting: "netlfy",
    blog: { postsPerPage: 1.5 },
    navbar: [{ label: "A", to: "a" }],
  };
  const hints = messages(siteConfigSchema, wrong).map((message) => message.replace(/^.*?; /, ""));
  expect(hints).toEqual([
    "an origin is written as `https://docs.example.com`; the path below it is `baseUrl`",
    "`baseUrl` starts with a slash and has one after each folder, for example `/docs-site/`",
    "expected a whole number",
    "did you mean `dark`?",
    "it starts with `/`",
    "expected a list of `rules-files`, `netlify`, `nginx`, `apache`, `caddy`, `cloudfront`",
  ]);
  const inDoc = (value: object) => messages(frontMatterSchema, { title: "T", ...value })[0];
  expect(inDoc({ title: ["a"] })).toContain("`title` is a list");
  expect(inDoc({ tags: "go" })).toContain('expected a list: `["go"]`');
  expect(inDoc({ tags: "go, hcl," })).toContain('expected a list: `["go", "hcl"]`');
  expect(inDoc({ draft: "False" })).toContain("remove the quotes: `draft: false`");
  expect(inDoc({ draft: "maybe" })).toContain("expected `true` or `false`");
  expect(inDoc({ sidebar_position: "3.5" })).toContain(
    "remove the quotes: `sidebar_position: 3.5`",
  );
  expect(inDoc({ sidebar_position: "" })).toContain("expected a number");
});

it("requires the target of a link", () => {
  const items = [{ label: "A" }, { label: "B", to: "/b" }];
  const navbar = [...items, { type: "dropdown", label: "C", items }];
  const footer = { groups: [{ title: "D", links: items }], copyright: "" };
  expect(messages(siteConfigSchema, { ...minimal, navbar, footer })).toEqual(
    ["navbar.0.to", "navbar.2.items.0.to", "footer.groups.0.links.0.to"].map(
      (path) => `\`to\` is missing at \`${path}\`; give \`to\` or \`href\``,
    ),
  );
});

it.each([
  [{ url: "https://x/sub/" }, "`url` has the value `https://x/sub/`"],
  [{ url: "https://x/?q=1" }, "`url` has the value `https://x/?q=1`"],
  [{ url: "no address" }, "`url` has the value `no address`"],
  [{ baseUrl: "//x/" }, "has one after each folder"],
  [{ baseUrl: "docs site" }, "has one after each folder"],
  [{ baseUrl: "/a b/" }, "its folders consist of letters"],
  [{ baseUrl: "/文档/" }, "its folders consist of letters"],
  [{ baseUrl: "/a/../b/" }, "its folders consist of letters"],
  [{ announcementBar: { text: "" } }, "`text` is empty at `announcementBar.text`"],
  [{ docsRoute: "guide/" }, "`docsRoute` has the value `guide/`"],
  [{ docsRoute: "/../../e" }, "`docsRoute` has the value `/../../e`"],
  [{ docsRoute: "/%2e%2e/e" }, "`docsRoute` has the value `/%2e%2e/e`"],
  [{ blog: { route: "news" } }, "`route` has the value `news` at `blog.route`"],
  [{ docsVersions: [{ name: ".." }] }, "`name` has the value `..`"],
  [{ docsVersions: [{ name: "1", path: "../../up" }] }, "`path` has the value `../../up`"],
  [{ locale: { code: "en_US", label: "English" } }, "`code` has the value `en_US`"],
  [{ navbar: [{ label: "A", to: "about" }] }, "`to` has the value `about`"],
  [{ navbar: [{ label: "A", href: "JavaScript:a()" }] }, "`href` has the value `JavaScript:a()`"],
  [{ navbar: [{ label: "A", href: "java\tscript:a()" }] }, "link to a page, a file"],
  [{ fontStylesheet: "data:text/css,a" }, "`fontStylesheet` has the value `data:text/css,a`"],
  [{ editUrl: { file: "javascript:{path}", folder: "https://a.example/{path}" } }, "editUrl.file"],
])("rejects %j", (options, expected) => {
  const found = messages(siteConfigSchema, { ...minimal, ...options });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
});

it.each([
  { url: "https://Docs.example.com:8080" },
  { docsRoute: "/" },
  { docsRoute: "/docs/v1.0/" },
  { docsVersions: [{ name: "1.0", path: "/" }] },
  { locale: { code: "pt-BR", label: "Português" } },
  { navbar: [{ label: "A", href: "mailto:a@b.example" }] },
])("accepts %j", (options) => {
  expect(messages(siteConfigSchema, { ...minimal, ...options })).toEqual([]);
});

it("describes list entries of a union type", () => {
  expect(messages(postFrontMatterSchema, { title: "A", authors: [{ name: "Guest" }] })).toEqual([
    "`authors.0` is an object; add the author to `authors.yml`, for example `anna: { name: Anna }`, and write the key: `anna`",
  ]);
});
