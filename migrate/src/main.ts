import { Command, Option } from "commander";
import { MigrationError } from "./model.ts";
import { summarize } from "./report/report.ts";
import { runMigration, type SourceEngine, sourceEngines } from "./run-migration.ts";

const program = new Command("npm run migrate --")
  .description(
    "Reads a site of another documentation engine and writes one of this engine. A second run does not change files that were edited since the first.",
  )
  .usage("--from <engine> --out <site> <dir>")
  .argument("[dir]", "folder of the old site")
  .addOption(new Option("--from <engine>", "engine of the old site").choices(sourceEngines))
  .option("--out <site>", "folder of the new site: missing, empty, or written by a migration")
  .option("--json", "print the result as JSON")
  .showHelpAfterError("(--help lists all options)")
  .action(
    async (
      dir: string | undefined,
      { from, out, json }: { from?: SourceEngine; out?: string; json?: true },
    ) => {
      if (dir === undefined || from === undefined || out === undefined) {
        const missing = [
          ...(from === undefined ? [`\`--from\` with one of ${sourceEngines.join(", ")}`] : []),
          ...(out === undefined ? ["`--out` with the folder of the new site"] : []),
          ...(dir === undefined ? ["the folder of the old site"] : []),
        ];
        return program.error(`error: missing: ${missing.join("; ")}`);
      }
      const result = await runMigration(from, dir, out);
      if (json) {
        process.stdout.write(`${JSON.stringify(result)}\n`);
        return;
      }
      const { pages, written, same, edited, deleted, removed, addresses, diagnostics } = result;
      const lines = [
        ...summarize(diagnostics),
        ...formatPathList("edited since the last migration, left as it is", edited),
        ...formatPathList("deleted since the last migration, not written again", deleted),
        ...formatPathList("no longer in the old site, removed", removed),
        `${pages} pages, ${addresses.length} addresses (${addresses.filter(({ outcome }) => outcome === "lost").length} lost); ${written} files written, ${same} as before.`,
        `${out}/migration/report.md lists every line to look at. Next: npm run build -- --site ${out}`,
      ];
      process.stdout.write(`${lines.join("\n")}\n`);
    },
  );

const maxListed = 20;

function formatPathList(what: string, paths: readonly string[]): string[] {
  const shown = paths.slice(0, maxListed).map((path) => `${path}: ${what}`);
  const rest = paths.length - shown.length;
  return rest > 0 ? [...shown, `${rest} more: ${what}`] : shown;
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
