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
 * Fits the weights that rank the answers to a question by coordinate descent: each weight in turn is
 * increased and decreased as long as that improves the ranking. Prints the cross-validated quality and
 * the weights that were fitted to all questions.
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

/** Training sets. `concepts-judged.tsv` and other lists are held out. */
const lists = ["queries", "own-words", "random-places", "concepts-tune", "questions-tune"];
const questions = lists
  .flatMap((list) => readQueries(`bench/search/${list}.tsv`))
  .filter(({ query }) => isQuestion(query));

/** Relative step sizes. A weight below 1 changes by this amount itself. */
const steps = [0.5, 0.2];

/** Smaller gains are noise. */
const minGain = 0.0005;

const files = new Map<string, Promise<unknown>>();

async function fetchJson(path: string): Promise<unknown> {
  const reading = files.get(path) ?? readFile(join(values.out, path), "utf8").then(JSON.parse);
  files.set(path, reading);
  return reading;
}

/** Mean reciprocal rank, and the share of questions with a right answer in first place and in the first three. */
async function measure(queries: readonly JudgedQuery[], weights: QuestionWeights) {
  const { search } = createEngine(fetchJson, "/", weights);
  const judged = await judge(queries, async (text) => {
    const { groups } = await search({ text, filters: {}, pages: 10 });
    return groups.flatMap(({ hits }) => hits.map(({ href }) => href));
  });
  const first = shareWithin(judged, 1);
  return { rank: meanReciprocalRank(judged), first, three: shareWithin(judged, 3) };
}

async function scoreOf(queries: readonly JudgedQuery[], weights: QuestionWeights): Promise<number> {
  const { rank, three } = await measure(queries, weights);
  return rank + three / 2;
}

async function fitTo(queries: readonly JudgedQuery[]): Promise<QuestionWeights> {
  let best = questionWeights;
  let bestScore = await scoreOf(queries, best);
  for (const step of steps.slice(0, Number(values.rounds))) {
    for (const name of Object.keys(best) as (keyof QuestionWeights)[]) {
      for (const sign of [1, -1]) {
        const change = sign * step * Math.max(1, Math.abs(best[name]));
        const candidate = { ...best, [name]: Number((best[name] + change).toFixed(2)) };
        const score = await scoreOf(queries, candidate);
        if (score < bestScore + minGain) continue;
        best = candidate;
        bestScore = score;
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
  const heldOut = questions.filter((_, index) => index % folds === fold);
  const weights = await fitTo(questions.filter((question) => !heldOut.includes(question)));
  console.log(`held out ${heldOut.length}: ${show(await measure(heldOut, weights))}`);
  console.log(`  before: ${show(await measure(heldOut, questionWeights))}`);
}
const weights = await fitTo(questions);
console.log(`all ${questions.length}: ${show(await measure(questions, weights))}`);
console.log(weights);
