import { compareVersions } from "../../../model/versions.ts";
import type { KnownModules } from "../find-module.ts";
import type { ModuleAddress } from "../parse-source.ts";
import {
  checkTree,
  type RepositoryResult,
  readRepository,
} from "../repository/check-repository.ts";
import type { CodeFinding } from "../repository/code-report.ts";
import type { CodeReaders, CodeTree } from "../repository/code-tree.ts";
import type { UnitTree } from "../repository/read-unit.ts";
import { admit, longestRead, type RefusedFile, type SourceFile } from "./admit.ts";
import { calledAddresses } from "./called-addresses.ts";
import { type DiffLine, diffOf, mendText } from "./mend-text.ts";
import { type FetchJson, type SiteAddresses, siteModules } from "./site-modules.ts";

export interface SourcesQuestion {
  files: readonly SourceFile[];
  /** Version without `v` to which the code is to go; absent for a check alone. */
  to?: string | undefined;
}

/** What an upgrade changes in the code of a reader. */
export interface UpgradeAnswer {
  to: string;
  /** Changed files, with the lines that change. */
  changes: { path: string; text: string; groups: DiffLine[][] }[];
  /** What stays to be done by hand, in the changed code. */
  remaining: CodeFinding[];
}

export interface SourcesAnswer extends Omit<RepositoryResult, "findings" | "unread"> {
  findings: CodeFinding[];
  refused: RefusedFile[];
  /** Versions to which a module of the code can go, newest first. */
  versions: string[];
  upgrade: UpgradeAnswer | null;
}

export interface SourcesOptions extends CodeReaders {
  site: SiteAddresses;
  fetchJson: FetchJson;
}

/**
 * Checks files of Terraform and Terragrunt code against what a built site knows, and says what an
 * upgrade changes in them. The work is bounded by the size of the files; what is too much is refused.
 *
 * @throws Error where a file of the site cannot be had
 */
export async function checkSources(
  { files, to }: SourcesQuestion,
  { site, fetchJson, ...readers }: SourcesOptions,
): Promise<SourcesAnswer> {
  const { admitted, refused } = admit(files);
  const code = readCode(admitted, readers);
  const addresses = calledAddresses((modules) => checkTree(code, { modules }));
  const { modules, index } = await siteModules(addresses, site, fetchJson);
  const { unread, ...result } = checkTree(code, { modules });
  return {
    ...result,
    refused: [...refused, ...unread],
    versions: newerVersions(addresses, modules, index.versions),
    upgrade: to === undefined ? null : upgrade(checkTree(code, { modules, to }), to),
  };

  function upgrade({ findings }: RepositoryResult, version: string): UpgradeAnswer {
    const changes = admitted.flatMap(({ path, text }) => {
      const edits = findings.flatMap(({ edit }) => (edit && edit.path === `/${path}` ? edit : []));
      if (edits.length === 0) return [];
      return { path, text: mendText(text, edits), groups: diffOf(text, edits) };
    });
    const texts = new Map(changes.map(({ path, text }) => [path, text]));
    const mended = admitted.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
    const remaining = checkTree(readCode(mended, readers), { modules, to: version }).findings;
    return { to: version, changes, remaining };
  }
}

/** Files that are read once, for several checks. */
function readCode(files: readonly SourceFile[], { parse, readJson }: CodeReaders): UnitTree {
  const texts = new Map(files.map(({ path, text }) => [`/${path}`, text]));
  const tree: CodeTree = { paths: [...texts.keys()].sort(), read: (path) => texts.get(path) };
  const until = Date.now() + longestRead;
  return readRepository(tree, {
    parse: (text, options) => parse(text, { ...options, until }),
    readJson,
  });
}

/** Versions above the lowest one that the code pins, newest first. */
function newerVersions(
  addresses: readonly ModuleAddress[],
  modules: KnownModules,
  versions: readonly { version: string }[],
): string[] {
  const pinned = addresses.flatMap((address) => {
    const known = modules.find(address);
    const hasHistory = known.kind === "found" && known.history !== null;
    return hasHistory && address.version !== null ? address.version : [];
  });
  const [lowest] = pinned.sort(compareVersions);
  if (lowest === undefined) return [];
  return versions
    .map(({ version }) => version)
    .filter((version) => compareVersions(version, lowest) > 0)
    .reverse();
}
