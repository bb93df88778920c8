interface View {
  client: string;
  title: string;
  page: string;
  referrer: string;
}

interface Collector {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
}

/** A page view as the protocol wants it: everything is in the query. */
export function eventAddress(
  { id, endpoint, anonymizeIp }: Collector,
  { client, title, page, referrer }: View,
): string {
  const address = new URL(endpoint);
  const fields = {
    v: "2",
    tid: id,
    cid: client,
    en: "page_view",
    dl: page,
    dt: title,
    ...(referrer !== "" && { dr: referrer }),
    ...(anonymizeIp && { aip: "1" }),
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
