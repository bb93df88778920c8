// cspell:ignore unocss

import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { asRecord, asString, readJson } from "../text/values.ts";

const providedModule =
  /^@(?:docusaurus|theme(?:-original|-init)?|site|generated)\/|^react(?:-dom)?$/;

/**
 * The package of an import such as `@scope/name/file.js`; undefined for modules of Node, React, and
 * the engine.
 */
export function parsePackageName(specifier: string): string | undefined {
  const [name] = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*/i.exec(specifier) ?? [];
  if (name === undefined || !/^(?:\/|$)/.test(specifier.slice(name.length))) return undefined;
  return isBuiltin(name) || providedModule.test(name) ? undefined : name;
}

/** Versions that have a meaning only in their own repository. */
const localProtocol = /^(?:workspace|catalog|file|link|portal|patch):/;

/** Versions from `package.json` of the old site; undefined if it lists no React or none of the packages. */
export function getReactDependencies(
  siteDir: string,
  packages: ReadonlySet<string>,
): Record<string, string> | undefined {
  const versions = getDependencies(siteDir);
  if (!versions.has("react")) return undefined;
  const entries = [...packages].sort().flatMap((name) => {
    const version = versions.get(name);
    if (version === undefined) return [];
    return [[name, localProtocol.test(version) ? "*" : version]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Whether the site uses Tailwind CSS, or UnoCSS, which has the same classes. */
export function usesTailwind(siteDir: string): boolean {
  return [...getDependencies(siteDir).keys()].some((name) =>
    /tailwindcss$|^@tailwindcss\/|^unocss$/.test(name),
  );
}

/** Versions by package, from the `package.json` of the site and those above it. The nearest wins. */
function getDependencies(siteDir: string): Map<string, string> {
  const versions = new Map<string, string>();
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const manifest = asRecord(readJson(join(folder, "package.json")));
    for (const key of ["dependencies", "devDependencies", "peerDependencies"]) {
      for (const [name, value] of Object.entries(asRecord(manifest[key]))) {
        const version = asString(value);
        if (version !== undefined && !versions.has(name)) versions.set(name, version);
      }
    }
    if (folder === dirname(folder) || existsSync(join(folder, ".git"))) return versions;
  }
}
