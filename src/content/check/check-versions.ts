import { configRules } from "../../config/rules.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { currentVersion, type DocsVersion } from "../../model/page/docs-version.ts";
import { findQuotedPosition, getPosition, type Position } from "../../model/text/positions.ts";
import type { VersionFolders } from "../load/files/site-files.ts";
import { versionRules } from "../rules/version-rules.ts";

interface VersionSources {
  folders: VersionFolders;
  configText: string;
  config: Pick<SiteConfig, "docsVersions" | "lastVersion" | "mainDoc">;
}

export function checkVersions(
  versions: readonly DocsVersion[],
  { folders, configText, config }: VersionSources,
): Diagnostic[] {
  const { lastVersion, mainDoc } = config;
  const getLocation = (value: string): SourceLocation => ({
    file: "config.ts",
    ...findQuotedPosition(configText, value),
  });
  const names = config.docsVersions.map(({ name }) => name);
  const diagnostics: Diagnostic[] = [];
  for (const { name, docs } of versions) {
    if (name === currentVersion || docs.length > 0) continue;
    const otherFolders = folders.names.filter((folder) => folder !== name);
    const values = { name, suggestion: findNearest(name, otherFolders) };
    diagnostics.push(diagnose(versionRules["missing-version"], getLocation(name), values));
  }
  const unnamed = folders.names.filter((folder) => !names.includes(folder));
  const omitsCurrent = !names.includes(currentVersion) && folders.hasCurrentPages;
  const location = { file: "config.ts", ...findVersionsOption(configText) };
  for (const folder of [...unnamed, ...(omitsCurrent ? [undefined] : [])]) {
    diagnostics.push(diagnose(versionRules["unnamed-version"], location, { folder }));
  }
  const built = versions.map(({ name }) => name);
  if (lastVersion !== undefined && !built.includes(lastVersion)) {
    const suggestion = findNearest(lastVersion, built);
    const unknown = { name: lastVersion, suggestion, knownNames: built };
    diagnostics.push(diagnose(versionRules["unknown-version"], getLocation(lastVersion), unknown));
  }
  const ids = versions.find(({ isLast }) => isLast)?.docs.map(({ id }) => id) ?? [];
  if (mainDoc !== undefined && !ids.includes(mainDoc)) {
    const unknown = { docId: mainDoc, suggestion: findNearest(mainDoc, ids) };
    diagnostics.push(diagnose(configRules["unknown-doc-id"], getLocation(mainDoc), unknown));
  }
  return diagnostics;
}

function findVersionsOption(configText: string): Position {
  return getPosition(configText, Math.max(0, configText.search(/["']?docsVersions["']?\s*:/)));
}
