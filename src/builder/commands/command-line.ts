import { Command, CommanderError, Help, InvalidArgumentError, Option } from "commander";
import { formatError } from "../diagnostics/user-error.ts";
import { parseShardPosition, type ShardPosition } from "../shards/shard.ts";
import type { Commands, DiffOptions, ImportOptions } from "./commands.ts";

interface Defaults {
  site: string;
  out: string;
}

const usageStatus = 2;

/** npm scripts whose name differs from the command. */
const scripts: Record<string, string> = {
  links: "links:external",
  search: "search:push",
  report: "content:report",
};

/** Runs the command and returns the exit status: 2 if the command line is wrong. */
export async function runCommandLine(
  args: string[],
  { commands, defaults }: { commands: Commands; defaults: Defaults },
  print: { out(text: string): void; error(text: string): void },
): Promise<number> {
  const program = defineProgram(commands, defaults);
  for (const command of getAllCommands(program)) {
    command.exitOverride().configureOutput({
      writeOut: print.out,
      writeErr: print.out,
      outputError: (text) => print.error(reformatError(text, command)),
    });
    rejectRepeatedOptions(command);
  }
  try {
    if (args.length === 0) program.help();
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.code === "commander.helpDisplayed" && args.length > 0 ? 0 : usageStatus;
  }
}

interface SharedOptions {
  site(): Option;
  out(): Option;
  host(): Option;
  port(): Option;
  json(): Option;
  verbose(): Option;
}

function getSharedOptions(defaults: Defaults): SharedOptions {
  return {
    site: () => new Option("--site <dir>", "site folder").default(defaults.site, "site"),
    out: () => new Option("--out <dir>", "output folder").default(defaults.out, "dist"),
    host: () => new Option("--host <name>", "address to listen on").default("localhost"),
    port: () => new Option("--port <n>", "port").default(3000).argParser(parsePort),
    json: () => new Option("--json", "print the result as JSON").default(false),
    verbose: () => new Option("--verbose", "log each phase when it ends").default(false),
  };
}

function defineProgram(commands: Commands, defaults: Defaults): Command {
  const program = new Command("npm run <command> --").usage("[options]").configureHelp({
    commandUsage: formatUsage,
    subcommandTerm: (command) => `${command.name()} ${command.usage()}`.trim(),
    visibleOptions: ({ options }) => options.filter((option) => !option.hidden),
    // The help of an option that is off by default does not need to say so.
    optionDescription: (option) =>
      option.isBoolean() ? option.description : new Help().optionDescription(option),
  });
  // npm scripts show help with an option: `npm run build -- --help`.
  program.helpCommand(false).helpOption("--help", "print this help");
  const options = getSharedOptions(defaults);
  defineBuild(program, commands, options);
  defineSiteCommands(program, commands, options);
  defineAddresses(program, commands, options);
  defineCatalog(program, commands, options);
  return program;
}

function defineBuild(
  program: Command,
  commands: Commands,
  { site, out, json, verbose }: SharedOptions,
): void {
  define(program, "build", "write the site into the output folder", [site, out, json, verbose])
    .option(
      "--keep-assets <dir|url>",
      "keep the hashed files of previous builds: from an output folder or a deployed site",
    )
    .option("--compress", "also write `.br` and `.gz` copies of text files")
    .option("--all-diagnostics", "print every diagnostic, even if there are many", false)
    .addOption(new Option("--all-findings").hideHelp())
    .on("option:all-findings", () =>
      rejectRemovedOption(program, "all-findings", "use `--all-diagnostics`"),
    )
    .option("--report <file>", "also write all diagnostics: `.json`, or `.sarif` for code hosts")
    .option("--update-baseline", "record the current diagnostics in the baseline", false)
    .addOption(
      new Option("--shard <n/m>", "build shard n of m, to be merged with --merge")
        .argParser(readShardPosition)
        .conflicts(["merge", "keepAssets", "compress", "report", "updateBaseline"]),
    )
    .option("--merge <dir>", "merge the shards in this folder")
    .addOption(new Option("--zip [file]").hideHelp())
    .on("option:zip", () =>
      rejectRemovedOption(
        program,
        "zip",
        "`docs/deploy.md` shows how to read the built site from a disk",
      ),
    )
    .action(commands.build);
}

function defineSiteCommands(
  program: Command,
  commands: Commands,
  { site, out, host, port, json, verbose }: SharedOptions,
): void {
  define(program, "preview", "serve the built site", [site, out, port, host]).action(
    commands.preview,
  );
  define(program, "dev", "serve the site with hot reload", [site, port, host])
    .option("--allowed-host <name>", "name by which browsers reach the server through a proxy")
    .action(commands.dev);
  define(program, "links", "request every external URL that the built site links to", [
    site,
    out,
    json,
  ]).action(commands.links);
  define(
    program,
    "search",
    "upload the search records to the hosted search of `config.ts`; the key is in ALGOLIA_ADMIN_KEY",
    [site, verbose],
  )
    .option("--dry-run", "print what would be uploaded; needs no key", false)
    .action(commands.search);
  define(
    program,
    "report",
    "list the contents of each page and flag thin, repeated, or unparsable parts",
    [site, json, verbose],
  ).action(commands.report);
}

function defineAddresses(
  program: Command,
  commands: Commands,
  { site, verbose }: SharedOptions,
): void {
  const addresses = program
    .command("addresses")
    .description("manage the record of published addresses; builds fail if one of them disappears");
  addresses.helpCommand(false).helpOption("--help", "print this help").usage("<command>");
  define(addresses, "record", "add the addresses of the site to its record", [
    site,
    verbose,
  ]).action(commands.recordAddresses);
  define(
    addresses,
    "check",
    "list published addresses that the record lacks; the exit status is then 1",
    [site, verbose],
  ).action(commands.checkAddresses);
  define(addresses, "drop", "drop recorded addresses on purpose", [site])
    .argument("<address...>", "routes; with an anchor, only the anchor is dropped")
    .requiredOption("--reason <text>", "the reason, which the record keeps")
    .action(commands.dropAddresses);
}

function defineCatalog(program: Command, commands: Commands, { site, json }: SharedOptions): void {
  const catalog = program
    .command("catalog")
    .description("import, check, and compare Terraform modules");
  catalog.helpCommand(false).helpOption("--help", "print this help").usage("<command>");
  define(catalog, "import", "read Terraform modules, and with --into add them to the catalog", [
    site,
    json,
  ])
    .argument("<dir...>", "folders that contain modules")
    .option("--into <name>", "category of the site's catalog in which to add or update them")
    .option("--version <x>", "version of the modules (default: the tag of the commit)")
    .option(
      "--repository <name>",
      "repository of the modules, such as `owner/name` (default: the remote `origin`)",
    )
    .option("--root-only", "skip subfolders")
    .option("--exclude <folder...>", "skip these folders and their subfolders")
    .action((folders: string[], options: ImportOptions, command: Command) => {
      for (const name of ["version", "repository"] as const) {
        if (options[name] !== undefined && options.into === undefined)
          command.error(`error: option '--${name}' needs '--into'`);
      }
      return commands.importModules(folders, options);
    });
  define(catalog, "check", "check types, descriptions, and names in the catalog", [
    site,
    json,
  ]).action(commands.checkCatalog);
  defineCatalogComparison(catalog, commands, { site, json });
}

function defineCatalogComparison(
  catalog: Command,
  commands: Commands,
  { site, json }: Pick<SharedOptions, "site" | "json">,
): void {
  define(
    catalog,
    "diff",
    "compare two versions of modules; the exit status is 1 if a change is breaking",
    [json],
  )
    .argument("<old>", "folder of the old version; with --from, a clone of the repository")
    .argument("[new]", "folder of the new version")
    .option("--from <ref>", "tag, branch, or commit of the old version")
    .option("--to <ref>", "tag, branch, or commit of the new version (default: HEAD)")
    .option("--root-only", "leave out the modules in subfolders")
    .action((before: string, after: string | undefined, options: DiffOptions, command: Command) => {
      if (after === undefined && options.from === undefined) {
        command.error("error: missing required argument 'new', or option '--from'");
      }
      if (after !== undefined && (options.from ?? options.to) !== undefined) {
        command.error("error: '--from' and '--to' compare refs of one folder: leave out 'new'");
      }
      return commands.diffModules(before, after, options);
    });
  define(catalog, "sync", "import new releases of the repositories in `catalog.yaml`", [
    site,
    json,
  ]).action(commands.syncCatalog);
  define(
    catalog,
    "check-usage",
    "check a repository of Terraform and Terragrunt code; the exit status is 1 if there is an error",
    [site],
  )
    .argument("<dir>", "folder of the repository")
    .option(
      "--to <version>",
      "show what an upgrade to this version (or `owner/name=version`) changes",
    )
    .addOption(json().conflicts("sarif"))
    .option("--sarif", "print the result as SARIF, for code hosts", false)
    .option("--config <file>", "settings (default: .check-usage.yaml in the folder)")
    .addOption(
      new Option("--rule <name=severity>", "severity of a rule: error, warning, or off")
        .argParser(append)
        .default([], "as built in"),
    )
    .option(
      "--baseline <file>",
      "known diagnostics (default: .check-usage-baseline.tsv in the folder)",
    )
    .option("--update-baseline", "write the baseline", false)
    .action(commands.checkUsage);
}

function rejectRemovedOption(program: Command, option: string, hint: string): void {
  program.error(`error: option '--${option}' was removed\nHint: ${hint}`);
}

function append(value: string, previous: string[]): string[] {
  return [...previous, value];
}

function define(
  parent: Command,
  name: string,
  description: string,
  options: (() => Option)[],
): Command {
  const command = parent.command(name).description(description);
  for (const option of options) command.addOption(option());
  return command.helpOption("--help", "print this help");
}

function formatUsage(command: Command): string {
  if (!command.parent) return `${command.name()} ${command.usage()}`;
  return `npm run ${getScript(command)} ${command.usage()}`;
}

function getScript(command: Command): string {
  const name = command.name();
  if (command.parent?.parent) return `${getScript(command.parent)} ${name}`;
  return `${scripts[name] ?? name} --`;
}

function getAllCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(getAllCommands)];
}

/** Commander silently uses the last value. Options whose default is a list collect all values. */
function rejectRepeatedOptions(command: Command): void {
  const seenOptions = new Set<string>();
  for (const option of command.options) {
    if (Array.isArray(option.defaultValue)) continue;
    command.on(`option:${option.name()}`, () => {
      if (seenOptions.has(option.name()))
        command.error(`error: option '${option.flags}' is given twice`);
      seenOptions.add(option.name());
    });
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError("Use a number up to 65535.");
}

function readShardPosition(text: string): ShardPosition {
  const position = parseShardPosition(text);
  if (position) return position;
  throw new InvalidArgumentError("Use a shard number and a shard count, such as 3/8.");
}

/** Converts an error of Commander to the format of all other messages. */
function reformatError(text: string, command: Command): string {
  const [, removed, hint] = /^error: (.*)\nHint: (.*)\s*$/.exec(text) ?? [];
  if (removed) return formatError(removed, hint);
  const [, message = text, suggestion] =
    /^error: ([\s\S]*?)(?:\n\(Did you mean (?:one of )?([^?]*)\?\))?\s*$/.exec(text) ?? [];
  const help = command.parent ? `npm run ${getScript(command)} --help` : "npm run build -- --help";
  return formatError(
    message,
    suggestion ? `did you mean \`${suggestion}\`?` : `\`${help}\` lists the options`,
  );
}
