import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { BundleError } from "rolldown";
import { type ConfigSource, type Parsed, parseConfig } from "../../config/parse/parse-config.ts";
import { parseSidebars } from "../../config/parse/parse-sidebars.ts";
import { resolveVersions } from "../../config/resolve/resolve-versions.ts";
import type { SidebarsConfig } from "../../config/schemas/sidebars-config.ts";
import { type SiteConfig, siteConfigSchema } from "../../config/schemas/site-config.ts";
import type { LayoutSource } from "../../content/index.ts";
import { readSource } from "../../content/load/files/site-files.ts";
import { isFolder } from "../../files/is-folder.ts";
import { listSiteFiles } from "../../files/walk-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation, wholeFile } from "../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { currentVersion } from "../../model/page/docs-version.ts";
import { findQuotedPosition } from "../../model/text/positions.ts";
import { compileProgram } from "../../run.mjs";
import { describeCompilerError } from "../compile/compiler-errors.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { checkSiteFolder } from "./check-site-folder.ts";
import { createModulePositionLookup } from "./positions-in-module.ts";
import { englishMessages, parseMessages, type SiteMessages } from "./site-messages.ts";

export interface Site {
  config: SiteConfig;
  sidebars: SidebarsConfig;
  versionSidebars: Record<string, SidebarsConfig>;
  messages: SiteMessages;
  diagnostics: Diagnostic[];
}

export async function loadSite(siteDir: string): Promise<Parsed<Site>> {
  const misplaced = checkSiteFolder(siteDir);
  if (misplaced.length > 0) return { ok: false, diagnostics: misplaced };
  const config = await loadConfig(siteDir);
  const sidebars = await loadSidebars(siteDir, "sidebars.ts");
  const diagnostics = [config, sidebars].flatMap((loaded) => (loaded.ok ? [] : loaded.diagnostics));
  if (!config.ok || !sidebars.ok) return { ok: false, diagnostics };
  const versions = await loadVersionSidebars(siteDir, config.value);
  if (!versions.ok) return versions;
  const messages = await loadMessages(siteDir, config.value);
  if (!messages.ok) return messages;
  const value = {
    config: config.value,
    sidebars: sidebars.value.sidebars,
    versionSidebars: versions.value.sidebars,
    messages: messages.value,
    diagnostics: [...sidebars.value.diagnostics, ...versions.value.diagnostics],
  };
  return { ok: true, value };
}

async function loadConfig(siteDir: string): Promise<Parsed<SiteConfig>> {
  let configSource: ConfigSource = { file: "config.ts" };
  const config = await loadDefaultExport(siteDir, configSource.file, (value, source) => {
    configSource = source;
    return parseConfig(siteConfigSchema, value, source);
  });
  if (!config.ok || Object.keys(config.value.checks).length === 0) return config;
  // The table of all rules is loaded only if needed.
  const { checkSeverities } = await import("../diagnostics/check-severities.ts");
  const diagnostics = checkSeverities(config.value.checks, configSource);
  return diagnostics.length > 0 ? { ok: false, diagnostics } : config;
}

interface LoadedSidebars<T = SidebarsConfig> {
  sidebars: T;
  diagnostics: Diagnostic[];
}

async function loadSidebars(siteDir: string, file: string): Promise<Parsed<LoadedSidebars>> {
  if (!existsSync(join(siteDir, file)))
    return { ok: true, value: { sidebars: {}, diagnostics: [] } };
  return loadDefaultExport(siteDir, file, (value, source) => ({
    ok: true,
    value: parseSidebars(value, source),
  }));
}

async function loadVersionSidebars(
  siteDir: string,
  config: SiteConfig,
): Promise<Parsed<LoadedSidebars<Site["versionSidebars"]>>> {
  const sidebars: Site["versionSidebars"] = {};
  const diagnostics: Diagnostic[] = [];
  for (const { name, sidebarsFile } of resolveVersions(config)) {
    if (name === currentVersion) continue;
    const version = await loadSidebars(siteDir, sidebarsFile);
    if (!version.ok) return version;
    sidebars[name] = version.value.sidebars;
    diagnostics.push(...version.value.diagnostics);
  }
  return { ok: true, value: { sidebars, diagnostics } };
}

async function loadMessages(
  siteDir: string,
  { locale }: SiteConfig,
): Promise<Parsed<SiteMessages>> {
  const value = { ...englishMessages };
  for (const namespace of ["catalog", "content", "publish"] as const) {
    const file = `messages/${locale.code}/${namespace}.ts`;
    if (!existsSync(join(siteDir, file))) continue;
    const text = readSource(join(siteDir, file));
    const translation = await loadModule(siteDir, file, (module) =>
      parseMessages(namespace, module, { file, text }),
    );
    if (!translation.ok) return translation;
    Object.assign(value, { [namespace]: translation.value });
  }
  return { ok: true, value };
}

function loadDefaultExport<T>(
  siteDir: string,
  file: string,
  parse: (value: unknown, source: ConfigSource) => Parsed<T>,
): Promise<Parsed<T>> {
  return loadModule(siteDir, file, (module) => {
    const getPosition = createModulePositionLookup(readSource(join(siteDir, file)));
    return parse(module.default, { file, getPosition });
  });
}

async function loadModule<T>(
  siteDir: string,
  file: string,
  parse: (module: Readonly<Record<string, unknown>>) => Parsed<T>,
): Promise<Parsed<T>> {
  const path = join(siteDir, file);
  if (!isFolder(siteDir)) {
    const isFile = existsSync(siteDir);
    return getUnreadableConfig(wholeFile(file), { folder: siteDir, isFile });
  }
  if (!existsSync(path)) return getUnreadableConfig(wholeFile(file), { file, path });
  try {
    return parse(await import(pathToFileURL(await compileProgram(path)).href));
  } catch (error) {
    const { reason, ...location } = explainError(error, { siteDir, file });
    return getUnreadableConfig({ ...wholeFile(file), ...location }, { file, reason });
  }
}

const rule = builderRules["unreadable-config"];

function getUnreadableConfig(
  location: SourceLocation,
  values: Parameters<typeof rule.message>[0],
): Parsed<never> {
  return { ok: false, diagnostics: [diagnose(rule, location, values)] };
}

export function getLayoutSources(siteDir: string, config: SiteConfig): LayoutSource[] {
  const sidebars = resolveVersions(config).map(({ sidebarsFile }) => sidebarsFile);
  const components = ["components", "pages"].flatMap((folder) =>
    listSiteFiles(siteDir, folder)
      .filter((file) => /\.[jt]sx$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return [...sidebars, "config.ts", "components.tsx", ...components]
    .filter((file) => existsSync(join(siteDir, file)))
    .map((file) => ({ file, text: readSource(join(siteDir, file)) }));
}

interface ErrorExplanation extends Partial<SourceLocation> {
  reason: string;
}

export function explainError(
  error: unknown,
  { siteDir, file }: { siteDir: string; file: string },
): ErrorExplanation {
  const [first] = (error as Partial<BundleError>)?.errors ?? [];
  if (first) return getCompilerDiagnostic(first, siteDir);
  const [, missing] = /^Cannot find package '([^']+)'/.exec(getErrorMessage(error)) ?? [];
  if (missing === undefined) return { reason: String(error), ...findErrorPosition(error, siteDir) };
  const location = findQuotedPosition(readFileSync(join(siteDir, file), "utf8"), missing);
  return { reason: `the package \`${missing}\` is not installed`, ...location };
}

/** The first line of a compiler error is the reason. */
function getCompilerDiagnostic(
  { message, loc }: NonNullable<BundleError["errors"]>[number],
  siteDir: string,
): ErrorExplanation {
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  const reason = describeCompilerError(first);
  if (!loc?.file) return { reason };
  return { reason, file: relative(siteDir, loc.file), line: loc.line, column: loc.column + 1 };
}

/** The innermost position of the stack that is in the site. */
export function findErrorPosition(error: unknown, siteDir: string): Partial<SourceLocation> {
  const stack = (error instanceof Error && error.stack) || "";
  // Paths may contain spaces and parentheses.
  const frames = stack.matchAll(
    /^ *at (?:async )?(?:.*\()?(?:file:\/\/)?(\/.*?):(\d+):(\d+)\)?$/gm,
  );
  for (const [, path = "", line, column] of frames) {
    const file = relative(siteDir, path);
    if (!file.startsWith("..")) return { file, line: Number(line), column: Number(column) };
  }
  return {};
}
