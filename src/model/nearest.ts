import { distance } from "fastest-levenshtein";

/**
 * The candidate closest to `wanted`, or undefined where nothing is close enough to be a typo
 * (more than 40 % of its characters, at least two, would have to change).
 */
export function nearest(wanted: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(wanted.length * 0.4)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const current = distance(wanted, candidate);
    if (current < bestDistance) [best, bestDistance] = [candidate, current];
  }
  return best;
}
