import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTailwind, type Tailwind } from "./tailwind.ts";

async function create(config = "", sheets: string[] = []): Promise<Tailwind> {
  const siteDir = mkdtempSync(join(tmpdir(), "tailwind-"));
  writeFileSync(join(siteDir, "package.json"), '{ "devDependencies": { "tailwindcss": "3" } }');
  if (config !== "") writeFileSync(join(siteDir, "tailwind.config.js"), config);
  const tailwind = await createTailwind(siteDir, sheets);
  if (!tailwind) throw new Error("the site uses Tailwind CSS");
  return tailwind;
}

function getRules(css: string): string[] {
  return [...css.matchAll(/^\s*(\S*:where\(\.md\) \.[^{]+\{[^}]+\})/gm)].map(([, rule = ""]) =>
    rule.replace(/\s+/g, " "),
  );
}

it("writes rules for classes, in content only, with the color mode of this engine", async () => {
  const { printClasses } = await create();
  const names = ["md:w-1/2", "mt-4", "dark:hidden", "2xl:grid", "hidden", "table", "no-class"];
  expect(getRules(printClasses(names))).toEqual([
    ":where(.md) .mt-4 { margin-top: calc(0.25rem * 4); }",
    ":where(.md) .hidden { display: none; }",
    ":where(.md) .md\\:w-1\\/2 { width: calc(1 / 2 * 100%); }",
    ":where(.md) .\\32 xl\\:grid { display: grid; }",
    ":where(.md) .dark\\:hidden:where([data-theme=dark], [data-theme=dark] *) { display: none; }",
  ]);
});

it("lets rows shrink to the column, whatever the prefix of the site", async () => {
  const { printClasses } = await create('module.exports = { prefix: "tw-" };');
  expect(printClasses(["tw-flex"])).toMatch(/\[class~="?tw-flex"?\][^{]+\{\s*min-width: 0;\s*\}/);
});

it("reads the theme and the prefix of the site, without what it cannot evaluate", async () => {
  const { compileSheet, printClasses } = await create(
    `const colors = require("tailwindcss/colors");
const unknown = require("@harbor/theme");
module.exports = {
  prefix: "tw-",
  darkMode: "media",
  plugins: [require("@tailwindcss/typography")],
  theme: { colors: { ...colors, harbor: "#123", quay: colors.black, no: unknown.color }, extend: { spacing: { pier: "7px" }, colors: { ink: "#234" } } },
};`,
    ["@theme { --color-beacon: #456; }"],
  );
  const names = [
    "tw-text-harbor",
    "md:-tw-mt-pier",
    "text-beacon",
    "tw-bg-beacon",
    "tw-text-white",
    "tw-bg-quay",
    "tw-bg-no",
    "tw-bg-ink",
  ];
  expect(getRules(printClasses(names))).toEqual([
    ":where(.md) .tw-bg-beacon { background-color: #456; }",
    ":where(.md) .tw-bg-ink { background-color: #234; }",
    ":where(.md) .tw-bg-quay { background-color: #000; }",
    ":where(.md) .tw-text-harbor { color: #123; }",
    ":where(.md) .tw-text-white { color: #fff; }",
    ":where(.md) .md\\:-tw-mt-pier { margin-top: -7px; }",
  ]);
  const { css } = await compileSheet(".a { @apply md:tw-mb-pier; }");
  expect(css).toContain("margin-bottom: 7px");
});

it("removes the prefix of classes with colons in brackets", async () => {
  const { printClasses } = await create('module.exports = { prefix: "tw-" };');
  const names = [
    "md:tw-text-[color:red]",
    "tw-[mask-type:luminance]",
    "[&:hover]:tw-mt-4",
    "[&:hover]",
  ];
  expect(
    printClasses(names)
      .match(/(?<![-\w])(?:color|mask-type|margin-top): [^;]+/g)
      ?.sort(),
  ).toEqual(["color: red", "margin-top: 1rem", "mask-type: luminance"]);
});

it("reads the prefix of version 4", async () => {
  const { printClasses } = await create("", ['@import "tailwindcss" prefix(tw);']);
  expect(getRules(printClasses(["tw:md:mt-4", "mt-4"]))).toEqual([
    ":where(.md) .tw\\:md\\:mt-4 { margin-top: 1rem; }",
  ]);
});

it("compiles style sheets, and keeps the rest where a class is unknown", async () => {
  const { compileSheet, losses } = await create("", [
    "@layer components { .button { @apply p-4; } .doc { @apply prose m-4; } .none {} }",
  ]);
  const sheet = `@tailwind base;
@import "tailwindcss";
@theme { --color-beacon: #456; }
@layer components {
  .lamp { @apply button text-beacon no-class; @apply mb-4 !important; margin: theme(spacing.4); }
}
h2 { color: red; }`;
  const { css, skipped } = await compileSheet(sheet);
  expect(losses).toEqual(["@apply prose"]);
  expect(skipped).toEqual(["@apply no-class"]);
  expect(css.replace(/\/\*.*?\*\/|\s+/g, " ").trim()).toBe(
    ":root { --color-beacon: #456; } .lamp { padding: calc(0.25rem * 4); color: var(--color-beacon); margin-bottom: calc(0.25rem * 4) !important; margin: 1rem; } h2 { color: red; }",
  );
  const { css: fonts } = await compileSheet(
    '@import "@fontsource/a";\n@theme { --color-buoy: #789; }',
  );
  expect(fonts.replace(/\s+/g, " ")).toMatch(/^@import "@fontsource\/a"; .*--color-buoy: #789;/);
  expect(await compileSheet("p { color: red; }")).toEqual({
    css: "p { color: red; }",
    skipped: [],
  });
});
