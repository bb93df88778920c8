import { compareVersions } from "../../../model/versions.ts";
import type { KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";
import {
  checkTree,
  type RepositoryResult,
  readRepository,
} from "../repository/check-repository.ts";
import type { CodeDiagnostic } from "../repository/code-report.ts";
import type { CodeReaders, CodeTree } from "../repository/code-tree.ts";
import type { UnitTree } from "../repository/read-unit.ts";
import { applyEdits, type DiffLine, diffLines } from "./apply-edits.ts";
import { maxReadTime, type SkippedFile, type SourceFile, selectFiles } from "./select-files.ts";
import {
  calledAddresses,
  type FetchJson,
  type SiteAddresses,
  siteModules,
} from "./site-modules.ts";

export interface SourcesRequest {
  files: readonly SourceFile[];
  to?: string | undefined;
}

export interface UpgradeResult {
  to: string;
  changes: { path: string; text: string; groups: DiffLine[][] }[];
  remaining: CodeDiagnostic[];
}

export interface SourcesResult extends Omit<RepositoryResult, "findings" | "unread" | "upgraded"> {
  findings: CodeDiagnostic[];
  refused: SkippedFile[];
  versions: string[];
  upgrade: UpgradeResult | null;
}

export interface SourcesOptions extends CodeReaders {
  site: SiteAddresses;
  fetchJson: FetchJson;
}

/**
 * Checks a reader's files against a built site, and computes the edits of an upgrade.
 *
 * @throws Error if a file of the site cannot be fetched
 */
export async function checkSources(
  { files, to }: SourcesRequest,
  { site, fetchJson, ...readers }: SourcesOptions,
): Promise<SourcesResult> {
  const { accepted, refused } = selectFiles(files);
  const code = readCode(accepted, readers);
  const addresses = calledAddresses((modules) => checkTree(code, { modules }));
  const { modules, versions } = await siteModules(addresses, site, fetchJson);
  const { unread, upgraded: _, ...result } = checkTree(code, { modules });
  return {
    ...result,
    refused: [...refused, ...unread],
    versions: newerVersions(addresses, modules, versions),
    upgrade: to === undefined ? null : upgrade(checkTree(code, { modules, to }), to),
  };

  function upgrade({ findings }: RepositoryResult, version: string): UpgradeResult {
    const changes = accepted.flatMap(({ path, text }) => {
      const edits = findings.flatMap(({ edit }) => (edit && edit.path === `/${path}` ? edit : []));
      if (edits.length === 0) return [];
      return { path, text: applyEdits(text, edits), groups: diffLines(text, edits) };
    });
    const texts = new Map(changes.map(({ path, text }) => [path, text]));
    const mended = accepted.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
    const remaining = checkTree(readCode(mended, readers), { modules, to: version }).findings;
    return { to: version, changes, remaining };
  }
}

function readCode(files: readonly SourceFile[], { parse, readJson }: CodeReaders): UnitTree {
  const texts = new Map(files.map(({ path, text }) => [`/${path}`, text]));
  const tree: CodeTree = { paths: [...texts.keys()].sort(), read: (path) => texts.get(path) };
  const until = Date.now() + maxReadTime;
  return readRepository(tree, {
    parse: (text, options) => parse(text, { ...options, until }),
    readJson,
  });
}

function newerVersions(
  addresses: readonly ModuleAddress[],
  modules: KnownModules,
  versions: readonly { version: string }[],
): string[] {
  const pinned = addresses.flatMap((address) => {
    const known = modules.find(address);
    return known.kind === "found" && known.history ? known.version : [];
  });
  const [lowest] = pinned.sort(compareVersions);
  if (lowest === undefined) return [];
  return versions
    .map(({ version }) => version)
    .filter((version) => compareVersions(version, lowest) > 0)
    .reverse();
}
