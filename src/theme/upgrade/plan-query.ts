import { stripVersionPrefix } from "../../model/versions.ts";

export interface PlanQuery {
  services: string[];
  from: string;
  to: string;
}

/** Parses `?service=category/name&from=0.112.5&to=2.11.1`. */
export function readPlan(query: string): PlanQuery {
  const params = new URLSearchParams(query);
  return {
    services: [...new Set(params.getAll("service"))].filter(Boolean),
    from: stripVersionPrefix(params.get("from") ?? ""),
    to: stripVersionPrefix(params.get("to") ?? ""),
  };
}

/** Does not escape slashes, which need no escape in a query. */
export function writePlan({ services, from, to }: PlanQuery): string {
  const pairs = [...services.map((id) => ["service", id]), ["from", from], ["to", to]].filter(
    ([, value]) => value !== "",
  );
  const query = new URLSearchParams(pairs).toString().replaceAll("%2F", "/");
  return query && `?${query}`;
}
