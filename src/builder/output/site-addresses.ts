import { join } from "node:path";
import { readIfExists } from "../../files/read-if-exists.ts";
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
  const text = readIfExists(join(siteDir, addressesFile));
  return text === undefined ? null : parseAddresses(text);
}

/** Reports published addresses that no longer exist, or the errors in their list. */
export function checkAddressRecord(siteDir: string, published: PublishedSite): Diagnostic[] {
  const read = readAddressRecord(siteDir);
  if (read === null) return [];
  return read.diagnostics.length > 0 ? read.diagnostics : checkAddresses(read.record, published);
}
