#!/usr/bin/env node
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import {
  createAddressSource,
  createFolderSource,
  type SiteSource,
} from "../../src/catalog/api/site-source.ts";
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
  --rate <n>           maximum number of requests per client per minute (default 120)
  --help, --version
`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nSee --help.\n`);
  process.exitCode = 2;
}

/** @throws Error if the server cannot start */
async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
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
  if (values.help) return void process.stdout.write(help);
  if (values.version) return void process.stdout.write(`${version}\n`);
  const [target, ...extraArguments] = positionals;
  if (target === undefined || extraArguments.length > 0)
    throw new Error("expected one folder or address");
  const port = readNumber(values.port, 65_535);
  if (port === undefined) throw new Error(`\`${values.port}\` is not a port`);
  const requestsPerMinute = readNumber(values.rate, 1_000_000);
  if (!requestsPerMinute) throw new Error(`\`${values.rate}\` is not a rate`);
  const site = openSite(openSource(target));
  const factory = () => createServer(site);
  if (!values.http) return void serveStdio(factory);
  // Imported on demand, because most clients use standard input and output.
  const { serveHttp } = await import("./serve-http.ts");
  const service = await serveHttp(factory, {
    host: values.host,
    port,
    requestsPerMinute,
    allowedHosts: values["allow-host"],
    log: (entry) => process.stderr.write(`${JSON.stringify({ time: new Date(), ...entry })}\n`),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void service.stop().then(() => process.exit(0)));
  }
}

/** @throws Error if no site can be read */
function openSource(target: string): SiteSource {
  if (/^https?:\/\//.test(target)) {
    if (!URL.canParse(target)) throw new Error(`\`${target}\` is not a valid URL`);
    const { username, password } = new URL(target);
    if (username === "" && password === "") return createAddressSource(target);
    throw new Error("URLs with a password are not supported");
  }
  if (existsSync(join(target, "llms.txt"))) return createFolderSource(target);
  throw new Error(`\`${target}\` is not the folder of a built site: it has no \`llms.txt\``);
}

function readNumber(text: string, max: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value <= max ? value : undefined;
}
