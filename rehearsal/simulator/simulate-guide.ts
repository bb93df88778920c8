import { posix } from "node:path";
import { wholeFile } from "../../src/model/diagnostics/rule.ts";
import {
  type Block,
  type Command,
  type Declaration,
  type Guide,
  getLocationInBlock,
  isOutputTitle,
  isShellInput,
  parseFileTitle,
  type Resource,
} from "../guide/guide.ts";
import { guideRules } from "../guide/guide-rules.ts";
import { isVisible, type Variant } from "../guide/variants.ts";
import { checkOutput } from "./check-output.ts";
import { home, resolvePath, writeOutput } from "./file-system.ts";
import { checkModule } from "./iac/check-module.ts";
import { iacRules } from "./iac/iac-rules.ts";
import { readModule } from "./iac/module-code.ts";
import { checkResourceNames, provideProfile } from "./requirements.ts";
import { addRepository, copyState, type Session, type State } from "./session.ts";
import { type ExecutedCommand, runShell } from "./shell/run-shell.ts";
import { writeBlock } from "./write-block.ts";

export type ParsedBlocks = ReadonlyMap<Block, Command[]>;

/** The section that deletes what a guide created, or the whole page if `section` is null. */
export interface Removal {
  file: string;
  section: string | null;
}

interface Options {
  variant: Variant;
  parsed: ParsedBlocks;
  removal: Removal | null;
}

/** Simulates the steps for a combination of tabs. Returns the state before the removal. */
export function simulateGuide(
  session: Session,
  guide: Guide,
  { variant, parsed, removal }: Options,
): State {
  let stateBeforeRemoval: State | null = null;
  let isSkipped = false;
  let executed: ExecutedCommand[] | null = null;
  for (const step of guide.steps) {
    if (!isVisible(step.kind === "block" ? step.block.tabs : step.tabs, variant)) continue;
    if (step.kind === "declaration") {
      if (step.declaration.verb === "skip") isSkipped = true;
      else applyDeclaration(session, step.declaration);
      continue;
    }
    const { block } = step;
    if (stateBeforeRemoval === null && removal !== null && isInRemoval(block, removal)) {
      checkCode(session, guide);
      stateBeforeRemoval = copyState(session.state);
    }
    if (isSkipped && isShellInput(block)) executed = [];
    if (!isSkipped) executed = simulateBlock(session, block, { parsed, executed });
    isSkipped = false;
  }
  if (stateBeforeRemoval === null) checkCode(session, guide);
  for (const [path, { location }] of session.state.plans) {
    session.report(iacRules["unapplied-plan"], location, { plan: posix.basename(path) });
  }
  return stateBeforeRemoval ?? session.state;
}

function isInRemoval(block: Block, { file, section }: Removal): boolean {
  return block.file === file && (section === null || block.section === section);
}

function simulateBlock(
  session: Session,
  block: Block,
  { parsed, executed }: { parsed: ParsedBlocks; executed: ExecutedCommand[] | null },
): ExecutedCommand[] | null {
  if (isOutputTitle(block.title)) {
    if (executed) checkOutput(session, block, executed);
    else {
      const location = getLocationInBlock(block, { line: 0, column: 1 });
      session.report(guideRules["output-without-command"], location, {});
    }
    return executed;
  }
  if (isShellInput(block)) {
    const commands = parsed.get(block) ?? [];
    checkResourceNames(session, block, commands);
    return runShell(session, block, commands);
  }
  const title = block.title === null ? null : parseFileTitle(block.title);
  if (title) writeBlock(session, block, title);
  return executed;
}

function applyDeclaration(session: Session, declaration: Declaration): void {
  if (declaration.verb !== "provides") return;
  for (const resource of declaration.resources) provideResource(session, resource);
}

export function provideResource(session: Session, { kind, name }: Resource): void {
  const { state } = session;
  const top = state.repository ?? home;
  session.provide(kind, name);
  if (kind === "file") writeOutput(state.files, resolvePath(name, top), null, false);
  if (kind === "folder") state.files.addUnknownFolder(resolvePath(name, top));
  if (kind === "variable") {
    state.variables.set(name, null);
    state.exported.add(name);
  }
  if (kind === "profile") provideProfile(session, name);
  if (kind === "repository") addRepository(state, resolvePath(posix.basename(name), home));
}

function checkCode(session: Session, { file }: Guide): void {
  for (const folder of session.state.codeFolders) {
    const module = readModule(session, folder);
    if (module) checkModule(session, module, wholeFile(file));
  }
}
