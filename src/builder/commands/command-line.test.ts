import { expect, it } from "vitest";
import { runCommandLine } from "./command-line.ts";
import type { Commands } from "./commands.ts";

async function run(line: string) {
  const called: unknown[] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]): Promise<void> => {
      // Commander appends the command itself.
      called.push(name, ...given.filter((value) => value?.constructor?.name !== "Command"));
    };
  const names = [
    "build",
    "preview",
    "dev",
    "links",
    "search",
    "report",
    "recordAddresses",
    "checkAddresses",
    "dropAddresses",
    "importModules",
    "checkCatalog",
    "diffModules",
    "syncCatalog",
    "checkUsage",
  ] as const satisfies (keyof Commands)[];
  const commands = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown;
  let out = "";
  let error = "";
  const status = await runCommandLine(
    line.split(" ").filter(Boolean),
    { commands: commands as Commands, defaults: { site: "/engine/site", out: "/engine/dist" } },
    {
      out: (text) => {
        out += text;
      },
      error: (text) => {
        error += text;
      },
    },
  );
  return { status, called, out, error };
}

const build = {
  site: "/engine/site",
  out: "/engine/dist",
  json: false,
  verbose: false,
  allDiagnostics: false,
  updateBaseline: false,
};

it.each([
  ["build", ["build", build]],
  [
    "build --site a --out b --json --verbose",
    ["build", { ...build, site: "a", out: "b", json: true, verbose: true }],
  ],
  [
    "build --compress --keep-assets https://a.example",
    ["build", { ...build, compress: true, keepAssets: "https://a.example" }],
  ],
  ["build --shard 3/8", ["build", { ...build, shard: { number: 3, of: 8 } }]],
  ["build --merge parts", ["build", { ...build, merge: "parts" }]],
  [
    "build --all-diagnostics --report f.sarif --update-baseline",
    ["build", { ...build, allDiagnostics: true, report: "f.sarif", updateBaseline: true }],
  ],
  [
    "preview --port 80",
    ["preview", { site: "/engine/site", out: "/engine/dist", port: 80, host: "localhost" }],
  ],
  ["dev --host 0.0.0.0", ["dev", { site: "/engine/site", port: 3000, host: "0.0.0.0" }]],
  ["links --json", ["links", { site: "/engine/site", out: "/engine/dist", json: true }]],
  ["search --dry-run", ["search", { site: "/engine/site", verbose: false, dryRun: true }]],
  ["report", ["report", { site: "/engine/site", json: false, verbose: false }]],
  ["addresses record --site a", ["recordAddresses", { site: "a", verbose: false }]],
  ["addresses check", ["checkAddresses", { site: "/engine/site", verbose: false }]],
  [
    "addresses drop /a /b#c --reason merged",
    ["dropAddresses", ["/a", "/b#c"], { site: "/engine/site", reason: "merged" }],
  ],
  [
    "catalog import a b --into net --version 2.0.0 --repository a/b",
    [
      "importModules",
      ["a", "b"],
      { site: "/engine/site", json: false, into: "net", version: "2.0.0", repository: "a/b" },
    ],
  ],
  ["catalog check --site a", ["checkCatalog", { site: "a", json: false }]],
  ["catalog diff a b", ["diffModules", "a", "b", { json: false }]],
  [
    "catalog diff a --from v1.0.0 --root-only",
    ["diffModules", "a", undefined, { json: false, from: "v1.0.0", rootOnly: true }],
  ],
  [
    "catalog check-usage a --rule unknown-argument=off --rule unpinned-module=error",
    [
      "checkUsage",
      "a",
      {
        site: "/engine/site",
        json: false,
        sarif: false,
        rule: ["unknown-argument=off", "unpinned-module=error"],
        updateBaseline: false,
      },
    ],
  ],
])("runs `%s`", async (line, called) => {
  expect(await run(line)).toEqual({ status: 0, called, out: "", error: "" });
});

it.each([
  ["biuld", "unknown command 'biuld'\n  Hint: did you mean `build`?\n"],
  ["build --stie x", "unknown option '--stie'\n  Hint: did you mean `--site`?\n"],
  [
    "build --dry-run",
    "unknown option '--dry-run'\n  Hint: `npm run build -- --help` lists the options\n",
  ],
  ["preview --json", "unknown option '--json'\n  Hint: `npm run preview -- --help` lists"],
  ["dev --out x", "unknown option '--out'\n  Hint: "],
  [
    "links --verbose",
    "unknown option '--verbose'\n  Hint: `npm run links:external -- --help` lists",
  ],
  ["search --dry-rum", "unknown option '--dry-rum'\n  Hint: did you mean `--dry-run`?\n"],
  ["report --into x", "unknown option '--into'\n  Hint: `npm run content:report -- --help` lists"],
  ["catalog check --into x", "unknown option '--into'\n  Hint: `npm run catalog -- check --help`"],
  ["catalog chek", "unknown command 'chek'\n  Hint: did you mean `check`?\n"],
])("rejects the unknown `%s`", async (line, error) => {
  const result = await run(line);
  expect(result).toMatchObject({ status: 2, called: [], out: "" });
  expect(result.error).toContain(error);
});

it.each([
  ["build --site", "option '--site <dir>' argument missing"],
  ["build --site a --site b", "option '--site <dir>' is given twice"],
  ["build --json --json", "option '--json' is given twice"],
  ["build --shard 9/8", "Use a shard number and a shard count, such as 3/8."],
  ["build --shard 1/2 --merge parts", "option '--shard <n/m>' cannot be used with option '--merge"],
  ["build --all-findings", "option '--all-findings' was removed\n  Hint: use `--all-diagnostics`"],
  [
    "build --zip b.zip",
    "option '--zip' was removed\n  Hint: `docs/deploy.md` shows how to read the built site",
  ],
  ["build site", "too many arguments for 'build'. Expected 0 arguments but got 1"],
  ["preview --port abc", "option '--port <n>' argument 'abc' is invalid. Use a number up to 65535"],
  ["preview --port 65536", "Use a number up to 65535"],
  ["dev --port 1 --port 2", "option '--port <n>' is given twice"],
  ["dev --host", "option '--host <name>' argument missing"],
  ["links --out a --out b", "option '--out <dir>' is given twice"],
  ["search --dry-run --dry-run", "option '--dry-run' is given twice"],
  ["report extra", "too many arguments for 'report'"],
  ["addresses drop --reason x", "missing required argument 'address'"],
  ["addresses drop /a", "required option '--reason <text>' not specified"],
  ["catalog import", "missing required argument 'dir'"],
  ["catalog import a --version 1.0.0", "option '--version' needs '--into'"],
  ["catalog import a --repository a/b", "option '--repository' needs '--into'"],
  ["catalog import a --into x --into y", "option '--into <name>' is given twice"],
  ["catalog check extra", "too many arguments for 'check'"],
  ["catalog diff a", "missing required argument 'new'"],
  ["catalog diff a b --from v1.0.0", "leave out 'new'"],
  ["catalog diff a b c", "too many arguments for 'diff'. Expected 2 arguments but got 3"],
])("rejects `%s`", async (line, error) => {
  const result = await run(line);
  expect(result).toMatchObject({ status: 2, called: [], out: "" });
  expect(result.error).toContain(error);
  expect(result.error).toMatch(/\n {2}Hint: .*\n$/);
});

it.each([
  ["--help", "Usage: npm run <command> -- [options]", "preview"],
  ["build --help", "Usage: npm run build -- [options]", "--out <dir>"],
  ["preview --help", "Usage: npm run preview -- [options]", "--port <n>"],
  ["dev --help", "Usage: npm run dev -- [options]", "--host <name>"],
  ["links --help", "Usage: npm run links:external -- [options]", "--json"],
  ["search --help", "Usage: npm run search:push -- [options]", "--dry-run"],
  ["report --help", "Usage: npm run content:report -- [options]", "--json"],
  ["catalog --help", "Usage: npm run catalog -- <command>", "diff"],
  ["catalog import --help", "Usage: npm run catalog -- import [options] <dir...>", "--into"],
])("explains `%s`", async (line, usage, detail) => {
  const { status, out, error } = await run(line);
  expect({ status, error }).toEqual({ status: 0, error: "" });
  expect(out).toContain(usage);
  expect(out).toContain(detail);
});

it.each(["", "catalog"])("prints the usage of the incomplete command `%s`", async (line) => {
  const { status, out, error } = await run(line);
  expect(status).toBe(2);
  expect(out + error).toContain("Usage: ");
});
