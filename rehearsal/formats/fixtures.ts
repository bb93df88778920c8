/** A block with one fault. */
export interface Fixture {
  rule: string;
  language: string;
  title: string | null;
  code: string;
  /** The line of the finding in the code. */
  line: number;
}

function fixture(
  rule: string,
  [language, title]: [language: string, title?: string],
  code: string | readonly string[],
  line = 1,
): Fixture {
  const text = typeof code === "string" ? code : code.join("\n");
  return { rule, language, title: title ?? null, code: `${text}\n`, line };
}

/** A policy with one statement, in JSON. */
function policy(statement: string, version = "2012-10-17"): string {
  return `{\n"Version": "${version}",\n"Statement": [{\n${statement}\n}]}`;
}

const read = '"Effect": "Allow", "Action": "s3:GetObject", "Resource": "arn:aws:s3:::acme/*"';

function deployment(spec: string): string[] {
  return ["apiVersion: apps/v1", "kind: Deployment", "metadata: { name: a }", "spec:", spec];
}

const pod = "template: { metadata: { labels: { app: a } }, spec: { containers: [{ name: a }] } }";

/** A template of Packer, in which a line of the source can be replaced. */
function packer(change: { source?: string; build?: string; plugin?: string }): string[] {
  return [
    "packer {",
    "  required_plugins {",
    change.plugin ?? '    amazon = { source = "github.com/hashicorp/amazon", version = "~> 1.8" }',
    "  }",
    "}",
    "",
    'source "amazon-ebs" "web" {',
    change.source ?? '  ami_name      = "web"',
    '  instance_type = "t3.micro"',
    '  source_ami    = "ami-0123456789abcdef0"',
    '  ssh_username  = "ubuntu"',
    "}",
    ...(change.build === ""
      ? []
      : ["", "build {", `  sources = ["${change.build ?? "source.amazon-ebs.web"}"]`, "}"]),
  ];
}

const config: [string, string] = ["ini", "~/.aws/config"];

/** One block for each rule, and for each kind of fault where a rule has several. */
export const fixtures: readonly Fixture[] = [
  fixture("shell-syntax", ["bash"], ["a", 'echo "open'], 2),
  fixture("unclosed-here-document", ["bash"], ["a", "cat <<EOF", "text", " EOF"], 2),
  fixture("shell-not-read", ["bash"], ["cat <<EOF > file | sort", "text", "EOF"]),
  fixture("hcl-syntax", ["hcl"], ["a = 1", "b = ["], 3),
  fixture("hcl-format", ["hcl"], ["a = 1", "bc = 2"]),
  fixture("hcl-format", ["hcl"], ['a "b" {', "    c = 1", "}"], 2),
  fixture("packer-missing-block", ["hcl", "a.pkr.hcl"], packer({ build: "" })),
  fixture(
    "packer-unknown-source",
    ["hcl", "a.pkr.hcl"],
    packer({ build: "source.amazon-ebs.wep" }),
    15,
  ),
  fixture(
    "packer-missing-argument",
    ["hcl", "a.pkr.hcl"],
    packer({ source: '  region        = "us-east-2"' }),
    7,
  ),
  fixture("packer-plugin", ["hcl", "a.pkr.hcl"], packer({ plugin: "" }), 2),
  fixture(
    "packer-literal-id",
    ["hcl", "a.pkr.hcl"],
    packer({ source: '  ami_name      = "web"\n  subnet_id     = "subnet-0a1b2c3d"' }),
    9,
  ),
  fixture("iam-version", ["json"], policy(read, "2024-01-01"), 2),
  fixture("iam-effect", ["json"], policy(read.replace("Allow", "allow")), 4),
  fixture("iam-missing-element", ["json"], policy(read.replace(/, "Resource.*/, "")), 4),
  fixture("iam-missing-element", ["json"], policy(read.replace('"Effect": "Allow", ', "")), 4),
  fixture("iam-both-elements", ["json"], policy(`${read}, "NotAction": "s3:ListBucket"`), 4),
  fixture("iam-unknown-element", ["json"], policy(`${read}, "Conditions": {}`), 4),
  fixture("iam-unknown-action", ["json"], policy(read.replace("GetObject", "GetObjects")), 4),
  fixture(
    "iam-unknown-action",
    ["hcl"],
    [
      'data "aws_iam_policy_document" "a" {',
      "  statement {",
      '    actions   = ["s3:GetObject", "s4:*"]',
      '    resources = ["arn:aws:s3:::acme/*"]',
      "  }",
      "}",
    ],
    3,
  ),
  fixture(
    "iam-unknown-action",
    ["hcl"],
    ['iam_policy = { logs = { effect = "Allow", actions = ["logs:Craete*"], resources = ["*"] } }'],
  ),
  fixture(
    "iam-effect",
    ["hcl"],
    [
      "policy = jsonencode({",
      '  Version   = "2012-10-17"',
      '  Statement = [{ Effect = "allow", Action = "*", Resource = "*" }]',
      "})",
    ],
    3,
  ),
  fixture(
    "iam-effect",
    ["bash"],
    [
      "aws iam put-role-policy --role-name a --policy-name b \\",
      `  --policy-document '{"Statement": [{"Effect": "allow", "Action": "*", "Resource": "*"}]}'`,
    ],
    2,
  ),
  fixture(
    "iam-unknown-operator",
    ["json"],
    policy(`${read}, "Condition": { "StringEqual": { "aws:SourceVpc": "a" } }`),
    4,
  ),
  fixture(
    "iam-unknown-condition-key",
    ["json"],
    policy(`${read}, "Condition": { "Bool": { "aws:MultiFactorAuth": "true" } }`),
    4,
  ),
  fixture("iam-arn", ["json"], policy(read.replace(":::", ":us-east-2::")), 4),
  fixture(
    "iam-arn",
    ["json"],
    policy(
      '"Effect": "Allow", "Action": "sts:AssumeRole", "Resource": "arn:aws:iam::12345678901:role/a"',
    ),
    4,
  ),
  fixture(
    "iam-principal",
    ["json"],
    policy('"Effect": "Allow", "Principal": { "Service": "ec2" }, "Action": "sts:AssumeRole"'),
    4,
  ),
  fixture(
    "iam-action-without-resource",
    ["json"],
    policy(read.replace("GetObject", "ListBucket")),
    4,
  ),
  fixture(
    "iam-action-without-resource",
    ["json"],
    policy(read.replace("s3:GetObject", "ec2:DescribeVpcs")),
    4,
  ),
  fixture(
    "iam-resource-in-trust-policy",
    ["json"],
    policy('"Effect": "Allow", "Principal": "*", "Action": "sts:AssumeRole", "Resource": "*"'),
    4,
  ),
  fixture("iam-duplicate-sid", ["json"], policy(`"Sid": "A", ${read}}, {"Sid": "A", ${read}`), 4),
  fixture("yaml-syntax", ["yaml"], ["a: 1", "a: 2"], 2),
  fixture("yaml-syntax", ["yaml"], ["a:", "\tb: 1"], 2),
  fixture(
    "github-workflow",
    ["yaml", ".github/workflows/a.yml"],
    [
      "on: push",
      "jobs:",
      "  a:",
      "    runs_on: ubuntu-24.04",
      "    runs-on: ubuntu-24.04",
      "    steps: [run: a]",
    ],
    4,
  ),
  fixture(
    "github-workflow",
    ["yaml", ".github/workflows/a.yml (excerpt)"],
    ["steps:", "  - runs: a"],
    2,
  ),
  fixture(
    "github-workflow",
    ["yaml"],
    [
      "on: push",
      "jobs:",
      "  a:",
      "    runs-on: ubuntu-24.04",
      "    needs: b",
      "    steps: [run: a]",
    ],
    3,
  ),
  fixture(
    "gitlab-pipeline",
    ["yaml", ".gitlab-ci.yml"],
    ["plan:", "  stage: plan", "  scripts: [a]"],
    3,
  ),
  fixture(
    "circleci-config",
    ["yaml", ".circleci/config.yml"],
    [
      "version: 2.1",
      "jobs:",
      "  plan: { docker: [image: a], steps: [checkout] }",
      "workflows:",
      "  a:",
      "    jobs: [plann]",
    ],
    6,
  ),
  fixture(
    "kubernetes-manifest",
    ["yaml"],
    deployment(`  replica: 3\n  selector: { matchLabels: { app: a } }\n  ${pod}`),
    5,
  ),
  fixture(
    "kubernetes-manifest",
    ["yaml"],
    deployment(`  replicas: "3"\n  selector: { matchLabels: { app: a } }\n  ${pod}`),
    5,
  ),
  fixture("kubernetes-manifest", ["yaml"], deployment(`  ${pod}`), 4),
  fixture("kubernetes-version", ["yaml"], ["apiVersion: extensions/v1beta1", "kind: Ingress"]),
  fixture(
    "kubernetes-selector",
    ["yaml"],
    deployment(`  selector: { matchLabels: { app: b } }\n  ${pod}`),
    5,
  ),
  fixture(
    "kubernetes-version",
    ["bash"],
    ["kubectl apply -f - <<EOF", "apiVersion: apps/v1beta1", "kind: Deployment", "EOF"],
    2,
  ),
  fixture("yaml-syntax", ["yaml"], ["a: 1", "b: *c"], 2),
  fixture("kubernetes-manifest", ["yaml"], ["kind: Service", "metadata: { name: a }"]),
  fixture("json-syntax", ["json"], ["{", '  "a": 1,', "}"], 3),
  fixture("toml-syntax", ["toml"], ["[tools]", "tofu = 1.12.6"], 2),
  fixture("dockerfile", ["dockerfile"], ["FROM node:24", "COPPY . ."], 2),
  fixture("dockerfile", ["dockerfile"], ["FROM node:24", 'CMD ["node", "server.js]'], 2),
  fixture("ini-syntax", config, ["[default]", "region us-east-2"], 2),
  fixture("aws-config-section", config, ["[prod]", "region = us-east-2"]),
  fixture("aws-config-section", config, ["[default]", "region = us-east-2", "[default]"], 3),
  fixture("aws-config-section", ["ini", "~/.aws/credentials"], ["[profile a]"]),
  fixture("aws-config-key", config, ["[default]", "regoin = us-east-2"], 2),
  fixture(
    "aws-config-duplicate-key",
    config,
    ["[default]", "region = us-east-2", "region = us-west-2"],
    3,
  ),
  fixture("aws-config-value", config, ["[default]", "region = us-east2"], 2),
  fixture(
    "aws-config-value",
    config,
    ["[profile a]", "role_arn = arn:aws:iam::12345:role/a", "source_profile = b"],
    2,
  ),
  fixture("aws-config-incomplete", config, [
    "[profile a]",
    "role_arn = arn:aws:iam::123456789012:role/a",
  ]),
  fixture(
    "aws-config-incomplete",
    config,
    ["[default]", "[profile a]", "sso_session = b", "sso_account_id = 123456789012"],
    2,
  ),
];
