import { expect, it } from "vitest";
import { createFixtureSite } from "../../fixtures/create-fixture-site.ts";
import { rehearse } from "../../rehearse.ts";

/** Rules and messages of a guide with one block of shell commands. */
async function getDiagnostics(...lines: string[]): Promise<string[]> {
  const head = ["---", "after:", "start: tool=jq", "---", ""];
  const text = [...head, "```bash", ...lines, "```", ""].join("\n");
  const texts = new Map([["start.mdx", text]]);
  const { diagnostics } = await rehearse(await createFixtureSite(texts, "start"));
  return diagnostics.map(({ rule, message }) => `${rule}: ${message}`);
}

it.each([
  ["mapfile -t lines < <(ls)", "lines"],
  ["readarray -n 3 -t lines < <(ls)", "lines"],
  ["mapfile < <(ls)", "MAPFILE"],
  ['read -r -t 5 -p "Name: " answer', "answer"],
  ["read -r -a parts", "parts"],
])("sets the variable that is read: %s", async (command, variable) => {
  expect(await getDiagnostics(command, `echo "$${variable}"`)).toEqual([]);
});

it.each([
  "exec -a name ls",
  "sudo -u root ls",
  "timeout -k 1 5 ls",
  "env -u HOME NAME=a ls",
  "command -v unknown-tool",
])("finds the inner command after options: %s", async (command) => {
  expect(await getDiagnostics(command)).toEqual([]);
});

it.each([
  ['AWS_PROFILE="$(whoami)" aws s3 ls', undefined],
  ['env AWS_PROFILE="$(whoami)" aws s3 ls', undefined],
  ['AWS_PROFILE="$(whoami)"; aws s3 ls', "no-credentials: `aws` has no AWS credentials"],
  ['AWS_PROFILE="$(whoami)"; export AWS_PROFILE; aws s3 ls', undefined],
  ['export AWS_PROFILE; AWS_PROFILE="$(whoami)"; aws s3 ls', undefined],
  ["export AWS_PROFILE; aws s3 ls", "no-credentials: `aws` has no AWS credentials"],
])("passes only the assignments before a command to it: %s", async (command, expected) => {
  const found = await getDiagnostics('alias aws="docker"', command);
  const [credentials] = found.filter((text) => /^(?:missing-profile|no-credentials)/.test(text));
  expect(credentials).toBe(expected);
});

it("knows that `aws-vault exec -s` has no value", async () => {
  expect(
    await getDiagnostics(
      'alias aws-vault="docker"',
      "aws-vault add prod-full-access",
      "aws-vault exec -s prod-full-access -- ls",
    ),
  ).toEqual([]);
});

it("expands words before the command's own assignments", async () => {
  const found = "undefined-variable: the variable `NAME` is not set";
  expect(await getDiagnostics('NAME=a echo "$NAME"')).toEqual([found]);
  expect(await getDiagnostics('NAME=a OTHER="$NAME" ls')).toEqual([]);
  expect(await getDiagnostics('OTHER="$NAME" NAME=a ls')).toEqual([found]);
});
