import { spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { type Plugin, rolldown } from "rolldown";
import { MigrationError } from "../../model.ts";
import { isRecord, type Json } from "../../text/values.ts";

export interface Evaluated {
  value: Json;
  /** Packages that the module imports. They are not run; a placeholder replaces each. */
  packages: string[];
}

export interface EvaluateOptions {
  /** Folder of the old site: all that the module may read. */
  siteDir: string;
  timeLimit?: number | undefined;
  /** Memory of the process in megabytes. Default: 512; the largest configurations take a tenth of it. */
  memoryLimit?: number;
  /** Ask `createRedirects` of the redirects plugin for these addresses, instead of the value itself. */
  addresses?: readonly string[];
}

function programFolder(): string {
  const programs = "migrate/src/docusaurus/evaluate";
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, programs, "child.mjs"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no \`${programs}\` above \`${import.meta.dirname}\``);
    folder = parent;
  }
  return join(folder, programs);
}

/**
 * Evaluates a module of the old site in a separate process without network and child processes, with a
 * limit of time and memory. It may read only the old site. Functions become `{ "migrate:function": name }`.
 *
 * @throws MigrationError where the module throws, asks the network, or does not end
 */
export async function evaluateModule(file: string, options: EvaluateOptions): Promise<Evaluated> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "migrate-")));
  try {
    const { code, packages } = await compile(file);
    const program = join(folder, "module.mjs");
    writeFileSync(program, code);
    const value = await run(program, file, { folder, ...options });
    return { value, packages };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A value that can be called and read, whatever a configuration does with it. */
const placeholder = (name: string) => `
const placeholder = new Proxy(function () {}, {
  get: (_target, key) => key === "migrate:placeholder" ? ${JSON.stringify(name)}
    : key === Symbol.toPrimitive ? () => "" : key === Symbol.iterator ? undefined
    : key === "__esModule" || key === "then" || key === "toJSON" ? undefined : placeholder,
  apply: () => placeholder,
  construct: () => placeholder,
});
module.exports = placeholder;
`;

async function compile(file: string): Promise<{ code: string; packages: string[] }> {
  const packages = new Set<string>();
  const builtins = new Set(builtinModules);
  const plugin: Plugin = {
    name: "placeholders",
    resolveId(id, importer) {
      if (importer === undefined || /^[./]/.test(id)) return null;
      if (id.startsWith("node:") || builtins.has(id)) return { id, external: true };
      packages.add(id);
      return `\0placeholder:${id}.cjs`;
    },
    load(id) {
      return id.startsWith("\0placeholder:")
        ? placeholder(id.slice("\0placeholder:".length, -4))
        : null;
    },
  };
  try {
    const bundle = await rolldown({
      input: file,
      platform: "node",
      logLevel: "silent",
      tsconfig: false,
      treeshake: false,
      plugins: [plugin],
      transform: {
        define: {
          __dirname: JSON.stringify(dirname(file)),
          __filename: JSON.stringify(file),
          "import.meta.url": JSON.stringify(pathToFileURL(file).href),
          "import.meta.dirname": JSON.stringify(dirname(file)),
          "require.resolve": "migrateResolve",
        },
      },
    });
    const { output } = await bundle.generate({
      format: "esm",
      // What it loads with `import()` has to be in the one file that runs.
      codeSplitting: false,
      banner: `const migrateResolve = (path) => path;`,
    });
    await bundle.close();
    return { code: output[0].code, packages: [...packages].sort() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`\`${file}\` cannot be read: ${reason}`);
  }
}

function permissionFlags(readable: readonly string[]): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ["--permission", "--experimental-permission"].find((name) => known.has(name));
  if (flag === undefined) return [];
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

interface Run extends EvaluateOptions {
  folder: string;
}

async function run(program: string, file: string, options: Run): Promise<Json> {
  const { folder, siteDir, timeLimit = 30_000, memoryLimit = 512, addresses } = options;
  const programs = programFolder();
  const readable = [folder, realpathSync(siteDir), programs].map((path) => join(path, "*"));
  const child = spawn(
    process.execPath,
    [
      ...permissionFlags(readable),
      "--no-warnings",
      `--max-old-space-size=${memoryLimit}`,
      "--import",
      pathToFileURL(join(programs, "refuse-network.mjs")).href,
      join(programs, "child.mjs"),
      program,
      JSON.stringify(addresses ?? null),
    ],
    {
      cwd: siteDir,
      // No secrets of the environment.
      env: { NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    },
  );
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill("SIGKILL");
  }, timeLimit);
  const [answer, complaint] = await Promise.all([
    readAll(child.stdio[3] as Readable),
    readAll(child.stdio[2] as Readable),
    new Promise((done) => child.once("close", done)),
  ]);
  clearTimeout(timer);
  if (timedOut) {
    throw new MigrationError(
      `\`${file}\` was stopped after ${timeLimit / 1000} s: it does not end\n  Hint: leave out what waits or loops, and run the migration again`,
    );
  }
  return readAnswer(answer, { file, complaint, memoryLimit });
}

function readAnswer(
  answer: string,
  { file, complaint, memoryLimit }: { file: string; complaint: string; memoryLimit: number },
): Json {
  const value: Json = answer === "" ? undefined : JSON.parse(answer);
  const failure = isRecord(value) ? value["migrate:error"] : undefined;
  if (value !== undefined && failure === undefined) return value;
  const reason =
    failure === undefined
      ? /heap out of memory/.test(complaint)
        ? `it needs more than ${memoryLimit} MB`
        : (/^\w*Error.*$/m.exec(complaint)?.[0] ?? "the process ended without a word")
      : String(failure);
  throw new MigrationError(
    `\`${file}\` cannot be evaluated: ${reason}\n  Hint: the migration runs it without network, and it may read files of the site alone; write the value into the file and run the migration again`,
  );
}

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

export function readJson(file: string): Json {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new MigrationError(`\`${file}\` is not valid JSON: ${(error as Error).message}`);
  }
}
