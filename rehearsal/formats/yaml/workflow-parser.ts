import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pid } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

type WorkflowParser = typeof import("@actions/workflow-parser");

let opened: Promise<WorkflowParser> | undefined;

/**
 * Returns GitHub's parser of workflows. The package imports JSON in a way that Node refuses and only
 * compilers take, so it is compiled once for each version.
 */
export function openWorkflowParser(): Promise<WorkflowParser> {
  opened ??= open();
  return opened;
}

async function open(): Promise<WorkflowParser> {
  const root = packageRoot();
  const own = join(root, "node_modules/@actions/workflow-parser");
  const { version } = JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as {
    version: string;
  };
  const file = join(root, `.cache/rehearsal/workflow-parser-${version}.mjs`);
  if (!existsSync(file)) await compile(join(own, "dist/index.js"), file);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as WorkflowParser;
}

/** The program may be compiled into one file elsewhere in the repository. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}

async function compile(input: string, file: string): Promise<void> {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input, platform: "node", logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  mkdirSync(dirname(file), { recursive: true });
  // Another process may do the same at this moment.
  writeFileSync(`${file}.${pid}`, output[0].code);
  renameSync(`${file}.${pid}`, file);
}
