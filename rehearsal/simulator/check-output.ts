import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import { getAccountName } from "../example/example-company.ts";
import type { Block } from "../guide/guide.ts";
import { getPathFacts } from "./iac/check-path-values.ts";
import { getPathInRepository, getProfileData } from "./requirements.ts";
import type { Session } from "./session.ts";
import { type Call, findOption } from "./shell/call.ts";
import type { ExecutedCommand } from "./shell/run-shell.ts";
import { simulatorRules } from "./simulator-rules.ts";

export function checkOutput(session: Session, block: Block, ran: readonly ExecutedCommand[]): void {
  session.counts.outputs += 1;
  const printing = ran.filter(({ isConsumed, call }) => !isConsumed && !silent.has(call.name));
  const last = printing.at(-1);
  if (!last) return;
  checkText(session, block, printing);
  checkAccounts(session, block, printing);
  checkRegions(session, block, printing);
}

const silent: ReadonlySet<string> = new Set(
  "cd cp export for function mkdir mv rm rmdir set source touch unset".split(" "),
);

function getLine({ file, line, indent }: Block, index: number): SourceLocation {
  return { file, line: line + index, column: indent + 1 };
}

function splitLines(text: string): string[] {
  return text.replace(/\n+$/, "").split("\n");
}

function checkText(session: Session, block: Block, printing: readonly ExecutedCommand[]): void {
  const last = printing.at(-1);
  if (!last || last.output === null || last.output === "") return;
  const isLs = last.call.name === "ls";
  const expected = isLs ? last.output.trim().split(/\s+/) : splitLines(last.output);
  const outputLines = isLs
    ? block.code.trim().split(/\s+/)
    : splitLines(block.code).slice(-expected.length);
  const first = splitLines(block.code).length - outputLines.length;
  for (const [index, line] of outputLines.entries()) {
    const location = getLine(block, isLs ? 0 : first + index);
    const isPossible = isLs
      ? expected.includes(line)
      : line.trim() === (expected[index] ?? "").trim();
    session.check(isPossible, simulatorRules["impossible-output"], location, () => ({
      line: line.trim(),
      expected: `it prints \`${isLs ? expected.join(" ") : (expected[index] ?? "").trim()}\``,
      source: last.call.name,
    }));
    if (!isPossible) return;
  }
  if (isLs && outputLines.length < expected.length) {
    const missing = expected.filter((text) => !outputLines.includes(text));
    session.report(simulatorRules["impossible-output"], getLine(block, 0), {
      line: block.code.trim(),
      expected: `it prints \`${missing.join(" ")}\` too`,
      source: "ls",
    });
  }
}

function checkAccounts(session: Session, block: Block, printing: readonly ExecutedCommand[]): void {
  const outputLines = splitLines(block.code).flatMap((line, index) => {
    const ids = [...line.matchAll(/(?<![\w-])\d{12}(?![\w-])/g)].map(([id]) => id);
    const knownAccounts = ids.filter((id) => getAccountName(session.company, id) !== undefined);
    return knownAccounts.length > 0 ? [{ line, index, ids: knownAccounts }] : [];
  });
  // A single line is the output of the last command.
  const candidates = splitLines(block.code).length === 1 ? printing.slice(-1) : printing;
  const answers = candidates.flatMap(({ call }) => {
    const id = getOwnAccount(session, call);
    return id === undefined ? [] : [{ id, source: call.name }];
  });
  // If there are as many accounts as lines, each line belongs to one command.
  const isPaired = outputLines.length === answers.length;
  if (answers.length === 0 || (!isPaired && answers.length < candidates.length)) return;
  for (const [position, { line, index, ids }] of outputLines.entries()) {
    const possible = isPaired ? answers.slice(position, position + 1) : answers;
    for (const id of ids) {
      const isPossible = possible.some((answer) => answer.id === id);
      session.check(isPossible, simulatorRules["impossible-output"], getLine(block, index), () => ({
        line: line.trim(),
        expected: `it is about the account \`${possible.map((answer) => answer.id).join("`, `")}\``,
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
