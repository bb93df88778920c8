import { type OperandCount, type Option, pageOptions, readOptions } from "./options.ts";

/** How the options of commands differ from the parameters of their operations. */
export interface ArgumentDifference {
  reason: string;
  /** Such as `sns subscribe`, or `ecs *` for all commands of a service. */
  commands: readonly string[];
  /** New names of options by their old ones. */
  renamed?: Readonly<Record<string, string>>;
  added?: readonly Option[];
  /** Options that the operation requires, but not the command. */
  optional?: readonly string[];
  operandCount?: OperandCount;
}

/**
 * Only for the operations that the models describe.
 * Source: https://github.com/aws/aws-cli/tree/v2/awscli/customizations
 */
export const argumentDifferences: readonly ArgumentDifference[] = [
  {
    reason: "`--endpoint` would be taken for the global option `--endpoint-url`",
    commands: ["sns subscribe"],
    renamed: { endpoint: "notification-endpoint" },
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
    reason: "The body of the answer goes to a file, the last word of the command",
    commands: ["s3api get-object", "lambda invoke"],
    operandCount: [1, 1],
  },
  {
    reason: "A presigned URL is made from the source Region",
    commands: ["rds copy-db-snapshot"],
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
    commands: ["route53 list-resource-record-sets", "s3api list-object-versions"],
    added: pageOptions,
  },
];
