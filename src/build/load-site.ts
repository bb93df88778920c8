import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Parsed, parseConfig } from "../config/parse-config.ts";
import { type SidebarsConfig, sidebarsSchema } from "../config/sidebars-config.ts";
import { type SiteConfig, siteConfigSchema } from "../config/site-config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

export interface Site {
  config: SiteConfig;
  sidebars: SidebarsConfig;
}

/** Reads and checks `config.ts` and `sidebars.ts` of a site folder. */
export async function loadSite(siteDir: string): Promise<Parsed<Site>> {
  const config = await load(siteDir, "config.ts", (value) =>
    parseConfig(siteConfigSchema, value, "config.ts"),
  );
  const sidebars = existsSync(join(siteDir, "sidebars.ts"))
    ? await load(siteDir, "sidebars.ts", (value) =>
        parseConfig(sidebarsSchema, value, "sidebars.ts"),
      )
    : ({ ok: true, value: {} } as const);
  if (config.ok && sidebars.ok) {
    return { ok: true, value: { config: config.value, sidebars: sidebars.value } };
  }
  const diagnostics = [config, sidebars].flatMap((part) => (part.ok ? [] : part.diagnostics));
  return { ok: false, diagnostics };
}

async function load<T>(
  siteDir: string,
  file: string,
  parse: (value: unknown) => Parsed<T>,
): Promise<Parsed<T>> {
  const path = join(siteDir, file);
  if (!existsSync(path)) return failure(file, `\`${file}\` does not exist`, `create ${path}`);
  try {
    // The time stamp makes dev read a file anew after it changed.
    const url = `${pathToFileURL(path).href}?t=${statSync(path).mtimeMs}`;
    const module = (await import(url)) as { default?: unknown };
    return parse(module.default);
  } catch (error) {
    return failure(file, `\`${file}\` cannot be loaded: ${String(error)}`, "correct the file");
  }
}

function failure(file: string, message: string, hint: string): Parsed<never> {
  const diagnostic: Diagnostic = {
    rule: "unreadable-config",
    severity: "error",
    file,
    line: 1,
    column: 1,
    message,
    hint,
  };
  return { ok: false, diagnostics: [diagnostic] };
}
