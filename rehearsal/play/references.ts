import { posix } from "node:path";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { Place } from "../../src/model/diagnostics/rule.ts";
import { home, resolvePath } from "./files/file-system.ts";
import { playRules } from "./play-rules.ts";
import type { Session } from "./session.ts";
import { type Call, placeIn } from "./shell/call.ts";

/** A path as a guide writes it, and where. */
export interface Written {
  name: string;
  place: Place;
}

/** Reports a file that is read although it does not exist; a pattern with a star needs one match. */
export function needFile(session: Session, path: string, { name, place }: Written): boolean {
  const { files } = session.state;
  const holds = /[*?[]/.test(path) ? matchesAny(session, path) : files.exists(path);
  return session.check(holds, playRules["missing-file"], place, () => ({
    name,
    near: nearestPath(session, path),
    removed: files.removalOf(path)?.place,
  }));
}

/** Files that words of any command name: `file://policy.json`, `@data.json` of curl. */
export function checkFileArguments(session: Session, { args, block }: Call): void {
  for (const { values, word } of args) {
    for (const value of values ?? []) {
      const name = /(?:^|=)fileb?:\/\/(.+)$/.exec(value)?.[1];
      if (name === undefined) continue;
      const path = resolvePath(name, session.state.folder);
      needFile(session, path, { name, place: placeIn(block, word) });
    }
  }
}

/** Reports a folder that does not exist. */
export function needFolder(session: Session, path: string, { name, place }: Written): boolean {
  const { files, folder } = session.state;
  return session.check(files.isFolder(path), playRules["missing-folder"], place, () => ({
    name,
    folder: shortPath(folder),
    near: nearestName(session, path),
  }));
}

/** A path as readers write it, from their home folder. */
export function shortPath(path: string): string {
  return path === home || path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}

/** A path from the top of the repository that it lies in; its name otherwise. */
export function pathInRepository(session: Session, path: string): string {
  const { repository } = session.state;
  return repository !== null && path.startsWith(`${repository}/`)
    ? path.slice(repository.length + 1)
    : shortPath(path);
}

function matchesAny({ state }: Session, path: string): boolean {
  const pattern = path
    .split(/(\*\*|\*|\?)/)
    .map((part) => {
      if (part === "**") return ".*";
      if (part === "*") return "[^/]*";
      return part === "?" ? "[^/]" : part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  const wanted = new RegExp(`^${pattern}$`);
  const top = path
    .slice(0, path.search(/[*?[]/))
    .replace(/[^/]*$/, "")
    .replace(/\/$/, "");
  if (top !== home && !top.startsWith(`${home}/`)) return true;
  return state.files.pathsBelow(top).some((one) => wanted.test(one));
}

/** The file that was probably meant: one with a similar name in the folder, or of the same name elsewhere. */
function nearestPath(session: Session, path: string): string | undefined {
  const { files } = session.state;
  const name = posix.basename(path);
  const inFolder = nearest(name, files.list(posix.dirname(path)));
  if (inFolder !== undefined) return inFolder;
  const same = files.below(home).filter((one) => posix.basename(one) === name);
  const best = nearest(path, same) ?? (same.length === 1 ? same[0] : undefined);
  return best === undefined ? undefined : pathInRepository(session, best);
}

function nearestName({ state }: Session, path: string): string | undefined {
  return nearest(posix.basename(path), state.files.list(posix.dirname(path)));
}
