import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import type { Position } from "../../../src/model/text/positions.ts";
import type { Block, Command, Word } from "../../guide/guide.ts";
import { getLocationInBlock } from "../../guide/guide.ts";
import { commandHandlers } from "../commands/command-handlers.ts";
import { checkTool } from "../commands/tools.ts";
import { home, resolvePath, writeOutput } from "../file-system.ts";
import { checkFileArguments, requireFile } from "../requirements.ts";
import type { Session, State, VariableValues } from "../session.ts";
import { simulatorRules } from "../simulator-rules.ts";
import type { Argument, Call } from "./call.ts";
import { expandWord } from "./expand.ts";
import { shellVariables } from "./known-tools.ts";

export interface ExecutedCommand {
  call: Call;
  output: string | null;
  /** Whether another command or a file receives the output. */
  isConsumed: boolean;
}

export function runShell(
  session: Session,
  block: Block,
  commands: readonly Command[],
): ExecutedCommand[] {
  const interpreter = new ShellInterpreter(session, block);
  return commands.flatMap((command, index) => interpreter.run(command, commands[index + 1]));
}

class ShellInterpreter {
  readonly #session: Session;
  readonly #block: Block;
  readonly #lines: string[];
  /** The output of the last command. */
  #previous: string | null = null;
  /** The state of the shells outside the current subshell, innermost last. */
  readonly #outerShells: Pick<State, "folder" | "repository" | "variables" | "exported">[] = [];

  constructor(session: Session, block: Block) {
    this.#session = session;
    this.#block = block;
    this.#lines = block.code.split("\n");
  }

  run(command: Command, next: Command | undefined): ExecutedCommand[] {
    for (const [index, inner] of command.nested.entries()) {
      this.run(inner, command.nested[index + 1]);
    }
    this.#checkVariables(command);
    const environment = this.#getEnvironment(command);
    const name = command.words[0];
    if (!name) {
      for (const [key, values] of environment) this.#session.state.variables.set(key, values);
      this.#redirect(command, null);
      return [];
    }
    if (name.text === "(") {
      this.#enterSubshell();
      return [];
    }
    if (name.text === ")") {
      Object.assign(this.#session.state, this.#outerShells.pop());
      return [];
    }
    const args = command.words.slice(1).map((word) => this.#expandArgument(word));
    const piped = this.#isPiped(command) ? this.#previous : null;
    const call: Call = {
      name: this.#expandArgument(name).text,
      args,
      location: this.#locate(command),
      nameLocation: this.#locate(name),
      environment,
      input: this.#readInput(command) ?? piped,
    };
    // With `sudo` or `aws-vault exec`, the inner command produces the output.
    let innermost = call;
    const output = runCall(this.#session, call, (inner) => {
      innermost = inner;
    });
    this.#previous = output;
    const isRedirected = this.#redirect(command, output);
    const isConsumed = isRedirected || (next !== undefined && this.#isPiped(next));
    return [{ call: innermost, output, isConsumed }];
  }

  #locate(position: Position): SourceLocation {
    return getLocationInBlock(this.#block, position);
  }

  #enterSubshell(): void {
    const { folder, repository, variables, exported } = this.#session.state;
    this.#outerShells.push({
      folder,
      repository,
      variables: new Map(variables),
      exported: new Set(exported),
    });
  }

  #createLookup(
    environment: ReadonlyMap<string, VariableValues> = new Map(),
  ): (name: string) => VariableValues | undefined {
    const { state } = this.#session;
    return (name) =>
      environment.get(name) ?? getVariableValues(state.variables, name, state.folder);
  }

  #getEnvironment({ assignments }: Command): Map<string, VariableValues> {
    const environment = new Map<string, VariableValues>();
    for (const { name, value } of assignments) {
      environment.set(name, expandWord(value, this.#createLookup(environment)));
    }
    return environment;
  }

  /** A shell expands words before it makes the command's own assignments. */
  #expandArgument(word: Word): Argument {
    const values = expandWord(word, this.#createLookup());
    return { word, location: this.#locate(word), text: values?.[0] ?? word.text, values };
  }

  #checkVariables({ words, assignments, redirects }: Command): void {
    for (const word of words) this.#checkWord(word);
    for (const { target } of redirects) this.#checkWord(target);
    const assigned = new Set<string>();
    for (const { name, value } of assignments) {
      this.#checkWord(value, assigned);
      assigned.add(name);
    }
  }

  #checkWord(word: Word, assigned: ReadonlySet<string> = new Set()): void {
    const { variables } = this.#session.state;
    for (const name of word.variables) {
      if (shellVariables.has(name) || assigned.has(name) || !/^[A-Za-z_]/.test(name)) continue;
      const isGuarded = new RegExp(`\\$\\{${name}:?[-+=?]`).test(word.text);
      this.#session.check(
        variables.has(name) || isGuarded,
        simulatorRules["undefined-variable"],
        this.#locate(word),
        () => ({ name, suggestion: findNearest(name, variables.keys()) }),
      );
    }
  }

  #readInput({ redirects }: Command): string | null {
    const hereDocument = redirects.find(({ operator }) => /^<<[-<]?$/.test(operator));
    if (!hereDocument) return null;
    const text = expandWord(hereDocument.target, this.#createLookup())?.[0];
    return text ?? null;
  }

  #isPiped(command: Command): boolean {
    const before = this.#textBefore(command).trimEnd().replace(/\\$/, "").trimEnd();
    return /(?<!\|)\|&?$/.test(before);
  }

  #textBefore({ line, column }: Command): string {
    const lines = this.#lines.slice(0, line - 1);
    return [...lines, (this.#lines[line - 1] ?? "").slice(0, column - 1)].join("\n");
  }

  /** Returns whether a file receives the standard output. */
  #redirect({ redirects }: Command, output: string | null): boolean {
    const { state } = this.#session;
    let redirectsOutput = false;
    for (const { operator, target } of redirects) {
      if (/<<|&\d|^\d?[<>]&/.test(operator) || /^\d$|^-$/.test(target.text)) continue;
      const values = expandWord(target, this.#createLookup());
      const isError = operator.startsWith("2");
      if (operator.includes(">") && !isError) redirectsOutput = true;
      for (const value of values ?? []) {
        const path = resolvePath(value, state.folder);
        if (path.startsWith("/dev/")) continue;
        if (operator.endsWith("<")) {
          requireFile(this.#session, { path, name: value, location: this.#locate(target) });
          continue;
        }
        const text = values?.length === 1 && !isError ? output : null;
        writeOutput(state.files, path, text, operator.includes(">>"));
      }
    }
    return redirectsOutput;
  }
}

function runCall(session: Session, call: Call, onRun: (call: Call) => void): string | null {
  onRun(call);
  checkTool(session, call);
  checkFileArguments(session, call);
  const handler = commandHandlers.get(call.name);
  return handler?.(session, call, (inner) => runCall(session, inner, onRun)) ?? null;
}

function getVariableValues(
  variables: ReadonlyMap<string, VariableValues>,
  name: string,
  folder: string,
): VariableValues | undefined {
  if (variables.has(name)) return variables.get(name) ?? null;
  if (name === "HOME") return [home];
  if (name === "PWD") return [folder];
  return shellVariables.has(name) ? null : undefined;
}
