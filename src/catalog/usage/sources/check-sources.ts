import { compareVersions } from "../../../model/versions.ts";
import type { KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";
import {
  checkReadableCode,
  type RepositoryResult,
  readRepository,
} from "../repository/check-repository.ts";
import type { CodeDiagnostic } from "../repository/code-diagnostics.ts";
import type { CodeReaders, CodeTree } from "../repository/code-tree.ts";
import type { UnitTree } from "../repository/read-config.ts";
import { applyEdits, type DiffLine, diffLines } from "./apply-edits.ts";
import { getCalledAddresses } from "./called-services.ts";
import {
  type FetchJson,
  type LoadedModules,
  loadIndexedModules,
  type SiteAddresses,
} from "./load-indexed-modules.ts";
import { maxReadTime, type SkippedFile, type SourceFile, selectFiles } from "./select-files.ts";

export interface SourcesRequest {
  files: readonly SourceFile[];
  to?: UpgradeTarget | undefined;
}

export interface UpgradeTarget {
  /** In lower case, as in addresses. */
  repository: string;
  version: string;
}

export interface UpgradeResult {
  to: UpgradeTarget;
  changes: { path: string; text: string; groups: DiffLine[][] }[];
  remaining: CodeDiagnostic[];
}

export interface SourcesResult
  extends Omit<RepositoryResult, "findings" | "unread" | "upgradedRepositories"> {
  findings: CodeDiagnostic[];
  skipped: SkippedFile[];
  /** Versions that the code can be upgraded to, newest first. */
  newerVersions: UpgradeTarget[];
  upgrade: UpgradeResult | null;
}

export interface SourcesOptions extends CodeReaders {
  site: SiteAddresses;
  fetchJson: FetchJson;
}

/** Checks code against a built site and computes upgrade edits. Throws if a fetch fails. */
export async function checkSources(
  { files, to }: SourcesRequest,
  { site, fetchJson, ...readers }: SourcesOptions,
): Promise<SourcesResult> {
  const { accepted, skipped } = selectFiles(files);
  const code = readCode(accepted, readers);
  const addresses = getCalledAddresses((modules) => checkReadableCode(code, { modules }));
  const { modules, versions } = await loadIndexedModules(addresses, site, fetchJson);
  const { unread, upgradedRepositories: _, ...result } = checkReadableCode(code, { modules });
  return {
    ...result,
    skipped: [...skipped, ...unread],
    newerVersions: getNewerVersions(addresses, modules, versions),
    upgrade:
      to === undefined
        ? null
        : upgrade(accepted, to, (files) => {
            const options = { modules, to: to.version, toRepository: to.repository };
            return checkReadableCode(readCode(files, readers), options).findings;
          }),
  };
}

function upgrade(
  files: readonly SourceFile[],
  to: UpgradeTarget,
  check: (files: readonly SourceFile[]) => CodeDiagnostic[],
): UpgradeResult {
  const findings = check(files);
  const changes = files.flatMap(({ path, text }) => {
    // Guesses and deletions need a review, so they remain findings.
    const edits = findings.flatMap(({ edit }) =>
      edit && edit.path === `/${path}` && !edit.needsReview ? edit : [],
    );
    if (edits.length === 0) return [];
    return { path, text: applyEdits(text, edits), groups: diffLines(text, edits) };
  });
  const texts = new Map(changes.map(({ path, text }) => [path, text]));
  const remaining = check(files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text })));
  return { to, changes, remaining };
}

function readCode(files: readonly SourceFile[], { parse, readJson }: CodeReaders): UnitTree {
  const texts = new Map(files.map(({ path, text }) => [`/${path}`, text]));
  const tree: CodeTree = { paths: [...texts.keys()].sort(), read: (path) => texts.get(path) };
  const deadline = Date.now() + maxReadTime;
  return readRepository(tree, {
    parse: (text, options) => parse(text, { ...options, deadline }),
    readJson,
  });
}

/** Versions above the lowest one that the code calls, for each repository. */
function getNewerVersions(
  addresses: readonly ModuleAddress[],
  modules: KnownModules,
  versions: LoadedModules["versions"],
): UpgradeTarget[] {
  const lowest = new Map<string, string>();
  for (const address of addresses) {
    const knownModule = modules.find(address);
    if (knownModule.kind !== "found" || !knownModule.history) continue;
    const { repository = address.repository, version } = knownModule;
    const known = lowest.get(repository);
    if (known === undefined || compareVersions(version, known) < 0) lowest.set(repository, version);
  }
  return [...lowest].flatMap(([repository, pinned]) =>
    (versions.get(repository) ?? [])
      .filter(({ version }) => compareVersions(version, pinned) > 0)
      .map(({ version }) => ({ repository, version }))
      .reverse(),
  );
}
