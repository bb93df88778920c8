import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import type { Word } from "../guide/block.ts";
import { diagnose } from "../lint-rules.ts";
import { type CommandOptions, optionsOf } from "./cli/command-options.ts";
import { globalOptions } from "./cli/options.ts";
import { type OwnCommand, ownCommands, removedCommands } from "./cli/own-commands.ts";
import { serviceNames } from "./cli/service-names.ts";
import { packages } from "./cli/services.ts";
import { byCliName, loadModel } from "./model/load-model.ts";
import type { ServiceModel } from "./model/types.ts";
import { awsRules } from "./rules.ts";

/** A command of the AWS CLI that is known. */
export interface FoundCommand extends CommandOptions {
  /** As messages name it: `aws ec2 describe-vpcs`. */
  name: string;
  service: string;
  /** The operation of the model that it calls and whose answer it prints. */
  operation?: string;
  /** What prints, where it is not an operation's answer. */
  prints: OwnCommand["prints"];
  model?: ServiceModel;
  /** The words behind its name; global options may stand before. */
  rest: Word[];
}

export type Found =
  | { command: FoundCommand }
  /** Nothing can be said: a diagnostic says why, or the words are known only when it runs. */
  | { diagnostic: Diagnostic | undefined };

const unclear: Found = { diagnostic: undefined };

/** Finds what a command calls: a service with an operation, a waiter, or a command of the CLI's own. */
export function findCommand(words: readonly Word[], at: (word: Word) => Place): Found {
  const { names, globals, rest } = splitNames(words.slice(1));
  const [service, operation, third] = names;
  if (!service || service.dynamic || service.text === "help") return unclear;

  const own = ownCommands[service.text];
  if (!serviceNames.includes(service.text)) {
    const values = { name: service.text, near: nearest(service.text, serviceNames) };
    return { diagnostic: diagnose(awsRules["unknown-aws-service"], at(service), values) };
  }
  if (operation?.dynamic || operation?.text === "help") return unclear;
  const name = operation?.text ?? "";
  const common = { service: service.text, name: `aws ${service.text} ${name}`.trim() };
  const ownCommand = own?.[name] ?? (own?.[""] && name === "" ? own[""] : undefined);
  if (ownCommand) {
    const options = new Map(ownCommand.options.map((one) => [one.name, one]));
    const { words: count, prints } = ownCommand;
    const behind = [...globals, ...(operation ? [third] : []), ...rest].filter((one) => !!one);
    return { command: { ...common, options, words: count, prints, rest: behind } };
  }
  if (name === "") return unclear;

  const model = loadModel(service.text);
  if (!model) {
    if (own && !(service.text in packages)) return { diagnostic: unknownOperation() };
    const values = { command: `aws ${service.text}` };
    return { diagnostic: diagnose(awsRules["missing-aws-model"], at(service), values) };
  }
  if (name === "wait") return findWaiter(model);
  const called = byCliName(model.all).get(name);
  if (!called) return { diagnostic: unknownOperation() };
  if (!model.used[called]) return { diagnostic: missingModel(common.name) };
  const options = optionsOf(service.text, called, model);
  const behind = [...globals, ...(third ? [third] : []), ...rest];
  return {
    command: { ...common, ...options, operation: called, model, prints: "json", rest: behind },
  };

  function unknownOperation(): Diagnostic {
    const known = [...byCliName(model?.all ?? []).keys(), ...Object.keys(own ?? {})];
    return diagnose(awsRules["unknown-aws-operation"], at(operation ?? (words[0] as Word)), {
      service: service?.text ?? "",
      name,
      near: nearest(name, known),
      replacement: removedCommands[`${service?.text} ${name}`],
    });
  }

  function missingModel(command: string): Diagnostic {
    return diagnose(awsRules["missing-aws-model"], at(operation ?? (words[0] as Word)), {
      command,
    });
  }

  function findWaiter(known: ServiceModel): Found {
    const waiters = byCliName(Object.keys(known.waiters));
    if (!third || third.dynamic || third.text === "help") return unclear;
    const waiter = waiters.get(third.text);
    const command = `${common.name} ${third.text}`;
    if (!waiter) {
      const near = nearest(third.text, waiters.keys());
      const values = { service: `${common.service} wait`, name: third.text, near };
      const diagnostic = diagnose(awsRules["unknown-aws-operation"], at(third), {
        ...values,
        replacement: undefined,
      });
      return { diagnostic };
    }
    const awaited = known.waiters[waiter] ?? "";
    if (!known.used[awaited]) return { diagnostic: missingModel(command) };
    const { options, words: count } = optionsOf(common.service, awaited, known);
    return {
      command: {
        ...common,
        name: command,
        options,
        words: count,
        prints: "nothing",
        model: known,
        rest: [...globals, ...rest],
      },
    };
  }
}

const takesValue = new Set(
  globalOptions.filter(({ form }) => form !== "flag").map(({ name }) => `--${name}`),
);

/** Finds up to three words before the options of the command; global options may stand before and between. */
function splitNames(words: readonly Word[]): { names: Word[]; globals: Word[]; rest: Word[] } {
  const names: Word[] = [];
  const globals: Word[] = [];
  let at = 0;
  while (at < words.length && names.length < 3) {
    const word = words[at];
    if (!word) break;
    if (!word.text.startsWith("--") || word.dynamic) names.push(word);
    else if (globalOptions.some(({ name }) => word.text.replace(/=.*/s, "") === `--${name}`)) {
      globals.push(word);
      const value = words[at + 1];
      if (takesValue.has(word.text) && value) globals.push(value);
      if (takesValue.has(word.text)) at += 1;
    } else break;
    at += 1;
  }
  return { names, globals, rest: words.slice(at) };
}
