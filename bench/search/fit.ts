import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine } from "../../src/search/client/engine/engine.ts";
import { isQuestion } from "../../src/search/client/engine/parse-query.ts";
import {
  type QuestionWeights,
  questionWeights,
} from "../../src/search/client/engine/rank/rank-questions.ts";
import { type JudgedQuery, judge, meanReciprocalRank, readQueries, shareWithin } from "./judge.ts";

/*
 * Fits the weights by which the search ranks the answers to a question: one weight after the other is
 * made larger and smaller while the tuned questions gain by it. Prints how well the weights do on
 * questions that they were not fitted to, by cross-validation, and the weights of all questions.
 *
 *     node src/run.mjs bench/search/fit.ts [--folds 3] [--rounds 2]
 */

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    folds: { type: "string", default: "3" },
    rounds: { type: "string", default: "2" },
  },
});

/** Lists that may be tuned by. `concepts-judged.tsv` and the lists that are held are not among them. */
const lists = ["queries", "own-words", "random-places", "concepts-tune", "questions-tune"];
const questions = lists
  .flatMap((list) => readQueries(`bench/search/${list}.tsv`))
  .filter(({ query }) => isQuestion(query));

/** A weight is made larger and smaller by this share of it, or of 1 where it is smaller. */
const steps = [0.5, 0.2];

/** Weights are kept near those that were: what so many questions do not show is no gain. */
const leastGain = 0.0005;

const files = new Map<string, Promise<unknown>>();

async function fetchJson(path: string): Promise<unknown> {
  const reading = files.get(path) ?? readFile(join(values.out, path), "utf8").then(JSON.parse);
  files.set(path, reading);
  return reading;
}

/** How well the weights do: mean reciprocal rank, and the share of right answers in the first three. */
async function measure(some: readonly JudgedQuery[], weights: QuestionWeights) {
  const { search } = createEngine(fetchJson, "/", weights);
  const judged = await judge(some, async (text) => {
    const { groups } = await search({ text, filters: {}, pages: 10 });
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  });
  const first = shareWithin(judged, 1);
  return { rank: meanReciprocalRank(judged), first, three: shareWithin(judged, 3) };
}

async function gainOf(some: readonly JudgedQuery[], weights: QuestionWeights): Promise<number> {
  const { rank, three } = await measure(some, weights);
  return rank + three / 2;
}

async function fitTo(some: readonly JudgedQuery[]): Promise<QuestionWeights> {
  let best = questionWeights;
  let most = await gainOf(some, best);
  for (const step of steps.slice(0, Number(values.rounds))) {
    for (const name of Object.keys(best) as (keyof QuestionWeights)[]) {
      for (const sign of [1, -1]) {
        const change = sign * step * Math.max(1, Math.abs(best[name]));
        const tried = { ...best, [name]: Number((best[name] + change).toFixed(2)) };
        const gain = await gainOf(some, tried);
        if (gain < most + leastGain) continue;
        best = tried;
        most = gain;
        break;
      }
    }
  }
  return best;
}

const show = ({ rank, first, three }: Awaited<ReturnType<typeof measure>>) =>
  `MRR ${rank.toFixed(3)}  first ${(100 * first).toFixed(1)} %  first three ${(100 * three).toFixed(1)} %`;

const folds = Number(values.folds);
for (let fold = 0; fold < folds; fold += 1) {
  const held = questions.filter((_, index) => index % folds === fold);
  const weights = await fitTo(questions.filter((one) => !held.includes(one)));
  console.log(`held ${held.length}: ${show(await measure(held, weights))}`);
  console.log(`  before: ${show(await measure(held, questionWeights))}`);
}
const weights = await fitTo(questions);
console.log(`all ${questions.length}: ${show(await measure(questions, weights))}`);
console.log(weights);
