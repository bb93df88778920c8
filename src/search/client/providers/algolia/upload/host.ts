/** A host that replaces the service's own, in the form of the official clients. */
export function getAlgoliaHost(address: string) {
  const { protocol, host } = new URL(address);
  return {
    url: host,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}
