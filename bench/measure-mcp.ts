import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { openSite } from "../mcp/src/site.ts";
import { createFolderSource } from "../src/catalog/api/site-source.ts";
import { median } from "./calibrate.ts";
import { root } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";
import { runBuild } from "./run-build.ts";
import { readQueries } from "./search/evaluate-queries.ts";

const starts = 9;
/** Files in `bench/search/`, without `.tsv`. */
const lists = ["queries", "service-inputs"];

/** Builds the site in `site/` and measures the MCP server on it. */
export function measureMcp(folder: string): Promise<Measurement[]> {
  const out = join(folder, "dist-mcp");
  runBuild(join(root, "site"), out, join(folder, "cache-mcp"));
  return measureServer(out);
}

/** Measures the connection to a new server, and single calls of `search` and `get_interface`. */
async function measureServer(out: string): Promise<Measurement[]> {
  execFileSync(process.execPath, [join(root, "mcp/build.mjs")]);
  const started: number[] = [];
  for (let run = 0; run < starts; run++) {
    const start = performance.now();
    const client = await connect(out);
    started.push(performance.now() - start);
    await client.close();
  }
  const client = await connect(out);
  const ask = async (name: string, args: Record<string, unknown>) => {
    const start = performance.now();
    const { isError } = await client.callTool({ name, arguments: args });
    if (isError) throw new Error(`The tool ${name} failed with ${JSON.stringify(args)}`);
    return performance.now() - start;
  };
  const searches: number[] = [];
  for (const list of lists) {
    for (const { query } of readQueries(join(root, `bench/search/${list}.tsv`))) {
      searches.push(await ask("search", { query }));
    }
  }
  const interfaces: number[] = [];
  for (const { category, name } of await openSite(createFolderSource(out)).fetchServices()) {
    const service = `${category}/${name}`;
    for (const inputs of ["required", "all"]) {
      interfaces.push(await ask("get_interface", { service, inputs }));
    }
  }
  await client.close();
  const slowSearch = searches.sort((a, b) => a - b)[Math.floor(searches.length * 0.95)] ?? 0;
  return [
    { name: "MCP server, start", value: median(started), unit: "ms", budget: 300 },
    { name: "search, median", value: median(searches), unit: "ms", budget: 30 },
    { name: "search, 95th percentile", value: slowSearch, unit: "ms" },
    { name: "get_interface, median", value: median(interfaces), unit: "ms", budget: 10 },
  ];
}

async function connect(out: string): Promise<Client> {
  const client = new Client({ name: "bench", version: "1.0.0" });
  const args = [join(root, "mcp/dist/main.js"), out];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }),
  );
  return client;
}
