import { posix } from "node:path";
import { home } from "./files/file-system.ts";
import type { State } from "./state.ts";

/** Goes to a folder. Titles of files are meant from the top of the repository that it lies in. */
export function enterFolder(state: State, folder: string): void {
  state.folder = folder;
  state.repository = repositoryOf(state, folder) ?? state.repository;
}

/** The repository that a folder lies in. */
export function repositoryOf({ repositories }: State, folder: string): string | undefined {
  for (let at = folder; at.startsWith(home); at = posix.dirname(at)) {
    if (repositories.has(at)) return at;
  }
  return undefined;
}
