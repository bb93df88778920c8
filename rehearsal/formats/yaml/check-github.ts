import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pid } from "node:process";
import { pathToFileURL } from "node:url";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { findObjects, getLocation, isObject, type Locate } from "../format-helpers.ts";
import { yamlRules } from "./yaml-rules.ts";

export async function checkGithub(
  code: string,
  value: unknown,
  locate: Locate,
): Promise<Diagnostic[]> {
  const inputErrors = checkActionInputs(code, value, locate);
  // Steps and other excerpts cannot be checked alone.
  if (!isObject(value) || !("on" in value || "jobs" in value)) return inputErrors;
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } =
    await openWorkflowParser();
  const before = "on" in value ? "" : "on: push\n";
  const file = { name: "workflow.yml", content: before + code };
  const result = parseWorkflow(file, new NoOperationTraceWriter());
  if (result.value) await convertWorkflowTemplate(result.context, result.value);
  const linesBefore = before === "" ? 0 : 1;
  const lineCount = code.split("\n").length;
  const lines = new Set<number>();
  const errors = result.context.errors.getErrors().flatMap(({ rawMessage, range }) => {
    const line = Math.min(Math.max((range?.start.line ?? 1) - linesBefore, 1), lineCount);
    // An unknown key often implies a missing one.
    if (lines.has(line)) return [];
    lines.add(line);
    return diagnose(yamlRules["github-workflow"], locate(line, range?.start.column ?? 1), {
      reason: rawMessage.replace(/\.$/, ""),
    });
  });
  return [...errors, ...inputErrors];
}

/** Inputs without which an action fails at run time, by the name of its repository. */
const requiredInputs: Readonly<Record<string, readonly string[]>> = {
  "configure-aws-credentials": ["aws-region"],
  // Version 2. `action.yml` marks it as optional, but the code of the action requires it.
  "patcher-action": ["github_token"],
};

function checkActionInputs(code: string, value: unknown, locate: Locate): Diagnostic[] {
  let offset = 0;
  return [...findObjects(value)].flatMap(({ value: { uses, with: inputs } }) => {
    if (typeof uses !== "string") return [];
    offset = code.indexOf(uses, offset + 1);
    const action = /^[^/]+\/([^/@]+)@/.exec(uses)?.[1] ?? "";
    const names = isObject(inputs) ? Object.keys(inputs) : [];
    const missing = (requiredInputs[action] ?? []).filter((name) => !names.includes(name));
    const location = getLocation(code, Math.max(offset, 0), locate);
    return missing.map((input) =>
      diagnose(yamlRules["action-input"], location, { action: uses, input }),
    );
  });
}

type WorkflowParser = typeof import("@actions/workflow-parser");

let opened: Promise<WorkflowParser> | undefined;

/** Node rejects the JSON imports of GitHub's parser, so it is compiled once per version. */
function openWorkflowParser(): Promise<WorkflowParser> {
  opened ??= open();
  return opened;
}

async function open(): Promise<WorkflowParser> {
  const root = process.cwd();
  const packageFolder = join(root, "node_modules/@actions/workflow-parser");
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const file = join(root, `.cache/rehearsal/workflow-parser-${version}.mjs`);
  if (!existsSync(file)) await compile(join(packageFolder, "dist/index.js"), file);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as WorkflowParser;
}

async function compile(input: string, file: string): Promise<void> {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input, platform: "node", logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  mkdirSync(dirname(file), { recursive: true });
  // Another process may write the same file.
  writeFileSync(`${file}.${pid}`, output[0].code);
  renameSync(`${file}.${pid}`, file);
}
