import { getLocationInBlock } from "../../guide/guide.ts";
import { requireFile, requireProfile } from "../requirements.ts";
import type { Values } from "../session.ts";
import { type Argument, type Call, hasFlag, operands } from "../shell/call.ts";
import { getPaths, type Handler, type Handlers } from "./handler.ts";

const assign: Handler = (session, call) => {
  const { variables, exported } = session.state;
  const isExport = call.name === "export" || hasFlag(call.args, "-x");
  for (const argument of operands(call.args)) {
    const [, name = "", equals] = /^(\w+)(=?)/.exec(argument.text) ?? [];
    if (name === "") continue;
    if (isExport) exported.add(name);
    if (equals === "=") variables.set(name, getAssignedValues(argument));
    if (name !== "AWS_PROFILE" || equals !== "=") continue;
    for (const profile of getAssignedValues(argument) ?? []) {
      requireProfile(session, profile, getLocationInBlock(call.block, argument.word));
    }
  }
  return null;
};

/** The values after the first `=`. */
function getAssignedValues({ values }: Argument): readonly string[] | null {
  return values?.map((value) => value.slice(value.indexOf("=") + 1)) ?? null;
}

const unset: Handler = ({ state }, { args }) => {
  for (const { text } of args) {
    state.variables.delete(text);
    state.exported.delete(text);
  }
  return null;
};

const readOptions = new Set(["-d", "-i", "-n", "-N", "-p", "-t", "-u"]);

const read: Handler = ({ state }, { args }) => {
  for (const { text } of operands(args, readOptions)) {
    if (/^[A-Za-z_]\w*$/.test(text)) state.variables.set(text, null);
  }
  return null;
};

const mapfileOptions = new Set(["-C", "-c", "-d", "-n", "-O", "-s", "-u"]);

const mapfile: Handler = ({ state }, { args }) => {
  const [name] = operands(args, mapfileOptions);
  state.variables.set(name?.text ?? "MAPFILE", null);
  return null;
};

const loop: Handler = ({ state }, { args }) => {
  const [name, , ...words] = args;
  if (!name) return null;
  const values = words.map((word) => splitValues(word));
  const isKnown = words.length > 0 && values.every((candidate) => candidate !== null);
  state.variables.set(name.text, isKnown ? values.flatMap((item) => item ?? []) : null);
  return null;
};

/** The shell splits an unquoted variable at spaces. */
function splitValues({ values, word }: Argument): readonly string[] | null {
  if (values === null) return null;
  return word.isDynamic ? values.flatMap((value) => value.split(/\s+/)) : values;
}

const source: Handler = (session, call) => {
  const [file] = operands(call.args);
  if (!file || file.word.text.startsWith("<(")) return null;
  for (const { path, reference } of getPaths(session, call, file))
    requireFile(session, path, reference);
  return null;
};

const define: Handler = (session, call) => {
  const name = call.args[0];
  if (name) session.provide("tool", name.text);
  return null;
};

const alias: Handler = (session, call) => {
  for (const { text } of call.args) {
    session.provide("tool", text.replace(/=.*$/s, ""));
  }
  return null;
};

export const shellCommands: Handlers = {
  export: assign,
  declare: assign,
  local: assign,
  readonly: assign,
  typeset: assign,
  unset,
  read,
  mapfile,
  readarray: mapfile,
  for: loop,
  select: loop,
  source,
  ".": source,
  function: define,
  alias,
};

/** A command that runs the command in its operands. */
function createWrapper(optionsWithValue: readonly string[] = []): Handler {
  return (_, call, run) => {
    const inner = getInnerCall(call, findFirstOperand(call.args, new Set(optionsWithValue)));
    return inner ? run(inner) : null;
  };
}

/** The index of the first operand. */
function findFirstOperand(
  args: readonly Argument[],
  optionsWithValue: ReadonlySet<string>,
): number {
  let index = 0;
  while (args[index]?.text.startsWith("-")) {
    if (args[index]?.text === "--") return index + 1;
    index += optionsWithValue.has(args[index]?.text ?? "") ? 2 : 1;
  }
  return index;
}

function getInnerCall(
  call: Call,
  from: number,
  assignments: Iterable<[string, Values]> = [],
): Call | null {
  const [name, ...args] = call.args.slice(from);
  if (!name) return null;
  const environment = new Map([...call.environment, ...assignments]);
  return { ...call, name: name.text, args, environment };
}

const awsVaultOptions = new Set(["-d", "-t", "--mfa-token", "--duration", "--region", "--prompt"]);

const awsVault: Handler = (session, call, run) => {
  const [verb, ...rest] = call.args;
  const profileIndex = findFirstOperand(rest, awsVaultOptions);
  const profile = rest[profileIndex];
  if (!verb || !profile || profile.values?.length !== 1) return null;
  if (verb.text === "add") {
    const companyProfile = session.company.profiles.find(({ name }) => name === profile.text);
    const { profiles } = session.state;
    if (!profiles.has(profile.text)) {
      profiles.set(profile.text, { accountId: companyProfile?.accountId ?? null, region: null });
    }
    return null;
  }
  if (!["exec", "login", "export", "rotate", "remove"].includes(verb.text)) return null;
  requireProfile(session, profile.text, getLocationInBlock(call.block, profile.word));
  const separator = rest.findIndex(({ text }) => text === "--");
  const from = (separator === -1 ? profileIndex : separator) + 2;
  const inner = getInnerCall(call, from, [["AWS_PROFILE", [profile.text]]]);
  return verb.text === "exec" && inner ? run(inner) : null;
};

const xargs = createWrapper(["-n", "-I", "-P", "-L", "-d"]);

export const wrappingCommands: Handlers = {
  sudo: createWrapper(["-u", "-g"]),
  time: createWrapper(),
  command: (session, call, run) =>
    call.args[0]?.text === "-v" ? null : (createWrapper()(session, call, run) ?? null),
  exec: createWrapper(["-a"]),
  nohup: createWrapper(),
  watch: createWrapper(["-n", "--interval"]),
  xargs,
  "aws-vault": awsVault,
};
