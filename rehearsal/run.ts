import { readFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import {
  getReplacements,
  type Replacements,
} from "../site/components/reader-values/fill-values.ts";
import { type ReaderValueKind, readerValues } from "../site/data/reader-values.ts";
import { type Diagnostic, formatDiagnostic } from "../src/model/diagnostics/diagnostic.ts";
import { formatCount } from "../src/model/text/format-count.ts";
import { formatJson } from "../src/model/text/format-json.ts";
import { getRehearsalDays } from "./rehearsal-days.ts";
import { rehearse } from "./rehearse.ts";
import { formatReport } from "./report.ts";
import { loadSite, withOtherValues } from "./site/load-site.ts";

interface Options {
  guide?: string;
  record?: true;
}

const recordFile = "site/data/rehearsed.json";

const program = new Command("npm run content:rehearse --")
  .description("Simulates the guides and lints every command and sample of the site")
  .option("--guide <id>", "report one guide only")
  .option("--record", `record the day for guides without errors in ${recordFile}`)
  .action(run);

await program.parseAsync();

async function run({ guide, record }: Options): Promise<void> {
  const start = performance.now();
  const site = await loadSite(process.cwd());
  const guideIds = site.walkthroughs.map(({ id }) => id);
  if (guide !== undefined && !guideIds.includes(guide)) {
    program.error(`error: unknown guide '${guide}' (known: ${guideIds.join(", ")})`);
  }
  const { diagnostics: exampleDiagnostics, reports } = await rehearse(site);
  const { diagnostics: otherDiagnostics } = await rehearse(withOtherValues(site, getOtherValues()));
  const diagnostics = [
    ...exampleDiagnostics,
    ...otherDiagnostics.filter((diagnostic) => !isReported(diagnostic, exampleDiagnostics)),
  ];
  if (record) {
    const previousDays: Record<string, string> = JSON.parse(readFileSync(recordFile, "utf8"));
    const today = new Date().toISOString().slice(0, 10);
    const days = getRehearsalDays(previousDays, site.walkthroughs, { diagnostics, today });
    writeFileSync(recordFile, formatJson(days));
  }
  const files = site.walkthroughs.find(({ id }) => id === guide)?.files;
  const selectedDiagnostics = diagnostics.filter(({ file }) => files?.includes(file) ?? true);
  const selectedReports = reports.filter(({ name }) => guide === undefined || name === guide);
  for (const diagnostic of selectedDiagnostics) console.log(formatDiagnostic(diagnostic));
  if (selectedDiagnostics.length > 0) console.log("");
  console.log(formatReport(selectedReports));
  const guides = guide === undefined ? "all pages" : `\`${guide}\``;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${formatCount(selectedDiagnostics.length, "error")} in ${guides} (${seconds} s)`);
  if (selectedDiagnostics.length > 0) process.exitCode = 1;
}

/** Values of another company: with them, a step that depends on a value of the example fails. */
function getOtherValues(): Replacements {
  const entries = readerValues.map(({ name, kind }, index): [string, string] => {
    const values: Record<ReaderValueKind, string> = {
      account: `12345678${1000 + index}`,
      region: "eu-west-1",
      name: "umbrella",
      organization: "umbrella-org",
      domain: "umbrella.example.org",
      range: `10.${80 + index}.0.0/16`,
    };
    return [name, values[kind]];
  });
  return getReplacements(readerValues, Object.fromEntries(entries));
}

/** Compares rule and line, because messages contain values of the company. */
function isReported({ rule, file, line }: Diagnostic, diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(
    (diagnostic) =>
      diagnostic.rule === rule && diagnostic.file === file && diagnostic.line === line,
  );
}
