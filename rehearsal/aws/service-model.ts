import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Type of a value in a service model, as text: `string`, `number`, `boolean`, `timestamp`, `blob`, `document` (any JSON),
 * `[T]` for a list, `{T}` for a map (`{Key:T}` for one whose keys are those of an enumeration), or the name of a shape.
 */
export type TypeText = string;

/** A structure: types by member; a required member's name ends with `!`. */
export type StructureShape = Record<string, TypeText>;

/** The values of an enumeration. */
export type EnumerationShape = string[];

/** What the model of a service says about an operation. */
export interface OperationModel {
  /** Shape of the parameters; without one the operation takes none. */
  input?: string;
  /** Shape of the answer; without one it is empty. */
  output?: string;
}

/** A service as its SDK package describes it, cut to what commands need. WrittenPath by `tools/extract-aws-models.ts`. */
export interface ServiceModel {
  package: string;
  version: string;
  /** Day of that version's publication. */
  date: string;
  /** Names of all operations; those not in `used` have no shapes here. */
  all: string[];
  /** Operation by waiter. */
  waiters: Record<string, string>;
  /** Member of the input that limits a page (empty: none), by operation with pages. */
  pages: Record<string, string>;
  /** Names of filters by operation, where its documentation lists them; `tag:*` stands for any name of a tag. */
  filters: Record<string, string[]>;
  /** Operations whose shapes are kept. */
  used: Record<string, OperationModel>;
  shapes: Record<string, StructureShape | EnumerationShape>;
}

const folder = join(projectRoot(), "rehearsal/aws/models");
const loaded = new Map<string, ServiceModel | undefined>();

/** The model of a service, named as in commands; undefined where none was extracted. */
export function loadModel(service: string): ServiceModel | undefined {
  if (!loaded.has(service)) {
    const file = join(folder, `${service}.json`);
    loaded.set(service, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
  }
  return loaded.get(service);
}

/** Names by their spelling in commands. */
export function byCliName(names: Iterable<string>): Map<string, string> {
  return new Map([...names].map((name) => [toCliName(name), name]));
}

/** The folder of the project. A compiled module lies elsewhere in it than its source. */
function projectRoot(): string {
  let root = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(root, "package.json"))) root = dirname(root);
  return root;
}

/** Names in which two words count as one. */
const special: Readonly<Record<string, string>> = {
  CreateCachediSCSIVolume: "create-cached-iscsi-volume",
  DescribeCachediSCSIVolumes: "describe-cached-iscsi-volumes",
  DescribeStorediSCSIVolumes: "describe-stored-iscsi-volumes",
  CreateStorediSCSIVolume: "create-stored-iscsi-volume",
  ListHITsForQualificationType: "list-hits-for-qualification-type",
  ExecutePartiQLStatement: "execute-partiql-statement",
  ExecutePartiQLTransaction: "execute-partiql-transaction",
  ExecutePartiQLBatch: "execute-partiql-batch",
};

/**
 * How the AWS CLI spells the name of an operation, a parameter or a waiter: `DBInstanceIdentifier` is
 * `db-instance-identifier`, `SubnetIDs` is `subnet-ids`, and numbers stay with the letters before them.
 */
export function toCliName(name: string): string {
  if (name.includes("-")) return name;
  const known = special[name];
  if (known) return known;
  return name
    .replace(/[A-Z]{2,}s$/, (plural) => `-${plural.toLowerCase()}`)
    .replace(/(.)([A-Z][a-z]+)/g, "$1-$2")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}

/** Package of the AWS SDK (`@aws-sdk/client-…`) whose model is that of a command's service, for services that our pages use. */
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
  "sso-admin": "sso-admin",
  sts: "sts",
  wafv2: "wafv2",
};
