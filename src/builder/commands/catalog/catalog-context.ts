import {
  type GitRepository,
  openRepository,
  RepositoryError,
} from "../../../catalog/history-file/git-repository.ts";
import type { CacheStore } from "../../../model/cache.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { UserError } from "../../diagnostics/user-error.ts";

export interface CatalogCommand {
  siteDir: string;
  store: CacheStore;
  engineVersion: string;
  json: boolean;
}

/** @throws UserError if the folder is not a complete git repository */
export async function openClone(dir: string): Promise<GitRepository> {
  try {
    return await openRepository(dir);
  } catch (error) {
    if (error instanceof RepositoryError) throw new UserError(error.message, error.hint);
    throw error;
  }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
