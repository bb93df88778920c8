import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type AuthorsFile,
  authorSchema,
  type TagsFile,
  tagSchema,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Position } from "../../model/text/positions.ts";
import { readSource } from "./files/site-files.ts";
import { parseYamlRecord } from "./front-matter/parse-yaml-record.ts";
import type { SourceFolder } from "./loaded-content.ts";

export interface LoadedTags {
  file: string;
  /** Null if the file does not exist: any tag is allowed. */
  tags: TagsFile | null;
  /** Null if the file is missing or unreadable: no name is checked. */
  names: ReadonlySet<string> | null;
  diagnostics: Diagnostic[];
}

export interface LoadedAuthors {
  file: string;
  authors: AuthorsFile;
  /** Null if the file is unreadable: no name is checked. */
  names: ReadonlySet<string> | null;
  locate(path: readonly string[]): Position;
  diagnostics: Diagnostic[];
}

export function loadTags({ siteDir, folder }: SourceFolder): LoadedTags {
  const file = `${folder}/tags.yml`;
  const path = join(siteDir, file);
  if (!existsSync(path)) return { file, tags: null, names: null, diagnostics: [] };
  const options = { file, entry: tagSchema };
  const { entries, names, diagnostics } = parseYamlRecord(readSource(path), options);
  return { file, tags: entries, names, diagnostics };
}

export function loadAuthors({ siteDir, folder }: SourceFolder): LoadedAuthors {
  const file = `${folder}/authors.yml`;
  const path = join(siteDir, file);
  const text = existsSync(path) ? readSource(path) : "";
  const { entries, ...rest } = parseYamlRecord(text, { file, entry: authorSchema });
  return { file, authors: entries, ...rest };
}
