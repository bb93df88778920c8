import { join, resolve } from "node:path";
import { buildSite } from "./builder/build-site.ts";
import { hashOf } from "./builder/cache/hash.ts";
import { OptionError, readOptions } from "./builder/commands/cli-options.ts";
import { formatReport } from "./builder/diagnostics/report.ts";
import { loadSite } from "./builder/load/load-site.ts";
import { refuseOutput } from "./builder/output/refuse-output.ts";
import type { SiteConfig } from "./config/schemas/site-config.ts";
import { packageRoot } from "./run.mjs";

const usage = `Usage: npm run <command> -- [options]

Commands
  build    writes the site into the output folder
  preview  serves the built site
  dev      serves the site while you write, with hot reload
  links    asks for every external address that the built site links to (npm run links:external)
  catalog  imports, checks and compares Terraform modules (npm run catalog -- --help)
  search   uploads the records to the hosted search of \`config.ts\`, with a key from ALGOLIA_ADMIN_KEY
           (npm run search:push; -- --dry-run says what would be sent)
  report   lists what each page holds and flags what is thin, lost, repeated or does not parse
           (npm run content:report; --json prints it as JSON)

Options
  --site DIR    site folder (default: site)
  --out DIR     output folder (default: dist)
  --port N      port of preview and dev (default: 3000)
  --host NAME   address to listen on (default: localhost)
`;

const root = packageRoot(import.meta.url);

const { values, positionals, port } = readCommandLine();

const siteDir = resolve(values.site);
const outDir = resolve(values.out);
// One cache a site: a build forgets what it did not use.
const cacheDir = join(root, ".cache/sites", hashOf(siteDir));
const address = { port, host: values.host };

function readCommandLine(): ReturnType<typeof readOptions> {
  try {
    return readOptions(process.argv.slice(2), root);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function build(): Promise<void> {
  const refusal = refuseOutput(outDir, { root, siteDir });
  if (refusal) throw new ExitError(refusal);
  const start = performance.now();
  const { ok, diagnostics, pages, rendered } = await buildSite({
    root,
    siteDir,
    outDir,
    cacheDir,
    bundleDir: join(root, ".cache/bundles"),
  });
  process.stderr.write(formatReport(diagnostics));
  if (!ok) throw new ExitError("The build failed; the output folder is unchanged.");
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built ${pages} pages (${rendered} rendered) in ${seconds} s: ${outDir}`);
}

async function preview(): Promise<void> {
  const { startPreview } = await import("./builder/preview/preview.ts");
  const { baseUrl } = await configOf(siteDir);
  await startPreview({ outDir, baseUrl, ...address });
  console.log(`Serving ${outDir} at http://${values.host}:${values.port}${baseUrl}`);
}

async function dev(): Promise<void> {
  const { InvalidSiteError, startDev } = await import("./builder/dev/dev.ts");
  try {
    const url = await startDev({ root, siteDir, cacheDir, ...address });
    console.log(`Writing server at ${url}`);
  } catch (error) {
    if (!(error instanceof InvalidSiteError)) throw error;
    throw new ExitError(error.message);
  }
}

async function catalog(): Promise<void> {
  const { runCatalogCommand } = await import("./builder/commands/catalog/catalog-command.ts");
  const { catalogVersion } = await import("./builder/compile/bundle.ts");
  const { ok, text, report } = await runCatalogCommand({
    args: positionals.slice(1),
    siteDir,
    cacheFile: join(cacheDir, "catalog.json"),
    engineVersion: catalogVersion(root),
    json: values.json,
    into: values.into,
    version: values.version,
  });
  process.stderr.write(report);
  process.stdout.write(text);
  if (!ok) process.exitCode = 1;
}

async function report(): Promise<void> {
  const { runContentReport } = await import(
    "./builder/commands/content-report/content-report-command.ts"
  );
  const bundleDir = join(root, ".cache/bundles");
  // The reader's own output folder stays as it is.
  const scratch = join(cacheDir, "report");
  const { ok, text, report } = await runContentReport(
    { root, siteDir, outDir: scratch, cacheDir, bundleDir },
    { json: values.json },
  );
  process.stderr.write(report);
  process.stdout.write(text);
  if (!ok) process.exitCode = 1;
}

async function search(): Promise<void> {
  const { runPushCommand } = await import("./builder/commands/search-push/push-command.ts");
  const { keyVariable, PushError } = await import("./builder/commands/search-push/push-failure.ts");
  const bundleDir = join(root, ".cache/bundles");
  // The reader's own output folder stays as it is.
  const scratch = join(cacheDir, "search-push");
  try {
    const findings = await runPushCommand({
      build: { root, siteDir, outDir: scratch, cacheDir, bundleDir },
      config: await configOf(siteDir),
      dryRun: values["dry-run"],
      adminKey: process.env[keyVariable],
      print: console.log,
    });
    process.stderr.write(formatReport(findings));
  } catch (error) {
    if (!(error instanceof PushError)) throw error;
    throw new ExitError(`${error.message}\n  Hint: ${error.hint}`);
  }
}

async function links(): Promise<void> {
  const { runLinksCommand } = await import("./builder/commands/external-links/links-command.ts");
  const config = await configOf(siteDir);
  const cacheFile = join(cacheDir, "external-links.json");
  const { ok, text } = await runLinksCommand({ outDir, config, cacheFile });
  process.stdout.write(text);
  if (!ok) process.exitCode = 1;
}

async function configOf(folder: string): Promise<SiteConfig> {
  const site = await loadSite(folder);
  if (site.ok) return site.value.config;
  throw new ExitError(formatReport(site.diagnostics));
}

/** Ends the program with its message and status 1, without a stack. */
class ExitError extends Error {}

const commands: Record<string, () => Promise<void>> = {
  build,
  preview,
  dev,
  links,
  search,
  catalog,
  report,
};
const command = commands[positionals[0] ?? ""];
if (!command || values.help) {
  const { catalogUsage } = await import("./builder/commands/catalog/catalog-command.ts");
  console.log(command === catalog ? catalogUsage : usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ExitError ? error.message : error);
    process.exitCode = 1;
  }
}
