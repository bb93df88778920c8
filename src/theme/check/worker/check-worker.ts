import grammar from "@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm?url";
import { Language, Parser } from "web-tree-sitter";
import runtime from "web-tree-sitter/web-tree-sitter.wasm?url";
import { createHclParser, type HclParser } from "../../../catalog/hcl/parse-hcl.ts";
import type { CodeReaders } from "../../../catalog/usage/repository/code-tree.ts";
import { checkSources, type SourcesRequest } from "../../../catalog/usage/sources/check-sources.ts";
import { fetchJson } from "../../browser/fetch-json.ts";
import type { CheckRequest, CheckResponse } from "./checker.ts";
import { readZip } from "./read-zip.ts";

/** The parser runs in a worker, because the content security policy forbids WebAssembly on pages. */
let parserPromise: Promise<HclParser> | undefined;

async function openParser(): Promise<HclParser> {
  await Parser.init({ locateFile: () => runtime });
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return createHclParser(parser);
}

/** Lets the browser compile the grammar before the first check. */
async function warmUp(): Promise<void> {
  const parse = await parserPromise;
  for (let round = 0; round < 20; round++) parse?.(sample, { withAttributes: true });
}

const sample = Array.from(
  { length: 20 },
  (_, index) =>
    `module "m${index}" {\n  source = "a"\n  b = { c = [1, "d \${var.e}"], f = g(h ? 1 : 2) }\n}\n`,
).join("");

/** The reader is large, so it is loaded only for JSON files. */
async function getJsonReaderFor({ files }: SourcesRequest): Promise<CodeReaders["readJson"]> {
  if (!files.some(({ path }) => path.endsWith(".json"))) return undefined;
  const { readJsonBlocks } = await import("../../../catalog/read/blocks/json-blocks.ts");
  return readJsonBlocks;
}

async function respond(request: CheckRequest): Promise<CheckResponse["value"]> {
  switch (request.kind) {
    case "prepare":
      parserPromise ??= openParser();
      await Promise.all([parserPromise, fetchJson(request.site.index)]);
      setTimeout(warmUp);
      return undefined;
    case "unzip":
      return readZip(new Uint8Array(request.bytes));
    case "check": {
      parserPromise ??= openParser();
      const { site, sources } = request;
      const readJson = await getJsonReaderFor(sources);
      return checkSources(sources, { site, fetchJson, parse: await parserPromise, readJson });
    }
  }
}

addEventListener("message", async ({ data }: MessageEvent<CheckRequest>) => {
  const { id } = data;
  try {
    postMessage({ id, value: await respond(data) } satisfies CheckResponse);
  } catch (error) {
    // The next request loads the parser again.
    if (data.kind !== "unzip") parserPromise = undefined;
    postMessage({ id, failure: String(error) });
  }
});
