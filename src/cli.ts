import { join, resolve } from "node:path";
import {
  type BuildOptions,
  type BuildPhase,
  type BuildResult,
  buildSite,
} from "./builder/build-site.ts";
import { computeHash } from "./builder/cache/hash.ts";
import { withStore } from "./builder/cache/store.ts";
import {
  formatBuildJson,
  formatBuildReport,
  formatSeconds,
  summarizeBuild,
} from "./builder/commands/build-summary.ts";
import type { CatalogCommand } from "./builder/commands/catalog/catalog-context.ts";
import { runCommandLine } from "./builder/commands/command-line.ts";
import type { CommandResult } from "./builder/commands/command-result.ts";
import type { Commands } from "./builder/commands/commands.ts";
import { openProgressLine } from "./builder/commands/progress-line.ts";
import { formatReport } from "./builder/diagnostics/report.ts";
import { formatError, UserError } from "./builder/diagnostics/user-error.ts";
import { loadSite } from "./builder/load/load-site.ts";
import { createUnsafeOutputError } from "./builder/output/manifest.ts";
import type { SiteConfig } from "./config/schemas/site-config.ts";
import { findPackageRoot } from "./run.mjs";

const root = findPackageRoot(import.meta.url);
const progress = openProgressLine();

/** Each site has its own cache, because a build removes unused entries. */
function getCache(siteDir: string): string {
  return join(root, ".cache/sites", computeHash(siteDir));
}

const commands: Commands = {
  async build({ site, out, json, verbose, keepAssets, compress, shard, merge, ...reporting }) {
    const [siteDir, outDir] = [resolve(site), resolve(out)];
    const { onLateErrors } = await import("./builder/load/late-errors.ts");
    let outcome = shard
      ? "The build failed, so no shard was written."
      : "The build failed; the output folder is unchanged.";
    onLateErrors(siteDir, (diagnostic) => {
      progress.stop();
      process.stderr.write(formatReport([diagnostic]));
      process.stderr.write(formatError(outcome, undefined));
      process.exit(1);
    });
    if (shard) {
      const { runShardCommand } = await import("./builder/shards/shard-command.ts");
      const options = { ...getBuildOptions({ siteDir, outDir }, verbose), shard, json };
      const text = await runShardCommand(options, (report) =>
        print({ ok: true, text: "", report }),
      );
      outcome = "The shard was written before the error.";
      return print({ ok: true, text });
    }
    const { findShards } = await import("./builder/shards/shard.ts");
    const shards = merge === undefined ? undefined : findShards(resolve(merge));
    const error = createUnsafeOutputError(outDir, { root, siteDir });
    if (error) throw error;
    const writer = reporting.report && (await getReportWriter(resolve(reporting.report)));
    const start = performance.now();
    const { result, phases } = await runBuild({ siteDir, outDir }, verbose, {
      keepAssetsOf: keepAssets,
      shards,
      compress,
      updateBaseline: reporting.updateBaseline,
    });
    if (writer) await writer(result.diagnostics);
    const times = { total: performance.now() - start, phases };
    if (json) process.stdout.write(formatBuildJson(result, times, outDir));
    else process.stderr.write(formatBuildReport(result, reporting.allDiagnostics));
    if (!result.ok) throw new UserError("The build failed; the output folder is unchanged.");
    outcome = "The site was written before the error.";
    if (!json) console.log(summarizeBuild(result, times, outDir));
  },

  async preview({ out, ...listen }) {
    const { readBaseUrl, startPreview } = await import("./builder/preview/preview.ts");
    const outDir = resolve(out);
    const baseUrl = readBaseUrl(outDir);
    await startPreview({ outDir, baseUrl, ...listen });
    const { getServerUrl } = await import("./builder/server-url.ts");
    console.log(`Serving ${outDir} at ${getServerUrl(listen.host, listen.port, baseUrl)}`);
  },

  async dev({ site, ...listen }) {
    const { startDev } = await import("./builder/dev/dev.ts");
    const { onLateErrors } = await import("./builder/load/late-errors.ts");
    const siteDir = resolve(site);
    onLateErrors(siteDir, (diagnostic) => process.stderr.write(formatReport([diagnostic])));
    const url = await startDev({ root, siteDir, cacheDir: getCache(siteDir), ...listen });
    console.log(`Dev server at ${url}`);
  },

  async links({ site, out, json }) {
    const { runLinksCommand } = await import("./builder/commands/external-links/links-command.ts");
    const siteDir = resolve(site);
    const result = await runLinksCommand({
      outDir: resolve(out),
      config: await getConfig(siteDir),
      cacheFile: join(getCache(siteDir), "external-links.json"),
      json,
      onProgress: (done, total) => progress.count("Requesting links", done, total),
    });
    print(result);
  },

  async search({ site, dryRun, verbose }) {
    const { runPushCommand } = await import("./builder/commands/push-search.ts");
    const siteDir = resolve(site);
    const diagnostics = await runPushCommand({
      build: getScratchBuild(siteDir, "search-push", verbose),
      config: await getConfig(siteDir),
      dryRun,
      environment: process.env,
      print(line) {
        progress.stop();
        console.log(line);
      },
    });
    process.stderr.write(formatReport(diagnostics));
  },

  async report({ site, json, verbose }) {
    const { runContentReport } = await import(
      "./builder/commands/content-report/content-report-command.ts"
    );
    print(await runContentReport(getScratchBuild(resolve(site), "report", verbose), { json }));
  },

  async recordAddresses(options) {
    await runAddressesCommand(options, false);
  },

  async checkAddresses(options) {
    await runAddressesCommand(options, true);
  },

  async dropAddresses(addresses, { site, reason }) {
    const { dropAddresses } = await import("./builder/commands/addresses/addresses-command.ts");
    print(dropAddresses(resolve(site), addresses, reason));
  },

  async importModules(folders, { site, ...options }) {
    const { importModules } = await import("./builder/commands/catalog/import-modules.ts");
    progress.show("Reading modules");
    await runCatalogCommand(site, (catalog) => importModules(folders, { ...catalog, ...options }));
  },

  async checkCatalog({ site, ...options }) {
    const { checkCatalog } = await import("./builder/commands/catalog/check-catalog.ts");
    progress.show("Reading the catalog");
    await runCatalogCommand(site, (catalog) => checkCatalog({ ...catalog, ...options }));
  },

  async diffModules(before, after, options) {
    const { diffModules } = await import("./builder/commands/catalog/diff-command.ts");
    print(await diffModules(before, after, options));
  },

  async checkUsage(folder, { site, ...options }) {
    const { checkUsage } = await import("./builder/commands/usage/check-usage.ts");
    progress.show("Checking code");
    await runCatalogCommand(site, (catalog) => checkUsage(folder, { ...catalog, ...options }));
  },

  async syncCatalog({ site, ...options }) {
    const { syncCatalog } = await import("./builder/commands/catalog/sync-command.ts");
    const onProgress = (done: number, total: number) =>
      progress.count("Reading repositories", done, total);
    const cacheDir = getCache(resolve(site));
    const cloneDir = join(cacheDir, "repositories");
    await runCatalogCommand(site, (catalog) =>
      withStore(join(cacheDir, "history"), (historyStore) =>
        syncCatalog({ ...catalog, ...options, historyStore, cloneDir, onProgress }),
      ),
    );
  },
};

/** Fails before the build if the file has an unknown extension. */
async function getReportWriter(file: string) {
  const { checkReportFile, writeReport } = await import("./builder/diagnostics/write-report.ts");
  const error = checkReportFile(file);
  if (error) throw error;
  return (diagnostics: BuildResult["diagnostics"]) => writeReport(file, diagnostics);
}

async function runBuild(
  folders: { siteDir: string; outDir: string },
  verbose: boolean,
  extras: Pick<BuildOptions, "keepAssetsOf" | "shards" | "compress" | "updateBaseline">,
) {
  const phases: [BuildPhase, number][] = [];
  const options = getBuildOptions(folders, verbose);
  const result: BuildResult = await buildSite({
    ...options,
    ...extras,
    onPhase(phase, milliseconds) {
      phases.push([phase, milliseconds]);
      options.onPhase?.(phase, milliseconds);
    },
  });
  progress.stop();
  return { result, phases };
}

function getScratchBuild(siteDir: string, name: string, verbose: boolean): BuildOptions {
  return getBuildOptions({ siteDir, outDir: join(getCache(siteDir), name) }, verbose);
}

function getBuildOptions(
  { siteDir, outDir }: { siteDir: string; outDir: string },
  verbose: boolean,
): BuildOptions {
  progress.show("Compiling and reading");
  return {
    root,
    siteDir,
    outDir,
    cacheDir: getCache(siteDir),
    bundleDir: join(root, ".cache/bundles"),
    onPhase(phase, milliseconds) {
      if (phase === "render") progress.show("Writing");
      if (phase === "check") progress.show("Finishing");
      if (verbose) console.error(`${phase}: ${formatSeconds(milliseconds)}`);
    },
    onReading: (texts, total) => progress.count("Reading texts", texts, total),
    onProgress: (pages, total) => progress.count("Rendering pages", pages, total),
  };
}

async function runAddressesCommand(
  { site, verbose }: { site: string; verbose: boolean },
  checkOnly: boolean,
): Promise<void> {
  const { recordAddresses } = await import("./builder/commands/addresses/addresses-command.ts");
  const siteDir = resolve(site);
  const { baseUrl } = await getConfig(siteDir);
  const build = getScratchBuild(siteDir, "addresses", verbose);
  print(await recordAddresses(build, { baseUrl, checkOnly }));
}

async function runCatalogCommand(
  site: string,
  run: (catalog: Omit<CatalogCommand, "json">) => Promise<CommandResult>,
): Promise<void> {
  const { getCatalogVersion } = await import("./builder/compile/bundle.ts");
  const siteDir = resolve(site);
  const catalog = { siteDir, engineVersion: getCatalogVersion(root) };
  const folder = join(getCache(siteDir), "catalog");
  print(await withStore(folder, (store) => run({ ...catalog, store })));
}

async function getConfig(siteDir: string): Promise<SiteConfig> {
  const site = await loadSite(siteDir);
  if (site.ok) return site.value.config;
  throw new UserError(formatReport(site.diagnostics).trimEnd());
}

/** The report goes to standard error and the text to standard output. */
function print(result: { ok: boolean; text: string; report?: string }): void {
  progress.stop();
  process.stderr.write(result.report ?? "");
  process.stdout.write(result.text);
  if (!result.ok) process.exitCode = 1;
}

try {
  const status = await runCommandLine(
    process.argv.slice(2),
    { commands, defaults: { site: join(root, "site"), out: join(root, "dist") } },
    {
      out: (text) => void process.stdout.write(text),
      error: (text) => void process.stderr.write(text),
    },
  );
  if (status !== 0) process.exitCode = status;
} catch (error) {
  progress.stop();
  if (error instanceof UserError) process.stderr.write(formatError(error.message, error.hint));
  else console.error(error);
  process.exitCode = 1;
}
