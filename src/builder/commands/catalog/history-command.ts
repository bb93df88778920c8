import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCheckout } from "../../../catalog/history-file/git-repository.ts";
import {
  formatHistory,
  historyFile,
  readHistory,
} from "../../../catalog/history-file/history-file.ts";
import {
  type ModuleUpdate,
  readTags,
  type TagsRead,
} from "../../../catalog/history-file/read-tags.ts";
import {
  catalogFolder,
  formatVersions,
  loadCatalog,
  mergeVersions,
  moduleFileCache,
  ownedVersion,
  type Service,
  versionsFile,
} from "../../../catalog/index.ts";
import type { CacheStore } from "../../../model/cache.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { replaceFile } from "../../../replace-file.mjs";
import { formatReport } from "../../diagnostics/report.ts";
import {
  type CatalogCommand,
  type CommandResult,
  count,
  failWith,
  hasErrors,
  isFolder,
  openClone,
  toJson,
} from "./command-result.ts";

export interface HistoryCommand extends CatalogCommand {
  /** Pattern as in `git tag --list`. */
  tags: string;
  historyStore: CacheStore;
  onProgress?: (done: number, of: number) => void;
}

/** @throws UserError if the folder is not a complete git repository */
export async function updateHistories(
  dir: string,
  { siteDir, store, historyStore, engineVersion, json, tags, onProgress }: HistoryCommand,
): Promise<CommandResult> {
  if (!isFolder(dir)) return failWith(`\`${dir}\` is not a folder`);
  const catalog = await loadCatalog({ siteDir, store, engineVersion });
  const names = [...new Set(catalog.services.map(({ repository }) => repository))].sort();
  if (names.length === 0) return failWith("the site's catalog has no service");
  const isShared = names.length > 1;
  const origin = isShared ? (await readCheckout(dir))?.repository : undefined;
  const services = catalog.services.filter(
    ({ repository }) => !isShared || repository.toLowerCase() === origin?.toLowerCase(),
  );
  if (services.length === 0) {
    return failWith(
      `the remote \`origin\` of \`${dir}\` is none of the catalog's repositories: ${names.join(", ")}`,
    );
  }
  const { known, diagnostics } = await readKnown(siteDir, services);
  if (hasErrors(diagnostics)) {
    return failWith(`${formatReport(diagnostics)}no history was changed`);
  }
  const read = await readTags({
    repository: await openClone(dir),
    pattern: tags,
    modules: services.map(({ source }, index) => ({ source, history: known[index] ?? null })),
    cache: moduleFileCache(historyStore, engineVersion),
    ...(onProgress && { onProgress }),
  });
  if (read.versions.length === 0) {
    return failWith(
      `no tag of \`${dir}\` that matches \`${tags}\` is a version such as \`v1.2.3\``,
    );
  }
  const updates = read.modules.map((update, index) => ({ ...update, service: services[index] }));
  for (const { service, history } of updates) {
    if (!service || !history) continue;
    replaceFile(join(siteDir, service.folder, historyFile), [formatHistory(history)]);
  }
  const listed = [...catalog.versions, ...catalog.unobserved];
  const list = mergeVersions(
    isShared ? listed.map((one) => ownedVersion(one, catalog.services)) : listed,
    {
      read: read.versions,
      published: read.versions,
      repository: isShared ? services[0]?.repository : undefined,
    },
  );
  replaceFile(join(siteDir, catalogFolder, versionsFile), [formatVersions(list)]);
  return { ok: true, text: json ? asJson(read) : summary(read), report: warnings(read) };
}

async function readKnown(siteDir: string, services: readonly Service[]) {
  const today = new Date().toISOString().slice(0, 10);
  const diagnostics: Diagnostic[] = [];
  const known = [];
  for (const { folder } of services) {
    const file = `${folder}/${historyFile}`;
    const path = join(siteDir, file);
    if (!existsSync(path)) known.push(null);
    else {
      const read = await readHistory(readFileSync(path, "utf8"), file, today);
      diagnostics.push(...read.diagnostics);
      known.push(read.history);
    }
  }
  return { known, diagnostics };
}

function asJson({ modules, skipped, versions }: TagsRead): string {
  return toJson({
    versions: versions.map(({ version, date }) => ({ version, date })),
    skipped,
    modules: modules.map(({ source, read, unreadable, history }) => ({
      source,
      read: read.length,
      releases: history?.releases.length ?? 0,
      unreadable,
    })),
  });
}

function summary({ modules, versions }: TagsRead): string {
  const rows = modules.map(({ source, read, history }) => {
    const name = source === "" ? "module in the root" : source;
    if (!history) return `${name}: in no version`;
    return `${name}: ${count(read.length, "version")} read, ${count(history.releases.length, "release")} with changes`;
  });
  const last = versions.at(-1)?.version ?? "";
  return `${rows.join("\n")}\n${count(modules.length, "module")}, ${count(versions.length, "version")} up to ${last}\n`;
}

function warnings({ modules, skipped }: TagsRead): string {
  const lines = modules.flatMap(({ source, unreadable }: ModuleUpdate) =>
    unreadable.map(
      ({ version, fault }) =>
        `${source === "" ? "module in the root" : source} at ${version} cannot be read and is left out: ${fault}`,
    ),
  );
  if (skipped.length > 0) lines.push(`tags that are no versions: ${skipped.join(", ")}`);
  return lines.map((line) => `${line}\n`).join("");
}
