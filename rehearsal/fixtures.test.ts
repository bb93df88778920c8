import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { exampleRules } from "./example/example-rules.ts";
import { guideRules } from "./guide/guide-rules.ts";
import { rehearse } from "./rehearse.ts";
import { iacRules } from "./simulator/iac/iac-rules.ts";
import { simulatorRules } from "./simulator/simulator-rules.ts";
import { fixtureSite } from "./test-site.ts";

/** A guide for each kind of finding, named after it; all of them begin where `start.mdx` ends. */
const folder = fileURLToPath(new URL("fixtures", import.meta.url));
const names = readdirSync(folder).map((file) => file.replace(".mdx", ""));
const texts = new Map(
  names.map((name) => [`${name}.mdx`, readFileSync(join(folder, `${name}.mdx`), "utf8")]),
);

async function findingsOf(name: string): Promise<string[]> {
  const { diagnostics } = await rehearse(await fixtureSite(texts, name));
  return diagnostics.map(({ rule, file, message }) =>
    file === `${name}.mdx` ? rule : `${rule} in ${file}: ${message}`,
  );
}

it("has a fixture for every rule about guides, worlds, plays and infrastructure", () => {
  const rules = [guideRules, exampleRules, simulatorRules, iacRules].flatMap((table) =>
    Object.keys(table),
  );
  expect(names.filter((name) => name !== "start").sort()).toEqual(rules.sort());
});

it("finds nothing in the guide that the others begin with", async () => {
  expect(await findingsOf("start")).toEqual([]);
});

describe("each fixture shows its rule and no other", () => {
  it.each(names.filter((name) => name !== "start"))("%s", async (name) => {
    expect(await findingsOf(name)).toEqual([name]);
  });
});
