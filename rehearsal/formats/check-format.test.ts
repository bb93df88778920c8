import { expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Block } from "../guide/guide.ts";
import { shellRules } from "../shell/check-shell.ts";
import { checkFormat, checkFormats } from "./check-format.ts";
import { configRules } from "./config/config-rules.ts";
import { fixtures } from "./fixtures/fixtures.ts";
import { hclRules } from "./hcl/hcl-rules.ts";
import { iamRules } from "./iam/iam-rules.ts";
import { yamlRules } from "./yaml/yaml-rules.ts";

const formatRules = {
  ...shellRules,
  ...hclRules,
  ...iamRules,
  ...yamlRules,
  ...configRules,
};

function getBlock(language: string, code: string, title: string | null = null): Block {
  return { file: "page.md", line: 11, indent: 2, language, title, code, tabs: [], section: "s" };
}

const summarize = ({ rule, line, message }: Diagnostic) => `${line - 10} ${rule}: ${message}`;

it.each(fixtures)("reports $rule: $code", async ({ language, title, code, line, rule }) => {
  const found = await checkFormat(getBlock(language, code, title));
  expect(found.map((diagnostic) => `${diagnostic.line - 10} ${diagnostic.rule}`)).toEqual([
    `${line} ${rule}`,
  ]);
});

it("has a fixture for each rule", () => {
  const shown = new Set(fixtures.map(({ rule }) => rule));
  expect(Object.keys(formatRules).filter((id) => !shown.has(id))).toEqual([]);
});

it("reports positions in the page", async () => {
  const [found] = await checkFormat(getBlock("hcl", "a = 1\nb = [\n"));
  expect(found).toMatchObject({ file: "page.md", line: 13, rule: "hcl-syntax" });
  const [json] = await checkFormat(getBlock("json", '{\n  "a": x\n}'));
  expect(json).toMatchObject({ line: 12, column: 10 });
});

it.each([
  ["", "no { language"],
  ["text", "not { checked"],
  ["go", "package main"],
])("does not check %j", async (language, code) => {
  expect(await checkFormat(getBlock(language, code))).toEqual([]);
});

const good: [string, string | null, string][] = [
  [
    "hcl",
    "a/terragrunt.hcl",
    'dependency "vpc" {\n  config_path                             = "../vpc"\n  mock_outputs_allowed_terraform_commands = local.commands\n}\n',
  ],
  ["bash", null, "aws sts get-caller-identity \\\r\n  --query Account\r\n"],
  [
    "bash",
    null,
    `cat <<'EOF' > a.json\n{"a": "$b"}\nEOF\ncat > b.json <<EOF\n{"a": $B, "c": "$D"}\nEOF\n`,
  ],
  [
    "bash",
    null,
    `cat > main.tf <<'EOF'\n${Array.from({ length: 20 }, (_, index) => `a${index + 10} = "x"`).join("\n")}\nEOF\n`,
  ],
  [
    "bash",
    null,
    `aws iam put-role-policy --policy-document '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"s3:ListBucket","Resource":"arn:aws:s3:::'"$B"'"}]}'`,
  ],
  ["hcl", null, 'a   = "${var.b}-x" # one\r\nbcd = [1, 2]       # two\r\n'],
  ["hcl", null, 'resource "a" "b" {\n  # ...\n  c = <<-EOT\n     any  =  thing\n  EOT\n}\n'],
  [
    "hcl",
    "root.hcl",
    'generate "a" {\n  path      = "a.tf"\n  if_exists = "skip"\n  contents  = <<-EOF\n    locals {\n      a = ${jsonencode({ b = 1 })}\n      c = "$${var.d}"\n    }\n  EOF\n}\n',
  ],
  [
    "hcl",
    "root.hcl",
    'generate "a" {\n  path      = "a.tf"\n  if_exists = "skip"\n  contents  = join("\\n", local.b)\n}\n',
  ],
  ["json", null, '{"StringEquals": {"a:aud": "b"}}'],
  [
    "json",
    null,
    '{"Statement": [{"Effect": "Allow", "Action": "kms:Decrypt", "Resource": "arn:aws:kms:us-east-2:111122223333:key/a", "Condition": {"StringEquals": {"aws:ResourceTag/team": "b", "kms:EncryptionContext:aws:s3:arn": "c"}}}]}',
  ],
  [
    "json",
    null,
    '{"Statement": [{"Effect": "Allow", "Action": ["ec2:CreateTags", "ec2:Describe*"], "Resource": "*", "Condition": {"StringEqualsIfExists": {"aws:RequestTag/team": "b"}}}]}',
  ],
  [
    "json",
    null,
    '{"Statement": [{"Effect": "Allow", "Action": "s3:PutObject", "Resource": "arn:aws:s3:::a/*", "Condition": {"ArnEquals": {"lambda:SourceFunctionArn": "arn:aws:lambda:us-east-2:111122223333:function:a"}}}]}',
  ],
  [
    "json",
    null,
    '{"Statement": [{"Effect": "Allow", "Principal": {"AWS": "arn:aws:iam::111122223333:root"}, "Action": ["sts:AssumeRole", "sts:TagSession"], "Condition": {"StringEquals": {"sts:ExternalId": "a"}}}]}',
  ],
  [
    "hcl",
    null,
    [
      'resource "terraform_data" "a" {',
      '  provisioner "local-exec" {',
      '    inline = ["tofu ${var.command} -input=false"]',
      "  }",
      "}",
      "",
    ].join("\n"),
  ],
  [
    "json",
    null,
    '{"Statement": [{"Effect": "Allow", "Action": ["s3:List*", "s3:GetObject"], "Resource": ["arn:aws:s3:::a", "arn:aws:s3:::a/*"]}, {"Effect": "Deny", "NotAction": "iam:*", "Resource": "*"}]}',
  ],
  ...[
    ["logs:PutLogEvents", "logs:us-east-2:111122223333:log-group:/aws/lambda/fn:*"],
    ["s3:GetAccessGrant", "s3:us-east-2:111122223333:access-grants/default/grant/a"],
    ["s3:GetObject", "s3:*:*:a/*"],
  ].map(([action, resource]): (typeof good)[number] => [
    "json",
    null,
    `{"Statement": [{"Effect": "Allow", "Action": "${action}", "Resource": "arn:aws:${resource}"}]}`,
  ]),
  ["yaml", "templates/users.yml", 'a@b.c:\n  - "${account_id}"\n  # %{ for a in b }\n'],
  [
    "yaml",
    "node.yaml",
    "apiVersion: node.eks.aws/v1alpha1\nkind: NodeConfig\nspec: { anything: 1 }\n",
  ],
  [
    "yaml",
    ".github/workflows/a.yml (excerpt)",
    "permissions:\n  id-token: write\n\nsteps:\n  - uses: actions/checkout@v6\n",
  ],
  ["yaml", ".github/workflows/a.yml (excerpt)", "- run: echo ${{ github.sha }}\n"],
  ["yaml", ".github/workflows/a.yml (excerpt)", "permissions:\n  contents: read\n"],
  ["yaml", ".gitlab-ci.yml", "stages: [plan]\nplan:\n  stage: plan\n  script:\n    - tofu plan\n"],
  ["ini", "other.ini", "whatever"],
  ["toml", "mise.toml", '[tools]\ntofu = "1.12.6"\n'],
  ["dockerfile", null, 'FROM node:24\nCOPY <<"EOF" a.js\nx = 1\nEOF\nCMD ["a"]\n'],
];

it.each(good)("accepts %s %s %j", async (language, title, code) => {
  expect((await checkFormat(getBlock(language, code, title))).map(summarize)).toEqual([]);
});

it.each([
  ["my-bucket", "it has 1 part and not six"],
  ["foo:aws:s3:::b", "it does not begin with `arn:`"],
  ["arn:aws:iam::1234:role/a", "the account `1234` does not have 12 digits"],
  ["arn:aws:s3:us-east-2::job-logs", "buckets have no Region"],
])("says why %s is not an ARN", async (arn, reason) => {
  const code = `{"Statement": [{"Effect": "Deny", "Action": "s3:GetObject", "Resource": "${arn}"}]}`;
  expect(await checkFormat(getBlock("json", code))).toMatchObject([
    { rule: "iam-arn", message: `\`${arn}\` is not an ARN: ${reason}` },
  ]);
});

it.each([
  ["json", "a.json (excerpt)", '"a": 1,\n...\n'],
  ["yaml", "a.yml (excerpt)", "apiVersion: v1\nkind: Service\nspec: { type: NodePort }\n"],
  ["yaml", ".github/actions/a/action.yml", "name: a\nruns: { using: composite, steps: [] }\n"],
  ["dockerfile", "app/Dockerfile (append)", "USER node\n"],
  ["hcl", "web.pkr.hcl (excerpt)", 'source "amazon-ebs" "web" {\n  ami_name = "a"\n}\n'],
])("does not require an excerpt to be complete: %s %s", async (language, title, code) => {
  expect((await checkFormat(getBlock(language, code, title))).map(summarize)).toEqual([]);
});

it("suggests a condition key with its whole name", async () => {
  const code =
    '{"Statement": [{"Effect": "Allow", "Action": "s3:GetObject", "Resource": "*", "Condition": {"Null": {"kns:EncryptionContext:team": "true"}}}]}';
  expect(await checkFormat(getBlock("json", code))).toMatchObject([
    { hint: expect.stringContaining("`kms:EncryptionContext:team`") },
  ]);
});

it("does not check the format of bad examples", async () => {
  const page = `${"\n".repeat(8)}<Bad>\n\n~~~hcl\na=1\n~~~\n\n</Bad>`;
  const blocks = [getBlock("hcl", "a=1\n"), { ...getBlock("hcl", "a=1\n"), line: 30 }];
  expect(await checkFormats(blocks, () => page)).toMatchObject([{ line: 30 }]);
  expect(await checkFormats(blocks, () => null)).toHaveLength(2);
});

it("checks a file in a here-document at its position", async () => {
  const code = 'mkdir a\ncat > a/b.json <<EOF\n{\n  "c": $D,\n}\nEOF\n';
  expect(await checkFormat(getBlock("bash", code))).toMatchObject([
    { rule: "json-syntax", line: 15 },
  ]);
});

it("checks the shell script of a workflow step at its position", async () => {
  const code = [
    "on: push",
    "jobs:",
    "  a:",
    "    runs-on: ubuntu-24.04",
    "    steps:",
    "      - run: |",
    '          echo "${{ github.sha }}"',
    "          if true; then",
  ].join("\n");
  const found = await checkFormat(getBlock("yaml", `${code}\n`));
  expect(found.map(({ rule }) => rule)).toEqual(["shell-syntax"]);
  expect(found[0]?.line).toBeGreaterThanOrEqual(18);
});

it.each([
  ["of a step", "ubuntu-24.04", "        shell: python\n"],
  ["of a runner", "windows-2025", ""],
  ["of a job", "ubuntu-24.04\n    defaults: { run: { shell: pwsh } }", ""],
])("does not check scripts for another shell: that %s", async (_, runner, shell) => {
  const start = `on: push\njobs:\n  a:\n    runs-on: ${runner}\n    steps:\n`;
  const code = `${start}      - run: |\n          if (1 -eq 1) {\n          }\n${shell}`;
  expect(await checkFormat(getBlock("yaml", code))).toEqual([]);
});

it("keeps the lines of a script with an expression of several lines", async () => {
  const script = ["echo ${{", "  github.sha", "  }}", "if true; then"];
  const lines = (code: readonly string[]) =>
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: |\n${code.map((line) => `          ${line}\n`).join("")}`;
  const [broken] = await checkFormat(getBlock("yaml", lines(script)));
  const [reference] = await checkFormat(getBlock("yaml", lines(["a", "b", "c", "if true; then"])));
  expect(broken?.line).toBe(reference?.line);
});
