interface Property {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
}

/** An event as the measurement protocol wants it: everything is in the query. */
export function eventAddress(
  { id, endpoint, anonymizeIp }: Property,
  fields: Readonly<Record<string, string>>,
): string {
  const address = new URL(endpoint);
  const all = { v: "2", tid: id, ...fields, ...(anonymizeIp && { aip: "1" }) };
  for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  return address.href;
}
