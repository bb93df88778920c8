/** A host that replaces the service's own, in the form of the official clients. */
export function getAlgoliaHost(address: string) {
  const [, protocol = "https", url = ""] = /^(https?):\/\/([^/]+)/.exec(address) ?? [];
  return {
    url,
    accept: "readWrite" as const,
    protocol: protocol === "http" ? ("http" as const) : ("https" as const),
  };
}
