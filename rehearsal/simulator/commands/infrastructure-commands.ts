import { posix } from "node:path";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { getLocationInBlock } from "../../guide/guide.ts";
import { resolvePath, writeOutput } from "../file-system.ts";
import { checkModule } from "../iac/check-module.ts";
import { getPathFacts } from "../iac/check-path-values.ts";
import { checkUnit } from "../iac/check-unit.ts";
import { iacRules } from "../iac/iac-rules.ts";
import { getTextValue, type ModuleCode, readModule } from "../iac/module-code.ts";
import {
  checkAccount,
  checkCredentials,
  getPathInRepository,
  requireFile,
  requireFolder,
} from "../requirements.ts";
import type { Plan, Session } from "../session.ts";
import { type Argument, type Call, hasFlag, operands, option, options } from "../shell/call.ts";
import { getPaths, type Handler, type Handlers } from "./handler.ts";

/** Terraform and OpenTofu accept one or two hyphens. */
function withHyphens(...names: string[]): string[] {
  return names.flatMap((name) => [`-${name}`, `--${name}`]);
}

const optionsWithValue = new Set(
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

const fileOptions = withHyphens("var-file", "backend-config");

const codeCommands =
  /^(?:plan|apply|destroy|import|refresh|output|state|show|taint|console|init|validate)$/;
const stateCommands = /^(?:plan|apply|destroy|import|refresh|output|state)$/;

function requireWorkingFolder(session: Session, call: Call): string {
  const chosen = option(call.args, "-chdir", "--working-dir", "--terragrunt-working-dir");
  if (chosen?.values?.length !== 1) return session.state.folder;
  const path = resolvePath(chosen.text, session.state.folder);
  requireFolder(session, path, {
    name: chosen.text,
    location: getLocationInBlock(call.block, chosen.word),
  });
  return path;
}

interface Operation {
  /** Such as `apply`. */
  name: string;
  /** The word after it: a plan, or the name of an output. */
  operand: Argument | undefined;
}

function recordPlanFiles(
  session: Session,
  call: Call,
  { name, operand }: Operation,
  folder: string,
): void {
  const out = option(call.args, ...withHyphens("out"));
  for (const value of out?.values ?? []) {
    const path = resolvePath(value, folder);
    writeOutput(session.state.files, path, null, false);
    recordPlan(session, path, {
      location: getLocationInBlock(call.block, out?.word ?? call.command),
      destroys: destroysAll(call, name),
    });
  }
  const read = [
    ...(operand && (name === "apply" || name === "show") ? [operand] : []),
    ...options(call.args, ...fileOptions).filter(({ text }) => !text.includes("=")),
  ];
  for (const file of read) {
    for (const { reference } of getPaths(session, call, file)) {
      const path = resolvePath(reference.name, folder);
      requireFile(session, path, reference);
      if (name === "apply") session.state.plans.delete(path);
    }
  }
}

/** Reports an earlier plan in the same file that no step applied. */
function recordPlan(session: Session, path: string, plan: Plan): void {
  const { plans } = session.state;
  const before = plans.get(path);
  if (before)
    session.report(iacRules["unapplied-plan"], before.location, { plan: posix.basename(path) });
  plans.set(path, plan);
}

/** Whether a command, or the plan that it writes, destroys all resources. */
function destroysAll({ args }: Call, name: string): boolean {
  const isPartial = option(args, ...withHyphens("target", "exclude")) !== undefined;
  return !isPartial && (name === "destroy" || hasFlag(args, ...withHyphens("destroy")));
}

/** Whether a command now destroys all resources, possibly by the plan that it applies. */
function isDestroy(
  { state }: Session,
  call: Call,
  { name, operand }: Operation,
  folder: string,
): boolean {
  if (name !== "apply" && name !== "destroy") return false;
  const plan = operand && state.plans.get(resolvePath(operand.text, folder));
  return plan?.destroys ?? destroysAll(call, name);
}

const terraform: Handler = (session, call) => {
  const [verb, operand] = operands(call.args, optionsWithValue);
  if (
    !verb ||
    !codeCommands.test(verb.text) ||
    hasFlag(call.args, ...withHyphens("help", "version"))
  )
    return null;
  const operation = { name: verb.text, operand };
  const { state } = session;
  const location = getLocationInBlock(call.block, call.command);
  const folder = requireWorkingFolder(session, call);
  if (state.files.isUnknown(folder)) return null;
  const path = getPathInRepository(session, folder);
  const module = readModule(session, folder);
  if (!requireCode(session, call, module, { folder: path, file: "main.tf" })) return null;
  const destroys = isDestroy(session, call, operation, folder);
  recordPlanFiles(session, call, operation, folder);
  if (verb.text === "init") {
    state.initialized.add(folder);
    const bucket = getBackendValue(module, "bucket");
    if (bucket === null || hasFlag(call.args, ...withHyphens("backend=false"))) return null;
    checkCredentials(session, call);
    checkBucket(session, call, bucket);
    return null;
  }
  session.check(state.initialized.has(folder), iacRules["not-initialized"], location, () => ({
    tool: call.name,
    folder: path,
  }));
  if (stateCommands.test(verb.text)) checkCredentials(session, call);
  if (/^(?:plan|apply|import|validate|destroy)$/.test(verb.text)) {
    checkModule(session, module, location);
    checkAccount(session, call, path);
  }
  if (destroys) state.applied.delete(folder);
  else if (verb.text === "apply") recordAppliedModule(session, module, path);
  return verb.text === "output" ? readOutput(session, call, { folder, name: operand }) : null;
};

function getBackendValue({ files }: ModuleCode, name: string): string | null {
  for (const { code } of files) {
    const settings = code.blocks.filter(({ kind }) => kind === "terraform");
    const backend = settings
      .flatMap(({ blocks }) => blocks)
      .find(({ kind, labels }) => kind === "backend" && labels[0] === "s3");
    if (backend) return getTextValue(backend.attributes.get(name));
  }
  return null;
}

function recordAppliedModule({ state, company }: Session, module: ModuleCode, path: string): void {
  const values = [...module.outputs].flatMap(([name, value]): [string, string][] => {
    const text = getTextValue(value);
    return text === null ? [] : [[name, text]];
  });
  state.applied.set(module.folder, {
    outputs: new Set(module.outputs.keys()),
    values: new Map(values),
  });
  const key = getPathFacts(company, `${path}/main.tf`)?.stateKey ?? `${path}/terraform.tfstate`;
  state.stateKeys.set(getBackendValue(module, "key") ?? key, module.folder);
}

function checkBucket(session: Session, call: Call, bucket: string): void {
  const location = getLocationInBlock(call.block, call.command);
  session.check(session.has("bucket", bucket), iacRules["no-state-bucket"], location, () => ({
    bucket,
  }));
}

function requireCode<Code>(
  session: Session,
  call: Call,
  code: Code | null,
  { folder, file }: { folder: string; file: string },
): code is Code {
  const location = getLocationInBlock(call.block, call.command);
  return session.check(code !== null, iacRules["no-code-here"], location, () => ({
    tool: call.name,
    folder,
    expected: file,
  }));
}

interface TerragruntCommand extends Operation {
  isAll: boolean;
  isBootstrap: boolean;
}

/** Null for commands that run no code of a unit. */
function parseTerragrunt({ args }: Call): TerragruntCommand | null {
  const words = operands(args, optionsWithValue);
  const [verb] = words;
  if (!verb || hasFlag(args, "--version", "--help")) return null;
  const [name, operand] = /^run(?:-all)?$/.test(verb.text) ? words.slice(1) : words;
  const isBootstrap = name?.text === "backend" && operand?.text === "bootstrap";
  if (!name || !(codeCommands.test(name.text) || isBootstrap)) return null;
  const isAll = verb.text === "run-all" || hasFlag(args, "--all", "-a");
  return { name: name.text, operand, isAll, isBootstrap };
}

const terragrunt: Handler = (session, originalCall) => {
  // `--` separates the options of Terragrunt from those of OpenTofu/Terraform.
  const call = { ...originalCall, args: originalCall.args.filter(({ text }) => text !== "--") };
  const parsed = parseTerragrunt(call);
  if (!parsed) return null;
  const folder = requireWorkingFolder(session, call);
  if (session.state.files.isUnknown(folder)) return null;
  checkCredentials(session, call);
  for (const unit of parsed.isAll ? getUnitsBelow(session, folder) : [folder]) {
    runUnit(session, call, unit, parsed);
  }
  const { name, operand, isAll } = parsed;
  return name === "output" && !isAll ? readOutput(session, call, { folder, name: operand }) : null;
};

function runUnit(session: Session, call: Call, folder: string, command: TerragruntCommand): void {
  const { name, isAll, isBootstrap } = command;
  const { state, company } = session;
  const destroys = isDestroy(session, call, command, folder);
  if (!isAll) recordPlanFiles(session, call, command, folder);
  const fallback = getLocationInBlock(call.block, call.command);
  const isApply = name === "apply" && !destroys && !isAll;
  const path = getPathInRepository(session, folder);
  const unit = checkUnit(session, folder, { fallback, isApply });
  if (!requireCode(session, call, unit, { folder: path, file: "terragrunt.hcl" })) return;
  checkAccount(session, call, path);
  const facts = getPathFacts(company, `${path}/terragrunt.hcl`);
  if (isBootstrap && facts) session.provide("bucket", facts.stateBucket);
  else if (facts && !hasFlag(call.args, "--backend-bootstrap")) {
    checkBucket(session, call, facts.stateBucket);
  }
  if (destroys) state.applied.delete(folder);
  else if (name === "apply") {
    state.applied.set(folder, { outputs: unit.interface?.outputs ?? null, values: new Map() });
    state.stateKeys.set(facts?.stateKey ?? `${path}/terraform.tfstate`, folder);
  }
}

function getUnitsBelow({ state }: Session, folder: string): string[] {
  return state.files
    .filesBelow(folder)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => posix.dirname(path));
}

function readOutput(
  session: Session,
  call: Call,
  { folder, name }: { folder: string; name: Argument | undefined },
): string | null {
  const location = getLocationInBlock(call.block, name?.word ?? call.command);
  const path = getPathInRepository(session, folder);
  const applied = session.state.applied.get(folder);
  session.check(applied !== undefined, iacRules["not-applied"], location, () => ({ folder: path }));
  if (!applied || name?.values?.length !== 1) return null;
  const outputName = name.text;
  const { outputs } = applied;
  if (outputs) {
    session.check(outputs.has(outputName), iacRules["unknown-output"], location, () => ({
      name: outputName,
      of: path,
      suggestion: nearest(outputName, outputs),
    }));
  }
  const value = applied.values.get(outputName);
  if (value === undefined) return null;
  if (hasFlag(call.args, ...withHyphens("raw"))) return value;
  // Text of several lines is printed as a here-document.
  if (value.includes("\n") && !hasFlag(call.args, ...withHyphens("json"))) return null;
  return `${JSON.stringify(value)}\n`;
}

export const infrastructureCommands: Handlers = {
  tofu: terraform,
  terraform,
  terragrunt,
};
