import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { toCliName } from "./names.ts";
import type { ServiceModel } from "./types.ts";

const folder = join(projectRoot(), "rehearsal/aws/models");
const loaded = new Map<string, ServiceModel | undefined>();

/** The model of a service, named as in commands; undefined where none was extracted. */
export function loadModel(service: string): ServiceModel | undefined {
  if (!loaded.has(service)) {
    const file = join(folder, `${service}.json`);
    loaded.set(service, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
  }
  return loaded.get(service);
}

/** Names by their spelling in commands. */
export function byCliName(names: Iterable<string>): Map<string, string> {
  return new Map([...names].map((name) => [toCliName(name), name]));
}

/** The folder of the project. A compiled module lies elsewhere in it than its source. */
function projectRoot(): string {
  let root = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(root, "package.json"))) root = dirname(root);
  return root;
}
