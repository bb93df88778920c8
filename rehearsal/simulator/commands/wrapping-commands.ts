import { unwrapCommand, wrapperNames } from "../../shell/unwrap-command.ts";
import { requireProfile } from "../requirements.ts";
import type { VariableValues } from "../session.ts";
import type { Argument, Call } from "../shell/call.ts";
import type { Handler, Handlers } from "./handler.ts";
import { getAssignedValues } from "./shell-commands.ts";

const runInner: Handler = (_, call, run) => {
  const words = unwrapCommand(call.name, call.args);
  if (!words) return null;
  const assignments = call.args
    .slice(0, -words.length)
    .flatMap((argument): [string, VariableValues][] => {
      const name = /^(\w+)=/.exec(argument.text)?.[1];
      return name === undefined ? [] : [[name, getAssignedValues(argument)]];
    });
  return run(getInnerCall(call, words, assignments));
};

function getInnerCall(
  call: Call,
  [name, ...args]: readonly Argument[],
  assignments: Iterable<[string, VariableValues]>,
): Call {
  const environment = new Map([...call.environment, ...assignments]);
  const nameLocation = name?.location ?? call.nameLocation;
  return { ...call, name: name?.text ?? "", nameLocation, args, environment };
}

const awsVaultOptionsWithValue = new Set([
  "-d",
  "-t",
  "--mfa-token",
  "--duration",
  "--region",
  "--prompt",
]);

/** `aws-vault exec PROFILE -- COMMAND`. */
const awsVault: Handler = (session, call, run) => {
  const { profiles } = session.state;
  const [verb, ...rest] = call.args;
  let index = 0;
  while (rest[index]?.text.startsWith("-")) {
    index += awsVaultOptionsWithValue.has(rest[index]?.text ?? "") ? 2 : 1;
  }
  const profile = rest[index];
  if (!verb || !profile || profile.values?.length !== 1) return null;
  if (verb.text === "add") {
    const known = session.company.profiles.find(({ name }) => name === profile.text);
    const added = { accountId: known?.accountId ?? null, region: null };
    profiles.set(profile.text, profiles.get(profile.text) ?? added);
    return null;
  }
  if (!/^(?:exec|login|export|rotate|remove)$/.test(verb.text)) return null;
  requireProfile(session, profile.text, profile.location);
  const separator = rest.findIndex(({ text }) => text === "--");
  const words = rest.slice((separator === -1 ? index : separator) + 1);
  if (verb.text !== "exec" || words.length === 0) return null;
  return run(getInnerCall(call, words, [["AWS_PROFILE", [profile.text]]]));
};

export const wrappingCommands: Handlers = {
  ...Object.fromEntries(wrapperNames.map((name) => [name, runInner])),
  "aws-vault": awsVault,
};
