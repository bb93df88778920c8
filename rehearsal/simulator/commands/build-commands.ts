import { posix } from "node:path";
import { writeOutput } from "../file-system.ts";
import { checkCredentials, requireFile, requireFolder } from "../requirements.ts";
import type { Session } from "../session.ts";
import {
  type Argument,
  type Call,
  findOption,
  findOptions,
  getOperands,
  hasFlag,
} from "../shell/call.ts";
import { simulatorRules } from "../simulator-rules.ts";
import { getPaths, type Handler, type Handlers, requireFiles } from "./handler.ts";

const packerOptions = new Set(["-var", "-var-file", "-only", "-except"]);

const packer: Handler = (session, call) => {
  const [verb, template] = getOperands(call.args, packerOptions);
  if (!verb || !/^(?:init|validate|build|inspect)$/.test(verb.text)) return null;
  if (template) requireFiles(session, template);
  for (const file of findOptions(call.args, "-var-file")) requireFiles(session, file);
  if (verb.text === "build") checkCredentials(session, call);
  return null;
};

const dockerOptions = new Set([
  "-t",
  "--tag",
  "-f",
  "--file",
  "-p",
  "-v",
  "-e",
  "--name",
  "--platform",
  "--build-arg",
  "--username",
]);

const docker: Handler = (session, call) => {
  const [verb, ...rest] = getOperands(call.args, dockerOptions).filter(
    ({ text }, index) => index > 0 || !/^(?:buildx|image)$/.test(text),
  );
  const [first, second] = rest;
  if (verb?.text === "build") buildImage(session, call, first);
  if (verb?.text === "tag" && second) provideImages(session, second);
  if (verb?.text === "push") {
    for (const name of first?.values ?? []) requireImage(session, call, name);
  }
  return null;
};

function buildImage(session: Session, call: Call, context: Argument | undefined): void {
  for (const tag of findOptions(call.args, "-t", "--tag")) provideImages(session, tag);
  const dockerfile = findOption(call.args, "-f", "--file");
  for (const folder of context ? getPaths(session, context) : []) {
    requireFolder(session, folder);
    if (dockerfile) continue;
    const path = posix.join(folder.path, "Dockerfile");
    requireFile(session, { path, name: "Dockerfile", location: call.location });
  }
  if (dockerfile) requireFiles(session, dockerfile);
}

function provideImages(session: Session, { values }: Argument): void {
  for (const value of values ?? []) session.provide("image", value);
}

function requireImage(session: Session, call: Call, name: string): void {
  session.check(
    session.has("image", name),
    simulatorRules["missing-resource"],
    call.location,
    () => ({
      kind: "image",
      name,
      suggestion: session.getNames("image")[0],
      isCreatedElsewhere: false,
    }),
  );
}

/** Commands that do not connect to a cluster. */
const localCommands: Readonly<Record<string, RegExp>> = {
  kubectl: /^(?:completion|config|kustomize|version)$/,
  helm: /^(?:completion|create|lint|package|pull|repo|search|show|template|version)$/,
};

const kubernetesCommand: Handler = (session, call) => {
  const [verb] = getOperands(call.args);
  // `kubectl logs -f` follows the log.
  const fileOptions = verb?.text === "logs" ? [] : ["-f", "--filename", "-k", "--values"];
  for (const file of findOptions(call.args, ...fileOptions)) requireFiles(session, file);
  const isLocal =
    !verb ||
    localCommands[call.name]?.test(verb.text) ||
    hasFlag(call.args, "--client", "--dry-run=client");
  if (isLocal) return null;
  session.check(session.state.hasCluster, simulatorRules["no-cluster"], call.location, () => ({
    tool: call.name,
  }));
  return null;
};

const sshKeygen: Handler = (session, call) => {
  const file = findOption(call.args, "-f");
  for (const { path } of file ? getPaths(session, file) : []) {
    writeOutput(session.state.files, path, null, false);
    writeOutput(session.state.files, `${path}.pub`, null, false);
  }
  return null;
};

export const buildCommands: Handlers = {
  packer,
  docker,
  kubectl: kubernetesCommand,
  helm: kubernetesCommand,
  "ssh-keygen": sshKeygen,
};
