import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import {
  type AddressRecord,
  addressesFile,
  checkAddresses,
  type PublishedSite,
  parseAddresses,
} from "../../publish/index.ts";

export function readRecord(
  siteDir: string,
): { record: AddressRecord; diagnostics: Diagnostic[] } | null {
  const path = join(siteDir, addressesFile);
  return existsSync(path) ? parseAddresses(readFileSync(path, "utf8")) : null;
}

export function checkRecord(siteDir: string, published: PublishedSite): Diagnostic[] {
  const read = readRecord(siteDir);
  if (read === null) return [];
  return read.diagnostics.length > 0 ? read.diagnostics : checkAddresses(read.record, published);
}
