import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { getAccountName } from "../example/example-company.ts";
import type { Block } from "../guide/guide.ts";
import { getPathFacts } from "./iac/check-path-values.ts";
import { getPathInRepository, getProfileData } from "./requirements.ts";
import type { Session } from "./session.ts";
import { type Call, findOption } from "./shell/call.ts";
import type { ExecutedCommand } from "./shell/run-shell.ts";
import { simulatorRules } from "./simulator-rules.ts";

/** Checks the shown output of the commands before it. */
export function checkOutput(
  session: Session,
  block: Block,
  executed: readonly ExecutedCommand[],
): void {
  session.counts.outputs += 1;
  const printing = executed.filter(
    ({ isConsumed, call }) => !isConsumed && !silentCommands.has(call.name),
  );
  const last = printing.at(-1);
  if (!last) return;
  if (last.call.name === "ls") checkNames(session, block, last);
  else checkLines(session, block, last);
  checkAccounts(session, block, printing);
  checkRegions(session, block, printing);
}

const silentCommands: ReadonlySet<string> = new Set(
  "cd cp export for function mkdir mv rm rmdir set source touch unset".split(" "),
);

function getLine({ file, line, indent }: Block, index: number): SourceLocation {
  return { file, line: line + index, column: indent + 1 };
}

function splitLines(text: string): string[] {
  return text.replace(/\n+$/, "").split("\n");
}

/** Compares the end of the shown output with that of the last command. */
function checkLines(session: Session, block: Block, { call, output }: ExecutedCommand): void {
  if (!output) return;
  const expectedLines = splitLines(output);
  const allLines = splitLines(block.code);
  const lines = allLines.slice(-expectedLines.length);
  for (const [index, line] of lines.entries()) {
    const expected = (expectedLines[index] ?? "").trim();
    const location = getLine(block, allLines.length - lines.length + index);
    const isPossible = line.trim() === expected;
    session.check(isPossible, simulatorRules["impossible-output"], location, () => ({
      line: line.trim(),
      expected: `it prints \`${expected}\``,
      source: call.name,
    }));
    if (!isPossible) return;
  }
}

/** Compares the names that `ls` prints, in any order. */
function checkNames(session: Session, block: Block, { output }: ExecutedCommand): void {
  if (!output) return;
  const expected = output.trim().split(/\s+/);
  const names = block.code.trim().split(/\s+/);
  const wrong = names.find((name) => !expected.includes(name));
  const missing = expected.filter((name) => !names.includes(name));
  const isPossible = wrong === undefined && missing.length === 0;
  session.check(isPossible, simulatorRules["impossible-output"], getLine(block, 0), () => ({
    line: wrong ?? block.code.trim(),
    expected:
      wrong !== undefined
        ? `it prints \`${expected.join(" ")}\``
        : `it prints \`${missing.join(" ")}\` too`,
    source: "ls",
  }));
}

/** Checks that a shown id is that of an account that a command uses. */
function checkAccounts(session: Session, block: Block, printing: readonly ExecutedCommand[]): void {
  const outputLines = splitLines(block.code).flatMap((line, index) => {
    const ids = [...line.matchAll(/(?<![\w-])\d{12}(?![\w-])/g)].map(([id]) => id);
    const knownAccounts = ids.filter((id) => getAccountName(session.company, id) !== undefined);
    return knownAccounts.length > 0 ? [{ line, index, ids: knownAccounts }] : [];
  });
  // A single line is the output of the last command.
  const candidates = splitLines(block.code).length === 1 ? printing.slice(-1) : printing;
  const accounts = candidates.flatMap(({ call }) => {
    const id = getOwnAccount(session, call);
    return id === undefined ? [] : [{ id, source: call.name }];
  });
  // If there are as many accounts as lines, each line belongs to one command.
  const isPaired = outputLines.length === accounts.length;
  if (accounts.length === 0 || (!isPaired && accounts.length < candidates.length)) return;
  for (const [position, { line, index, ids }] of outputLines.entries()) {
    const possible = isPaired ? accounts.slice(position, position + 1) : accounts;
    for (const id of ids) {
      const isPossible = possible.some((account) => account.id === id);
      session.check(isPossible, simulatorRules["impossible-output"], getLine(block, index), () => ({
        line: line.trim(),
        expected: `it is about the account \`${possible.map((account) => account.id).join("`, `")}\``,
        source: possible[0]?.source ?? "",
      }));
    }
  }
}

/** The account that a command uses; undefined if it may use several. */
function getOwnAccount(session: Session, call: Call): string | undefined {
  const words = call.args.map(({ text }) => text);
  const [first = "", second = ""] = words;
  if (/^(?:terragrunt|tofu|terraform)$/.test(call.name)) {
    const isRole = first === "output" && /_role_arn$|^role_arn$/.test(words.at(-1) ?? "");
    return isRole ? getUnitAccount(session) : undefined;
  }
  const isIdentity = first === "sts" && second === "get-caller-identity";
  const isOwn = first === "iam" && /^(?:get|create|list)-(?:role|user|policy)/.test(second);
  if (call.name !== "aws" || !(isIdentity || isOwn)) return undefined;
  return getProfileData(session, call)?.accountId ?? undefined;
}

function getUnitAccount(session: Session): string | undefined {
  const path = getPathInRepository(session, session.state.folder);
  return getPathFacts(session.company, `${path}/main.tf`)?.accountId;
}

/** If all commands name a Region, the output is about one of them. */
function checkRegions(session: Session, block: Block, printing: readonly ExecutedCommand[]): void {
  const queriedRegions = printing.map(({ call }) => findOption(call.args, "--region")?.text);
  if (queriedRegions.length === 0 || queriedRegions.some((region) => region === undefined)) return;
  splitLines(block.code).forEach((line, index) => {
    for (const { 1: region = "" } of line.matchAll(/\b([a-z]{2}-[a-z]+-\d)(?:[a-f])?\b/g)) {
      const isPossible = queriedRegions.includes(region);
      session.check(isPossible, simulatorRules["impossible-output"], getLine(block, index), () => ({
        line: line.trim(),
        expected: `the command asks \`${[...new Set(queriedRegions)].join("`, `")}\``,
        source: "aws",
      }));
    }
  });
}
