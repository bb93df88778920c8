import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../src/model/diagnostics/rule.ts";
import type { QueryFault } from "./query/check-query.ts";
import { nameOfType } from "./query/value-type.ts";
import type { ValueFault } from "./values/check-value.ts";

const file = "content/docs/guides/network/deployment-walkthrough.mdx";
const extract = "node src/run.mjs tools/extract-aws-models.ts";

type Unknown = {
  name: string;
  near: string | undefined;
};

/** Names for a hint: all of a few, else the first ones. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `\`${name}\``);
  return `${shown.join(", ")}${names.length > shown.length ? ", …" : ""}`;
}

/** Rules of commands of the AWS CLI. */
export const awsRules = defineRules({
  "unknown-aws-service": rule<Unknown>({
    severity: "error",
    message: ({ name }) => `the AWS CLI has no command \`aws ${name}\``,
    hint: ({ near }) => didYouMean(near, (one) => `aws ${one}`),
    documentation:
      "The word after `aws` is a service as the AWS CLI spells it (`aws help` lists them), or a command of its own such as `configure`.",
    example: { file, source: "aws ec3 describe-vpcs", values: { name: "ec3", near: "ec2" } },
  }),

  "unknown-aws-operation": rule<Unknown & { service: string; replacement: string | undefined }>({
    severity: "error",
    message: ({ service, name }) => `\`aws ${service}\` has no command \`${name}\``,
    hint: ({ near, replacement }) =>
      replacement ? `version 2 has \`${replacement}\`` : didYouMean(near),
    documentation:
      "The service has no operation of this name, and the AWS CLI adds none. Names are those of the API with hyphens: `DescribeVpcs` is `describe-vpcs`.",
    example: {
      file,
      source: "aws ec2 describe-vpc",
      values: {
        service: "ec2",
        name: "describe-vpc",
        near: "describe-vpcs",
        replacement: undefined,
      },
    },
  }),

  "missing-aws-model": rule<{ command: string }>({
    severity: "error",
    message: ({ command }) => `nothing is known about \`${command}\` yet`,
    hint: () => `run \`${extract}\` and commit what it writes`,
    documentation:
      "Commands are checked against models that are taken from the AWS SDK once, for the operations that pages use. A page that uses another operation, or another service, needs a new extraction; a new service is first added to `rehearsal/aws/cli/services.ts`.",
    example: {
      file,
      source: "aws ec2 describe-addresses",
      values: { command: "aws ec2 describe-addresses" },
    },
  }),

  "unknown-aws-parameter": rule<Unknown & { command: string }>({
    severity: "error",
    message: ({ command, name }) => `\`${command}\` has no option \`--${name}\``,
    hint: ({ near }) => didYouMean(near, (one) => `--${one}`),
    documentation:
      "The AWS CLI refuses a command with an option that it does not know. Options are the operation's parameters with hyphens, and some of the CLI's own.",
    example: {
      file,
      source: "aws ec2 describe-vpcs --vpc-id vpc-0a1b2c3d",
      values: { command: "aws ec2 describe-vpcs", name: "vpc-id", near: "vpc-ids" },
    },
  }),

  "repeated-aws-parameter": rule<{ name: string }>({
    severity: "error",
    message: ({ name }) => `\`--${name}\` stands twice, and only the last one counts`,
    hint: () => "give all values behind one option, with spaces between them",
    documentation:
      "An option that stands twice does not add up: the AWS CLI forgets the first one without a word.",
    example: {
      file,
      source:
        "aws ec2 describe-subnets --filters Name=vpc-id,Values=vpc-1 --filters Name=state,Values=available",
      values: { name: "filters" },
    },
  }),

  "missing-aws-parameter": rule<{ command: string; names: readonly string[] }>({
    severity: "error",
    message: ({ command, names }) =>
      `\`${command}\` needs ${names.map((name) => `\`--${name}\``).join(", ")}`,
    documentation: "The operation has a required parameter that the command does not give.",
    example: {
      file,
      source: "aws eks describe-cluster",
      values: { command: "aws eks describe-cluster", names: ["name"] },
    },
  }),

  "missing-aws-value": rule<{ name: string }>({
    severity: "error",
    message: ({ name }) => `\`--${name}\` needs a value`,
    documentation: "Another option, or the end of the command, stands where a value must be.",
    example: { file, source: "aws ec2 describe-vpcs --query", values: { name: "query" } },
  }),

  "stray-aws-word": rule<{ command: string; word: string }>({
    severity: "error",
    message: ({ command, word }) => `\`${command}\` does not take the word \`${word}\``,
    hint: () => "put it behind its option, or in quotes with the word before",
    documentation:
      "The AWS CLI refuses words that belong to no option. Often the option before is a flag, takes one value only, or a value with spaces has no quotes.",
    example: {
      file,
      source: "aws s3api get-bucket-versioning acme-logs",
      values: { command: "aws s3api get-bucket-versioning", word: "acme-logs" },
    },
  }),

  "missing-aws-word": rule<{ command: string; wanted: number }>({
    severity: "error",
    message: ({ command, wanted }) =>
      `\`${command}\` needs ${wanted} word${wanted === 1 ? "" : "s"} besides its options`,
    documentation:
      "A few commands take words without an option, such as the paths of `aws s3 cp` or the file to which `aws s3api get-object` writes.",
    example: {
      file,
      source: "aws s3 cp s3://acme-logs/a.txt",
      values: { command: "aws s3 cp", wanted: 2 },
    },
  }),

  "invalid-aws-value": rule<ValueFault & { option: string }>({
    severity: "error",
    message: describeValue,
    hint: (found) => hintOfValue(found),
    documentation:
      "A value does not fit its parameter: it is none of the values that the API allows, has another type, or names a member that the structure does not have. Structures are written in shorthand (`Key=a,Value=b`) or as JSON.",
    example: {
      file,
      source: "aws ecr create-repository --repository-name app --image-tag-mutability IMUTABLE",
      values: {
        option: "image-tag-mutability",
        fault: "enumeration",
        value: "IMUTABLE",
        allowed: ["MUTABLE", "IMMUTABLE"],
        near: "IMMUTABLE",
      },
    },
  }),

  "unknown-aws-filter": rule<Unknown & { command: string; known: readonly string[] }>({
    severity: "error",
    message: ({ command, name }) => `\`${command}\` has no filter \`${name}\``,
    hint: ({ near, known }) => didYouMean(near) ?? `filters are ${some(known)}`,
    documentation:
      "The names of filters are part of the operation's documentation; they are not those of the members of its answer.",
    example: {
      file,
      source: "aws ec2 describe-subnets --filters Name=vpcid,Values=vpc-0a1b2c3d",
      values: {
        command: "aws ec2 describe-subnets",
        name: "vpcid",
        near: "vpc-id",
        known: ["vpc-id"],
      },
    },
  }),

  "invalid-aws-query": rule<QueryFault & { query: string; command: string }>({
    severity: "error",
    message: describeQuery,
    hint: hintOfQuery,
    documentation:
      "The value of `--query` is a JMESPath expression that is applied to the operation's answer. A name that the answer does not have gives `null` (`None` in text), not an error, so the mistake goes unnoticed: the paths are checked against the model of the answer.",
    example: {
      file,
      source: "aws ec2 describe-vpcs --query 'Vpc[].VpcId'",
      values: {
        query: "Vpc[].VpcId",
        command: "aws ec2 describe-vpcs",
        offset: 0,
        fault: "member",
        name: "Vpc",
        known: ["NextToken", "Vpcs"],
        near: "Vpcs",
      },
    },
  }),

  "unused-aws-query": rule<{ command: string }>({
    severity: "error",
    message: ({ command }) => `\`--query\` does nothing: \`${command}\` prints no JSON`,
    documentation:
      "Commands that the AWS CLI implements itself, and waiters, print plain text or nothing. Cut their text with other tools.",
    example: {
      file,
      source: "aws s3 ls --query Contents",
      values: { command: "aws s3 ls" },
    },
  }),

  "captured-aws-json": rule<{ query: string | undefined }>({
    severity: "error",
    message: ({ query }) =>
      query
        ? `the value of \`${query}\` is printed as JSON, so the variable gets its quotes too`
        : "the answer is printed as JSON, all of it",
    hint: () => "add `--output text`",
    documentation:
      'Without `--output text` the AWS CLI prints JSON: an ID comes with its quotes, and a command that is given `"vpc-0a1b2c3d"` with quotes in the value refuses it.',
    example: {
      file,
      source: "VPC=$(aws ec2 describe-vpcs --query 'Vpcs[0].VpcId')",
      values: { query: "Vpcs[0].VpcId" },
    },
  }),

  "impossible-aws-output": rule<{ command: string; reason: string }>({
    severity: "error",
    message: ({ command, reason }) => `\`${command}\` cannot print this: ${reason}`,
    documentation:
      "The block shows what a command prints, but the form cannot come from it: a member that the answer does not have, another number of columns, or text where JSON is printed.",
    example: {
      file,
      source: '{ "Acount": "888888888888" }',
      values: { command: "aws sts get-caller-identity", reason: "`Acount` is no member" },
    },
  }),
});

function describeValue(found: ValueFault & { option: string }): string {
  const option = `\`--${found.option}\``;
  switch (found.fault) {
    case "enumeration":
      return `\`${found.value}\` is no value of ${option}`;
    case "type":
      return `\`${found.value}\` is not ${found.wanted} (${option})`;
    case "member":
      return `the structure of ${option} has no member \`${found.name}\``;
    case "missing-member":
      return `the structure of ${option} needs ${some(found.names)}`;
    default:
      return `the value of ${option} cannot be read: ${found.reason}`;
  }
}

function hintOfValue(found: ValueFault): string | undefined {
  if (found.fault === "enumeration")
    return didYouMean(found.near) ?? `one of ${some(found.allowed)}`;
  if (found.fault === "member") return didYouMean(found.near) ?? `members are ${some(found.known)}`;
  return undefined;
}

function describeQuery(found: QueryFault): string {
  switch (found.fault) {
    case "syntax":
      return `the query is no JMESPath: ${found.reason}`;
    case "member":
      return `the query finds nothing at \`${found.name}\`: the answer has no such member there`;
    case "kind":
      return `the query gives nothing at \`${found.what}\`: it needs ${found.wanted}, but meets ${nameOfType(found.found)}`;
    case "comparison":
      return `the query compares with \`${found.value}\`, which is never there`;
    case "function":
      return `JMESPath has no function \`${found.name}\``;
    case "parameters":
      return `the function \`${found.name}\` takes ${found.wanted} values, not ${found.count}`;
  }
}

function hintOfQuery(found: QueryFault): string | undefined {
  if (found.fault === "member" && /^(true|false)$/.test(found.name)) {
    return `a value stands in backticks: \`\`\` \`${found.name}\` \`\`\``;
  }
  if (found.fault === "member") return didYouMean(found.near) ?? `members are ${some(found.known)}`;
  if (found.fault === "comparison") return `one of ${some(found.allowed)}`;
  return found.fault === "function" ? didYouMean(found.near) : undefined;
}
