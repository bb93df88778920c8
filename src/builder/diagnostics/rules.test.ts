import { expect, it } from "vitest";
import { diagnose, type Rule, wholeFile } from "../../model/diagnostics/rule.ts";
import { publishRules } from "../../publish/index.ts";
import { builderRules } from "./rules.ts";

it("knows why a module of the site throws when it is loaded", () => {
  const values = { subject: "`a.tsx`", reason: "it throws when it is loaded: x is not defined" };
  const { hint } = diagnose(builderRules["compile-failed"], wholeFile("a.tsx"), values);
  expect(hint).toBe("import or define it in the component's file");
});

const tables: Rule<object>[] = [...Object.values(builderRules), ...Object.values(publishRules)];

it.each(tables.map((rule) => [rule.id, rule] as const))("shows an example of %s", (id, rule) => {
  const { file, source, values } = rule.example;
  const found = diagnose(rule, wholeFile(file), values);
  expect(found).toMatchObject({ rule: id, file });
  expect(`${found.message} ${found.hint}`).not.toMatch(/undefined|\[object/);
  expect(source).not.toBe("");
  expect(rule.documentation).toMatch(/\.$/);
});
