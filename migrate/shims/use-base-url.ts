import { siteConfig } from "./site-data.ts";

interface Options {
  /** Whether to return a URL, as previews of links need it. */
  absolute?: boolean;
  /** Whether to add the base URL to an address that begins like it. */
  forcePrependBaseUrl?: boolean;
}

/** The address of a route or of a file in `public/`, with the base URL of the new site. */
export default function useBaseUrl(
  address = "",
  { absolute = false, forcePrependBaseUrl = false }: Options = {},
): string {
  if (address === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return address;
  const base = import.meta.env.BASE_URL;
  const hasBase = address === base.slice(0, -1) || address.startsWith(base);
  const path = hasBase && !forcePrependBaseUrl ? address : base + address.replace(/^\.?\//, "");
  return absolute ? siteConfig.url.replace(/\/$/, "") + path : path;
}

export function useBaseUrlUtils(): { withBaseUrl: typeof useBaseUrl } {
  return { withBaseUrl: useBaseUrl };
}
