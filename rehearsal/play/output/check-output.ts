import type { Place } from "../../../src/model/diagnostics/rule.ts";
import type { Block } from "../../guide/block.ts";
import { accountName } from "../../world/world.ts";
import { profileData } from "../credentials.ts";
import { pathFacts } from "../iac/check-path-values.ts";
import { playRules } from "../play-rules.ts";
import { pathInRepository } from "../references.ts";
import type { Session } from "../session.ts";
import { type Call, option } from "../shell/call.ts";
import type { Ran } from "../shell/play-shell.ts";

/** Holds an expected output against the commands before it, as far as these say what they print. */
export function checkOutput(session: Session, block: Block, ran: readonly Ran[]): void {
  session.counts.outputs += 1;
  const printing = ran.filter(({ isConsumed }) => !isConsumed);
  const last = printing.at(-1);
  if (!last) return;
  checkText(session, block, printing);
  checkAccounts(session, block, printing);
  checkRegions(session, block, printing);
  checkTags(session, block, printing);
}

function lineAt({ file, line, indent }: Block, index: number): Place {
  return { file, line: line + index, column: indent + 1 };
}

function lines(text: string): string[] {
  return text.replace(/\n+$/, "").split("\n");
}

/** Commands that print what is known without a run: the last lines that are shown must be theirs. */
function checkText(session: Session, block: Block, printing: readonly Ran[]): void {
  const last = printing.at(-1);
  if (!last || last.output === null || last.output === "") return;
  const isLs = last.call.name === "ls";
  const wanted = isLs ? last.output.trim().split(/\s+/) : lines(last.output);
  const shown = isLs ? block.code.trim().split(/\s+/) : lines(block.code).slice(-wanted.length);
  const first = lines(block.code).length - shown.length;
  for (const [index, line] of shown.entries()) {
    const place = lineAt(block, isLs ? 0 : first + index);
    const holds = isLs ? wanted.includes(line) : line.trim() === (wanted[index] ?? "").trim();
    session.check(holds, playRules["impossible-output"], place, () => ({
      line: line.trim(),
      wanted: `it prints \`${isLs ? wanted.join(" ") : (wanted[index] ?? "").trim()}\``,
      source: last.call.name,
    }));
    if (!holds) return;
  }
  if (isLs && shown.length < wanted.length) {
    const missing = wanted.filter((one) => !shown.includes(one));
    session.report(playRules["impossible-output"], lineAt(block, 0), {
      line: block.code.trim(),
      wanted: `it prints \`${missing.join(" ")}\` too`,
      source: "ls",
    });
  }
}

/** Commands that answer with the account of their credentials. */
const ownAccount = /^(?:sts|iam|kms|eks|ecs|sns|sqs|lambda|rds)$/;

/** An ARN of the reader's own account must be in the account of the profile. */
function checkAccounts(session: Session, block: Block, printing: readonly Ran[]): void {
  const accounts = new Map<string, string>();
  for (const { call } of printing) {
    const id = profileData(session, call)?.accountId;
    const [service = ""] = call.args.map(({ text }) => text);
    if (call.name === "aws" && ownAccount.test(service) && id) accounts.set(id, call.name);
  }
  for (const { call } of printing) {
    const unit = /^(?:terragrunt|tofu|terraform)$/.test(call.name)
      ? unitAccount(session)
      : undefined;
    if (unit !== undefined && isArnOutput(call)) accounts.set(unit, call.name);
  }
  const isCertain = printing.length > 0 && printing.every(({ call }) => isOwn(session, call));
  if (!isCertain || accounts.size === 0) return;
  lines(block.code).forEach((line, index) => {
    for (const [id = ""] of line.matchAll(/(?<![\w-])\d{12}(?![\w-])/g)) {
      if (accountName(session.world, id) === undefined) continue;
      session.check(accounts.has(id), playRules["impossible-output"], lineAt(block, index), () => ({
        line: line.trim(),
        wanted: `it is about the account \`${[...accounts.keys()].join("`, `")}\``,
        source: [...accounts.values()].join(", "),
      }));
    }
  });
}

/** The account in whose folder the reader stands. */
function unitAccount(session: Session): string | undefined {
  const path = pathInRepository(session, session.state.folder);
  return pathFacts(session.world, `${path}/main.tf`)?.accountId;
}

/** `terragrunt output role_arn`: a unit makes what it names in its own account. */
function isArnOutput({ args }: Call): boolean {
  const [verb, ...rest] = args.map(({ text }) => text);
  return verb === "output" && /_arn$/.test(rest.at(-1) ?? "");
}

/** `sts get-caller-identity` is about nobody else; the answers of others may name other accounts. */
function isOwn(session: Session, call: Call): boolean {
  if (/^(?:terragrunt|tofu|terraform)$/.test(call.name)) return isArnOutput(call);
  const words = call.args.map(({ text }) => text);
  const isIdentity = words[0] === "sts" && words[1] === "get-caller-identity";
  const isRole =
    words[0] === "iam" && /^(?:get|create|list)-(?:role|user|policy)/.test(words[1] ?? "");
  return (
    call.name === "aws" &&
    (isIdentity || isRole) &&
    profileData(session, call)?.accountId !== undefined
  );
}

/** A command that asks one Region does not answer with an ARN or a zone of another one. */
function checkRegions(session: Session, block: Block, printing: readonly Ran[]): void {
  const asked = printing.map(({ call }) => option(call.args, "--region")?.text);
  if (asked.length === 0 || asked.some((region) => region === undefined)) return;
  lines(block.code).forEach((line, index) => {
    for (const { 1: region = "" } of line.matchAll(/\b([a-z]{2}-[a-z]+-\d)(?:[a-f])?\b/g)) {
      const holds = asked.includes(region);
      session.check(holds, playRules["impossible-output"], lineAt(block, index), () => ({
        line: line.trim(),
        wanted: `the command asks \`${[...new Set(asked)].join("`, `")}\``,
        source: "aws",
      }));
    }
  });
}

/** `git ls-remote ... v1.2.3` prints this tag. */
function checkTags(session: Session, block: Block, printing: readonly Ran[]): void {
  for (const { call } of printing) {
    if (call.name !== "git" || call.args[0]?.text !== "ls-remote") continue;
    const tag = call.args.at(-1)?.text ?? "";
    if (!/^v\.?\d+\.\d+\.\d+$/.test(tag)) continue;
    lines(block.code).forEach((line, index) => {
      const shown = /refs\/tags\/(\S+)/.exec(line)?.[1];
      if (shown === undefined) return;
      session.check(shown === tag, playRules["impossible-output"], lineAt(block, index), () => ({
        line: line.trim(),
        wanted: `it prints \`refs/tags/${tag}\``,
        source: "git",
      }));
    });
  }
}
