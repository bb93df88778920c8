import { join } from "node:path";
import { calibrate } from "./calibrate.ts";
import { root } from "./corpus.ts";
import { type Figure, formatFigures } from "./figures.ts";
import { measureBuilds } from "./measure-builds.ts";
import { measureCatalog } from "./measure-catalog.ts";
import { measureDev } from "./measure-dev.ts";
import { measurePages } from "./measure-pages.ts";
import { measurePublishing } from "./measure-publishing.ts";
import { measureSearch } from "./measure-search.ts";

/** `npm run bench [-- builds|pages|dev|catalog|publishing|search]`: all figures, or those of one part. */
const part = process.argv[2] ?? "all";
const folder = join(root, ".cache/bench");
const { median, spread } = calibrate();
console.log(`Fixed work: ${median.toFixed(0)} ms, spread ${(spread * 100).toFixed(0)} %`);

const figures: Figure[] = [];
if (part === "all" || part === "catalog") figures.push(...(await measureCatalog(folder)));
if (part === "all" || part === "publishing") figures.push(...measurePublishing(folder));
if (part === "all" || part === "search") figures.push(...(await measureSearch(folder)));
if (part === "all" || part === "builds") {
  figures.push(...measureBuilds(folder, 350, [3, 500]), ...measureBuilds(folder, 3500, [25, 1000]));
}
if (part === "all" || part === "pages") figures.push(...(await measurePages(folder)));
if (part === "all" || part === "dev") figures.push(...(await measureDev(folder)));
console.log(formatFigures(figures));
