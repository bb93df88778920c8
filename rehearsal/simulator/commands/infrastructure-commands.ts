import { posix } from "node:path";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { locationInBlock } from "../../guide/guide.ts";
import { resolvePath, writeOutput } from "../file-system.ts";
import { checkModule } from "../iac/check-module.ts";
import { pathFacts } from "../iac/check-path-values.ts";
import { checkUnit } from "../iac/check-unit.ts";
import { iacRules } from "../iac/iac-rules.ts";
import { type ModuleCode, readModule, textValue } from "../iac/module-code.ts";
import {
  checkAccount,
  checkCredentials,
  pathInRepository,
  requireFile,
  requireFolder,
} from "../requirements.ts";
import type { AppliedCode, Session } from "../session.ts";
import { type Call, hasFlag, operands, option, options } from "../shell/call.ts";
import { type Handler, type Handlers, pathsOf } from "./handler.ts";

const valued = new Set([
  "-var",
  "-target",
  "-lock-timeout",
  "--working-dir",
  "--queue-include-dir",
  "--filter",
]);

const onCode =
  /^(?:plan|apply|destroy|import|refresh|output|state|show|taint|console|init|validate)$/;
const remote = /^(?:plan|apply|destroy|import|refresh|output|state)$/;

function folderOf(session: Session, call: Call): string {
  const chosen = option(call.args, "-chdir", "--working-dir", "--terragrunt-working-dir");
  if (chosen?.values?.length !== 1) return session.state.folder;
  const path = resolvePath(chosen.text, session.state.folder);
  requireFolder(session, path, {
    name: chosen.text,
    location: locationInBlock(call.block, chosen.word),
  });
  return path;
}

function takePlanFiles(session: Session, call: Call, folder: string): void {
  const [verb, plan] = operands(call.args, valued);
  const out = option(call.args, "-out", "--out");
  for (const value of out?.values ?? []) {
    const path = resolvePath(value, folder);
    writeOutput(session.state.files, path, null, false);
    recordPlan(session, path, locationInBlock(call.block, out?.word ?? call.command));
  }
  const read = [
    ...(plan && /^(?:apply|show)$/.test(verb?.text ?? "") ? [plan] : []),
    ...options(call.args, "-var-file", "-backend-config").filter(({ text }) => !text.includes("=")),
  ];
  for (const file of read) {
    for (const { written } of pathsOf(session, call, file)) {
      const path = resolvePath(written.name, folder);
      requireFile(session, path, written);
      if (verb?.text === "apply") session.state.plans.delete(path);
    }
  }
}

/** If a plan replaces a plan that was not applied, a step is missing. */
function recordPlan(session: Session, path: string, location: SourceLocation): void {
  const { plans } = session.state;
  const before = plans.get(path);
  if (before) session.report(iacRules["unapplied-plan"], before, { plan: posix.basename(path) });
  plans.set(path, location);
}

const terraform: Handler = (session, call) => {
  const [verb, name] = operands(call.args, valued);
  if (!verb || !onCode.test(verb.text) || hasFlag(call.args, "-help", "-version")) return null;
  const { state } = session;
  const location = locationInBlock(call.block, call.command);
  const folder = folderOf(session, call);
  if (state.files.isUnknown(folder)) return null;
  const path = pathInRepository(session, folder);
  const module = readModule(session, folder);
  const isThere = session.check(module !== null, iacRules["no-code-here"], location, () => ({
    tool: call.name,
    folder: path,
    wanted: "main.tf",
  }));
  if (!isThere || !module) return null;
  if (verb.text === "init") {
    state.initialized.add(folder);
    const bucket = backendValue(module, "bucket");
    if (bucket !== null) checkBucket(session, call, bucket);
    return null;
  }
  session.check(state.initialized.has(folder), iacRules["not-initialized"], location, () => ({
    tool: call.name,
    folder: path,
  }));
  if (remote.test(verb.text)) checkCredentials(session, call);
  takePlanFiles(session, call, folder);
  if (/^(?:plan|apply|import|validate|destroy)$/.test(verb.text)) {
    checkModule(session, module, location);
    checkAccount(session, call, path);
  }
  if (verb.text === "apply") recordAppliedModule(session, module, path);
  if (verb.text === "destroy") state.applied.delete(folder);
  return verb.text === "output" ? readOutput(session, call, { folder, name }) : null;
};

function backendValue({ files }: ModuleCode, name: string): string | null {
  for (const { code } of files) {
    const settings = code.blocks.filter(({ kind }) => kind === "terraform");
    const backend = settings
      .flatMap(({ blocks }) => blocks)
      .find(({ kind, labels }) => kind === "backend" && labels[0] === "s3");
    if (backend) return textValue(backend.attributes.get(name));
  }
  return null;
}

function recordAppliedModule({ state, company }: Session, module: ModuleCode, path: string): void {
  const values = [...module.outputs].flatMap(([name, value]): [string, string][] => {
    const text = textValue(value);
    return text === null ? [] : [[name, text]];
  });
  state.applied.set(module.folder, {
    outputs: new Set(module.outputs.keys()),
    values: new Map(values),
  });
  const key = pathFacts(company, `${path}/main.tf`)?.stateKey ?? `${path}/terraform.tfstate`;
  state.stateKeys.set(backendValue(module, "key") ?? key, module.folder);
}

function checkBucket(session: Session, call: Call, bucket: string): void {
  const location = locationInBlock(call.block, call.command);
  session.check(session.has("bucket", bucket), iacRules["no-state-bucket"], location, () => ({
    bucket,
  }));
}

const terragrunt: Handler = (session, call) => {
  const all = operands(call.args, valued);
  const [verb] = all;
  if (!verb || hasFlag(call.args, "--version", "--help")) return null;
  const isAll =
    verb.text === "run-all" || (verb.text === "run" && hasFlag(call.args, "--all", "-a"));
  const words = verb.text === "run" || verb.text === "run-all" ? all.slice(1) : all;
  const [operation, name] = words;
  const folder = folderOf(session, call);
  const location = locationInBlock(call.block, call.command);
  const units = isAll ? unitsBelow(session, folder) : [folder];
  const isBootstrap = operation?.text === "backend" && name?.text === "bootstrap";
  if (!operation || (!onCode.test(operation.text) && !isBootstrap)) return null;
  if (session.state.files.isUnknown(folder)) return null;
  checkCredentials(session, call);
  for (const unit of units) {
    takePlanFiles(session, isAll ? { ...call, args: [] } : call, unit);
    const isApply = operation.text === "apply" && !isAll;
    const path = pathInRepository(session, unit);
    const found = checkUnit(session, unit, { fallback: location, isApply });
    const isThere = session.check(found !== null, iacRules["no-code-here"], location, () => ({
      tool: call.name,
      folder: path,
      wanted: "terragrunt.hcl",
    }));
    if (!isThere || !found) continue;
    checkAccount(session, call, path);
    const facts = pathFacts(session.company, `${path}/terragrunt.hcl`);
    if (isBootstrap && facts) session.provide("bucket", facts.stateBucket);
    else if (facts && !hasFlag(call.args, "--backend-bootstrap")) {
      checkBucket(session, call, facts.stateBucket);
    }
    if (operation.text === "apply") {
      const outputs = found.interface?.outputs ?? null;
      session.state.applied.set(unit, { outputs, values: outputValues(outputs, found.values) });
      session.state.stateKeys.set(facts?.stateKey ?? `${path}/terraform.tfstate`, unit);
    }
    if (operation.text === "destroy") session.state.applied.delete(unit);
  }
  return operation.text === "output" && !isAll ? readOutput(session, call, { folder, name }) : null;
};

function unitsBelow({ state }: Session, folder: string): string[] {
  return state.files
    .below(folder)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => posix.dirname(path));
}

/**
 * An output has the value of the input with the same name, or of the input that ends its name, as
 * in `vpc_cidr_block`.
 */
function outputValues(
  outputs: ReadonlySet<string> | null,
  inputs: ReadonlyMap<string, string>,
): AppliedCode["values"] {
  const values = [...(outputs ?? [])].flatMap((output): [string, string][] => {
    const input = [...inputs.keys()].find(
      (name) => output === name || (name.includes("_") && output.endsWith(`_${name}`)),
    );
    return input === undefined ? [] : [[output, inputs.get(input) ?? ""]];
  });
  return new Map(values);
}

function readOutput(
  session: Session,
  call: Call,
  { folder, name }: { folder: string; name: ReturnType<typeof operands>[number] | undefined },
): string | null {
  const location = locationInBlock(call.block, name?.word ?? call.command);
  const path = pathInRepository(session, folder);
  const applied = session.state.applied.get(folder);
  session.check(applied !== undefined, iacRules["not-applied"], location, () => ({ folder: path }));
  if (!applied || name?.values?.length !== 1) return null;
  const wanted = name.text.replace(/[.[].*$/, "");
  const { outputs } = applied;
  if (outputs) {
    session.check(outputs.has(wanted), iacRules["unknown-output"], location, () => ({
      name: wanted,
      of: path,
      near: nearest(wanted, outputs),
    }));
  }
  const value = applied.values.get(wanted);
  if (value === undefined) return null;
  return hasFlag(call.args, "-raw") ? value : `"${value}"\n`;
}

export const infrastructureCommands: Handlers = {
  tofu: terraform,
  terraform,
  terragrunt,
};
