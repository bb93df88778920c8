import { expect, it } from "vitest";
import { toCommand } from "../fixtures/to-command.ts";
import { checkAwsOutput } from "./aws-output.ts";
import { checkAwsCommand } from "./check-command.ts";

const location = { file: "a.md", line: 1, column: 1 };

function getOutputs(text: string) {
  const words = text.match(/'[^']*'|\S+/g)?.map((word) => word.replace(/^'|'$/g, "")) ?? [];
  const { outputs, diagnostics } = checkAwsCommand(toCommand(...words), () => location);
  expect(diagnostics).toEqual([]);
  if (!outputs) throw new Error(`no output of ${text}`);
  return outputs;
}

it.each([
  ["aws sts get-caller-identity --query Account --output text", "text", "scalar"],
  ["aws sts get-caller-identity", "json", "object"],
  ["aws ec2 describe-vpcs --query Vpcs[].VpcId --output text", "text", "list"],
  ["aws ec2 describe-vpcs --query Vpcs[].[VpcId,IsDefault] --output text", "text", "rows"],
  ["aws ec2 describe-vpcs --query Vpcs[0].[VpcId,IsDefault] --output text", "text", "list"],
  ["aws ec2 describe-vpcs --query Vpcs[].Tags --output table", "table", "rows"],
  ["aws ec2 describe-vpcs --query 'length(Vpcs)'", "json", "scalar"],
  ["aws iam delete-user --user-name a", "none", "nothing"],
  ["aws rds wait db-snapshot-available --db-snapshot-identifier a", "none", "nothing"],
  ["aws ecr get-login-password", "plain", "scalar"],
  ["aws s3 ls", "plain", "rows"],
])("%s prints %s, %s", (command, format, shape) => {
  expect(getOutputs(command)).toMatchObject({ format, shape });
});

it.each([
  [
    "aws sts get-caller-identity",
    '{ "Acount": "1" }',
    "the response has no `Acount`, but `Account`",
  ],
  ["aws sts get-caller-identity", '{ "Account": 1 }', "`1` is where it prints a string"],
  [
    "aws sts get-caller-identity",
    "888888888888",
    "`888888888888` is where it prints a structure with `UserId`, `Account`, `Arn`",
  ],
  ["aws sts get-caller-identity", "arn:aws", "it prints JSON"],
  [
    "aws ec2 describe-vpcs --query Vpcs[].State --output text",
    "available\navailable",
    "all values are on one line",
  ],
  [
    "aws ec2 describe-vpcs --query Vpcs[].State --output text",
    "running",
    "`running` is not a value of the API",
  ],
  [
    "aws ec2 describe-vpcs --query Vpcs[].[VpcId,State] --output text",
    "vpc-1",
    "a line has 2 values, not 1",
  ],
  [
    "aws ec2 describe-vpcs --query Vpcs[].[VpcId,IsDefault] --output text",
    "vpc-1\ttrue",
    "`true` is not `True` or `False`",
  ],
  ["aws ec2 describe-vpcs --query 'length(Vpcs)' --output text", "two", "`two` is not a number"],
  ["aws iam delete-user --user-name a", "{}", "it prints nothing"],
  ["aws sts get-caller-identity --query Arn --output text", "a\nb", "it prints one value"],
])("%s cannot print %j", (command, text, reason) => {
  const found = checkAwsOutput(getOutputs(command), text, location);
  expect(found.map(({ rule, message }) => [rule, message.split(": ").slice(1).join(": ")])).toEqual(
    [["impossible-aws-output", reason]],
  );
});

it.each([
  ["aws sts get-caller-identity", '{ "UserId": "A", "Account": "8", "Arn": "arn" }'],
  ["aws sts get-caller-identity", '{ "Acount": …'],
  [
    "aws ec2 describe-vpcs --query Vpcs[].[VpcId,State] --output text",
    "vpc-1  available\nvpc-2  pending",
  ],
  ["aws ec2 describe-vpcs --query Vpcs[0].VpcId --output text", "None"],
])("%s may print %j", (command, text) => {
  expect(checkAwsOutput(getOutputs(command), text, location)).toEqual([]);
});

it("knows the type of each element of a literal", () => {
  const output = getOutputs(`aws sts get-caller-identity --query '\`["a", 1]\`' --output text`);
  expect(checkAwsOutput(output, "a\t1", location)).toEqual([]);
  expect(checkAwsOutput(output, "a\ta", location)).toHaveLength(1);
});
