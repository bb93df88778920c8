import { expect, it } from "vitest";
import type { Draft } from "../../catalog/block/draft.ts";
import { parseCanonicalType } from "../../catalog/history/parse-canonical-type.ts";
import { getFormFragment, getPublicValues, isFormFragment, readFragment } from "./form-url.ts";

const form = (values: Record<string, Draft>) => ({
  tool: "terragrunt" as const,
  showsDefaults: true,
  values,
});

it("writes a form into a fragment and reads it back", async () => {
  const initial = form({ name: "é ü", tags: { m: [["a", "b"]] }, on: true, ["__proto__"]: "x" });
  const fragment = await getFormFragment(initial);
  expect(fragment).toMatch(/^#configure=[\w-]+$/);
  expect(isFormFragment(fragment ?? "")).toBe(true);
  expect(await readFragment(fragment ?? "")).toEqual(initial);
});

it("takes at most 2 KB for 30 inputs", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `the_name_of_input_number_${index}`);
  const values = names.map((name, index): [string, Draft] => {
    if (index % 5 === 0)
      return [
        name,
        {
          m: [
            ["Team", `team-${index * 7919}`],
            ["Stage", "prod"],
          ],
        },
      ];
    if (index % 5 === 1)
      return [name, [`10.${index}.0.0/16`, `subnet-0${(index * 48271).toString(16)}`]];
    if (index % 5 === 2) return [name, { x: `dependency.vpc.outputs.subnet_ids[${index}]` }];
    return [
      name,
      index % 5 === 3 ? String(index * 104729) : `arn:aws:kms:us-east-2:111122223333:key/${index}`,
    ];
  });
  const fragment = await getFormFragment(form(Object.fromEntries(values)));
  expect(fragment?.length).toBeLessThanOrEqual(2048);
});

it("writes no address that programs cut off", async () => {
  const noise = Array.from({ length: 8000 }, (_, index) => ((index * 48271) % 65537).toString(36));
  expect(await getFormFragment(form({ a: noise.join("") }))).toBeNull();
});

it.each([
  "",
  "#input_name",
  "#configure",
  "#configure=%%%",
  "#configure=AAAA",
  "#configured=AA",
])("reads no form from %j", async (fragment) =>
  expect(await readFragment(fragment)).toBeUndefined());

it("stops at a fragment that grows without end", async () => {
  const fragment = await getFormFragment(form({ a: " ".repeat(600_000) }));
  expect(fragment).not.toBeNull();
  expect(await readFragment(fragment ?? "")).toBeUndefined();
});

it("names the inputs whose values stay out", () => {
  const input = (name: string, isSecret = false) => ({
    name,
    isSecret,
    type: parseCanonicalType("string"),
    typeText: "string",
    required: true,
    defaultText: null,
    defaultValue: undefined,
    description: "",
    deprecated: null,
    rules: [],
  });
  const drafts = new Map<string, Draft>([
    ["name", "a"],
    ["password", "hunter"],
    ["gone", "x"],
  ]);
  expect(getPublicValues(drafts, [input("name"), input("password", true), input("unset")])).toEqual(
    {
      values: { name: "a" },
      hidden: ["password"],
    },
  );
});
