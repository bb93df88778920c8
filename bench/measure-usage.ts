import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../src/builder/cache/store.ts";
import { checkUsage } from "../src/builder/commands/usage/check-usage.ts";
import { root } from "./corpus.ts";
import type { Measurement } from "./measurements.ts";

const files = 10_000;
const repository = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git";

/** Measures the check of Terraform and Terragrunt code against the modules of the real site. */
export async function measureUsage(folder: string): Promise<Measurement[]> {
  const code = join(folder, "usage");
  writeRepository(code);
  const store = openStore(join(folder, "usage-cache"));
  const options = { siteDir: join(root, "site"), store, engineVersion: "bench" };
  const start = performance.now();
  const { text } = await checkUsage(code, {
    ...options,
    json: true,
    sarif: false,
    rule: [],
    updateBaseline: false,
  });
  const seconds = (performance.now() - start) / 1000;
  store.close();
  // All files but `root.hcl` call a module.
  const result = JSON.parse(text) as { files: number; checked: number };
  if (result.files !== files || result.checked !== files - 1) throw new Error("code was left out");
  return [{ name: `${files} files of code, checked`, value: seconds, unit: "s", budget: 20 }];
}

/** Writes Terragrunt units that read the version from one included file, and as many Terraform folders. */
function writeRepository(folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("root.hcl", 'locals {\n  version = "v2.11.1"\n}\n');
  for (let index = 1; index < files; index++) {
    const name = `alarms-${index}`;
    if (index % 2 === 0) {
      const source = `${repository}//modules/networking/sns-topics?ref=v2.11.1`;
      const body = `  source = "${source}"\n  name   = "${name}"\n  label  = {}`;
      write(`plain/${name}/main.tf`, `module "topic" {\n${body}\n}\n`);
    } else {
      const source = `${repository}//modules/networking/sns-topics?ref=\${local.root.locals.version}`;
      write(
        `live/${name}/terragrunt.hcl`,
        `include "root" {
  path = find_in_parent_folders("root.hcl")
}

locals {
  root = read_terragrunt_config(find_in_parent_folders("root.hcl"))
  name = "${name}"
}

terraform {
  source = "${source}"
}

inputs = {
  name = local.name
}
`,
      );
    }
  }
}
