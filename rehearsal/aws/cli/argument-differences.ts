import { type Option, pageOptions, readOptions } from "./options.ts";

export interface ArgumentDifference {
  reason: string;
  commands: readonly string[];
  renamed?: Readonly<Record<string, string>>;
  aliases?: Readonly<Record<string, string>>;
  added?: readonly Option[];
  optional?: readonly string[];
  required?: readonly string[];
  /** Minimum and maximum number of words that are not options. */
  words?: readonly [number, number];
}

/** Source: https://github.com/aws/aws-cli/tree/v2/awscli/customizations */
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
    ],
    renamed: { version: "kubernetes-version" },
  },
  {
    reason: "The opposite of a flag has its own name",
    commands: ["ec2 *"],
    renamed: { "no-egress": "ingress" },
  },
  {
    reason: "The opposite of a flag has its own name",
    commands: ["ec2 run-instances"],
    renamed: { "no-disable-api-termination": "enable-api-termination" },
  },
  {
    reason: "The opposite of a flag has its own name",
    commands: ["ec2 create-image"],
    renamed: { "no-no-reboot": "reboot" },
  },
  {
    reason: "The opposite of a flag has its own name",
    commands: ["ecs *"],
    renamed: { "no-enable-execute-command": "disable-execute-command" },
  },
  {
    reason: "The opposite of a flag has its own name",
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
    reason: "`--count` sets both counts",
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
    commands: ["s3api get-object", "lambda invoke"],
    words: [1, 1],
  },
  {
    reason: "A file of code is a separate parameter",
    commands: ["lambda create-function", "lambda update-function-code"],
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
    commands: ["rds copy-db-snapshot", "rds copy-db-cluster-snapshot", "rds create-db-cluster"],
    added: readOptions("source-region="),
  },
  {
    reason: "Paths and origins are written without JSON",
    commands: ["cloudfront create-invalidation"],
    added: readOptions("paths=*"),
    optional: ["invalidation-batch"],
  },
  {
    reason: "Pages that the SDK for JavaScript does not join",
    commands: [
      "events list-rules",
      "route53 list-resource-record-sets",
      "s3api list-multipart-uploads",
      "s3api list-object-versions",
      "s3api list-objects",
    ],
    added: pageOptions,
  },
];
