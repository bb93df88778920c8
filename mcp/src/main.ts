#!/usr/bin/env node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { addressSource, folderSource, type SiteSource } from "../../src/catalog/api/site-source.ts";
import { createServer } from "./create-server.ts";
import { openSite } from "./site.ts";
import { version } from "./version.ts";

const help = `Usage: gruntwork-docs-mcp <folder|address> [options]

Answers assistants over the Model Context Protocol, from the folder of a built site or from the
address of a deployed one. Without options it speaks over standard input and output.

  --http               serve Streamable HTTP at /mcp instead
  --port <n>           port for --http (default 3900)
  --host <name>        address to listen on (default 127.0.0.1: only this machine)
  --allow-host <name>  host name that clients may use, in addition to localhost; may be repeated
  --rate <n>           maximum number of requests per client and minute (default 120)
  --help, --version
`;

await run(process.argv.slice(2));

async function run(args: string[]): Promise<void> {
  const parsed = readArguments(args);
  if (typeof parsed === "string") return exitWithUsageError(parsed);
  const { values, positionals } = parsed;
  if (values.help) return void process.stdout.write(help);
  if (values.version) return void process.stdout.write(`${version}\n`);
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0)
    return exitWithUsageError("expected one folder or address");
  const [port, perMinute] = [values.port, values.rate].map(Number);
  if (!isNumber(port, 65_535)) return exitWithUsageError(`\`${values.port}\` is not a port`);
  if (!isNumber(perMinute, 1_000_000) || perMinute === 0)
    return exitWithUsageError(`\`${values.rate}\` is not a rate`);
  const source = openSource(target);
  if (typeof source === "string") return exitWithUsageError(source);
  const site = openSite(source);
  const factory = () => createServer(site);
  if (!values.http) return void serveStdio(factory);
  // Imported on demand, because most clients use standard input and output.
  const { serveHttp } = await import("./serve-http.ts");
  const service = await serveHttp(factory, {
    host: values.host,
    port,
    perMinute,
    allowedHosts: values["allow-host"],
    log: (entry) => process.stderr.write(`${JSON.stringify({ time: new Date(), ...entry })}\n`),
  }).catch(messageOf);
  if (typeof service === "string") return exitWithUsageError(service);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void service.stop().then(() => process.exit(0)));
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        http: { type: "boolean", default: false },
        port: { type: "string", default: "3900" },
        host: { type: "string", default: "127.0.0.1" },
        "allow-host": { type: "string", multiple: true, default: [] },
        rate: { type: "string", default: "120" },
        help: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns an error message if no site can be read. */
function openSource(target: string): SiteSource | string {
  if (/^https?:\/\//.test(target)) {
    if (!URL.canParse(target)) return `\`${target}\` is not a valid URL`;
    const { username, password } = new URL(target);
    return username === "" && password === ""
      ? addressSource(target)
      : "URLs with a password are not supported";
  }
  if (!existsSync(join(target, "llms.txt"))) {
    return `\`${target}\` is not the folder of a built site: it has no \`llms.txt\``;
  }
  return folderSource(target);
}

function isNumber(value: number | undefined, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= max;
}

function exitWithUsageError(message: string): void {
  process.stderr.write(`${message}\nSee --help.\n`);
  process.exitCode = 2;
}
