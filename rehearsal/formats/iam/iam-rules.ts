import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../../src/model/diagnostics/rule.ts";

const file = "site/content/docs/guide.md";

/** Rules of IAM policies in JSON, HCL and commands. */
export const iamRules = defineRules({
  "iam-version": rule<{ version: string }>({
    severity: "error",
    message: ({ version }) => `\`${version}\` is not a version of the policy language`,
    hint: () => "write `2012-10-17`",
    documentation:
      "`Version` names the policy language and not the policy. It has two values, `2012-10-17` and the older `2008-10-17`.",
    example: { file, source: '"Version": "2024-01-01"', values: { version: "2024-01-01" } },
  }),

  "iam-effect": rule<{ effect: string }>({
    severity: "error",
    message: ({ effect }) => `\`${effect}\` is not an effect`,
    hint: () => "write `Allow` or `Deny`; capital letters count",
    documentation: "A statement either allows or denies: `Allow` or `Deny`, with capital letters.",
    example: { file, source: '"Effect": "allow"', values: { effect: "allow" } },
  }),

  "iam-missing-element": rule<{ element: string }>({
    severity: "error",
    message: ({ element }) => `the statement has no \`${element}\``,
    hint: () => "add it; a comment `# ...` in HCL says that something is left out",
    documentation:
      "IAM refuses a statement without an effect, without actions, or with neither resources nor a principal. A policy with a principal may leave resources out: it belongs to one resource.",
    example: { file, source: '{ "Effect": "Allow" }', values: { element: "Action" } },
  }),

  "iam-both-elements": rule<{ one: string; other: string }>({
    severity: "error",
    message: ({ one, other }) => `the statement has both \`${one}\` and \`${other}\``,
    hint: () => "use one of them, or two statements",
    documentation:
      "A statement lists what it is about (`Action`, `Resource`) or everything but that (`NotAction`, `NotResource`), and never both.",
    example: {
      file,
      source: '"Action": "s3:*", "NotAction": "s3:Delete*"',
      values: { one: "Action", other: "NotAction" },
    },
  }),

  "iam-unknown-element": rule<{ element: string; near: string | undefined }>({
    severity: "error",
    message: ({ element }) => `\`${element}\` is not an element of a statement`,
    hint: ({ near }) => didYouMean(near),
    documentation: "IAM and the AWS provider refuse names that their grammar does not have.",
    example: { file, source: '"Actions": "s3:*"', values: { element: "Actions", near: "Action" } },
  }),

  "iam-unknown-action": rule<{ action: string; near: string | undefined }>({
    severity: "error",
    message: ({ action }) => `AWS has no action \`${action}\``,
    hint: ({ near }) => didYouMean(near) ?? "look it up in the Service Authorization Reference",
    documentation:
      "An action is `service:Name`, with `*` and `?` for parts. IAM accepts names that no service has, and they allow nothing. The names are those of the Service Authorization Reference.",
    example: {
      file,
      source: '"Action": "s3:GetObjects"',
      values: { action: "s3:GetObjects", near: "s3:GetObject" },
    },
  }),

  "iam-unknown-operator": rule<{ operator: string; near: string | undefined }>({
    severity: "error",
    message: ({ operator }) => `\`${operator}\` is not an operator of conditions`,
    hint: ({ near }) => didYouMean(near),
    documentation:
      "Conditions compare with the operators of the policy language, with `ForAllValues:` or `ForAnyValue:` before and `IfExists` behind them.",
    example: {
      file,
      source: '"Condition": { "StringEqual": {} }',
      values: { operator: "StringEqual", near: "StringEquals" },
    },
  }),

  "iam-unknown-condition-key": rule<{ key: string; near: string | undefined }>({
    severity: "error",
    message: ({ key }) => `AWS has no condition key \`${key}\``,
    hint: ({ near }) => didYouMean(near) ?? "look it up in the Service Authorization Reference",
    documentation:
      "A condition with a key that no request has is never true, or with `IfExists` always. Keys are those that AWS publishes; the claims of identity providers are not checked.",
    example: {
      file,
      source: '"aws:SourceIP": "10.0.0.0/8"',
      values: { key: "aws:SourceAddress", near: "aws:SourceIp" },
    },
  }),

  "iam-arn": rule<{ arn: string; problem: string }>({
    severity: "error",
    message: ({ arn, problem }) => `\`${arn}\` is not an ARN: ${problem}`,
    hint: () => "an ARN is `arn:aws:service:region:account:resource`",
    documentation:
      "A resource is `*` or an ARN of six parts. ARNs of S3 buckets and objects have neither Region nor account, those of IAM have no Region, and an account is 12 digits.",
    example: {
      file,
      source: '"Resource": "arn:aws:s3:us-east-2::acme-logs"',
      values: { arn: "arn:aws:s3:us-east-2::acme-logs", problem: "buckets have no Region" },
    },
  }),

  "iam-principal": rule<{ principal: string; problem: string }>({
    severity: "error",
    message: ({ principal, problem }) => `\`${principal}\` is not a principal: ${problem}`,
    hint: () =>
      "name an account, a user or role by its ARN, a service (`ec2.amazonaws.com`), or a provider",
    documentation:
      "A principal has one of the types `AWS`, `Service`, `Federated` and `CanonicalUser`. A service is named by its domain.",
    example: {
      file,
      source: '"Principal": { "Service": "ec2" }',
      values: { principal: "ec2", problem: "a service ends in `.amazonaws.com`" },
    },
  }),

  "iam-action-without-resource": rule<{ action: string; wanted: string }>({
    severity: "error",
    message: ({ action, wanted }) =>
      `\`${action}\` works on ${wanted}, and the statement names no such resource`,
    hint: () => "add the resource, or put the action into a statement of its own",
    documentation:
      "An action applies to the types of resources that AWS publishes for it. With resources of other types alone, the statement does not allow it: `s3:ListBucket` needs the bucket and not its objects, and actions without resources need `*`.",
    example: {
      file,
      source: '"Action": "s3:ListBucket", "Resource": "arn:aws:s3:::acme-logs/*"',
      values: { action: "s3:ListBucket", wanted: "`arn:aws:s3:::BucketName`" },
    },
  }),

  "iam-resource-in-trust-policy": rule<object>({
    severity: "error",
    message: () => "a trust policy has no resources",
    hint: () => "remove them: the policy belongs to the role",
    documentation:
      "The policy that says who may assume a role is part of that role. IAM refuses it with a `Resource`.",
    example: {
      file,
      source: '"Principal": {}, "Action": "sts:AssumeRole", "Resource": "*"',
      values: {},
    },
  }),

  "iam-duplicate-sid": rule<{ sid: string }>({
    severity: "error",
    message: ({ sid }) => `two statements have the \`Sid\` \`${sid}\``,
    hint: () => "give each statement its own, or none",
    documentation: "IAM refuses a policy in which two statements have the same ID.",
    example: { file, source: '"Sid": "Read" … "Sid": "Read"', values: { sid: "Read" } },
  }),
});
