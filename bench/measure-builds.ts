import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { unpublished, writeCorpus } from "./corpus.ts";
import type { Figure } from "./figures.ts";
import { runBuild } from "./run-build.ts";

/**
 * Cold and warm builds of a synthetic corpus, without what publishing adds, which has a figure of
 * its own; seconds include the start of Node.
 */
export function measureBuilds(folder: string, pages: number, budget: [number, number]): Figure[] {
  const site = join(folder, `plain-${pages}`);
  const out = join(folder, `plain-dist-${pages}`);
  const cache = join(folder, `plain-cache-${pages}`);
  writeCorpus(site, pages, unpublished);
  rmSync(cache, { recursive: true, force: true });
  const build = () => runBuild(site, out, cache);
  const cold = build();
  appendFileSync(join(site, "content/docs/short.md"), "\nOne more sentence.\n");
  const warm = build();
  return [
    { name: `build ${pages} pages, cold`, value: cold.seconds, unit: "s", budget: budget[0] },
    { name: `build ${pages} pages, memory`, value: cold.megabytes, unit: "MB", budget: budget[1] },
    {
      name: `build ${pages} pages, one changed (${warm.rendered} rendered)`,
      value: warm.seconds,
      unit: "s",
      ...(pages < 1000 && { budget: 1.5 }),
    },
  ];
}
