import { readFileSync } from "node:fs";
import { sum } from "../../src/model/sum.ts";

/** A query with its relevant targets. */
export interface LabeledQuery {
  /** Such as `typo` or `how-to`. */
  kind: string;
  query: string;
  /** `/route#anchor`, `/route` for a page itself, `*#anchor` for the anchor on any page. */
  relevantTargets: string[];
}

/** What a result links to: a route, and an anchor if it is a section or an entry. */
export type Target = string;

export interface QueryResult extends LabeledQuery {
  /** Position of the first relevant target, starting at 1; null if none is among the first ten. */
  rank: number | null;
  foundTargets: Target[];
}

const maxRank = 10;

/** Reads a TSV file with a header line: kind, query, and targets separated by spaces. */
export function readQueries(file: string | URL): LabeledQuery[] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [kind = "", query = "", targets = ""] = line.split("\t");
    return {
      kind,
      query,
      relevantTargets: targets.split(" "),
    };
  });
}

/** Runs every query once. `search` returns targets, the best first. */
export async function evaluateQueries(
  queries: readonly LabeledQuery[],
  search: (query: string) => Promise<Target[]>,
): Promise<QueryResult[]> {
  const results: QueryResult[] = [];
  for (const query of queries) {
    const foundTargets = (await search(query.query)).slice(0, maxRank);
    const index = foundTargets.findIndex((target) => isRelevant(target, query.relevantTargets));
    results.push({ ...query, rank: index === -1 ? null : index + 1, foundTargets });
  }
  return results;
}

function isRelevant(target: Target, relevantTargets: readonly string[]): boolean {
  const relevant = new Set(relevantTargets.map(withoutTrailingSlash));
  const [, anchor] = target.split("#");
  return (
    relevant.has(withoutTrailingSlash(target)) ||
    (anchor !== undefined && relevant.has(`*#${anchor}`))
  );
}

function withoutTrailingSlash(target: Target): string {
  return target.replace(/(?<=.)\/(?=#|$)/, "");
}

/** Mean reciprocal rank at ten (Voorhees 1999). */
export function meanReciprocalRank(results: readonly QueryResult[]): number {
  return mean(results.map(({ rank }) => (rank === null ? 0 : 1 / rank)));
}

/** Share of queries with a relevant target among the first `count`. */
export function shareWithin(results: readonly QueryResult[], count: number): number {
  return mean(results.map(({ rank }) => (rank !== null && rank <= count ? 1 : 0)));
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
