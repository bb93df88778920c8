import type { ModuleExport } from "../document/convert/conversion.ts";
import { pathInSite } from "../document/path-in-site.ts";
import type { PlannedFile } from "../model.ts";
import type { JsonRecord } from "../text/values.ts";
import type { Tailwind } from "./tailwind.ts";

export interface CopiedModule {
  path: string;
  exports: ReadonlySet<string>;
  files: Map<string, PlannedFile>;
  losses: string[];
  /** Packages that the new site does not have, whose components only show their content. */
  replaced: string[];
}

export interface CopySources {
  /** Folder of the old site, which `@site` refers to. */
  siteDir: string;
  publicAddresses: ReadonlyMap<string, string>;
  hasPackage(name: string): boolean;
  /** The component that the old site gives to every page for a tag without an import. */
  findProvidedComponent(tag: string): ModuleExport | undefined;
  /** Adds a class for a `style` object, and returns its name; undefined if a value is not safe. */
  addStyleClass(style: JsonRecord): string | undefined;
  /** Undefined if the site does not use Tailwind CSS. */
  tailwind: Tailwind | undefined;
  copied: Map<string, CopiedModule | { missing: string[] }>;
  /** Whether imports of pictures have their address and size, as in Astro. Otherwise: the address. */
  importsPictureSizes: boolean;
}

export const componentsFolder = "components/migrated";

export function createModuleCopy(sources: CopySources, replacesPackages: boolean): ModuleCopy {
  return {
    sources,
    replacesPackages,
    files: new Map(),
    missing: new Set(),
    replaced: new Set(),
    losses: [],
    exportsInProgress: new Map(),
  };
}

export function finishCopy(
  { missing, replaced, files, losses }: ModuleCopy,
  module: Pick<CopiedModule, "path" | "exports">,
): CopiedModule | { missing: string[] } {
  if (missing.size > 0) return { missing: [...missing] };
  return { ...module, files, losses, replaced: [...replaced] };
}

export interface ModuleCopy {
  sources: CopySources;
  replacesPackages: boolean;
  files: Map<string, PlannedFile>;
  missing: Set<string>;
  replaced: Set<string>;
  losses: string[];
  /** Exports of the modules that are being copied, because modules may import one another. */
  exportsInProgress: Map<string, Set<string>>;
}

/** The path of the copy of a file. Modules that may contain JSX get an extension that says so. */
export function getCopyPath(file: string, siteDir: string): string {
  const path = pathInSite(file, siteDir)
    .replace(/\.m?js$/, ".jsx")
    .replace(/\.mts$/, ".ts")
    .replace(/\.astro$/, ".astro.tsx")
    .replace(/\.mdx?$/, "$&.jsx");
  return `${componentsFolder}/${path}`;
}
