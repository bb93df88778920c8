import { getLocationInBlock } from "../../guide/guide.ts";
import { resolvePath, writeOutput } from "../file-system.ts";
import { checkCredentials, requireFile, requireFolder } from "../requirements.ts";
import type { Session } from "../session.ts";
import { type Argument, type Call, hasFlag, operands, option, options } from "../shell/call.ts";
import { simulatorRules } from "../simulator-rules.ts";
import { getPaths, type Handler, type Handlers } from "./handler.ts";

function read(session: Session, call: Call, argument: Argument | undefined): void {
  if (!argument) return;
  for (const { path, reference } of getPaths(session, call, argument)) {
    const isElsewhere = reference.name === "-" || reference.name.includes("://");
    if (!isElsewhere) requireFile(session, path, reference);
  }
}

const packer: Handler = (session, call) => {
  const [verb, template] = operands(call.args, new Set(["-var", "-var-file", "-only", "-except"]));
  if (!verb || !/^(?:init|validate|build|inspect)$/.test(verb.text)) return null;
  read(session, call, template);
  for (const file of options(call.args, "-var-file")) read(session, call, file);
  if (verb.text === "build") checkCredentials(session, call);
  return null;
};

const docker: Handler = (session, call) => {
  const [first, ...others] = operands(
    call.args,
    new Set([
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
      "--password-stdin",
    ]),
  );
  const [verb, ...rest] =
    first && /^(?:buildx|image)$/.test(first.text) ? others : [first, ...others];
  const location = getLocationInBlock(call.block, call.command);
  switch (verb?.text) {
    case "build": {
      for (const tag of options(call.args, "-t", "--tag")) provideImages(session, tag);
      const file = option(call.args, "-f", "--file");
      const [context] = rest;
      if (!context || context.values === null) return null;
      const folder = resolvePath(context.text, session.state.folder);
      requireFolder(session, folder, {
        name: context.text,
        location: getLocationInBlock(call.block, context.word),
      });
      if (file) read(session, call, file);
      else
        requireFile(session, resolvePath("Dockerfile", folder), { name: "Dockerfile", location });
      return null;
    }
    case "tag":
      if (rest[1]) provideImages(session, rest[1]);
      return null;
    case "push":
      for (const value of rest[0]?.values ?? []) {
        session.check(
          session.has("image", value),
          simulatorRules["missing-resource"],
          location,
          () => ({
            kind: "image",
            name: value,
            suggestion: session.getNames("image")[0],
            isProvided: false,
          }),
        );
      }
      return null;
    default:
      return null;
  }
};

function provideImages(session: Session, { values }: Argument): void {
  for (const value of values ?? []) session.provide("image", value);
}

const kubectl: Handler = (session, call) => {
  for (const file of options(call.args, "-f", "--filename", "-k", "--values")) {
    if (file.text === "-f") continue;
    read(session, call, file);
  }
  const [verb] = operands(call.args);
  const isLocal =
    /^(?:version|completion|config|create|repo|search|template|show|pull|lint|package)$/;
  const isClient = hasFlag(call.args, "--client", "--dry-run=client");
  if (!verb || (isLocal.test(verb.text) && (verb.text !== "create" || isClient)) || isClient)
    return null;
  const tool = call.name;
  const location = getLocationInBlock(call.block, call.command);
  session.check(session.state.hasCluster, simulatorRules["no-cluster"], location, () => ({ tool }));
  return null;
};

const sshKeygen: Handler = (session, call) => {
  const file = option(call.args, "-f");
  for (const value of file?.values ?? []) {
    const path = resolvePath(value, session.state.folder);
    writeOutput(session.state.files, path, null, false);
    writeOutput(session.state.files, `${path}.pub`, null, false);
  }
  return null;
};

export const buildCommands: Handlers = {
  packer,
  docker,
  kubectl,
  helm: kubectl,
  "ssh-keygen": sshKeygen,
};
