import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { relative } from "node:path";
import { Command } from "commander";
import { inParallel } from "../src/builder/threads/in-parallel.ts";

new Command("npm test")
  .description(
    "Runs every check of the project, and prints how many tests passed and failed. Type check, lint, spelling, and rehearsal count as one test each. To run one part, use its command, such as `npm run test:unit`.",
  )
  .parse();

interface Result {
  passed: number;
  /** The names of failed tests. */
  failed: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  /** The absolute path. */
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; ok: boolean }[];
}

/** Runs a program and returns its exit code. */
type Execute = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;

interface Part {
  name: string;
  run(execute: Execute): Promise<Result>;
}

const reports = ".cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * Three of these run in parallel, because each waits now and then. The longest ones come first. The
 * unit tests read the real site, so they come after the tests that fill its cache. Tests in Firefox
 * and WebKit allow for a busy processor.
 */
const parallelParts: Part[] = [
  { name: "site", run: (execute) => runVitest(execute, "site", "site-alone") },
  { name: "real-site", run: (execute) => runVitest(execute, "real-site") },
  { name: "mcp", run: (execute) => runVitest(execute, "mcp") },
  {
    name: "browsers",
    run: (execute) => withPrograms(installed.browsers, () => runVitest(execute, "browsers")),
  },
  { name: "unit", run: (execute) => runVitest(execute, "unit", "unit-alone") },
  {
    name: "hosts",
    run: (execute) => withPrograms(installed.hosts, () => runVitest(execute, "hosts")),
  },
];

/** A busy processor makes tests in Chromium fail, so only `backgroundParts` run at the same time. */
const chromium: Part = {
  name: "browser",
  run: (execute) => withPrograms(installed.chromium, () => runPlaywright(execute)),
};

/** Have no time limits. They run with the lowest priority while tests in Chromium wait. */
const backgroundParts: Part[] = [
  createScriptPart("spelling"),
  createScriptPart("types"),
  createScriptPart("rehearsal", "test:rehearse"),
  createScriptPart("lint"),
];

let lastInstallation = Promise.resolve(0);

/** Programs are installed while other parts run, in the order in which parts need them. */
const installed = {
  browsers: install("tests/all-browsers/browsers/install-browsers.ts"),
  hosts: install("tests/hosts/install-servers.ts"),
  chromium: install("tests/browser/install-chromium.ts"),
};

const total: Result = { passed: 0, failed: [] };
await inParallel(parallelParts, 3, (part) => runPart(part));
await Promise.all([
  runPart(chromium),
  inParallel(backgroundParts, 1, (part) => runPart(part, constants.priority.PRIORITY_LOW)),
]);
if (total.failed.length > 0) process.exitCode = 1;
for (const name of total.failed) console.log(`failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);

/** Prints the output of a part when it ends. */
async function runPart({ name, run }: Part, priority?: number): Promise<void> {
  console.log(`== ${name} ...`);
  const start = performance.now();
  const printed: Buffer[] = [];
  const { passed, failed } = await run((command, args, env) => {
    return runProgram(command, args, { env, priority, onOutput: (chunk) => printed.push(chunk) });
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(Buffer.concat([Buffer.from(`\n== ${name}\n`), ...printed]));
  console.log(`== ${name}: ${passed} passed, ${failed.length} failed (${seconds} s)\n`);
  total.passed += passed;
  total.failed.push(...failed);
}

interface ProgramOptions {
  env?: Record<string, string> | undefined;
  /** The processes that the program starts have the same. */
  priority?: number | undefined;
  onOutput(chunk: Buffer): void;
}

function runProgram(
  command: string,
  args: string[],
  { env, priority, onOutput }: ProgramOptions,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    child.once("error", (error) => {
      onOutput(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** A check that passes or fails as a whole. */
function createScriptPart(name: string, command = `test:${name}`): Part {
  return {
    name,
    async run(execute) {
      const status = await execute("npm", ["run", "--silent", command]);
      return status === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
    },
  };
}

async function runVitest(execute: Execute, ...projects: [string, ...string[]]): Promise<Result> {
  const file = `${reports}/${projects[0]}.json`;
  const projectOptions = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // Parts that run in parallel share the processors, and each worker loads all modules again.
  const workers = projects[0] === "browsers" ? [] : ["--maxWorkers=50%"];
  const options = [...projectOptions, ...reporters, ...workers];
  const status = await execute("npx", ["vitest", "run", ...options]);
  return readResult(projects[0], status, () => {
    const { numPassedTests, testResults } = readJson<VitestReport>(file);
    const failed = testResults.filter(({ status }) => status === "failed").flatMap(getFailedTests);
    return { passed: numPassedTests, failed };
  });
}

/** A file that cannot be loaded counts as one test. */
function getFailedTests({ name, assertionResults }: VitestFile): string[] {
  const file = relative(".", name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
}

/** Runs installers one after another, because the system's package manager is locked. */
function install(program: string): Promise<number> {
  lastInstallation = lastInstallation.then(() =>
    runProgram(process.execPath, ["src/run.mjs", program], {
      onOutput: (chunk) => process.stdout.write(chunk),
    }),
  );
  return lastInstallation;
}

async function withPrograms(
  installation: Promise<number>,
  run: () => Promise<Result>,
): Promise<Result> {
  return (await installation) === 0 ? run() : { passed: 0, failed: ["installation of programs"] };
}

async function runPlaywright(execute: Execute): Promise<Result> {
  const file = `${reports}/browser.json`;
  const status = await execute("npx", ["playwright", "test", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return readResult("browser", status, () => {
    const { stats, suites } = readJson<PlaywrightReport>(file);
    if (stats.flaky > 0) {
      console.log(`browser: ${stats.flaky} passed at the second attempt only (flaky)`);
    }
    return { passed: stats.expected + stats.flaky, failed: suites.flatMap(getFailedSpecs) };
  });
}

function getFailedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `tests/browser/${file}:${line}: ${title}`),
    ...suites.flatMap(getFailedSpecs),
  ];
}

/** Reads a report. A run that failed without a failed test counts as one failure. */
function readResult(name: string, status: number, read: () => Result): Result {
  const result = readOrEmpty(read);
  const hasCrashed = (status !== 0 || result.passed === 0) && result.failed.length === 0;
  return hasCrashed ? { ...result, failed: [`${name} ended with exit code ${status}`] } : result;
}

function readOrEmpty(read: () => Result): Result {
  try {
    return read();
  } catch {
    return { passed: 0, failed: [] };
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
