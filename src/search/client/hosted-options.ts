/** Options of the hosted search, from the site's configuration. */
export interface HostedOptions {
  appId: string;
  /** The key that can only search. */
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  /** Source of a regular expression; hits whose address it matches keep it. */
  externalUrlRegex?: string | undefined;
  /** Given as they are to the service; lists inside the list are alternatives. */
  facetFilters: (string | string[])[];
  /** Address of a host in place of the service's own. */
  host?: string | undefined;
  /** Milliseconds after which a host counts as silent. */
  timeout?: number;
  baseUrl: string;
  locale: string;
  /** Tag of the docs version that a contextual search finds on a page of none. */
  lastTag: string;
}

/** A host in place of the service's own, as the official clients take it. */
export function serviceHost(address: string) {
  const { host, protocol } = new URL(address);
  return {
    url: host,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}
