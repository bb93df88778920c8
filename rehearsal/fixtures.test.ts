import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { resourceRules } from "./aws/resources/resource-rules.ts";
import { exampleRules } from "./example/example-rules.ts";
import { createFixtureSite } from "./fixtures/create-fixture-site.ts";
import { guideRules } from "./guide/guide-rules.ts";
import { rehearse } from "./rehearse.ts";
import { safetyRules } from "./safety/safety-rules.ts";
import { iacRules } from "./simulator/iac/iac-rules.ts";
import { simulatorRules } from "./simulator/simulator-rules.ts";
import { toolRules } from "./tools/tool-rules.ts";

const folder = fileURLToPath(new URL("fixtures", import.meta.url));
const names = readdirSync(folder).flatMap((file) =>
  file.endsWith(".mdx") ? [file.replace(".mdx", "")] : [],
);
const ruleNames = names.filter((name) => name !== "start" && name !== "next");
const texts = new Map(
  names.map((name) => [`${name}.mdx`, readFileSync(join(folder, `${name}.mdx`), "utf8")]),
);

async function getRules(name: string): Promise<string[]> {
  const { diagnostics } = await rehearse(await createFixtureSite(texts, name));
  return diagnostics.map(({ rule, file, message }) =>
    file === `${name}.mdx` ? rule : `${rule} in ${file}: ${message}`,
  );
}

it("has a fixture for every rule of guides, example values, and the simulator", () => {
  const rules = [
    guideRules,
    exampleRules,
    simulatorRules,
    iacRules,
    safetyRules,
    toolRules,
    resourceRules,
  ].flatMap((table) => Object.keys(table));
  expect(ruleNames.sort()).toEqual(rules.sort());
});

it("reports nothing in the example guide", async () => {
  expect(await getRules("start")).toEqual([]);
});

describe("each fixture triggers its rule as often as its `count` says and no other", () => {
  it.each(ruleNames)("%s", async (name) => {
    const text = texts.get(`${name}.mdx`) ?? "";
    const [, count = "1"] = /^count: (\d+)$/m.exec(text) ?? [];
    // Models have only the operations that pages use, and those of a fixture may be missing.
    const [, expected] = /^also: (\S+)$/m.exec(text) ?? [];
    const rules = (await getRules(name)).filter((rule) => rule !== expected);
    expect(rules).toEqual(Array<string>(Number(count)).fill(name));
  });
});
