import { type Option, pageOptions, readOptions } from "./options.ts";

/** How the options of some operations differ from the parameters of the service model. */
export interface ArgumentDifference {
  /** Why, for the next reader. */
  reason: string;
  /** `service operation`, with `*` for all operations of a service. */
  commands: readonly string[];
  /** New name by the name that the rules would give. */
  renamed?: Readonly<Record<string, string>>;
  /** Second names of options, which the CLI still takes. */
  aliases?: Readonly<Record<string, string>>;
  added?: readonly Option[];
  /** Options that the model requires and the CLI does not. */
  optional?: readonly string[];
  /** Options that the CLI requires and the model does not. */
  required?: readonly string[];
  /** Words besides options: fewest and most. */
  words?: readonly [number, number];
}

/**
 * The differences for the services that pages use.
 * Source: the customizations of the AWS CLI, https://github.com/aws/aws-cli/tree/v2/awscli/customizations
 */
export const argumentDifferences: readonly ArgumentDifference[] = [
  {
    reason: "`--endpoint` would be taken for the global option `--endpoint-url`",
    commands: ["sns subscribe"],
    renamed: { endpoint: "notification-endpoint" },
  },
  {
    reason: "`--version` is a global option",
    commands: [
      "eks create-cluster",
      "eks update-cluster-version",
      "eks create-nodegroup",
      "eks update-nodegroup-version",
      "eks update-cluster-components-version",
    ],
    renamed: { version: "kubernetes-version" },
  },
  {
    reason: "`--version` is a global option",
    commands: [
      "route53 delete-traffic-policy",
      "route53 get-traffic-policy",
      "route53 update-traffic-policy-comment",
    ],
    renamed: { version: "traffic-policy-version" },
  },
  {
    reason: "Clearer names than `--start` and `--end`",
    commands: ["route53domains view-billing"],
    renamed: { start: "start-time", end: "end-time" },
    aliases: { start: "start-time" },
  },
  {
    reason: "The opposite of a flag has a name of its own",
    commands: ["ec2 *"],
    renamed: { "no-egress": "ingress" },
  },
  {
    reason: "The opposite of a flag has a name of its own",
    commands: ["ec2 run-instances"],
    renamed: { "no-disable-api-termination": "enable-api-termination" },
  },
  {
    reason: "The opposite of a flag has a name of its own",
    commands: ["ec2 create-image"],
    renamed: { "no-no-reboot": "reboot" },
  },
  {
    reason: "The opposite of a flag has a name of its own",
    commands: ["ecs *"],
    renamed: { "no-enable-execute-command": "disable-execute-command" },
  },
  {
    reason: "The opposite of a flag has a name of its own",
    commands: ["ecs execute-command"],
    renamed: { "no-interactive": "non-interactive" },
  },
  {
    reason: "Names from before numbers stayed with the letters before them",
    commands: ["iam enable-mfa-device", "iam resync-mfa-device"],
    aliases: {
      "authentication-code-1": "authentication-code1",
      "authentication-code-2": "authentication-code2",
    },
  },
  {
    reason: "`--count` stands for both counts",
    commands: ["ec2 run-instances"],
    added: readOptions(
      "count= secondary-private-ip-addresses=* secondary-private-ip-address-count= associate-public-ip-address no-associate-public-ip-address",
    ),
    optional: ["min-count", "max-count"],
  },
  {
    reason: "A single rule is written without JSON",
    commands: [
      "ec2 authorize-security-group-ingress",
      "ec2 authorize-security-group-egress",
      "ec2 revoke-security-group-ingress",
      "ec2 revoke-security-group-egress",
    ],
    added: readOptions("protocol= port= cidr= source-group= group-owner="),
  },
  {
    reason: "The body of the answer goes to a file, the last word of the command",
    commands: [
      "s3api get-object",
      "s3api get-object-torrent",
      "s3api select-object-content",
      "lambda invoke",
      "cloudfront get-function",
      "cloudfront get-connection-function",
    ],
    words: [1, 1],
  },
  {
    reason: "A file of code is a parameter of its own",
    commands: [
      "lambda create-function",
      "lambda update-function-code",
      "lambda publish-layer-version",
    ],
    added: readOptions("zip-file="),
    optional: ["code", "content"],
  },
  {
    reason: "The seed of the device goes to a file",
    commands: ["iam create-virtual-mfa-device"],
    added: readOptions("outfile!= bootstrap-method!=QRCodePNG|Base32StringSeed"),
  },
  {
    reason: "A presigned URL is made from the source Region",
    commands: [
      "rds copy-db-snapshot",
      "rds copy-db-cluster-snapshot",
      "rds create-db-cluster",
      "rds create-db-instance-read-replica",
      "rds start-db-instance-automated-backups-replication",
    ],
    added: readOptions("source-region="),
  },
  {
    reason: "Paths and origins are written without JSON",
    commands: ["cloudfront create-invalidation"],
    added: readOptions("paths=*"),
    optional: ["invalidation-batch"],
  },
  {
    reason: "Paths and origins are written without JSON",
    commands: ["cloudfront create-distribution", "cloudfront update-distribution"],
    added: readOptions("origin-domain-name= default-root-object="),
    optional: ["distribution-config"],
  },
  {
    reason: "One value of a metric is written without JSON",
    commands: ["cloudwatch put-metric-data"],
    added: readOptions(
      "metric-name= timestamp= unit= value= dimensions= statistic-values= storage-resolution=",
    ),
    optional: ["metric-data"],
  },
  {
    reason: "The SDK for JavaScript finds the account in the credentials",
    commands: ["s3control *"],
    required: ["account-id"],
  },
  {
    reason: "Pages that the SDK for JavaScript does not join",
    commands: [
      "dynamodb list-backups",
      "dynamodb list-tags-of-resource",
      "ec2 describe-spot-fleet-instances",
      "ec2 describe-vpc-endpoint-services",
      "elbv2 describe-ssl-policies",
      "events list-rule-names-by-target",
      "events list-rules",
      "events list-targets-by-rule",
      "logs describe-export-tasks",
      "logs describe-queries",
      "logs describe-resource-policies",
      "route53 list-resource-record-sets",
      "route53 list-vpc-association-authorizations",
      "s3api list-multipart-uploads",
      "s3api list-object-versions",
      "s3api list-objects",
    ],
    added: pageOptions,
  },
];
