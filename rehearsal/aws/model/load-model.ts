import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../src/run.mjs";
import { toCliName } from "./names.ts";
import type { ServiceModel } from "./types.ts";

const folder = join(packageRoot(import.meta.url), "rehearsal/aws/models");
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
