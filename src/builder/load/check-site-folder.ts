import { existsSync } from "node:fs";
import { join } from "node:path";
import { isFolder } from "../../files/is-folder.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { builderRules } from "../diagnostics/rules.ts";

const files = [
  "config.ts",
  "sidebars.ts",
  "components.tsx",
  "redirects.tsv",
  "addresses.txt",
  "baseline.tsv",
  "search-questions.tsv",
  "search-related.tsv",
  "catalog.yaml",
  "content/docs/tags.yml",
  "content/blog/tags.yml",
  "content/blog/authors.yml",
];

const folders = [
  "content",
  "content/docs",
  "content/blog",
  "pages",
  "public",
  "versions",
  "messages",
  "catalog",
  "library",
];

/** Reports folders that have the name of a file of the site, and the reverse. */
export function checkSiteFolder(siteDir: string): Diagnostic[] {
  const misplaced = [
    ...files
      .filter((file) => isFolder(join(siteDir, file)))
      .map((entry) => ({ entry, expected: "file" }) as const),
    ...folders
      .filter((folder) => existsSync(join(siteDir, folder)) && !isFolder(join(siteDir, folder)))
      .map((entry) => ({ entry, expected: "folder" }) as const),
  ];
  return misplaced.map((values) =>
    diagnose(builderRules["unreadable-config"], wholeFile(values.entry), values),
  );
}
