import { expect, it } from "vitest";
import { checkYaml } from "./check-yaml.ts";

const locate = (line: number, column: number) => ({ file: "start.mdx", line, column });

async function check(code: string): Promise<string[]> {
  const diagnostics = await checkYaml(code, ".github/workflows/plan.yml", locate);
  return diagnostics.map(({ rule, line, column }) => `${rule} ${line}:${column}`);
}

function workflow(run: string, job = "plan"): string {
  return `on: push\njobs:\n  ${job}:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ${run}\n`;
}

it.each([
  ["a line", "if [[ a ]; then", "6:14"],
  ["a quoted line", '"if [[ a ]; then"', "6:15"],
  ["lines", "|\n          if [[ a ]; then\n          ls", "7:17"],
  ["lines below an empty line", "|\n\n          if [[ a ]; then", "8:11"],
  ["joined lines", ">\n          if [[ a ]; then\n          ls", "7:17"],
  ["joined lines below an empty line", ">\n\n          if [[ a ]; then", "6:14"],
])("finds an error in a script of %s", async (_, script, position) => {
  expect(await check(workflow(script))).toEqual([`shell-syntax ${position}`]);
});

it("a job may have the name of a setting", async () => {
  expect(await check(workflow("if [[ a ]; then", "shell"))).toEqual(["shell-syntax 6:14"]);
  expect(await check(workflow("if [[ a ]; then", "runs-on"))).toEqual(["shell-syntax 6:14"]);
});

it.each([
  "windows-2022",
  "[self-hosted, windows]",
  "{ group: big, labels: windows-2022 }",
])("leaves PowerShell on the runner %s alone", async (runner) => {
  const code = workflow("if [[ a ]; then").replace("ubuntu-latest", runner);
  expect(await check(code)).toEqual([]);
});

it.each([
  "terragrunt ${{ inputs.command }} --non-interactive",
  "aws ${{ inputs.service }} help",
])("leaves the command of an expression alone: %s", async (script) => {
  expect(await check(workflow(script))).toEqual([]);
});

it("accepts excerpts without triggers", async () => {
  const jobs = "jobs:\n  plan:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ls\n";
  expect(await check(jobs)).toEqual([]);
  expect(await check(`---\n${jobs}`)).toEqual([]);
  expect(await check(jobs.replace(/^(?=.)/gm, "  "))).toEqual([]);
  expect(await check(jobs.replace("steps", "step"))).toEqual(["github-workflow 4:5"]);
});

it("reports an action where it is used, and not in a comment", async () => {
  const uses = "uses: aws-actions/configure-aws-credentials@v4";
  const code = workflow("ls").replace("run: ls", uses);
  expect(await check(`# Was: ${uses}\n${code}`)).toEqual(["action-input 7:15"]);
});
