import { needProfile } from "../credentials.ts";
import { type Argument, type Call, placeIn } from "../shell/call.ts";
import type { Values } from "../state.ts";
import type { Handler, Handlers } from "./handler.ts";

/** A command that runs the command behind its options. */
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

/** `env A=1 command`. */
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

/** `aws-vault exec PROFILE -- COMMAND` gives a command the credentials of a profile. */
const vault: Handler = (session, call, run) => {
  const [verb, ...rest] = call.args;
  const at = startOf(rest, vaultOptions);
  const profile = rest[at];
  if (!verb || !profile || profile.values?.length !== 1) return null;
  if (verb.text === "add") {
    const known = session.world.profiles.find(({ name }) => name === profile.text);
    const { profiles } = session.state;
    if (!profiles.has(profile.text)) {
      profiles.set(profile.text, { accountId: known?.accountId ?? null, region: null });
    }
    return null;
  }
  if (!["exec", "login", "export", "rotate", "remove"].includes(verb.text)) return null;
  needProfile(session, profile.text, placeIn(call.block, profile.word));
  const separator = rest.findIndex(({ text }) => text === "--");
  const from = separator === -1 ? at + 2 : separator + 2;
  const inner = innerCall(call, from, [["AWS_PROFILE", [profile.text]]]);
  return verb.text === "exec" && inner ? run(inner) : null;
};

/** `mise exec -- command`. */
const mise: Handler = (_, call, run) => {
  const separator = call.args.findIndex(({ text }) => text === "--");
  const inner = separator === -1 ? null : innerCall(call, separator + 1);
  return inner && /^(?:exec|x)$/.test(call.args[0]?.text ?? "") ? run(inner) : null;
};

/** `xargs -n 1 command`: what is piped in is not known. */
const xargs = wrapper(["-n", "-I", "-P", "-L", "-d"]);

/** Commands that run another command. */
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
