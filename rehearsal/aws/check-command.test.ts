import { expect, it } from "vitest";
import { toCommand } from "../fixtures/to-command.ts";
import { awsRules } from "./aws-rules.ts";
import { checkAwsCommand } from "./check-command.ts";

const locate = (line: number, column: number) => ({ file: "a.md", line: line + 9, column });

function check(words: string[], isCaptured = false) {
  return checkAwsCommand(toCommand(...words), locate, isCaptured);
}

function getReports(...words: string[]) {
  const { diagnostics } = check(words);
  return diagnostics.map(
    ({ rule, message, hint }) => `${rule}: ${message}${hint ? `; ${hint}` : ""}`,
  );
}

const vpcs = ["aws", "ec2", "describe-vpcs"];
const topics = ["aws", "sns", "list-topics"];

/** One command per rule, and the column of the reported word. */
const errors: Partial<Record<keyof typeof awsRules, [string[], number]>> = {
  "unknown-aws-service": [["aws", "ec3", "describe-vpcs"], 5],
  "unknown-aws-operation": [["aws", "ec2", "describe-vpc"], 9],
  "missing-aws-model": [["aws", "ec2", "create-client-vpn-route"], 9],
  "unknown-aws-parameter": [[...vpcs, "--vpc-id", "vpc-1"], 23],
  "repeated-aws-parameter": [[...vpcs, "--vpc-ids", "vpc-1", "--vpc-ids", "vpc-2"], 39],
  "missing-aws-parameter": [["aws", "eks", "describe-cluster"], 1],
  "missing-aws-value": [[...vpcs, "--query"], 23],
  "stray-aws-word": [["aws", "s3api", "get-bucket-versioning", "--bucket", "a", "b"], 44],
  "missing-aws-word": [["aws", "s3", "cp", "s3://acme/a"], 1],
  "invalid-aws-value": [
    ["aws", "ecr", "create-repository", "--repository-name", "a", "--image-tag-mutability", "NONE"],
    70,
  ],
  "unknown-aws-filter": [[...vpcs, "--filters", "Name=vpcid,Values=vpc-1"], 33],
  "invalid-aws-query": [[...vpcs, "--query", "Vpc[].VpcId"], 31],
  "unused-aws-query": [["aws", "s3", "ls", "--query", "Contents"], 19],
  "query-of-one-page": [[...topics, "--query", "length(Topics)", "--output", "text"], 29],
};

it.each(Object.entries(errors))("finds %s at its position", (rule, [words, column]) => {
  const { diagnostics } = check(words);
  expect(diagnostics).toMatchObject([{ rule, file: "a.md", line: 10, column }]);
});

it("finds JSON in a variable assignment", () => {
  const { diagnostics } = check([...vpcs, "--query", "Vpcs[0].VpcId"], true);
  expect(diagnostics).toMatchObject([{ rule: "captured-aws-json" }]);
  const query = [...vpcs, "--query", "Vpcs[0].VpcId", "--output", "text"];
  expect(check(query, true).diagnostics).toEqual([]);
  expect(check([...vpcs, "--query", "length(Vpcs)"], true).diagnostics).toEqual([]);
});

it("finds text output of queries that need all pages", () => {
  const getRules = (query: string, ...options: string[]) =>
    check([...topics, "--query", query, ...options]).diagnostics.map(({ rule }) => rule);
  const text = ["--output", "text"];
  for (const query of [
    "Topics[].TopicArn | [0]",
    "sort_by(Topics, &TopicArn)[-1].TopicArn",
    "[length(Topics), NextToken]",
  ]) {
    expect(getRules(query, ...text)).toEqual(["query-of-one-page"]);
    expect(getRules(query, "--output", "json")).toEqual([]);
    expect(getRules(query, ...text, "--no-paginate")).toEqual([]);
  }
  expect(getRules("Topics[0].TopicArn", ...text)).toEqual([]);
  expect(getRules("sort_by(Topics, &TopicArn)[].TopicArn", ...text)).toEqual([]);
});

it("reports an error for each rule", () => {
  const elsewhere = ["captured-aws-json", "impossible-aws-output"];
  expect([...Object.keys(errors), ...elsewhere].sort()).toEqual(Object.keys(awsRules).sort());
});

it("suggests the intended spelling", () => {
  expect(getReports("aws", "ec2", "describe-vpc")).toEqual([
    "unknown-aws-operation: `aws ec2` has no command `describe-vpc`; did you mean `describe-vpcs`?",
  ]);
  expect(getReports("aws", "ecr", "get-login")).toEqual([
    "unknown-aws-operation: `aws ecr` has no command `get-login`; version 2 has `aws ecr get-login-password`",
  ]);
  expect(
    getReports(
      "aws",
      "sns",
      "subscribe",
      "--topic-arn",
      "a",
      "--protocol",
      "email",
      "--endpoint",
      "b@acme.example",
    ),
  ).toEqual(["unknown-aws-parameter: `aws sns subscribe` has no option `--endpoint`"]);
  expect(getReports(...vpcs, "--query", "Vpcs[?IsDefault==true].VpcId")).toEqual([
    "invalid-aws-query: the query finds nothing at `true`: the response has no such member there; a value is written in backticks: ``` `true` ```",
  ]);
});

it.each<[string[]]>([
  [["terraform", "plan"]],
  [["aws", "--version"]],
  [["aws", "ec2", "help"]],
  [["aws", "configure"]],
  [["aws", "configure", "sso", "--profile", "prod"]],
  [["aws", "sso", "login"]],
  [["aws", "login", "--remote"]],
  [
    [
      "aws",
      "ecs",
      "deploy",
      "--service",
      "a",
      "--task-definition",
      "b",
      "--codedeploy-appspec",
      "c",
    ],
  ],
  [
    [
      "aws",
      "--region",
      "us-east-2",
      "--output=text",
      "sts",
      "get-caller-identity",
      "--no-cli-pager",
    ],
  ],
  [
    [
      ...vpcs,
      "--filters",
      "Name=tag:Name,Values=a,b",
      "Name=is-default,Values=false",
      "--no-paginate",
    ],
  ],
  [[...vpcs, "--filters", '[{"Name":"vpc-id","Values":["vpc-1"]}]', "--max-items", "5"]],
  [["aws", "rds", "wait", "db-snapshot-available", "--db-snapshot-identifier", "a"]],
  [["aws", "s3", "cp", "a.txt", "s3://acme/a.txt", "--sse", "aws:kms"]],
  [["aws", "s3", "sync", ".", "s3://acme", "--exclude", "*", "--include", "a", "--exclude", "b"]],
  [["aws", "s3api", "get-object", "--bucket", "a", "--key", "b", "c.json"]],
  [["aws", "eks", "update-kubeconfig", "--name", "acme", "--alias", "acme"]],
  [
    [
      "aws",
      "s3api",
      "put-bucket-versioning",
      "--bucket",
      "a",
      "--versioning-configuration",
      "Status=Enabled,MFADelete=Enabled",
    ],
  ],
  [["aws", "s3api", "put-bucket-versioning", "--cli-input-json", "file://input.json"]],
  [
    [
      "aws",
      "iam",
      "get-role",
      "--role-name",
      "a",
      "--query",
      "Role.AssumeRolePolicyDocument.Statement[0]",
    ],
  ],
])("accepts %j", (words) => {
  expect(check(words).diagnostics).toEqual([]);
});

it.each([
  [["aws", "$SERVICE", "describe-vpcs", "--nothing"]],
  [["aws", "ec2", "$OPERATION"]],
  [["aws", "eks", "describe-cluster", '"$@"']],
  [[...vpcs, "--query", "$QUERY"]],
  [[...vpcs, "--query", "Vpcs[$INDEX].VpcId"]],
  [[...vpcs, "--query", "Vpcs[?VpcId=='$VPC'].CidrBlock"]],
  [[...vpcs, "--query", "Vpcs[?State=='$(cat state | tr a b)'].CidrBlock"]],
  [[...vpcs, "--filters", "Name=vpc-id,Values=$VPC", "Name=$NAME,Values=a"]],
  [
    [
      "aws",
      "ecr",
      "create-repository",
      "--repository-name",
      "a",
      "--image-tag-mutability",
      "$MODE",
    ],
  ],
])("ignores values that are only known at run time: %j", (words) => {
  expect(check(words).diagnostics).toEqual([]);
});

it("checks the literal text next to a variable", () => {
  expect(getReports(...vpcs, "--filters", "Name=vpcid,Values=$VPC")).toHaveLength(1);
  expect(getReports(...vpcs, "--query", "Vpcs[?VpcId=='$VPC'].Cidr")).toHaveLength(1);
  expect(getReports(...vpcs, "--query", "Vpcs[?VpcId=='$VPC'.CidrBlock")).toHaveLength(1);
  expect(getReports(...vpcs, "--vpc-id", "$VPC")).toHaveLength(1);
});

it("finds commands behind other programs", () => {
  for (const before of [
    ["aws-vault", "exec", "prod-full-access", "--"],
    ["sudo", "-u", "ec2-user", "env", "AWS_PROFILE=a"],
    ["watch", "-n", "5"],
    ["timeout", "-k", "5", "30"],
  ]) {
    expect(getReports(...before, "aws", "ec2", "describe-vpc")).toHaveLength(1);
  }
  expect(getReports("aws-vault", "login", "prod")).toEqual([]);
});

it("counts what it checked", () => {
  const words = [...vpcs, "--region", "us-east-2", "--query", "Vpcs[].[VpcId,State]"];
  expect(check(words)).toMatchObject({ checkedParameters: 2, checkedPaths: 3 });
});

it.each([
  ["s3", "mv", "a.txt", "s3://acme/a.txt", "--validate-same-s3-paths"],
  ["s3", "website", "s3://acme", "--index-document", "index.html"],
  ["ec2-instance-connect", "open-tunnel", "--instance-id", "i-1", "--local-port", "2222"],
])("knows the command of the CLI itself: aws %s %s", (...words) => {
  expect(getReports("aws", ...words)).toEqual([]);
});
