import type { Attribute, Block } from "../../../src/catalog/read/blocks/block.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { type ExampleCompany, getAccountId } from "../../example/example-company.ts";
import { getPathInRepository } from "../requirements.ts";
import type { Session } from "../session.ts";
import { iacRules } from "./iac-rules.ts";
import { type CodeFile, getTextValue } from "./module-code.ts";

/** Facts that the path of a file in the live repository implies. */
interface PathFacts {
  account: string;
  accountId: string;
  region: string | null;
  stateKey: string;
  stateBucket: string;
}

export function getPathFacts(company: ExampleCompany, path: string): PathFacts | null {
  const [account = "", second = ""] = path.split("/");
  const id = getAccountId(company, account);
  if (id === undefined || !path.includes("/")) return null;
  const region = company.regions.some(({ value }) => value === second) ? second : null;
  const folder = path.replace(/\/[^/]+$/, "");
  return {
    account,
    accountId: id,
    region,
    stateKey: `${folder}/terraform.tfstate`,
    stateBucket: company.stateBucket
      .replace("<account>", account)
      .replace("<region>", region ?? company.defaultRegion),
  };
}

export function checkPathValues(
  session: Session,
  file: CodeFile,
  getLocation: (offset: number) => SourceLocation,
): void {
  const path = getPathInRepository(session, file.path);
  const facts = getPathFacts(session.company, path);
  if (!facts) return;
  const compare = (attribute: Attribute | undefined, expected: string | null) => {
    const value = getTextValue(attribute);
    if (!attribute || value === null || expected === null) return;
    const location = getLocation(attribute.offset);
    session.check(value === expected, iacRules["contradicts-path"], location, () => ({
      name: attribute.name,
      value,
      expected,
      path,
    }));
  };
  for (const block of getAllBlocks(file.code.blocks)) {
    const { kind, labels, attributes } = block;
    // A provider with an alias may use another Region.
    if (kind === "provider" && labels[0] === "aws" && !attributes.has("alias")) {
      compare(attributes.get("region"), facts.region);
      compareAccount(attributes.get("allowed_account_ids"), facts, (attribute, value) => {
        const location = getLocation(attribute.offset);
        session.report(iacRules["contradicts-path"], location, {
          name: attribute.name,
          value,
          expected: facts.accountId,
          path,
        });
      });
    }
    if (kind === "locals" || kind === "module") compare(attributes.get("aws_region"), facts.region);
    if (kind === "backend" && labels[0] === "s3") {
      compare(attributes.get("key"), facts.stateKey);
      compare(attributes.get("bucket"), facts.stateBucket);
      compare(attributes.get("region"), facts.region ?? session.company.defaultRegion);
    }
  }
}

export function checkBucketRegion(
  session: Session,
  { bucket, region }: { bucket: unknown; region: unknown },
  { path, location }: { path: string; location: () => SourceLocation },
): void {
  if (typeof bucket !== "string" || typeof region !== "string") return;
  const [start = "", , end = ""] = session.company.stateBucket.split(/<account>|<region>/);
  if (!bucket.startsWith(start) || !bucket.endsWith(end)) return;
  const bucketRegion = session.company.regions.find(({ value }) =>
    bucket.endsWith(value + end),
  )?.value;
  if (bucketRegion === undefined) return;
  session.check(bucketRegion === region, iacRules["contradicts-path"], location, () => ({
    name: "region",
    value: region,
    expected: bucketRegion,
    path: `${path}, for the bucket ${bucket}`,
  }));
}

function compareAccount(
  attribute: Attribute | undefined,
  { accountId: expected }: PathFacts,
  report: (attribute: Attribute, value: string) => void,
): void {
  if (!attribute?.value.known || !Array.isArray(attribute.value.value)) return;
  for (const value of attribute.value.value) {
    if (typeof value === "string" && value !== expected) report(attribute, value);
  }
}

function getAllBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...getAllBlocks(block.blocks)]);
}
