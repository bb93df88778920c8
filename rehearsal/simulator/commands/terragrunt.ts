import { posix } from "node:path";
import { getPathFacts } from "../iac/check-path-values.ts";
import { checkUnit } from "../iac/check-unit.ts";
import {
  checkAccount,
  checkCredentials,
  getPathInRepository,
  getProfile,
} from "../requirements.ts";
import type { Session } from "../session.ts";
import { type Call, getOperands, hasFlag } from "../shell/call.ts";
import type { Handler } from "./handler.ts";
import {
  checkBucket,
  isCodeCommand,
  isDestroy,
  type Operation,
  optionsWithValue,
  readOutput,
  recordPlanFiles,
  requireCode,
  requireWorkingFolder,
} from "./operations.ts";

export const terragrunt: Handler = (session, originalCall) => {
  // `--` separates the options of Terragrunt from those of OpenTofu/Terraform.
  const call = { ...originalCall, args: originalCall.args.filter(({ text }) => text !== "--") };
  const command = parseTerragrunt(call);
  if (!command) return null;
  const folder = requireWorkingFolder(session, call);
  if (session.state.files.isUnknown(folder)) return null;
  checkCredentials(session, call);
  const { name, operand, isAll } = command;
  for (const unit of isAll ? getUnitsBelow(session, folder) : [folder]) {
    runUnit(session, call, unit, command);
  }
  return name === "output" && !isAll ? readOutput(session, call, { folder, name: operand }) : null;
};

interface TerragruntCommand extends Operation {
  /** Whether it runs in all units below the folder. */
  isAll: boolean;
  isBootstrap: boolean;
}

/** Null for commands that run no code of a unit. */
function parseTerragrunt({ args }: Call): TerragruntCommand | null {
  const words = getOperands(args, optionsWithValue);
  const [verb] = words;
  if (!verb || hasFlag(args, "--version", "--help")) return null;
  const [name, operand] = /^run(?:-all)?$/.test(verb.text) ? words.slice(1) : words;
  const isBootstrap = name?.text === "backend" && operand?.text === "bootstrap";
  if (!name || !(isCodeCommand(name.text) || isBootstrap)) return null;
  const isAll = verb.text === "run-all" || hasFlag(args, "--all", "-a");
  return { name: name.text, operand, isAll, isBootstrap };
}

function getUnitsBelow({ state }: Session, folder: string): string[] {
  return state.files
    .filesBelow(folder)
    .filter((path) => path.endsWith("/terragrunt.hcl"))
    .map((path) => posix.dirname(path));
}

function runUnit(session: Session, call: Call, folder: string, command: TerragruntCommand): void {
  const { name, isAll, isBootstrap } = command;
  const { state, company } = session;
  const path = getPathInRepository(session, folder);
  const destroys = isDestroy(session, call, command, folder);
  if (!isAll) recordPlanFiles(session, call, command, folder);
  const unit = state.files.read(posix.join(folder, "terragrunt.hcl")) ?? null;
  if (!requireCode(session, call, unit, { folder: path, file: "terragrunt.hcl" })) return;
  const moduleInterface = checkUnit(session, folder, {
    fallback: call.location,
    isApply: name === "apply" && !destroys && !isAll,
  });
  checkAccount(session, call, { path, profile: getProfile(session, call) });
  const facts = getPathFacts(company, `${path}/terragrunt.hcl`);
  if (isBootstrap && facts) session.provide("bucket", facts.stateBucket);
  else if (facts && !hasFlag(call.args, "--backend-bootstrap")) {
    checkBucket(session, call, facts.stateBucket);
  }
  if (destroys) state.applied.delete(folder);
  else if (name === "apply") {
    state.applied.set(folder, { outputs: moduleInterface?.outputs ?? null, values: new Map() });
    state.foldersByStateKey.set(facts?.stateKey ?? `${path}/terraform.tfstate`, folder);
  }
}
