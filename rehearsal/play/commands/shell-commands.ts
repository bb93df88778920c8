import { needProfile } from "../credentials.ts";
import { needFile } from "../references.ts";
import { type Argument, type Call, operands, placeIn } from "../shell/call.ts";
import type { Handler, Handlers } from "./handler.ts";
import { pathsOf } from "./handler.ts";

/** `export A=1 B`, `declare -x A=1`: sets variables, and exports them. */
const assign: Handler = (session, call) => {
  const { variables, exported } = session.state;
  for (const argument of operands(call.args)) {
    const [, name = "", equals] = /^(\w+)(=?)/.exec(argument.text) ?? [];
    if (name === "") continue;
    if (equals === "=") variables.set(name, valuesBehind(argument));
    if (call.name === "export") exported.add(name);
    if (name !== "AWS_PROFILE" || equals !== "=") continue;
    for (const profile of valuesBehind(argument) ?? []) {
      needProfile(session, profile, placeIn(call.block, argument.word));
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

/** `read -r a b`: what a reader types is known to nobody. */
const read: Handler = ({ state }, { args }) => {
  for (const { text } of operands(args, new Set(["-p", "-d", "-n", "-t", "-u"]))) {
    if (/^[A-Za-z_]\w*$/.test(text)) state.variables.set(text, null);
  }
  return null;
};

/** `for x in a b c`: the variable has each of the values. */
const loop: Handler = ({ state }, { args }) => {
  const [name, , ...words] = args;
  if (!name) return null;
  const values = words.map((word) => splitValues(word));
  const isKnown = words.length > 0 && values.every((one) => one !== null);
  state.variables.set(name.text, isKnown ? values.flatMap((one) => one ?? []) : null);
  return null;
};

/** A variable without quotes is split at its spaces. */
function splitValues({ values, word }: Argument): readonly string[] | null {
  if (values === null) return null;
  return word.dynamic ? values.flatMap((value) => value.split(/\s+/)) : values;
}

/** Runs a script in this shell: what it sets is not known, so that every name may be one of its own. */
const source: Handler = (session, call) => {
  const [file] = operands(call.args);
  if (!file || file.word.text.startsWith("<(")) return null;
  for (const { path, written } of pathsOf(session, call, file)) needFile(session, path, written);
  return null;
};

const define: Handler = (session, call) => {
  const name = call.args[0];
  if (name) session.leave("tool", name.text, placeIn(call.block, name.word));
  return null;
};

/** `alias x=...` makes a command. */
const alias: Handler = (session, call: Call) => {
  for (const { text, word } of call.args) {
    session.leave("tool", text.replace(/=.*$/s, ""), placeIn(call.block, word));
  }
  return null;
};

/** Commands that set variables. */
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
