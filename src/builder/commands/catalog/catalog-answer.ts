import { statSync } from "node:fs";
import type { CacheStore } from "../../../model/cache.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";

export interface CatalogCommand {
  siteDir: string;
  store: CacheStore;
  engineVersion: string;
  json: boolean;
}

/** What to print, and whether all is well. */
export interface CatalogAnswer {
  ok: boolean;
  /** For standard output. */
  text: string;
  /** Findings, for standard error. */
  report: string;
}

export function refuse(message: string): CatalogAnswer {
  return { ok: false, text: "", report: `${message}\n` };
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
