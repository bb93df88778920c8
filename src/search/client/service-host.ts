/** A host in place of the service's own, as the official clients take it. */
export function serviceHost(address: string) {
  const { host, protocol } = new URL(address);
  return {
    url: host,
    accept: "readWrite" as const,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}
