import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A type as text: `string`, `number`, `boolean`, `timestamp`, `blob`, `document` (any JSON), `[T]`
 * for a list, `{T}` or `{Key:T}` for a map, or the name of a shape.
 */
export type TypeText = string;

/** Types by member. The name of a required member ends with `!`, see `getMembers`. */
export type StructureShape = Record<string, TypeText>;

/** The allowed values. */
export type EnumerationShape = string[];

/** Names of shapes; undefined if the operation has no input or output. */
export interface OperationModel {
  input?: string;
  output?: string;
}

/** A service as its SDK package describes it, written by `tools/extract-aws-models.ts`. */
export interface ServiceModel {
  package: string;
  version: string;
  date: string;
  /** Names of all operations. Only those in `used` have shapes. */
  all: string[];
  /** Operations by the name of their waiter. */
  waiters: Record<string, string>;
  /** Members for the size of a page, by operation. Others have no pages. */
  pages: Record<string, string>;
  /** Names of filters by operation. `tag:*` matches any tag. */
  filters: Record<string, string[]>;
  used: Record<string, OperationModel>;
  shapes: Record<string, StructureShape | EnumerationShape>;
}

interface Member {
  name: string;
  type: TypeText;
  isRequired: boolean;
}

export function getMembers(shape: StructureShape): Member[] {
  return Object.entries(shape).map(([name, type]) => ({
    name: name.replace("!", ""),
    type,
    isRequired: name.endsWith("!"),
  }));
}

const folder = "rehearsal/aws/models";
const loaded = new Map<string, ServiceModel | undefined>();

export function loadModel(service: string): ServiceModel | undefined {
  if (!loaded.has(service)) {
    const file = join(folder, `${service}.json`);
    loaded.set(service, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
  }
  return loaded.get(service);
}

/** Names by how the AWS CLI spells them. */
export function indexByCliName(names: Iterable<string>): Map<string, string> {
  return new Map([...names].map((name) => [toCliName(name), name]));
}

/** Spells a name as the AWS CLI does: `DBInstanceIdentifier` is `db-instance-identifier`. */
export function toCliName(name: string): string {
  if (name.includes("-")) return name;
  return name
    .replace(/[A-Z]{2,}s$/, (plural) => `-${plural.toLowerCase()}`)
    .replace(/(.)([A-Z][a-z]+)/g, "$1-$2")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}

/** Packages of the SDK, `@aws-sdk/client-…`, by the name of the service in the AWS CLI. */
export const packages: Readonly<Record<string, string>> = {
  accessanalyzer: "accessanalyzer",
  account: "account",
  acm: "acm",
  autoscaling: "auto-scaling",
  backup: "backup",
  budgets: "budgets",
  ce: "cost-explorer",
  cloudfront: "cloudfront",
  cloudtrail: "cloudtrail",
  cloudwatch: "cloudwatch",
  configservice: "config-service",
  dynamodb: "dynamodb",
  ec2: "ec2",
  "ec2-instance-connect": "ec2-instance-connect",
  ecr: "ecr",
  ecs: "ecs",
  eks: "eks",
  elasticache: "elasticache",
  elbv2: "elastic-load-balancing-v2",
  events: "eventbridge",
  guardduty: "guardduty",
  iam: "iam",
  identitystore: "identitystore",
  kms: "kms",
  lambda: "lambda",
  logs: "cloudwatch-logs",
  macie2: "macie2",
  organizations: "organizations",
  ram: "ram",
  rds: "rds",
  resourcegroupstaggingapi: "resource-groups-tagging-api",
  route53: "route-53",
  route53domains: "route-53-domains",
  route53resolver: "route53resolver",
  s3api: "s3",
  s3control: "s3-control",
  secretsmanager: "secrets-manager",
  securityhub: "securityhub",
  servicecatalog: "service-catalog",
  "service-quotas": "service-quotas",
  sns: "sns",
  sqs: "sqs",
  ssm: "ssm",
  sso: "sso",
  "sso-admin": "sso-admin",
  sts: "sts",
  wafv2: "wafv2",
};
