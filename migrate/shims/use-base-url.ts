interface Options {
  absolute?: boolean;
  forcePrependBaseUrl?: boolean;
}

/** The address of a route or of a file in `public/`, with the base URL of the new site. */
export default function useBaseUrl(address = "", _options?: Options): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return address;
  const base = import.meta.env.BASE_URL;
  if (address === base.slice(0, -1) || address.startsWith(base)) return address;
  return base + address.replace(/^\.?\//, "");
}

export function useBaseUrlUtils(): { withBaseUrl: typeof useBaseUrl } {
  return { withBaseUrl: useBaseUrl };
}
