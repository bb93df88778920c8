import { locationInBlock } from "../../guide/guide.ts";
import { requireFile, requireProfile } from "../requirements.ts";
import type { Values } from "../session.ts";
import { type Argument, type Call, operands } from "../shell/call.ts";
import { type Handler, type Handlers, pathsOf } from "./handler.ts";

const assign: Handler = (session, call) => {
  const { variables } = session.state;
  for (const argument of operands(call.args)) {
    const [, name = "", equals] = /^(\w+)(=?)/.exec(argument.text) ?? [];
    if (name === "") continue;
    if (equals === "=") variables.set(name, valuesBehind(argument));
    if (name !== "AWS_PROFILE" || equals !== "=") continue;
    for (const profile of valuesBehind(argument) ?? []) {
      requireProfile(session, profile, locationInBlock(call.block, argument.word));
    }
  }
  return null;
};

function valuesBehind({ values }: Argument): readonly string[] | null {
  return values?.map((value) => value.slice(value.indexOf("=") + 1)) ?? null;
}

const unset: Handler = ({ state }, { args }) => {
  for (const { text } of args) state.variables.delete(text);
  return null;
};

const read: Handler = ({ state }, { args }) => {
  for (const { text } of operands(args, new Set(["-p", "-d", "-n", "-t", "-u"]))) {
    if (/^[A-Za-z_]\w*$/.test(text)) state.variables.set(text, null);
  }
  return null;
};

const loop: Handler = ({ state }, { args }) => {
  const [name, , ...words] = args;
  if (!name) return null;
  const values = words.map((word) => splitValues(word));
  const isKnown = words.length > 0 && values.every((one) => one !== null);
  state.variables.set(name.text, isKnown ? values.flatMap((one) => one ?? []) : null);
  return null;
};

/** The shell splits an unquoted variable at spaces. */
function splitValues({ values, word }: Argument): readonly string[] | null {
  if (values === null) return null;
  return word.dynamic ? values.flatMap((value) => value.split(/\s+/)) : values;
}

const source: Handler = (session, call) => {
  const [file] = operands(call.args);
  if (!file || file.word.text.startsWith("<(")) return null;
  for (const { path, written } of pathsOf(session, call, file)) requireFile(session, path, written);
  return null;
};

const define: Handler = (session, call) => {
  const name = call.args[0];
  if (name) session.provide("tool", name.text);
  return null;
};

const alias: Handler = (session, call: Call) => {
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
  mapfile: read,
  readarray: read,
  for: loop,
  select: loop,
  source,
  ".": source,
  function: define,
  alias,
};

function wrapper(valued: readonly string[] = []): Handler {
  return (_, call, run) => {
    const inner = innerCall(call, startOf(call.args, new Set(valued)));
    return inner ? run(inner) : null;
  };
}

function startOf(args: readonly Argument[], valued: ReadonlySet<string>): number {
  let at = 0;
  while (args[at]?.text.startsWith("-")) {
    if (args[at]?.text === "--") return at + 1;
    at += valued.has(args[at]?.text ?? "") ? 2 : 1;
  }
  return at;
}

function innerCall(call: Call, from: number, more: Iterable<[string, Values]> = []): Call | null {
  const [name, ...args] = call.args.slice(from);
  if (!name) return null;
  const environment = new Map([...call.environment, ...more]);
  return { ...call, name: name.text, args, environment };
}

const withEnvironment: Handler = (_, call, run) => {
  const assigned = call.args.filter(({ text }) => /^\w+=/.test(text));
  const from = call.args.findIndex(({ text }) => !/^\w+=|^-/.test(text));
  const values = assigned.map(({ text }): [string, Values] => {
    const at = text.indexOf("=");
    return [text.slice(0, at), [text.slice(at + 1)]];
  });
  const inner = from === -1 ? null : innerCall(call, from, values);
  return inner ? run(inner) : null;
};

const vaultOptions = new Set([
  "-d",
  "-t",
  "--mfa-token",
  "--duration",
  "--region",
  "--prompt",
  "-s",
]);

const vault: Handler = (session, call, run) => {
  const [verb, ...rest] = call.args;
  const at = startOf(rest, vaultOptions);
  const profile = rest[at];
  if (!verb || !profile || profile.values?.length !== 1) return null;
  if (verb.text === "add") {
    const known = session.company.profiles.find(({ name }) => name === profile.text);
    const { profiles } = session.state;
    if (!profiles.has(profile.text)) {
      profiles.set(profile.text, { accountId: known?.accountId ?? null, region: null });
    }
    return null;
  }
  if (!["exec", "login", "export", "rotate", "remove"].includes(verb.text)) return null;
  requireProfile(session, profile.text, locationInBlock(call.block, profile.word));
  const separator = rest.findIndex(({ text }) => text === "--");
  const from = separator === -1 ? at + 2 : separator + 2;
  const inner = innerCall(call, from, [["AWS_PROFILE", [profile.text]]]);
  return verb.text === "exec" && inner ? run(inner) : null;
};

const mise: Handler = (_, call, run) => {
  const separator = call.args.findIndex(({ text }) => text === "--");
  const inner = separator === -1 ? null : innerCall(call, separator + 1);
  return inner && /^(?:exec|x)$/.test(call.args[0]?.text ?? "") ? run(inner) : null;
};

const xargs = wrapper(["-n", "-I", "-P", "-L", "-d"]);

export const wrappingCommands: Handlers = {
  sudo: wrapper(["-u", "-g"]),
  time: wrapper(),
  command: (session, call, run) =>
    call.args[0]?.text === "-v" ? null : (wrapper()(session, call, run) ?? null),
  exec: wrapper(),
  nohup: wrapper(),
  watch: wrapper(["-n", "--interval"]),
  env: withEnvironment,
  xargs,
  "aws-vault": vault,
  mise,
};
