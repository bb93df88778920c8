import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { Command } from "commander";
import { inParallel } from "../src/builder/threads/in-parallel.ts";

new Command("npm test")
  .description(
    "Runs every check of the project, and prints how many tests passed and failed. Type check, lint, spelling, and rehearsal count as one test each. To run one part, use its command, such as `npm run test:unit`.",
  )
  .parse();

interface Count {
  passed: number;
  failed: number;
}

/** Runs a program and returns its exit code. */
type Execute = (command: string, args: string[], env?: Record<string, string>) => Promise<number>;

interface Part {
  name: string;
  run(execute: Execute): Promise<Count>;
}

const reports = ".cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/**
 * Two of these run in parallel, the longest ones first. The unit tests read the real site, so they
 * come after the tests that fill its cache.
 */
const withoutBrowser: Part[] = [
  { name: "site", run: (execute) => vitest(execute, "site", "site-alone") },
  { name: "real-site", run: (execute) => vitest(execute, "real-site") },
  { name: "unit", run: (execute) => vitest(execute, "unit", "unit-alone") },
  { name: "mcp", run: (execute) => vitest(execute, "mcp") },
  { name: "hosts", run: hosts },
  npmScript("spelling"),
  npmScript("types"),
  npmScript("rehearsal", "test:rehearse"),
  npmScript("lint"),
];

/** These run alone, because a busy processor makes browser tests fail. */
const withBrowser: Part[] = [
  { name: "browser", run: browser },
  { name: "browsers", run: browsers },
];

let installation: Promise<unknown> = Promise.resolve();

const total: Count = { passed: 0, failed: 0 };
await inParallel(withoutBrowser, 2, runPart);
await inParallel(withBrowser, 1, runPart);
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** Prints the output of a part when it ends. */
async function runPart({ name, run }: Part): Promise<void> {
  console.log(`== ${name} ...`);
  const start = performance.now();
  const printed: Buffer[] = [];
  const { passed, failed } = await run((command, args, env) => {
    return execute(command, args, { ...env }, (chunk) => printed.push(chunk));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(Buffer.concat([Buffer.from(`\n== ${name}\n`), ...printed]));
  console.log(`== ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  total.passed += passed;
  total.failed += failed;
}

function execute(
  command: string,
  args: string[],
  env: Record<string, string>,
  onOutput: (chunk: Buffer) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
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
function npmScript(name: string, command = `test:${name}`): Part {
  return {
    name,
    async run(execute) {
      const status = await execute("npm", ["run", "--silent", command]);
      return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

async function vitest(execute: Execute, ...projects: [string, ...string[]]): Promise<Count> {
  const file = `${reports}/${projects[0]}.json`;
  const projectOptions = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // Parts that run in parallel share the processors, and each worker loads all modules again.
  const workers = projects[0] === "browsers" ? [] : ["--maxWorkers=50%"];
  const options = [...projectOptions, ...reporters, ...workers];
  const status = await execute("npx", ["vitest", "run", ...options]);
  return atLeastOneFailure(status, () => {
    const result = readJson<{ numPassedTests: number; numFailedTests: number }>(file);
    return { passed: result.numPassedTests, failed: result.numFailedTests };
  });
}

/** Runs installers one after another, because the system's package manager is locked. */
function install(execute: Execute, program: string): Promise<number> {
  const status = installation.then(() => execute(process.execPath, ["src/run.mjs", program]));
  installation = status;
  return status;
}

async function hosts(execute: Execute): Promise<Count> {
  const status = await install(execute, "tests/hosts/install-servers.ts");
  return status === 0 ? vitest(execute, "hosts") : { passed: 0, failed: 1 };
}

async function browser(execute: Execute): Promise<Count> {
  const installed = await install(execute, "tests/browser/install-chromium.ts");
  if (installed !== 0) return { passed: 0, failed: 1 };
  const file = `${reports}/browser.json`;
  const status = await execute("npx", ["playwright", "test", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return atLeastOneFailure(status, () => {
    const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
      file,
    );
    if (stats.flaky > 0) {
      console.log(`browser: ${stats.flaky} passed at the second attempt only (flaky)`);
    }
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** Runs the installed browsers, and reports missing ones, which fail if all are required. */
async function browsers(execute: Execute): Promise<Count> {
  const status = await install(execute, "tests/all-browsers/browsers/install-browsers.ts");
  return status === 0 ? vitest(execute, "browsers") : { passed: 0, failed: 1 };
}

/** Reads the counts of a report. A run that failed without a failed test counts as one failure. */
function atLeastOneFailure(status: number, read: () => Count): Count {
  const count = countOrZero(read);
  const hasCrashed = (status !== 0 || count.passed === 0) && count.failed === 0;
  return hasCrashed ? { ...count, failed: 1 } : count;
}

function countOrZero(read: () => Count): Count {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
