import { tagName } from "./providers/algolia/hosted-record.ts";

/** Tag of the docs version that the page at hand belongs to, where the site has several. */
export function pageTag(): string | undefined {
  const { document } = globalThis;
  return document?.querySelector<HTMLMetaElement>(`meta[name=${tagName}]`)?.content;
}
