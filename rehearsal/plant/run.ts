import { Command } from "commander";
import { loadSubject } from "../site/load-subject.ts";
import { plantFaults } from "./plant-faults.ts";

/** The figure of the rehearsal: of at least 25 faults, 23 in 25 are found. */
const fewestPlanted = 25;
const leastFound = 23 / 25;

/** Plants faults in copies of the guides and prints which of them the rehearsal finds. */
const program = new Command("plant")
  .description("Plant a fault of each kind in copies of the guides, and rehearse them")
  .option("--seed <number>", "chooses the places", Number, 29)
  .action(async ({ seed }: { seed: number }) => {
    const planted = await plantFaults(await loadSubject(process.cwd()), seed);
    for (const { fault, file, line, before, after, found } of planted) {
      console.log(`${found ? "found " : "MISSED"} ${fault}: ${file}:${line}`);
      console.log(`       ${before}\n    -> ${after}`);
      if (found) console.log(`       [${found.rule}] ${found.message}`);
    }
    const count = planted.filter(({ found }) => found !== null).length;
    console.log(`\n${count} of ${planted.length} faults found (seed ${seed})`);
    if (planted.length < fewestPlanted || count / planted.length < leastFound) process.exitCode = 1;
  });

await program.parseAsync();
