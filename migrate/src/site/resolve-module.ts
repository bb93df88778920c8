import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expandAlias } from "./aliases.ts";

export const codeExtensions = [".tsx", ".ts", ".jsx", ".js", ".mjs", ".mdx", ".md", ".astro"];

/** Returns undefined for packages and for files that do not exist. */
export function resolveModule(
  importPath: string,
  from: string,
  siteDir: string,
): string | undefined {
  const specifier = expandAlias(importPath, siteDir);
  const [, swizzled] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  const base = specifier.startsWith("@site/")
    ? join(siteDir, specifier.slice(6))
    : swizzled !== undefined
      ? join(siteDir, "src/theme", swizzled)
      : specifier.startsWith(".")
        ? resolve(from, specifier)
        : specifier.startsWith("/")
          ? join(siteDir, specifier)
          : undefined;
  if (base === undefined) return undefined;
  const candidates = [
    base,
    ...codeExtensions.map((end) => base + end),
    ...codeExtensions.map((end) => join(base, `index${end}`)),
  ];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}
