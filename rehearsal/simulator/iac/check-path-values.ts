import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { type ExampleCompany, getAccountId } from "../../example/example-company.ts";
import { getPathInRepository } from "../requirements.ts";
import type { Session } from "../session.ts";
import { iacRules } from "./iac-rules.ts";
import type { CodeFile, GetLocation } from "./module-code.ts";

/** What the path of a file in the live repository implies. */
interface PathFacts {
  accountId: string;
  region: string | null;
  stateKey: string;
  stateBucket: string;
}

export function getPathFacts(company: ExampleCompany, path: string): PathFacts | null {
  const [account = "", second = ""] = path.split("/");
  const accountId = getAccountId(company, account);
  if (accountId === undefined || !path.includes("/")) return null;
  const region = company.regions.some(({ value }) => value === second) ? second : null;
  const folder = path.replace(/\/[^/]+$/, "");
  return {
    accountId,
    region,
    stateKey: `${folder}/terraform.tfstate`,
    stateBucket: company.stateBucket
      .replace("<account>", account)
      .replace("<region>", region ?? company.defaultRegion),
  };
}

/** Reports Regions, accounts, and settings of the state that differ from those of the path. */
export function checkPathValues(session: Session, file: CodeFile, getLocation: GetLocation): void {
  const path = getPathInRepository(session, file.path);
  const facts = getPathFacts(session.company, path);
  if (!facts) return;
  const compare = (attribute: Attribute | undefined, expected: string | null) => {
    if (!attribute?.value.known || expected === null) return;
    const location = getLocation(attribute.offset);
    const { name } = attribute;
    for (const value of [attribute.value.value].flat()) {
      if (typeof value !== "string") continue;
      const values = () => ({ name, value, expected, path });
      session.check(value === expected, iacRules["contradicts-path"], location, values);
    }
  };
  for (const { kind, labels, attributes } of getAllBlocks(file.code.blocks)) {
    // A provider with an alias may use another Region.
    if (kind === "provider" && labels[0] === "aws" && !attributes.has("alias")) {
      compare(attributes.get("region"), facts.region);
      compare(attributes.get("allowed_account_ids"), facts.accountId);
    }
    if (kind === "locals" || kind === "module") compare(attributes.get("aws_region"), facts.region);
    if (kind === "backend" && labels[0] === "s3") {
      compare(attributes.get("key"), facts.stateKey);
      compare(attributes.get("bucket"), facts.stateBucket);
      compare(attributes.get("region"), facts.region ?? session.company.defaultRegion);
    }
  }
}

function getAllBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...getAllBlocks(block.blocks)]);
}

interface BucketRegion {
  /** Unchecked values of the code. */
  bucket: unknown;
  region: unknown;
  path: string;
  location: SourceLocation;
}

/** Reports a Region other than the one in the name of a state bucket. */
export function checkBucketRegion(
  session: Session,
  { bucket, region, path, location }: BucketRegion,
): void {
  if (typeof bucket !== "string" || typeof region !== "string") return;
  const { stateBucket, regions } = session.company;
  const [start = "", , end = ""] = stateBucket.split(/<account>|<region>/);
  if (!bucket.startsWith(start)) return;
  const expected = regions.find(({ value }) => bucket.endsWith(value + end))?.value;
  if (expected === undefined) return;
  session.check(expected === region, iacRules["contradicts-path"], location, () => ({
    name: "region",
    value: region,
    expected,
    path: `${path}, for the bucket ${bucket}`,
  }));
}
