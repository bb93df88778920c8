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
import { readSource } from "./files/list-files.ts";
import { parseYamlRecord } from "./front-matter/parse-yaml-record.ts";
import type { SourceFolder } from "./loaded-content.ts";

/** The file `tags.yml` of a folder. */
export interface LoadedTags {
  /** Path relative to the site folder. */
  file: string;
  /** Null where the folder has no such file: then any tag is allowed. */
  tags: TagsFile | null;
  /** The tags that articles may carry; null where the file does not say. */
  names: ReadonlySet<string> | null;
  diagnostics: Diagnostic[];
}

/** The file `authors.yml` of a folder. */
export interface LoadedAuthors {
  /** Path relative to the site folder. */
  file: string;
  authors: AuthorsFile;
  /** The names that posts may give; null where the file cannot be read. */
  names: ReadonlySet<string> | null;
  /** Returns the position of a key of an author. */
  locate(path: readonly string[]): Position;
  diagnostics: Diagnostic[];
}

/** Reads the tags that articles of a folder may carry. */
export function loadTags({ siteDir, folder }: SourceFolder): LoadedTags {
  const file = `${folder}/tags.yml`;
  const path = join(siteDir, file);
  if (!existsSync(path)) return { file, tags: null, names: null, diagnostics: [] };
  const place = { file, entry: tagSchema };
  const { entries, names, diagnostics } = parseYamlRecord(readSource(path), place);
  return { file, tags: entries, names, diagnostics };
}

/** Reads the authors of a blog. Without the file there are none. */
export function loadAuthors({ siteDir, folder }: SourceFolder): LoadedAuthors {
  const file = `${folder}/authors.yml`;
  const path = join(siteDir, file);
  const text = existsSync(path) ? readSource(path) : "";
  const { entries, ...rest } = parseYamlRecord(text, { file, entry: authorSchema });
  return { file, authors: entries, ...rest };
}
