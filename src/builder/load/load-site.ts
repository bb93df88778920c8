import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Parsed, parseConfig } from "../../config/parse/parse-config.ts";
import { placeVersions } from "../../config/resolve/place-versions.ts";
import { type SidebarsConfig, sidebarsSchema } from "../../config/schemas/sidebars-config.ts";
import { type SiteConfig, siteConfigSchema } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { currentVersion } from "../../model/page/docs-version.ts";
import { compileProgram } from "../../run.mjs";
import { explainError, type Place } from "./explain-error.ts";

export interface Site {
  config: SiteConfig;
  sidebars: SidebarsConfig;
  /** Sidebars of the docs' other versions, by name of version. */
  versionSidebars: Record<string, SidebarsConfig>;
}

/** Reads and checks `config.ts` and `sidebars.ts` of a site folder. */
export async function loadSite(siteDir: string): Promise<Parsed<Site>> {
  const config = await load(siteDir, "config.ts", (value) =>
    parseConfig(siteConfigSchema, value, "config.ts"),
  );
  const sidebars = await loadSidebars(siteDir, "sidebars.ts");
  const diagnostics = [config, sidebars].flatMap((part) => (part.ok ? [] : part.diagnostics));
  if (!config.ok || !sidebars.ok) return { ok: false, diagnostics };
  const versions = await loadVersionSidebars(siteDir, config.value);
  if (!versions.ok) return versions;
  const value = { config: config.value, sidebars: sidebars.value, versionSidebars: versions.value };
  return { ok: true, value };
}

async function loadSidebars(siteDir: string, file: string): Promise<Parsed<SidebarsConfig>> {
  if (!existsSync(join(siteDir, file))) return { ok: true, value: {} };
  return load(siteDir, file, (value) => parseConfig(sidebarsSchema, value, file));
}

async function loadVersionSidebars(
  siteDir: string,
  config: SiteConfig,
): Promise<Parsed<Site["versionSidebars"]>> {
  const value: Site["versionSidebars"] = {};
  for (const { name, sidebarsFile } of placeVersions(config)) {
    if (name === currentVersion) continue;
    const sidebars = await loadSidebars(siteDir, sidebarsFile);
    if (!sidebars.ok) return sidebars;
    value[name] = sidebars.value;
  }
  return { ok: true, value };
}

async function load<T>(
  siteDir: string,
  file: string,
  parse: (value: unknown) => Parsed<T>,
): Promise<Parsed<T>> {
  const path = join(siteDir, file);
  if (!existsSync(path)) return failure(file, `\`${file}\` does not exist`, `create ${path}`);
  try {
    const module = await import(pathToFileURL(await compileProgram(path)).href);
    return parse((module as { default?: unknown }).default);
  } catch (error) {
    const { reason, ...place } = explainError(error, { siteDir, file });
    const message = `\`${file}\` cannot be loaded: ${reason}`;
    return failure(place.file ?? file, message, "correct the file", place);
  }
}

function failure(
  file: string,
  message: string,
  hint: string,
  { line = 1, column = 1 }: Place = {},
): Parsed<never> {
  const diagnostic: Diagnostic = {
    rule: "unreadable-config",
    severity: "error",
    file,
    line,
    column,
    message,
    hint,
  };
  return { ok: false, diagnostics: [diagnostic] };
}
