import type { SiteConfig } from "../../../config/schemas/site-config.ts";

/** True for an address at which a page is changed: it asks for a login, and it is made, not written. */
export function isEditAddress(address: string, editUrl: SiteConfig["editUrl"]): boolean {
  const patterns = editUrl === null ? [] : [editUrl.file, editUrl.folder];
  return patterns.some((pattern) => address.startsWith(pattern.split("{path}", 1)[0] ?? pattern));
}
