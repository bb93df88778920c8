import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { attempt } from "../attempt.ts";
import { computeHash } from "../cache/hash.ts";
import { hashCode } from "../cache/import-graph.ts";
import { isStale } from "../cache/store.ts";
import { isInside } from "../load/is-inside.ts";
import { CLOCK_SKEW_MS, engineEntries, findBundle, hashSiteCode } from "./bundle-inputs.ts";
import { formatFileError } from "./compiler-errors.ts";
import { CompileError, runCompiler } from "./run-compiler.ts";
import { getSiteModules } from "./site-modules.ts";
import { getTranslatedModules } from "./translations.ts";

export type App = typeof import("../../app.tsx");

export interface Bundle {
  id: string;
  dir: string;
  clientDir: string;
  app: App;
}

interface BundleOptions {
  root: string;
  siteDir: string;
  config: SiteConfig;
  bundleDir: string;
  /** Called after compilation: all pages must be rendered again. */
  onCompiled(dir: string): void;
}

/** Hash of all code that renders a page; part of each cache key. */
export function getEngineVersion(root: string): string {
  return hashCode(root, engineEntries);
}

/** Hash of the code that reads modules and their calls; part of the cache key of their data. */
export function getCatalogVersion(root: string): string {
  return hashCode(root, ["src/catalog/service/load-catalog.ts", "src/catalog/usage/check-code.ts"]);
}

/** Returns the compiled engine of a site, from the cache if nothing changed. */
export async function loadBundle(options: BundleOptions): Promise<Bundle> {
  const { root, siteDir, config, bundleDir, onCompiled } = options;
  const { baseUrl } = config;
  const modules = getSiteModules(siteDir, config);
  const messages = getTranslatedModules(siteDir, config);
  // The key must not depend on the folder of the site.
  const code = JSON.stringify([modules, messages]).replaceAll(
    JSON.stringify(siteDir).slice(1, -1),
    "",
  );
  const key = computeHash(getEngineVersion(root), baseUrl, hashSiteCode(siteDir), code);
  const cachedName = findBundle({ bundleDir, key, siteDir });
  if (cachedName !== undefined && touchBundle(join(bundleDir, cachedName)))
    return openBundle(options, cachedName);
  const name = await runCompiler({
    bundleDir,
    key,
    root,
    siteDir,
    baseUrl,
    siteModules: modules,
    translatedModules: messages,
  });
  onCompiled(join(bundleDir, name));
  pruneBundles(bundleDir, name);
  return openBundle(options, name);
}

async function openBundle(options: BundleOptions, name: string): Promise<Bundle> {
  const { bundleDir, root, siteDir } = options;
  const dir = join(bundleDir, name);
  const app = await importApp(dir).catch((error: unknown) => {
    throw createLoadError(error, { root, siteDir }) ?? error;
  });
  // Names of bundles of one site start alike, so the id is a hash.
  return { id: computeHash(name), dir, clientDir: join(dir, "client"), app };
}

/** An error that names the module of the site whose code throws when it is loaded. */
export function createLoadError(
  error: unknown,
  { root, siteDir }: { root: string; siteDir: string },
): CompileError | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = [...(error.stack ?? "").matchAll(/(file:\/\/\S+?\.js):(\d+):\d+/g)];
  const files = frames.map(([, url = "", line]) => resolve(root, getModule(url, Number(line))));
  // A module of the site may call a package that throws.
  const file = files.find((path) => isInside(path, siteDir) && !path.includes("/node_modules/"));
  if (file === undefined) return undefined;
  const reason = `it throws when it is loaded: ${error.message}`;
  return new CompileError(`Build failed\n${formatFileError(file, reason)}`);
}

/** Returns the module that contains a line of a bundle. A comment before its code names it. */
function getModule(url: string, line: number): string {
  const lines = readFileSync(fileURLToPath(url), "utf8").split("\n", line).reverse();
  const comment = lines.find((text) => text.startsWith("// "));
  return comment?.slice("// ".length) ?? "";
}

const loaderNames = [
  "__vite_rsc_require__",
  "__vite_rsc_client_require__",
  "__vite_rsc_server_require__",
] as const;

type Loaders = Partial<Record<(typeof loaderNames)[number], unknown>>;

const loadersByDir = new Map<string, Loaders>();

/** Builds of several sites in one process need different globals. */
async function importApp(dir: string): Promise<App> {
  const scope = globalThis as Loaders;
  const app = (await import(pathToFileURL(join(dir, "rsc", "index.js")).href)) as App;
  await app.loadRenderer();
  const loaders = loadersByDir.get(dir);
  if (loaders) Object.assign(scope, loaders);
  else loadersByDir.set(dir, Object.fromEntries(loaderNames.map((name) => [name, scope[name]])));
  return app;
}

/** A bundle has about 4 MB. The tests use sixty. */
const maxBundles = 64;

/** Records that a bundle is used. Returns false if it no longer exists. */
export function touchBundle(dir: string): boolean {
  const now = new Date();
  return attempt(() => utimesSync(dir, now, now));
}

/** Removes the least recently used bundles, but never the current one. */
export function pruneBundles(folder: string, currentName: string, maxCount = maxBundles): void {
  const names = readdirSync(folder);
  // A name with a dot is a bundle that is being compiled.
  const bundles = names
    .filter((name) => !name.includes("."))
    .map((name) => ({
      name,
      used: name === currentName ? Infinity : findLastUse(join(folder, name)),
    }))
    .sort((a, b) => b.used - a.used)
    .map(({ name }) => name);
  const abandoned = names.filter((name) => name.includes(".") && isStale(join(folder, name)));
  for (const name of [...bundles.slice(maxCount), ...abandoned]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** In milliseconds. A time in the future counts as never used. */
function findLastUse(dir: string): number {
  const time = statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return time > Date.now() + CLOCK_SKEW_MS ? 0 : time;
}
