import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceModel } from "../rehearsal/aws/service-model.ts";
import { packages, toCliName } from "../rehearsal/aws/service-model.ts";
import { byKey } from "../src/model/compare-text.ts";
import { findPackageRoot } from "../src/run.mjs";
import { cutModel, formatModel } from "./aws-models/cut-model.ts";
import { findCommands } from "./aws-models/find-commands.ts";
import { readPackage } from "./aws-models/read-package.ts";

/**
 * Writes `rehearsal/aws/models/<service>.json` for the services and operations that pages use. Run it when a page uses an
 * operation for the first time; with `--update`, it uses the newest packages of the SDK.
 */
const root = findPackageRoot(import.meta.url);
const models = join(root, "rehearsal/aws/models");
const update = process.argv.includes("--update");

/** Commands that only tests use. */
const commandsOfTests = `
  aws ec2 describe-vpcs, aws ecr create-repository, aws eks describe-cluster, aws iam delete-user, aws iam get-role,
  aws rds describe-db-snapshots, aws s3api get-bucket-versioning, aws s3api get-object, aws s3api put-bucket-versioning,
  aws sns subscribe, aws sts get-caller-identity
`.replaceAll(",", "\n");

const used = findCommands(readSite() + commandsOfTests, Object.keys(packages));
const scratch = mkdtempSync(join(tmpdir(), "aws-models-"));
try {
  let total = 0;
  for (const [service, names] of [...used].sort(byKey)) {
    const file = join(models, `${service}.json`);
    const source = download(
      `@aws-sdk/client-${packages[service]}`,
      update ? undefined : readModel(file),
    );
    const model = readPackage(join(scratch, "package"));
    const operations = [...names].flatMap((name) => getOperationsCalled(name, model));
    const text = formatModel(cutModel(source, model, operations));
    writeFileSync(file, text);
    total += text.length;
    console.log(
      `${service} ${source.version}: ${operations.length} operations, ${text.length} bytes`,
    );
  }
  for (const name of readdirSync(models)) {
    if (name.endsWith(".json") && !used.has(name.replace(".json", ""))) rmSync(join(models, name));
  }
  console.log(`${used.size} services, ${total} bytes`);
} finally {
  rmSync(scratch, { recursive: true });
}

function readSite(): string {
  return ["site/content", "site/catalog"]
    .map((folder) => join(root, folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

type Source = Pick<ServiceModel, "package" | "version" | "date">;

function readModel(file: string): ServiceModel | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Unpacks a package into `package/`, in the version of `current` or the newest one. */
function download(name: string, current: ServiceModel | undefined): Source {
  rmSync(join(scratch, "package"), { recursive: true, force: true });
  const packageSpec = `${name}@${current?.version ?? "latest"}`;
  const [packed]: { version: string; filename: string }[] = JSON.parse(
    run("npm", ["pack", "--json", packageSpec]),
  );
  if (!packed) throw new Error(`npm packed nothing for ${packageSpec}`);
  run("tar", ["-xzf", packed.filename]);
  rmSync(join(scratch, packed.filename));
  return {
    package: name,
    version: packed.version,
    date: current?.date ?? getReleaseDay(name, packed.version),
  };
}

function getReleaseDay(name: string, version: string): string {
  const times: Record<string, string> = JSON.parse(run("npm", ["view", name, "time", "--json"]));
  return times[version]?.slice(0, 10) ?? "";
}

function run(program: string, options: string[]): string {
  return execFileSync(program, options, {
    cwd: scratch,
    encoding: "utf8",
    // On Windows, npm is a shell script.
    shell: process.platform === "win32",
  });
}

/**
 * The operations that a command or a waiter calls. Commands that the CLI implements itself have
 * none.
 */
function getOperationsCalled(command: string, model: ReturnType<typeof readPackage>): string[] {
  const operations = [...model.operations.keys()].filter((name) => toCliName(name) === command);
  const waiters = [...model.waiters].filter(([name]) => toCliName(name) === command);
  return [...operations, ...waiters.map(([, operation]) => operation)];
}
