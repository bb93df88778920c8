import type { Attribute } from "../../../src/catalog/read/blocks/block.ts";
import { resolvePath } from "../file-system.ts";
import { checkModule } from "../iac/check-module.ts";
import { getPathFacts } from "../iac/check-path-values.ts";
import { iacRules } from "../iac/iac-rules.ts";
import { getTextValue, type ModuleCode, readModule } from "../iac/module-code.ts";
import {
  checkAccount,
  checkCredentials,
  getPathInRepository,
  getProfile,
  requireProfile,
} from "../requirements.ts";
import type { BackendSettings, Session } from "../session.ts";
import { type Call, findOptions, getOperands, hasFlag } from "../shell/call.ts";
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
  withHyphens,
} from "./operations.ts";

/** OpenTofu or Terraform. */
export const terraform: Handler = (session, call) => {
  const [verb, operand] = getOperands(call.args, optionsWithValue);
  const isHelp = hasFlag(call.args, ...withHyphens("help", "version"));
  if (!verb || isHelp || !isCodeCommand(verb.text)) return null;
  const folder = requireWorkingFolder(session, call);
  if (session.state.files.isUnknown(folder)) return null;
  const module = readModule(session, folder);
  const path = getPathInRepository(session, folder);
  if (!requireCode(session, call, module, { folder: path, file: "main.tf" })) return null;
  const operation = { name: verb.text, operand };
  const destroys = isDestroy(session, call, operation, folder);
  recordPlanFiles(session, call, operation, folder);
  if (operation.name === "init") initialize(session, call, module);
  else checkOperation(session, call, operation, module);
  if (destroys) session.state.applied.delete(folder);
  else if (operation.name === "apply") recordAppliedModule(session, module, path);
  return operation.name === "output" ? readOutput(session, call, { folder, name: operand }) : null;
};

function initialize(session: Session, call: Call, module: ModuleCode): void {
  const backend = readBackend(session, call, module);
  session.state.initialized.set(module.folder, backend ?? new Map());
  if (!backend || hasFlag(call.args, ...withHyphens("backend=false"))) return;
  requireCredentials(session, call, backend.get("profile"));
  const bucket = backend.get("bucket");
  if (typeof bucket === "string") checkBucket(session, call, bucket);
}

/** The settings of the S3 backend in the code and in `-backend-config`; null without a backend. */
function readBackend(
  { state, context }: Session,
  call: Call,
  { files, folder }: ModuleCode,
): BackendSettings | null {
  const backend = files
    .flatMap(({ code }) => code.blocks)
    .flatMap(({ kind, blocks }) => (kind === "terraform" ? blocks : []))
    .find(({ kind, labels }) => kind === "backend" && labels[0] === "s3");
  if (!backend) return null;
  const settings = new Map<string, string | null>();
  const addAll = (attributes: Iterable<Attribute>) => {
    for (const attribute of attributes) settings.set(attribute.name, getTextValue(attribute));
  };
  addAll(backend.attributes.values());
  for (const { text, values } of findOptions(call.args, ...withHyphens("backend-config"))) {
    const [, name, value = ""] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    const file = state.files.read(resolvePath(text, folder));
    if (name !== undefined) settings.set(name, values?.length === 1 ? value : null);
    else if (file?.isKnown) addAll(context.readCode(file.text).attributes.values());
    // The file may name a profile.
    else settings.set("profile", null);
  }
  return settings;
}

function checkOperation(
  session: Session,
  call: Call,
  { name }: Operation,
  module: ModuleCode,
): void {
  const { initialized } = session.state;
  const { folder } = module;
  const path = getPathInRepository(session, folder);
  session.check(initialized.has(folder), iacRules["not-initialized"], call.location, () => ({
    tool: call.name,
    folder: path,
  }));
  // These commands only read the state.
  if (name === "output" || name === "state") {
    requireCredentials(session, call, initialized.get(folder)?.get("profile"));
    return;
  }
  const profile = getProviderProfile(module);
  if (/^(?:plan|apply|destroy|import|refresh)$/.test(name)) {
    requireCredentials(session, call, profile);
  }
  if (/^(?:plan|apply|destroy|import|validate)$/.test(name)) {
    checkModule(session, module, call.location);
    checkAccount(session, call, {
      path,
      profile: profile === undefined ? getProfile(session, call) : profile,
    });
  }
}

/** The profile in the code of the provider; null if it is unknown, undefined if it names none. */
function getProviderProfile({ files }: ModuleCode): string | null | undefined {
  const provider = files
    .flatMap(({ code }) => code.blocks)
    .find(
      ({ kind, labels, attributes }) =>
        kind === "provider" && labels[0] === "aws" && !attributes.has("alias"),
    );
  const profile = provider?.attributes.get("profile");
  return profile && getTextValue(profile);
}

/** Requires the profile that the code names, or credentials of the command if it names none. */
function requireCredentials(
  session: Session,
  call: Call,
  profile: string | null | undefined,
): void {
  if (profile === undefined) checkCredentials(session, call);
  else if (profile !== null) {
    requireProfile(session, profile, call.location);
  }
}

function recordAppliedModule(session: Session, module: ModuleCode, path: string): void {
  const { state, company } = session;
  const { folder, outputs } = module;
  const values = [...outputs].flatMap(([name, value]): [string, string][] => {
    const text = getTextValue(value);
    return text === null ? [] : [[name, text]];
  });
  state.applied.set(folder, { outputs: new Set(outputs.keys()), values: new Map(values) });
  const key = getPathFacts(company, `${path}/main.tf`)?.stateKey ?? `${path}/terraform.tfstate`;
  state.foldersByStateKey.set(state.initialized.get(folder)?.get("key") ?? key, folder);
}
