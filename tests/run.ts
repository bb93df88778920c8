import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * Runs every check of the project, one after another, and closes with one line that says how many
 * passed and failed. Type check, lint, spelling and rehearsal count as one test each.
 */
interface Count {
  passed: number;
  failed: number;
}

const reports = ".cache/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const parts: [name: string, run: () => Count][] = [
  ["types", () => single("npm", ["run", "--silent", "test:types"])],
  ["lint", () => single("npm", ["run", "--silent", "test:lint"])],
  ["spelling", () => single("npm", ["run", "--silent", "test:spelling"])],
  ["rehearsal", () => single("npm", ["run", "--silent", "test:rehearse"])],
  ["unit", () => vitest("unit", "unit-alone")],
  ["site", () => vitest("site", "site-alone")],
  ["mcp", () => vitest("mcp")],
  ["hosts", hosts],
  ["browser", browser],
  ["browsers", browsers],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of parts) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const { passed, failed } = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`== ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

function single(command: string, args: string[]): Count {
  return execute(command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(...projects: [string, ...string[]]): Count {
  const file = `${reports}/${projects[0]}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const status = execute("npx", ["vitest", "run", ...chosen, ...reporters]);
  return atLeastOneFailure(status, () => {
    const result = readJson<{ numPassedTests: number; numFailedTests: number }>(file);
    return { passed: result.numPassedTests, failed: result.numFailedTests };
  });
}

function hosts(): Count {
  const installed = execute(process.execPath, ["src/run.mjs", "tests/hosts/install-servers.ts"]);
  return installed === 0 ? vitest("hosts") : { passed: 0, failed: 1 };
}

function browser(): Count {
  if (execute(process.execPath, ["src/run.mjs", "tests/browser/install-chromium.ts"]) !== 0) {
    return { passed: 0, failed: 1 };
  }
  const file = `${reports}/browser.json`;
  const status = execute("npx", ["playwright", "test", "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return atLeastOneFailure(status, () => {
    const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
      file,
    );
    if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second attempt only (flaky)`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** Says which browsers it goes without; where all are required, one that is missing is a failure. */
function browsers(): Count {
  const install = "tests/all-browsers/browsers/install-browsers.ts";
  const installed = execute(process.execPath, ["src/run.mjs", install]);
  return installed === 0 ? vitest("browsers") : { passed: 0, failed: 1 };
}

/** The counts of a report; a run that failed without a failed test counts as one failure. */
function atLeastOneFailure(status: number, read: () => Count): Count {
  const count = countOrNone(read);
  const broken = (status !== 0 || count.passed === 0) && count.failed === 0;
  return broken ? { ...count, failed: 1 } : count;
}

function countOrNone(read: () => Count): Count {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

function execute(command: string, args: string[], env: Record<string, string> = {}): number {
  const result = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return result.status ?? 1;
}
