import { posix } from "node:path";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../../src/model/diagnostics/rule.ts";
import { home } from "../files/file-system.ts";
import { playRules } from "../play-rules.ts";
import { needFile, pathInRepository, shortPath } from "../references.ts";
import type { Session } from "../session.ts";
import { iacRules } from "./iac-rules.ts";
import { findModule, type Interface } from "./module-code.ts";

/** Reports a source that leads nowhere; returns what it leads to, where that is known. */
export function needSource(
  session: Session,
  source: string,
  { folder, place }: { folder: string; place: Place },
): Interface | null {
  const found = findModule(session, source, folder);
  session.counts.references += 1;
  switch (found.kind) {
    case "found":
      return found.at;
    case "missing":
      session.report(playRules["missing-folder"], place, {
        name: found.path.startsWith(home) ? shortPath(found.path) : found.path,
        folder: shortPath(folder),
        near: undefined,
      });
      return null;
    case "untagged": {
      const { repository, tag } = found;
      const tags = [...session.state.gitTags].filter((one) => one.startsWith(`${repository}@`));
      const near = nearest(
        tag,
        tags.map((one) => one.slice(repository.length + 1)),
      );
      session.report(iacRules["missing-tag"], place, { repository, tag, near });
      return null;
    }
    default:
      return null;
  }
}

/** Functions that read a file, with the path that they name. */
const readers =
  /\b(?:file|filebase64|filemd5|filesha256|templatefile|read_terragrunt_config)\(\s*"([^"]+)"/g;

/** Reports files that code reads with functions, from the folder of the file or of the unit. */
export function checkFileFunctions(
  session: Session,
  { text, folder, unit }: { text: string; folder: string; unit: string },
  placeOf: (offset: number) => Place,
): void {
  for (const { 0: all, 1: name = "", index } of text.matchAll(readers)) {
    const path = filePath(session, name, { folder, unit });
    const lineStart = text.lastIndexOf("\n", index) + 1;
    if (path === null || /^\s*(?:#|\/\/)/.test(text.slice(lineStart, index))) continue;
    const place = placeOf(index + all.lastIndexOf(name));
    needFile(session, path, { name: pathInRepository(session, path), place });
  }
}

/** The path that code names; null where only a run can tell. */
function filePath(
  { state }: Session,
  name: string,
  { folder, unit }: { folder: string; unit: string },
): string | null {
  const written = name
    .replaceAll("${path.module}", folder)
    .replaceAll("${path.root}", unit)
    .replaceAll("${get_terragrunt_dir()}", unit)
    .replaceAll("${get_parent_terragrunt_dir()}", folder)
    .replaceAll("${get_repo_root()}", state.repository ?? "${get_repo_root()}");
  return written.includes("${") ? null : posix.resolve(folder, written);
}
