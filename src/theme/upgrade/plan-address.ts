/** What the address of the planner asks for. */
export interface AskedPlan {
  /** Ids of services, in the order in which they were chosen. */
  services: string[];
  from: string;
  to: string;
}

/** Reads `?service=category/name&from=0.112.5&to=2.11.1`; what is missing is empty. */
export function readPlan(query: string): AskedPlan {
  const given = new URLSearchParams(query);
  return {
    services: [...new Set(given.getAll("service"))].filter(Boolean),
    from: withoutMark(given.get("from")),
    to: withoutMark(given.get("to")),
  };
}

function withoutMark(version: string | null): string {
  return (version ?? "").trim().replace(/^v(?=\d)/, "");
}

/** The query string of a plan. Slashes stay readable: they need no escape in a query. */
export function writePlan({ services, from, to }: AskedPlan): string {
  const pairs = [...services.map((id) => ["service", id]), ["from", from], ["to", to]].filter(
    ([, value]) => value !== "",
  );
  const query = new URLSearchParams(pairs).toString().replaceAll("%2F", "/");
  return query && `?${query}`;
}
