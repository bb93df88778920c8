import { openHclParser } from "../src/catalog/hcl/open-parser.ts";
import type { KnownModules } from "../src/catalog/usage/find-module.ts";
import type { ExampleCompany } from "./example/example-company.ts";
import type { RehearsedSite } from "./rehearse.ts";
import { parseResource } from "./simulator/session.ts";
import type { Walkthrough } from "./simulator/simulate-walkthroughs.ts";

export const testCompany: ExampleCompany = {
  accounts: [
    { name: "stage", id: "888888888888" },
    { name: "prod", id: "999999999999" },
  ],
  otherAccounts: [{ value: "111111111111", reason: "another company" }],
  regions: [
    { value: "us-east-2", reason: "the default" },
    { value: "us-west-2", reason: "recovery" },
  ],
  defaultRegion: "us-east-2",
  ranges: [{ value: "10.20.0.0/16", reason: "prod" }],
  profiles: [
    { name: "prod-full-access", accountId: "999999999999", role: "full-access" },
    { name: "prod-read-only", accountId: "999999999999", role: "read-only" },
    { name: "stage-full-access", accountId: "888888888888", role: "full-access" },
  ],
  tags: new Map([["catalog", "v1.0.0"]]),
  liveRepository: "infrastructure-live",
  layout: [
    "root.hcl",
    "<account>/<region>/region.hcl",
    "<account>/<region>/<environment>/<category>/<name>/terragrunt.hcl",
  ],
  environments: ["stage", "prod"],
  stateBucket: "acme-<account>-<region>-terraform-state",
  domain: "acme.example",
  exceptions: [],
};

export const testModules: KnownModules = {
  repositories: ["catalog"],
  find({ repository, path }) {
    if (repository !== "acme/catalog" || path !== "networking/vpc") return { kind: "unchecked" };
    const inputs = [
      { name: "vpc_name", type: "string" },
      { name: "cidr_block", type: "string" },
      { name: "num_nat_gateways", type: "number", default: 1 },
    ];
    return {
      kind: "found",
      at: {
        inputs: new Map(inputs.map((input) => [input.name, input])),
        outputs: new Set(["vpc_id", "vpc_name", "vpc_cidr_block"]),
      },
      history: null,
      missingInputHint: () => undefined,
    };
  },
};

/**
 * A site of guides whose front matter has `after: ID ID` (default: `start`), `start: KIND=NAME`,
 * and `without: KIND=NAME`, which removes a resource from the start.
 */
export async function fixtureSite(
  texts: ReadonlyMap<string, string>,
  name: string,
): Promise<RehearsedSite> {
  const own = texts.get(`${name}.mdx`) ?? "";
  const ids = name === "start" ? ["start"] : ["start", name];
  const without = field(own, "without") ?? [];
  const walkthroughs = ids.map((id): Walkthrough => {
    const text = texts.get(`${id}.mdx`) ?? "";
    return {
      id,
      file: `${id}.mdx`,
      after: field(text, "after") ?? ["start"],
      start: (field(text, "start") ?? [])
        .filter((one) => !without.some((gone) => one.startsWith(gone)))
        .map(parseResource),
      removal: "remove",
    };
  });
  return {
    pages: ids.map((id) => `${id}.mdx`),
    read: (file) => texts.get(file) ?? null,
    walkthroughs,
    company: testCompany,
    modules: testModules,
    code: { check: () => [] },
    parseHcl: await openHclParser(),
  };
}

function field(text: string, name: string): string[] | undefined {
  const [, value] = new RegExp(`^${name}:(.*)$`, "m").exec(text.split("\n---")[0] ?? "") ?? [];
  return value?.split(/\s+/).filter((word) => word !== "");
}
