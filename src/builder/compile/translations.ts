import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { readSource } from "../../content/load/files/site-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { getPosition } from "../../model/text/positions.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { type ExportedName, getExportedNames } from "../load/exported-names.ts";
import { type MessageModule, messageModules } from "./message-modules.ts";

type LocaleConfig = Pick<SiteConfig, "locale">;

/** The file is `messages/<code>/<namespace>.ts`. */
interface Translation {
  replaced: MessageModule;
  file: string;
  source: string;
  names: ExportedName[];
}

function readTranslations(siteDir: string, { locale }: LocaleConfig): Translation[] {
  const files = Object.entries(messageModules).map(([namespace, replaced]) => {
    return { replaced, file: `messages/${locale.code}/${namespace}.ts` };
  });
  return files
    .filter(({ file }) => existsSync(join(siteDir, file)))
    .map(({ replaced, file }) => {
      const source = readSource(join(siteDir, file));
      return { replaced, file, source, names: getExportedNames(source) };
    });
}

/** Code by path below `src`. The bundler drops unused English messages. */
export function getTranslatedModules(
  siteDir: string,
  config: LocaleConfig,
): Record<string, string> {
  const modules = readTranslations(siteDir, config).map(({ replaced, file, names }) => {
    const translatedNames = names.map(({ name }) => name).filter((name) => name in replaced.texts);
    const from = JSON.stringify(join(siteDir, file));
    const code = `export * from "/src/${replaced.file}";\nexport { ${translatedNames.join(", ")} } from ${from};`;
    return [replaced.file, code] as const;
  });
  return Object.fromEntries(modules);
}

export function checkTranslations(siteDir: string, config: LocaleConfig): Diagnostic[] {
  const unknown = readTranslations(siteDir, config).flatMap(diagnoseUnknownNames);
  return [...unknown, ...diagnoseUnknownNamespaces(siteDir, config)];
}

function diagnoseUnknownNames({ replaced, file, source, names }: Translation): Diagnostic[] {
  return names
    .filter(({ name }) => !(name in replaced.texts))
    .map(({ name, offset }) => {
      const suggestion = findNearest(name, Object.keys(replaced.texts));
      const position = { file, ...getPosition(source, offset) };
      return diagnose(builderRules["unknown-message"], position, {
        name,
        suggestion,
        file: replaced.file,
      });
    });
}

function diagnoseUnknownNamespaces(siteDir: string, { locale }: LocaleConfig): Diagnostic[] {
  const folder = `messages/${locale.code}`;
  if (!existsSync(join(siteDir, folder))) return [];
  const namespaces = Object.keys(messageModules);
  return readdirSync(join(siteDir, folder))
    .filter((file) => !file.startsWith(".") && !namespaces.some((name) => file === `${name}.ts`))
    .map((file) => {
      const name = file.replace(/\.ts$/, "");
      const values = {
        name,
        folder,
        suggestion: findNearest(name, namespaces),
        knownNames: namespaces,
      };
      return diagnose(builderRules["unknown-namespace"], wholeFile(`${folder}/${file}`), values);
    });
}

const translatedSuffix = "?translated";

/**
 * Replaces message modules, by path below `src`. The id of a replacement begins with the path of the
 * module, which decides its chunk.
 */
export function createTranslationPlugin(
  root: string,
  modules: Readonly<Record<string, string>>,
): Plugin {
  const code = new Map(
    Object.entries(modules).map(([file, text]) => [join(root, "src", file), text]),
  );
  return {
    name: "translation",
    enforce: "pre",
    resolveId: {
      filter: { id: /messages\.ts$/ },
      handler(id, importer = "") {
        // The replacement itself imports the original messages.
        if (importer.endsWith(translatedSuffix)) return;
        const path = resolve(dirname(importer), id);
        return code.has(path) ? path + translatedSuffix : undefined;
      },
    },
    load: {
      filter: { id: /messages\.ts\?translated$/ },
      handler: (id) => code.get(id.slice(0, -translatedSuffix.length)),
    },
  };
}
