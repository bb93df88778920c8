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
 * Fits the weights by which the search ranks the answers to a question, by coordinate search: each
 * weight in turn is made larger and smaller while the half of the real questions to tune by gains.
 * A change that costs an older list more than 0.01 of its mean reciprocal rank is rejected. There is
 * no chance in it: the same index gives the same weights. Prints the figures of both folds of the
 * real questions, each with weights that were fitted to the other one, and the weights of all.
 *
 *     node src/run.mjs bench/search/fit.ts [--rounds 2]
 */

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    rounds: { type: "string", default: "2" },
  },
});

const questionsIn = (list: string) =>
  readQueries(`bench/search/${list}.tsv`).filter(({ query }) => isQuestion(query));

/** `real-judged.tsv`, `concepts-judged.tsv` and the lists that are held may not be tuned by. */
const real = questionsIn("real-tune");
const guards = ["queries", "own-words", "random-places", "concepts-tune", "questions-tune"].map(
  questionsIn,
);

/** Mean reciprocal rank that an older list may lose. */
const maxLoss = 0.01;

/** A weight is made larger and smaller by this share of it, or of 1 where it is smaller. */
const steps = [0.5, 0.2];

/** Weights are kept near those that were: what so many questions do not show is no gain. */
const minGain = 0.0005;

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

async function guardRanks(weights: QuestionWeights): Promise<number[]> {
  const ranks: number[] = [];
  for (const guard of guards) ranks.push((await measure(guard, weights)).rank);
  return ranks;
}

const startRanks = await guardRanks(questionWeights);

async function keepsGuards(weights: QuestionWeights): Promise<boolean> {
  const ranks = await guardRanks(weights);
  return ranks.every((rank, index) => rank >= (startRanks[index] ?? 0) - maxLoss);
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
        if (gain < most + minGain || !(await keepsGuards(tried))) continue;
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

// Forms of the same question follow one another and belong to one fold.
const foldSize = 16;
const foldOf = (index: number) => Math.floor(index / foldSize) % 2;
for (const fold of [0, 1]) {
  const held = real.filter((_, index) => foldOf(index) === fold);
  const weights = await fitTo(real.filter((_, index) => foldOf(index) !== fold));
  console.log(`held ${held.length}: ${show(await measure(held, weights))}`);
  console.log(`  before: ${show(await measure(held, questionWeights))}`);
}
const weights = await fitTo(real);
console.log(`all ${real.length}: ${show(await measure(real, weights))}`);
console.log(weights);
