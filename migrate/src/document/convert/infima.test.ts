import { expect, it } from "vitest";
import { openStyles } from "../../site/styles.ts";
import { infimaLayout } from "./infima.ts";

it.each([
  ["row", { display: "flex", flexWrap: "wrap", gap: "1rem" }],
  ["col--4", { flex: "0 1 max(15rem, 4 / 12 * 100% - 1rem)" }],
  ["col--offset-2", { marginLeft: "calc(2 / 12 * 100%)" }],
  ["text--center", { textAlign: "center" }],
  ["margin-vert--md", { marginBlock: "1rem" }],
  ["padding--none", { padding: "0" }],
  ["padding-left--xl", { paddingLeft: "4rem" }],
])("keeps the layout of %s", (name, style) => {
  expect(infimaLayout(name)).toEqual(style);
  expect(openStyles().classOf(style)).toBe("migrated-1");
});

it.each([
  "card",
  "col--13",
  "text--bold",
  "margin-up--md",
  "margin--huge",
  "rows",
  "",
])("knows no layout of %j", (name) => expect(infimaLayout(name)).toBeUndefined());
