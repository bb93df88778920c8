import { posix } from "node:path";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../../src/model/diagnostics/rule.ts";
import type { Block } from "../../guide/block.ts";
import type { FileTitle } from "../../guide/title.ts";
import { readProfiles } from "../credentials.ts";
import { playRules } from "../play-rules.ts";
import { needFile } from "../references.ts";
import type { Session } from "../session.ts";
import { changeText } from "./change-text.ts";
import { home, type PlayedFile, resolvePath } from "./file-system.ts";

/** Does what a block with a path as title says: writes the file, adds to it, or shows a part of it. */
export function writeBlock(
  session: Session,
  block: Block,
  { path: written, action }: FileTitle,
): void {
  const { files } = session.state;
  const path = titlePath(session, written);
  const place = { file: block.file, line: block.line - 1, column: block.indent + 1 };
  session.counts.files += 1;
  switch (action) {
    case "write":
      files.write(path, playedFile(block));
      break;
    case "append":
      files.append(path, playedFile(block));
      break;
    case "excerpt":
      checkExcerpt(session, block, { path, written, place });
      return;
    case "change":
      change(session, block, { path, written, place });
      break;
  }
  noteContents(session, block, path);
}

interface Target {
  path: string;
  written: string;
  place: Place;
}

/** Titles are meant from the top of the repository in which the reader works; `~/` is the home folder. */
function titlePath({ state, world }: Session, written: string): string {
  if (/^[~/]/.test(written)) return resolvePath(written, home);
  const top =
    state.repository ?? firstRepository(state.repositories, world.liveRepository) ?? state.folder;
  const own = `${posix.basename(top)}/`;
  return resolvePath(written.startsWith(own) ? written.slice(own.length) : written, top);
}

function firstRepository(repositories: ReadonlySet<string>, live: string): string | undefined {
  return [...repositories].find((one) => posix.basename(one) === live) ?? [...repositories][0];
}

function playedFile({ file, line, indent, code }: Block): PlayedFile {
  const lines = code.replace(/\n$/, "").split("\n");
  const origins = lines.map((_, index) => ({ file, line: line + index, column: indent + 1 }));
  return { text: code, known: true, origins };
}

/** Profiles of the AWS configuration, Regions, and secrets that workflows read. */
function noteContents(session: Session, block: Block, path: string): void {
  const { state } = session;
  if (/\/\.aws\/(?:config|credentials)$/.test(path)) readProfiles(session, block.code);
  for (const { 1: region = "" } of block.code.matchAll(
    /\b\w*region"?\s*[=:]\s*"?([a-z]{2}-[a-z]+-\d)\b/g,
  )) {
    state.regions.add(region);
  }
  if (/\.(?:tf|tofu)$/.test(path)) state.coded.add(posix.dirname(path));
  if (!/\/\.(?:github|circleci)\/|\.gitlab-ci\.yml$/.test(path)) return;
  block.code.split("\n").forEach((line, index) => {
    for (const match of line.matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)) {
      const name = match[1] ?? "";
      const column = block.indent + match.index + 1;
      if (name === "GITHUB_TOKEN" || state.secretsRead.has(name)) continue;
      state.secretsRead.set(name, { file: block.file, line: block.line + index, column });
    }
  });
}

/** Lines that say nothing: empty ones, brackets, and comments, which stand for what is left out. */
const silent = /^\s*(?:[[\]{}()]*,?|(?:#|\/\/|\.\.\.|…).*)\s*$/;

function checkExcerpt(session: Session, block: Block, { path, written, place }: Target): void {
  if (!needFile(session, path, { name: written, place })) return;
  const file = session.state.files.read(path);
  if (!file?.known) return;
  const normal = (line: string) => line.trim().replace(/\s+/g, " ").replace(/,$/, "");
  const lines = new Set(file.text.split("\n").map(normal));
  block.code.split("\n").forEach((line, index) => {
    if (silent.test(line)) return;
    const at = { file: block.file, line: block.line + index, column: block.indent + 1 };
    session.check(lines.has(normal(line)), playRules["excerpt-differs"], at, () => ({
      line: line.trim(),
      path: written,
      near: nearest(normal(line), lines),
    }));
  });
}

function change(session: Session, block: Block, { path, written, place }: Target): void {
  if (!needFile(session, path, { name: written, place })) return;
  const file = session.state.files.read(path);
  if (!file?.known) return;
  const { file: changed, lost } = changeText(file, playedFile(block));
  session.check(lost === null, playRules["nothing-to-change"], place, () => ({
    name: lost ?? "",
    path: written,
  }));
  session.state.files.write(path, changed);
}
