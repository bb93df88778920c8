import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../src/builder/cache/store.ts";
import { syncCatalog } from "../src/builder/commands/catalog/sync-command.ts";
import type { Measurement } from "./measurements.ts";

const repositoryCount = 50;
const releaseCount = 200;
const moduleCount = 8;

/** Measures `catalog sync` of 50 repositories with 10,000 tags: into an empty catalog, and without new tags. */
export async function measureSync(folder: string): Promise<Measurement[]> {
  const siteDir = join(folder, "sync-site");
  mkdirSync(siteDir, { recursive: true });
  const entries = Array.from({ length: repositoryCount }, (_, index) => {
    const clone = join(folder, "sync-repositories", String(index));
    writeRepository(clone, index);
    return `  - repository: acme/terraform-aws-${index}\n    category: group-${index}\n    clone: ${JSON.stringify(`file://${clone}`)}\n`;
  });
  writeFileSync(join(siteDir, "catalog.yaml"), `repositories:\n${entries.join("")}`);
  const store = openStore(join(folder, "sync-cache"));
  const run = async (expected: string) => {
    const start = performance.now();
    const { ok, text, report } = await syncCatalog({
      siteDir,
      store,
      historyStore: store,
      engineVersion: "bench",
      json: false,
      cloneDir: join(folder, "sync-clones"),
    });
    if (!ok || !text.includes(expected)) throw new Error(text + report);
    return (performance.now() - start) / 1000;
  };
  const cold = await run(`modules: ${repositoryCount * moduleCount} added`);
  const unchanged = await run(`${repositoryCount} unchanged`);
  store.close();
  const name = `${repositoryCount} repositories with ${repositoryCount * releaseCount} tags`;
  return [
    { name: `sync of ${name}`, value: cold, unit: "s", budget: 180 },
    { name: `sync of ${name}, nothing new`, value: unchanged, unit: "s", budget: 20 },
  ];
}

/** Each release changes the variables of one module, as most releases do. */
function writeRepository(folder: string, seed: number): void {
  mkdirSync(folder, { recursive: true });
  const runGit = (input: string, ...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { input, stdio: ["pipe", "ignore", "inherit"] });
  runGit("", "init", "--quiet", "--bare");
  const commands: string[] = [];
  const addFile = (path: string, text: string) =>
    commands.push(`M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  for (let release = 0; release < releaseCount; release++) {
    const date = 1_600_000_000 + release * 100_000;
    const version = `v${Math.floor(release / 50)}.${release % 50}.0`;
    commands.push(`commit refs/heads/main\nmark :${release + 1}\n`);
    commands.push(`committer Writer <writer@example.com> ${date} +0000\ndata 0\n`);
    for (let module = 0; module < moduleCount; module++) {
      const path = module === 0 ? "" : `modules/part-${module}/`;
      if (release === 0) {
        addFile(`${path}main.tf`, createMainFile(seed, module));
        addFile(`${path}outputs.tf`, createOutputsFile(module));
        addFile(`${path}README.md`, `# Part ${module}\n\nCreates part ${module}.\n`);
      }
      if (release === 0 || release % moduleCount === module) {
        addFile(`${path}variables.tf`, createVariablesFile(release));
      }
    }
    commands.push(`reset refs/tags/${version}\nfrom :${release + 1}\n\n`);
  }
  runGit(commands.join(""), "fast-import", "--quiet");
}

function createMainFile(seed: number, module: number): string {
  const blocks = Array.from(
    { length: 20 },
    (_, index) =>
      `resource "aws_instance" "own_${seed}_${module}_${index}" {\n  ami = var.input_${index}\n}\n`,
  );
  return `terraform {\n  required_version = ">= 1.5"\n}\n\n${blocks.join("\n")}`;
}

function createOutputsFile(module: number): string {
  return Array.from(
    { length: 10 },
    (_, index) =>
      `output "id_${index}" {\n  description = "ID ${index}."\n  value = ${module}\n}\n`,
  ).join("\n");
}

function createVariablesFile(release: number): string {
  return Array.from({ length: 40 }, (_, index) => {
    const value = index === release % 40 ? release : index;
    return `variable "input_${index}" {\n  description = "Input ${index} of the module."\n  type = object({ size = number, name = optional(string, "x") })\n  default = { size = ${value} }\n}\n`;
  }).join("\n");
}
