import { requireProfile } from "../requirements.ts";
import type { VariableValues } from "../session.ts";
import { type Argument, getOperands, hasFlag } from "../shell/call.ts";
import { type Handler, type Handlers, requireFiles } from "./handler.ts";

const assign: Handler = (session, call) => {
  const { variables, exported } = session.state;
  const isExport = call.name === "export" || hasFlag(call.args, "-x");
  for (const argument of getOperands(call.args)) {
    const [, name = "", equals] = /^(\w+)(=?)/.exec(argument.text) ?? [];
    if (name === "") continue;
    if (isExport) exported.add(name);
    if (equals === "=") variables.set(name, getAssignedValues(argument));
    if (name !== "AWS_PROFILE" || equals === "") continue;
    for (const profile of getAssignedValues(argument) ?? []) {
      requireProfile(session, profile, argument.location);
    }
  }
  return null;
};

/** The values after the first `=`. */
export function getAssignedValues({ values }: Argument): VariableValues {
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
  for (const { text } of getOperands(args, readOptions)) {
    if (/^[A-Za-z_]\w*$/.test(text)) state.variables.set(text, null);
  }
  return null;
};

const mapfileOptions = new Set(["-C", "-c", "-d", "-n", "-O", "-s", "-u"]);

const mapfile: Handler = ({ state }, { args }) => {
  const [name] = getOperands(args, mapfileOptions);
  state.variables.set(name?.text ?? "MAPFILE", null);
  return null;
};

const loop: Handler = ({ state }, { args }) => {
  const [name, , ...words] = args;
  if (!name) return null;
  const isKnown = words.length > 0 && words.every(({ values }) => values !== null);
  state.variables.set(name.text, isKnown ? words.flatMap(splitValues) : null);
  return null;
};

/** The shell splits an unquoted variable at spaces. */
function splitValues({ values, word }: Argument): readonly string[] {
  return (values ?? []).flatMap((value) => (word.isDynamic ? value.split(/\s+/) : value));
}

const source: Handler = (session, call) => {
  const [file] = getOperands(call.args);
  if (!file || file.word.text.startsWith("<(")) return null;
  requireFiles(session, file);
  return null;
};

const defineFunction: Handler = (session, call) => {
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
  function: defineFunction,
  alias,
};
