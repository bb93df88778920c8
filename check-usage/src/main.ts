#!/usr/bin/env node
import { statSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runUsageCheck } from "../../src/builder/commands/usage/run-usage-check.ts";
import { parseRuleOption, readSettings } from "../../src/builder/commands/usage/usage-settings.ts";
import { formatError, UserError } from "../../src/builder/diagnostics/user-error.ts";
import { loadCalledModules } from "../../src/catalog/api/called-modules.ts";
import { loadHclParser } from "../../src/catalog/hcl/load-parser.ts";
import about from "../package.json" with { type: "json" };
import { getDefaultCache, loadFromSite } from "./open-site.ts";

const help = `Usage: check-usage [folder] [options]

Checks Terraform and Terragrunt code against the module reference of a site.

  --site <site>            address or folder of a built site, or a file that --save wrote
                           (default: site of the settings)
  --to <version>           show what an upgrade to this version changes; with
                           owner/name=version, only for modules of this repository
  --rule <name=severity>   severity of a rule: error, warning or off; may be repeated
  --config <file>          settings (default: .check-usage.yaml in the folder)
  --baseline <file>        known diagnostics (default: .check-usage-baseline.tsv in the folder)
  --update-baseline        write the baseline
  --json, --sarif          print the result as JSON or SARIF
  --save <file>            save what is read from the site, to check without a network
  --max-age <minutes>      how long cached files are used without a request (default: 60)
  --cache <folder>         folder of the cache (default: ~/.cache/gruntwork-docs-check-usage)
  --help, --version

Exit status: 0 without errors, 1 if the code has errors, 2 if it could not be checked.
`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UserError) process.stderr.write(formatError(error.message, error.hint));
  else process.stderr.write(`${(error as Error).stack}\n`);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help || values.version) {
    process.stdout.write(values.help ? help : `${about.version}\n`);
    return 0;
  }
  const [dir = ".", ...extraArguments] = positionals;
  if (extraArguments.length > 0) throw new UserError("name one folder");
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`\`${dir}\` is not a folder`);
  }
  if (values.json && values.sarif) throw new UserError("choose `--json` or `--sarif`");
  const minutes = values["max-age"];
  const maxAge = minutes.trim() === "" ? Number.NaN : Number(minutes);
  if (!(maxAge >= 0)) {
    const reason = maxAge < 0 ? "is negative" : "is not a number of minutes";
    throw new UserError(`\`--max-age=${minutes}\` ${reason}`, "write 0 or a positive number");
  }
  const settings = readSettings(dir, values.config);
  const site = values.site ?? settings.site;
  if (site === undefined) {
    throw new UserError("no site is named", "add `--site`, or `site` to `.check-usage.yaml`");
  }
  const result = await runUsageCheck(dir, {
    settings,
    parse: await loadHclParser(fileURLToPath(new URL("tree-sitter-hcl.wasm", import.meta.url))),
    to: values.to,
    json: values.json,
    sarif: values.sarif,
    rules: Object.fromEntries(values.rule.map(parseRuleOption)),
    baseline: values.baseline,
    updateBaseline: values["update-baseline"],
    loadModules: (addresses) =>
      loadFromSite(
        {
          site,
          cache: values.cache ?? getDefaultCache(),
          maxAge,
          save: values.save,
          warn: (message) => process.stderr.write(`warning: ${message}\n`),
        },
        async (api) => {
          const [{ modules }, versions] = await Promise.all([
            loadCalledModules(addresses, api),
            api.fetchPublishedVersions(),
          ]);
          return { modules, versions };
        },
      ),
  });
  process.stderr.write(result.report);
  process.stdout.write(result.text);
  return result.ok ? 0 : 1;
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: "string" },
        to: { type: "string" },
        rule: { type: "string", multiple: true, default: [] },
        config: { type: "string" },
        baseline: { type: "string" },
        "update-baseline": { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        sarif: { type: "boolean", default: false },
        save: { type: "string" },
        "max-age": { type: "string", default: "60" },
        cache: { type: "string" },
        help: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UserError((error as Error).message, "see `check-usage --help`");
  }
}
