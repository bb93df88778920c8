import type { Block } from "../../../src/catalog/read/blocks/block.ts";
import { getAttributeEntries } from "../../../src/catalog/usage/parse-calls.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { isObject } from "../../formats/format-helpers.ts";
import { getPathInRepository } from "../requirements.ts";
import type { Session } from "../session.ts";
import { checkBucketRegion } from "./check-path-values.ts";
import { iacRules } from "./iac-rules.ts";
import type { CodeFile, GetLocation } from "./module-code.ts";

/** Checks that `terraform_remote_state` reads states that exist, and outputs that they have. */
export function checkRemoteStates(
  session: Session,
  file: CodeFile,
  getLocation: GetLocation,
): void {
  for (const block of file.code.blocks) {
    if (block.kind !== "data" || block.labels[0] !== "terraform_remote_state") continue;
    const key = checkStateConfig(session, { block, file, getLocation });
    const folder = session.state.foldersByStateKey.get(key ?? "");
    const outputs = session.state.applied.get(folder ?? "")?.outputs;
    if (key === null || !outputs) continue;
    const name = escapeRegExp(block.labels[1] ?? "");
    const outputReferences = new RegExp(
      `data\\.terraform_remote_state\\.${name}\\.outputs\\.([\\w-]+)`,
      "g",
    );
    for (const { 1: output = "", index } of file.code.masked.matchAll(outputReferences)) {
      const location = getLocation(index);
      session.check(outputs.has(output), iacRules["unknown-output"], location, () => ({
        name: output,
        of: key,
        suggestion: findNearest(output, outputs),
      }));
    }
  }
}

interface RemoteStateContext {
  block: Block;
  file: CodeFile;
  getLocation: GetLocation;
}

/** Returns the key of the state, or null if it is unknown. */
function checkStateConfig(
  session: Session,
  { block, file, getLocation }: RemoteStateContext,
): string | null {
  const config = block.attributes.get("config");
  if (!config?.value.known || !isObject(config.value.value)) return null;
  const { bucket, region, key } = config.value.value;
  checkBucketRegion(session, {
    bucket,
    region,
    path: getPathInRepository(session, file.path),
    location: getLocation(config.offset),
  });
  if (typeof key !== "string") return null;
  const { foldersByStateKey } = session.state;
  const entry = getAttributeEntries(config).entries.find(({ name }) => name === "key");
  const location = getLocation(entry?.offset ?? config.offset);
  session.check(foldersByStateKey.has(key), iacRules["unknown-state"], location, () => ({
    key,
    suggestion: findNearest(key, foldersByStateKey.keys()),
  }));
  return key;
}
