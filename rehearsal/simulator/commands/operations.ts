import { posix } from "node:path";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { resolvePath, writeOutput } from "../file-system.ts";
import { iacRules } from "../iac/iac-rules.ts";
import { getPathInRepository, requireFile, requireFolder } from "../requirements.ts";
import type { Plan, Session } from "../session.ts";
import { type Argument, type Call, findOption, findOptions, hasFlag } from "../shell/call.ts";
import { getPaths } from "./handler.ts";

/** A command of OpenTofu or Terraform, run directly or by Terragrunt. */
export interface Operation {
  /** Such as `apply`. */
  name: string;
  /** The word after it: a plan, or the name of an output. */
  operand: Argument | undefined;
}

export function isCodeCommand(name: string): boolean {
  return /^(?:plan|apply|destroy|import|refresh|output|state|show|taint|console|init|validate)$/.test(
    name,
  );
}

/** OpenTofu and Terraform accept one or two hyphens. */
export function withHyphens(...names: string[]): string[] {
  return names.flatMap((name) => [`-${name}`, `--${name}`]);
}

export const optionsWithValue: ReadonlySet<string> = new Set(
  withHyphens(
    "backend-config",
    "config",
    "download-dir",
    "exclude",
    "feature",
    "filter",
    "generate-config-out",
    "iam-assume-role",
    "json-out-dir",
    "lock-timeout",
    "log-format",
    "log-level",
    "out",
    "out-dir",
    "parallelism",
    "queue-exclude-dir",
    "queue-include-dir",
    "replace",
    "report-file",
    "report-format",
    "source",
    "state",
    "target",
    "terragrunt-working-dir",
    "tf-path",
    "var",
    "var-file",
    "working-dir",
  ),
);

export function requireWorkingFolder(session: Session, call: Call): string {
  const { folder } = session.state;
  const chosen = findOption(call.args, "-chdir", "--working-dir", "--terragrunt-working-dir");
  if (chosen?.values?.length !== 1) return folder;
  const [target] = getPaths(session, chosen);
  if (!target) return folder;
  requireFolder(session, target);
  return target.path;
}

export function requireCode<Code>(
  session: Session,
  call: Call,
  code: Code | null,
  { folder, file }: { folder: string; file: string },
): code is Code {
  return session.check(code !== null, iacRules["no-code-here"], call.location, () => ({
    tool: call.name,
    folder,
    expected: file,
  }));
}

export function checkBucket(session: Session, call: Call, bucket: string): void {
  session.check(session.has("bucket", bucket), iacRules["no-state-bucket"], call.location, () => ({
    bucket,
  }));
}

/** Records the plan that a command writes, and requires the files that it reads. */
export function recordPlanFiles(
  session: Session,
  call: Call,
  { name, operand }: Operation,
  folder: string,
): void {
  for (const out of findOptions(call.args, ...withHyphens("out"))) {
    for (const { path, location } of getPaths(session, out, folder)) {
      writeOutput(session.state.files, path, null, false);
      recordPlan(session, path, { location, destroys: destroysAll(call, name) });
    }
  }
  const readFiles = [
    ...(operand && (name === "apply" || name === "show") ? [operand] : []),
    ...findOptions(call.args, ...withHyphens("var-file", "backend-config")).filter(
      ({ text }) => !text.includes("="),
    ),
  ];
  for (const file of readFiles) {
    for (const target of getPaths(session, file, folder)) {
      requireFile(session, target);
      if (name === "apply") session.state.plans.delete(target.path);
    }
  }
}

/** Reports an earlier plan in the same file that no step applied. */
function recordPlan(session: Session, path: string, plan: Plan): void {
  const { plans } = session.state;
  const earlier = plans.get(path);
  if (earlier) {
    session.report(iacRules["unapplied-plan"], earlier.location, { plan: posix.basename(path) });
  }
  plans.set(path, plan);
}

/** Whether a command, or the plan that it writes, destroys all resources. */
function destroysAll({ args }: Call, name: string): boolean {
  const isPartial = findOption(args, ...withHyphens("target", "exclude")) !== undefined;
  return !isPartial && (name === "destroy" || hasFlag(args, ...withHyphens("destroy")));
}

/** Whether a command now destroys all resources, possibly by the plan that it applies. */
export function isDestroy(
  { state }: Session,
  call: Call,
  { name, operand }: Operation,
  folder: string,
): boolean {
  if (name !== "apply" && name !== "destroy") return false;
  const plan = operand && state.plans.get(resolvePath(operand.text, folder));
  return plan?.destroys ?? destroysAll(call, name);
}

/** Checks that an output exists; returns what `output NAME` prints if that is known. */
export function readOutput(
  session: Session,
  call: Call,
  { folder, name }: { folder: string; name: Argument | undefined },
): string | null {
  const location = name?.location ?? call.location;
  const path = getPathInRepository(session, folder);
  const applied = session.state.applied.get(folder);
  session.check(applied !== undefined, iacRules["not-applied"], location, () => ({ folder: path }));
  if (!applied || name?.values?.length !== 1) return null;
  const outputName = name.text;
  const { outputs, values } = applied;
  if (outputs) {
    session.check(outputs.has(outputName), iacRules["unknown-output"], location, () => ({
      name: outputName,
      of: path,
      suggestion: findNearest(outputName, outputs),
    }));
  }
  const value = values.get(outputName);
  if (value === undefined) return null;
  if (hasFlag(call.args, ...withHyphens("raw"))) return value;
  // Text of several lines is printed as a here-document.
  if (value.includes("\n") && !hasFlag(call.args, ...withHyphens("json"))) return null;
  return `${JSON.stringify(value)}\n`;
}
