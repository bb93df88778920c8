import { existsSync } from "node:fs";
import { join } from "node:path";
import { type AuthorsFile, authorSchema } from "../../config/schemas/post-front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Position } from "../../model/diagnostics/position.ts";
import { readSource } from "./files/read-source.ts";
import { parseYamlRecord } from "./front-matter/parse-yaml-record.ts";
import type { SourceFolder } from "./loaded-content.ts";

export interface LoadedAuthors {
  /** Path relative to the site folder. */
  file: string;
  authors: AuthorsFile;
  /** The names that posts may give; null where the file cannot be read. */
  names: ReadonlySet<string> | null;
  /** Where a key of an author stands. */
  locate(path: readonly string[]): Position;
  diagnostics: Diagnostic[];
}

/** Reads the authors of a blog. Without the file there are none. */
export function loadAuthors({ siteDir, folder }: SourceFolder): LoadedAuthors {
  const file = `${folder}/authors.yml`;
  const path = join(siteDir, file);
  const text = existsSync(path) ? readSource(path) : "";
  const { entries, ...rest } = parseYamlRecord(text, { file, entry: authorSchema });
  return { file, authors: entries, ...rest };
}
