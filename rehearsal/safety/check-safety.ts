import { posix } from "node:path";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { findCall } from "../aws/find-command.ts";
import type { ExampleCompany } from "../example/example-company.ts";
import {
  type Block,
  type Command,
  type Guide,
  getBlocks,
  getLocationInBlock,
  parseFileTitle,
} from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type CallContext, checkCalls } from "./check-calls.ts";
import { checkEventRegion } from "./check-events.ts";
import { checkImageTags } from "./check-image-tags.ts";
import { checkListStarts } from "./check-list-starts.ts";
import { checkLoops } from "./check-loops.ts";
import { checkOwnedLists } from "./check-owned-lists.ts";
import { checkSkippedChecks } from "./check-skipped-checks.ts";
import { type CommandInBlock, getCommandLocation } from "./command-in-block.ts";
import { safetyRules } from "./safety-rules.ts";

export interface SafetyContext extends CallContext {
  company: ExampleCompany;
}

/** Reports commands and code that run without an error but do harm, or do nothing. */
export function checkSafety(
  guide: Guide,
  parsed: ReadonlyMap<Block, readonly Command[]>,
  { company, ...context }: SafetyContext,
): Diagnostic[] {
  const blocks = getBlocks(guide);
  const commands = blocks.flatMap((block) =>
    getAllCommands(parsed.get(block) ?? []).map(
      (command): CommandInBlock => ({ block, command, words: getWords(command) }),
    ),
  );
  return [
    ...commands.flatMap((command) => [
      ...checkToolVersion(command),
      ...checkEventRegion(command),
      ...checkListStarts(command),
      ...checkOwnedLists(command, blocks),
    ]),
    ...checkCommandsAfterPrompt(commands),
    ...checkSkippedChecks(commands),
    ...checkImageTags(blocks, commands),
    ...blocks.flatMap((block) => [
      ...checkForeignState(block, company),
      ...checkCalls(block, context),
      ...checkLoops(block),
    ]),
  ];
}

function getAllCommands(commands: readonly Command[]): Command[] {
  return commands.flatMap((command) => [...getAllCommands(command.nested), command]);
}

const iacTools: ReadonlySet<string> = new Set(["tofu", "terraform", "terragrunt"]);
const checkedTools: ReadonlySet<string> = new Set(["aws", ...iacTools]);

function getWords(command: Command): string[] {
  const call = findCall(command, checkedTools)?.map(({ text }) => text);
  return call?.with(0, posix.basename(call[0] ?? "")) ?? command.words.map(({ text }) => text);
}

/** Commands that install a tool and take its version after an `@`. */
const installs: ReadonlySet<string> = new Set([
  "mise use",
  "mise install",
  "npm install",
  "go install",
]);

function checkToolVersion(found: CommandInBlock): Diagnostic[] {
  const tool = findUnpinnedTool(found.words);
  if (tool === undefined) return [];
  return [diagnose(safetyRules["unpinned-tool"], getCommandLocation(found), { tool })];
}

/** Pasted lines that follow a prompt would answer it, and they run even if the apply failed. */
function checkCommandsAfterPrompt(commands: readonly CommandInBlock[]): Diagnostic[] {
  const lastStatements = new Map(
    commands.map(({ block, command }) => [block, command.statement] as const),
  );
  return commands
    .filter(
      ({ block, command, words }) =>
        asksForApproval(words) && command.statement < (lastStatements.get(block) ?? 0),
    )
    .map((found) =>
      diagnose(safetyRules["command-after-prompt"], getCommandLocation(found), {
        tool: found.words[0] ?? "",
      }),
    );
}

const noPrompt = /^--?(?:auto-approve(?:=true)?|(?:terragrunt-)?non-interactive(?:=true)?)$/;

/** A saved plan is applied without a prompt. */
function asksForApproval([tool = "", ...args]: readonly string[]): boolean {
  if (!iacTools.has(tool) || args.some((word) => noPrompt.test(word))) return false;
  const operands = getOperands(args).filter((word) => !terragruntRuns.has(word));
  const [command, savedPlan] = operands;
  return command === "destroy" || (command === "apply" && savedPlan === undefined);
}

/** Commands of Terragrunt before the one of OpenTofu or Terraform. */
const terragruntRuns: ReadonlySet<string> = new Set(["run", "run-all", "stack"]);

/** Options without a value. */
const flags =
  /^--?(?:all|backend-bootstrap|compact-warnings|destroy|fail-fast|graph|json|no-[\w-]+|provider-cache|queue-(?:exclude-external|ignore-dag-order|ignore-errors|include-external|strict-include)|refresh-only|source-update|tf-forward-stdout)?$/;

/** Words that are neither options nor their values. */
function getOperands(args: readonly string[]): string[] {
  return args.filter((word, index) => {
    const before = args[index - 1] ?? "";
    const isValue = before.startsWith("-") && !before.includes("=") && !flags.test(before);
    return !word.startsWith("-") && !isValue;
  });
}

function findUnpinnedTool(words: readonly string[]): string | undefined {
  if (installs.has(words.slice(0, 2).join(" "))) {
    return words.find((word) => word.endsWith("@latest"));
  }
  if (words[0] !== "npx") return undefined;
  const index = words.findIndex((word) => /^--package(?:=|$)/.test(word));
  const option = words[index] ?? "";
  const tool = option.includes("=") ? option.slice(option.indexOf("=") + 1) : words[index + 1];
  return index === -1 || tool === undefined || /.@\d/.test(tool) ? undefined : tool;
}

/** Credentials of one account cannot read the state of another one. */
function checkForeignState(block: Block, { accounts }: ExampleCompany): Diagnostic[] {
  const path = block.title === null ? undefined : parseFileTitle(block.title)?.path;
  const getAccount = (text: string) =>
    accounts.find(({ name }) => text.startsWith(`${name}/`))?.name;
  const account = getAccount(path ?? "");
  if (path === undefined || account === undefined) return [];
  const read =
    /config_path\s*=\s*"(?:\$\{get_terragrunt_dir\(\)\}\/)?(\.\.[^"]+)"|\bkey\s*=\s*"([^"]+)"/g;
  return [...block.code.matchAll(read)].flatMap(({ 1: relative, 2: key = "", index }) => {
    const target = relative ? posix.join(posix.dirname(path), relative) : key;
    const other = getAccount(target);
    if (other === undefined || other === account) return [];
    const location = getLocationInBlock(block, getPosition(block.code, index));
    return [diagnose(safetyRules["state-of-another-account"], location, { account, other })];
  });
}
