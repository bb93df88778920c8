import { join } from "node:path";
import { format } from "@cdktn/hcl-tools";
import { parse } from "@cdktn/hcl2json";
import { expect, it } from "vitest";
import { getBlockCode } from "../../src/catalog/block/block-code.ts";
import type { Draft } from "../../src/catalog/block/draft.ts";
import { type FormService, toFormService } from "../../src/catalog/block/form-service.ts";
import { isSameValue } from "../../src/catalog/history/history.ts";
import type { UsageTool } from "../../src/catalog/history/usage-code.ts";
import { getModuleSource } from "../../src/catalog/page/addresses.ts";
import { loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import type { JsonValue } from "../../src/model/reference/module.ts";
import { createRandomFilling } from "../support/random-filling.ts";
import { createSeededRandom } from "../support/seeded-random.ts";
import { root } from "./build-fixture.ts";

const casesPerService = 20;

/** This many cases of each service are also generated for Terragrunt. */
const terragruntCases = 5;

const { services: catalogServices } = await loadCatalog({
  siteDir: join(root, "site"),
  store: null,
  engineVersion: "",
});
const services = catalogServices
  .filter(({ module }) => module.inputs.length > 0)
  .map((service) =>
    toFormService({
      ...service,
      source: getModuleSource(service),
      inputs: service.module.inputs,
      fedBy: [],
    }),
  );

interface Filling {
  drafts: Map<string, Draft>;
  /** The values that the block must contain. */
  expected: Record<string, JsonValue>;
}

/** All required inputs, and some of the others. */
function fillForm({ inputs }: FormService, random: () => number): Filling {
  const drafts = new Map<string, Draft>();
  const expected: Record<string, JsonValue> = {};
  const share = random() * 0.2;
  for (const { name, type, required, defaultValue } of inputs) {
    if (!required && random() > share) continue;
    const { draft, value } = createRandomFilling(type, random);
    drafts.set(name, draft);
    if (required || !isSameValue(value, defaultValue)) expected[name] = value;
  }
  return { drafts, expected };
}

/** The parser keeps HCL's escapes of template markers, such as `$${`. */
function unescapeTemplates(parsed: unknown): unknown {
  if (typeof parsed === "string") return parsed.replaceAll(/([$%])\1(?=\{)/g, "$1");
  if (Array.isArray(parsed)) return parsed.map(unescapeTemplates);
  if (typeof parsed !== "object" || parsed === null) return parsed;
  return Object.fromEntries(
    Object.entries(parsed).map(([key, value]) => [
      unescapeTemplates(key),
      unescapeTemplates(value),
    ]),
  );
}

it("lists the services", () => expect(services.length).toBeGreaterThan(30));

it.each(services)("writes blocks of $id that HashiCorp's parser reads back", async (service) => {
  const random = createSeededRandom(service.id.length * 1000 + service.inputs.length);
  const cases = Array.from({ length: casesPerService }, () => fillForm(service, random));
  const writeCode = (tool: UsageTool, { drafts }: Filling) => {
    const { code, missing, errors } = getBlockCode(service, drafts, { tool, showsDefaults: false });
    expect({ missing, errors }).toEqual({ missing: [], errors: new Map() });
    return code;
  };
  // One file for all cases, because calling the parser is slow.
  const modules = cases.map((one, index) =>
    writeCode("terraform", one).replace('module "', `module "m${index}_`),
  );
  const inputs = cases
    .slice(0, terragruntCases)
    .map((one, index) => writeCode("terragrunt", one).replace("inputs =", `inputs_${index} =`));
  const file = `${[...modules, ...inputs].join("\n")}\n`;
  const parsed = (await parse("main.tf", file)) as Parsed;
  const blocks = new Map(
    Object.entries(parsed.module).map(([label, [block]]) => [label.split("_")[0], block]),
  );
  for (const [index, { expected }] of cases.entries()) {
    expect(unescapeTemplates(blocks.get(`m${index}`))).toEqual({
      source: service.source,
      ...expected,
    });
    if (index < terragruntCases)
      expect(unescapeTemplates(parsed[`inputs_${index}`] ?? {})).toEqual(expected);
  }
});

interface Parsed {
  module: Record<string, Record<string, unknown>[]>;
  [inputs: string]: unknown;
}

it("writes every default on request, in the format of `terraform fmt`", async () => {
  for (const [index, service] of services.entries()) {
    const { drafts, expected } = fillForm(service, createSeededRandom(index + 1000));
    for (const showsDefaults of [false, true]) {
      const { code } = getBlockCode(service, drafts, { tool: "terraform", showsDefaults });
      expect(await format(`${code}\n`), service.id).toBe(`${code}\n`);
      if (!showsDefaults) continue;
      const parsed = (await parse("main.tf", `${code}\n`)) as Parsed;
      const [block] = Object.values(parsed.module)[0] ?? [];
      const { source: _, ...given } = block ?? {};
      const defaults = service.inputs.map(({ name, defaultValue }) => [name, defaultValue]);
      expect(unescapeTemplates(given)).toEqual({ ...Object.fromEntries(defaults), ...expected });
    }
  }
});
