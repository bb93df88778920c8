import { existsSync } from "node:fs";
import { join } from "node:path";
import { type TagsFile, tagSchema } from "../../config/schemas/tags-file.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { readSource } from "./files/read-source.ts";
import { parseYamlRecord } from "./front-matter/parse-yaml-record.ts";
import type { SourceFolder } from "./loaded-content.ts";

export interface LoadedTags {
  /** Null where the folder has no `tags.yml`: then every tag is welcome. */
  tags: TagsFile | null;
  /** The tags that articles may carry; null where the file does not tell. */
  names: ReadonlySet<string> | null;
  diagnostics: Diagnostic[];
}

/** Reads the tags that articles of a folder may carry. */
export function loadTags({ siteDir, folder }: SourceFolder): LoadedTags {
  const path = join(siteDir, folder, "tags.yml");
  if (!existsSync(path)) return { tags: null, names: null, diagnostics: [] };
  const place = { file: `${folder}/tags.yml`, entry: tagSchema };
  const { entries, names, diagnostics } = parseYamlRecord(readSource(path), place);
  return { tags: entries, names, diagnostics };
}
