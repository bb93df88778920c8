import { expect, it } from "vitest";
import { frontMatterSchema } from "./front-matter.ts";
import { parseConfig } from "./parse-config.ts";
import { sidebarsSchema } from "./sidebars-config.ts";
import { siteConfigSchema } from "./site-config.ts";

const minimal = {
  title: "Docs",
  url: "https://docs.example.com/",
  logo: { alt: "Docs", light: "/l.svg", dark: "/d.svg", width: 10, height: 10 },
};

function messages(schema: Parameters<typeof parseConfig>[0], value: unknown): string[] {
  const parsed = parseConfig(schema, value, "config.ts");
  return parsed.ok ? [] : parsed.diagnostics.map(({ message, hint }) => `${message}; ${hint}`);
}

it("fills in every default", () => {
  const parsed = parseConfig(siteConfigSchema, minimal, "config.ts");
  expect(parsed.ok && parsed.value).toMatchObject({
    url: "https://docs.example.com",
    baseUrl: "/",
    titleDelimiter: "|",
    colorMode: { default: "light", disableSwitch: false, respectSystem: false },
    toc: { minLevel: 2, maxLevel: 3 },
  });
});

it("names an unknown key and the one that was meant", () => {
  expect(messages(frontMatterSchema, { title: "T", sidebar_lable: "x" })).toEqual([
    "unknown key `sidebar_lable` at `sidebar_lable`; did you mean `sidebar_label`?",
  ]);
});

it("names every unknown key, with those that are known at its place", () => {
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
    expect.stringContaining("unknown key `plugins` at `plugins`"),
    expect.stringContaining("unknown key `presets` at `presets`"),
  ]);
});

it("names a missing and an ill-typed key", () => {
  expect(messages(frontMatterSchema, { draft: "yes" })).toEqual([
    "`title` is missing at `title`; add `title`",
    "`draft` has the value `yes` at `draft`; expected boolean",
  ]);
});

it("asks for slashes around the base URL", () => {
  expect(messages(siteConfigSchema, { ...minimal, baseUrl: "docs" })[0]).toContain("baseUrl");
});

it("names what is wrong with an item of a sidebar", () => {
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
