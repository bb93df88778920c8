import { parseArgs } from "node:util";
import { createEmbeddedSearch } from "./embedded.ts";
import {
  evaluateQueries,
  meanReciprocalRank,
  readQueries,
  shareWithin,
} from "./evaluate-queries.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    queries: { type: "string", default: "bench/search/queries.tsv" },
    dialog: { type: "boolean", default: false },
  },
});
const queries = readQueries(values.queries);
const judged = await evaluateQueries(
  queries,
  createEmbeddedSearch(values.out, { asDialog: values.dialog }),
);
const formatPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const kind of new Set(queries.map((query) => query.kind))) {
  const some = judged.filter((one) => one.kind === kind);
  console.log(
    `${kind.padEnd(10)} ${String(some.length).padStart(3)} queries  MRR ${meanReciprocalRank(some).toFixed(3)}  first ${formatPercent(shareWithin(some, 1))}  first three ${formatPercent(shareWithin(some, 3))}`,
  );
}
console.log(`all        ${judged.length} queries  MRR ${meanReciprocalRank(judged).toFixed(3)}`);
for (const { kind, query, rank, foundTargets, relevantTargets } of judged) {
  if (rank !== 1)
    console.log(
      `${rank ?? "-"} ${kind}: ${query}\n    want ${relevantTargets[0]}\n    got ${foundTargets.slice(0, 4).join("\n        ")}`,
    );
}
