import { posix } from "node:path";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import { type Place, wholeFile } from "../../src/model/diagnostics/rule.ts";
import type { Block, Command } from "../guide/block.ts";
import type { Declaration, Guide, Thing } from "../guide/guide.ts";
import { guideRules } from "../guide/guide-rules.ts";
import { filePathOf, isOutputTitle } from "../guide/title.ts";
import { isSeen, type Variant } from "../guide/variants.ts";
import { leaveProfile } from "./credentials.ts";
import { home, resolvePath, writeOutput } from "./files/file-system.ts";
import { writeBlock } from "./files/write-block.ts";
import { enterFolder } from "./folder.ts";
import { checkModule } from "./iac/check-module.ts";
import { iacRules } from "./iac/iac-rules.ts";
import { readModule } from "./iac/module-code.ts";
import { checkOutput } from "./output/check-output.ts";
import { playRules } from "./play-rules.ts";
import type { Session } from "./session.ts";
import { playShell, type Ran } from "./shell/play-shell.ts";
import { copyState, type State, thingKey } from "./state.ts";
import { checkThings } from "./things.ts";

/** Commands of the shell blocks, which are parsed once for all ways through a guide. */
export type ParsedBlocks = ReadonlyMap<Block, Command[]>;

const shells = new Set(["bash", "sh", "shell", "console", "zsh"]);

/** Whether the reader types a block. */
export function isTyped({ language, title }: Block): boolean {
  return shells.has(language) && (title === null || filePathOf(title) === null);
}

interface PlayOptions {
  variant: Variant;
  parsed: ParsedBlocks;
  /** Id of the section that removes what the guide has made. */
  removal: string | null;
}

/**
 * Plays the steps of a guide that a reader with some choices sees. Returns what is there before the
 * section that removes it again.
 */
export function playGuide(
  session: Session,
  guide: Guide,
  { variant, parsed, removal }: PlayOptions,
): State {
  let kept: State | null = null;
  let skip: string | null = null;
  let ran: Ran[] | null = null;
  for (const step of guide.steps) {
    if (!isSeen(step.kind === "block" ? step.block.tabs : step.tabs, variant)) continue;
    if (step.kind === "declaration") {
      if (step.declaration.verb === "skip") skip = step.declaration.reason;
      else declare(session, step.declaration, step.place);
      continue;
    }
    const { block } = step;
    if (removal !== null && block.section === removal && kept === null) {
      checkCode(session, guide);
      kept = copyState(session.state);
    }
    session.counts.blocks += 1;
    if (skip !== null) {
      session.counts.skipped.push(skip);
      skip = null;
      // What it prints is not known either.
      if (isTyped(block)) ran = [];
      continue;
    }
    ran = playBlock(session, block, { parsed, ran });
  }
  if (kept === null) checkCode(session, guide);
  checkSecrets(session);
  for (const [path, place] of session.state.plans) {
    session.report(iacRules["unapplied-plan"], place, { plan: posix.basename(path) });
  }
  return kept ?? session.state;
}

function playBlock(
  session: Session,
  block: Block,
  { parsed, ran }: { parsed: ParsedBlocks; ran: Ran[] | null },
): Ran[] | null {
  if (isOutputTitle(block.title)) {
    if (ran === null) {
      const place = { file: block.file, line: block.line - 1, column: block.indent + 1 };
      session.report(guideRules["output-without-command"], place, {});
    } else checkOutput(session, block, ran);
    return ran;
  }
  if (isTyped(block)) {
    const commands = parsed.get(block) ?? [];
    checkThings(session, block, commands);
    return playShell(session, block, commands);
  }
  const title = block.title === null ? null : filePathOf(block.title);
  if (title) writeBlock(session, block, title);
  return ran;
}

/** Does what a declaration says. */
export function declare(session: Session, declaration: Declaration, place: Place): void {
  switch (declaration.verb) {
    case "in": {
      const path = resolvePath(declaration.folder, home);
      session.check(session.state.files.isFolder(path), playRules["missing-folder"], place, () => ({
        name: declaration.folder,
        folder: "~",
        near: undefined,
      }));
      enterFolder(session.state, path);
      return;
    }
    case "leaves":
      for (const thing of declaration.things) leave(session, thing, place);
      return;
    case "needs":
      for (const thing of declaration.things) need(session, thing, place);
      return;
    case "skip":
      return;
  }
}

/** Makes what a declaration or the start of a guide names. */
export function leave(session: Session, { kind, name }: Thing, place: Place): void {
  const { state } = session;
  const top = state.repository ?? home;
  session.leave(kind, name, place);
  if (kind === "file") writeOutput(state.files, resolvePath(name, top), null, false);
  if (kind === "folder") state.files.makeForeign(resolvePath(name, top));
  if (kind === "variable") state.variables.set(name, null);
  if (kind === "profile") leaveProfile(session, name);
  if (kind === "repository") {
    const path = resolvePath(name.replace(/^.*\//, ""), home);
    if (!state.files.isFolder(path)) state.files.makeForeign(path);
    state.repositories.add(path);
  }
}

function need(session: Session, { kind, name }: Thing, place: Place): void {
  const { state, surroundings } = session;
  const top = state.repository ?? home;
  const holds = {
    file: () => state.files.exists(resolvePath(name, top)),
    folder: () => state.files.isFolder(resolvePath(name, top)),
    variable: () => state.variables.has(name),
    profile: () => state.profiles.has(name),
    output: () => [...state.applied.values()].some(({ outputs }) => outputs?.has(name) ?? true),
  };
  const isThere = session.has(kind, name) || (kind in holds && holds[kind as keyof typeof holds]());
  session.check(isThere, playRules["missing-thing"], place, () => ({
    kind,
    name,
    near: nearest(name, namesOf(session, kind)),
    made: surroundings.madeSomewhere.has(thingKey(kind, name)),
  }));
}

function namesOf({ state }: Session, kind: string): string[] {
  const keys = [...state.things.keys()].filter((key) => key.startsWith(`${kind}=`));
  return keys.map((key) => key.slice(kind.length + 1));
}

/** All code that the guide has written, whether it is run in its folder or called from another one. */
function checkCode(session: Session, { file }: Guide): void {
  for (const folder of session.state.coded) {
    const module = readModule(session, folder);
    if (module) checkModule(session, module, wholeFile(file));
  }
}

/** Secrets that a workflow of the guide reads must be set when it ends. */
function checkSecrets(session: Session): void {
  for (const [name, place] of session.state.secretsRead) {
    session.check(session.has("secret", name), playRules["unset-secret"], place, () => ({
      name,
      near: nearest(name, namesOf(session, "secret")),
    }));
  }
}
