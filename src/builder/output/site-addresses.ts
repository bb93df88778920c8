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

/** Reads the list of published addresses. Null if the site has none. */
export function readAddressRecord(
  siteDir: string,
): { record: AddressRecord; diagnostics: Diagnostic[] } | null {
  const path = join(siteDir, addressesFile);
  return existsSync(path) ? parseAddresses(readFileSync(path, "utf8")) : null;
}

/** Reports published addresses that no longer exist, or the errors in their list. */
export function checkAddressRecord(siteDir: string, published: PublishedSite): Diagnostic[] {
  const read = readAddressRecord(siteDir);
  if (read === null) return [];
  return read.diagnostics.length > 0 ? read.diagnostics : checkAddresses(read.record, published);
}
