import { readFileSync } from "node:fs";

/** A query with the places that answer it. */
export interface JudgedQuery {
  kind:
    | "identifier"
    | "typo"
    | "page"
    | "concept"
    | "how-to"
    | "error"
    | "entry"
    | "question"
    | "typed";
  query: string;
  /** `/route#anchor`, `/route` for a page itself, `*#anchor` for the anchor on any page. */
  answers: string[];
}

/** A place that a search found: route and anchor. */
export type Place = string;

export interface Judgement extends JudgedQuery {
  /** Place of the first right answer, from 1 on; null where it is not among the first ten. */
  rank: number | null;
  found: Place[];
}

/** Answers that a reader looks at. */
const depth = 10;

/** Reads a table of queries: a line each, with tabs between kind, query and answers. */
export function readQueries(file: string | URL): JudgedQuery[] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [kind = "", query = "", answers = ""] = line.split("\t");
    return { kind: kind as JudgedQuery["kind"], query, answers: answers.split(" ") };
  });
}

/** Asks every query once. `search` answers with places, the best first. */
export async function judge(
  queries: readonly JudgedQuery[],
  search: (query: string) => Promise<Place[]>,
): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (const query of queries) {
    const found = (await search(query.query)).slice(0, depth);
    const index = found.findIndex((place) => isAnswer(place, query.answers));
    judged.push({ ...query, rank: index === -1 ? null : index + 1, found });
  }
  return judged;
}

function isAnswer(place: Place, answers: readonly string[]): boolean {
  const [route = "", anchor] = place.split("#");
  const own = route === "/" ? route : route.replace(/\/$/, "");
  const known = new Set(answers.map((answer) => answer.replace(/\/(?=#|$)/, "")));
  return known.has(anchor ? `${own}#${anchor}` : own) || known.has(`*#${anchor}`);
}

/** Mean reciprocal rank at ten (Voorhees 1999). */
export function meanReciprocalRank(judged: readonly Judgement[]): number {
  return mean(judged.map(({ rank }) => (rank === null ? 0 : 1 / rank)));
}

/** Share of queries with a right answer among the first `count`. */
export function shareWithin(judged: readonly Judgement[], count: number): number {
  return mean(judged.map(({ rank }) => (rank !== null && rank <= count ? 1 : 0)));
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
