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

/** Reads the record of a site's addresses; null for a site without one. */
export function readRecord(
  siteDir: string,
): { record: AddressRecord; diagnostics: Diagnostic[] } | null {
  const path = join(siteDir, addressesFile);
  return existsSync(path) ? parseAddresses(readFileSync(path, "utf8")) : null;
}

/** Finds addresses of the record that the finished site has lost, or what is wrong with the record. */
export function checkRecord(siteDir: string, published: PublishedSite): Diagnostic[] {
  const read = readRecord(siteDir);
  if (read === null) return [];
  return read.diagnostics.length > 0 ? read.diagnostics : checkAddresses(read.record, published);
}
