import { posix } from "node:path";
import { isRequired } from "../../../src/catalog/history/history.ts";
import { type ModuleAddress, parseSource } from "../../../src/catalog/usage/parse-source.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { getShortPath } from "../requirements.ts";
import type { Session } from "../session.ts";
import { simulatorRules } from "../simulator-rules.ts";
import { iacRules } from "./iac-rules.ts";
import { getSignature, type ModuleSignature, readModule } from "./module-code.ts";

type ModuleLookup =
  | { kind: "unknown" }
  | { kind: "missing"; path: string }
  | { kind: "untagged"; repository: string; tag: string }
  | { kind: "found"; signature: ModuleSignature };

/** `folder` contains the code with this source. */
export function findModule(session: Session, source: string, folder: string): ModuleLookup {
  if (/^\.\.?\//.test(source)) {
    const path = posix.resolve(folder, source.replace("//", "/"));
    const module = readModule(session, path);
    if (module) return { kind: "found", signature: getSignature(module, posix.basename(path)) };
    return session.state.files.isUnknown(path)
      ? { kind: "unknown" }
      : { kind: "missing", path: getShortPath(path) };
  }
  const address = parseSource(source);
  if (!address) return { kind: "unknown" };
  const known = session.context.modules.find(address);
  if (known.kind !== "found") return findModuleInRepositories(session, source, address);
  const { inputs, outputs } = known.moduleInterface;
  return {
    kind: "found",
    signature: {
      name: address.path,
      inputs: new Set(inputs.keys()),
      requiredInputs: [...inputs.values()].filter(isRequired).map(({ name }) => name),
      outputs,
    },
  };
}

/** Finds a module in a repository that the reader has created. */
function findModuleInRepositories(
  session: Session,
  source: string,
  { repository, path }: ModuleAddress,
): ModuleLookup {
  const { repositories, gitTags, files } = session.state;
  const folderName = posix.basename(repository);
  const root = [...repositories].find(
    (candidate) => posix.basename(candidate).toLowerCase() === folderName,
  );
  if (root === undefined) return { kind: "unknown" };
  const folder = posix.join(root, path);
  const module = readModule(session, folder);
  const name = posix.basename(root);
  if (!module) {
    return files.isUnknown(folder) ? { kind: "unknown" } : { kind: "missing", path: path || name };
  }
  const tag = /[?&]ref=([^&]+)/.exec(source)?.[1];
  if (tag !== undefined && /^v?\d/.test(tag) && !gitTags.has(`${name}@${tag}`)) {
    return { kind: "untagged", repository: name, tag };
  }
  return { kind: "found", signature: getSignature(module, path || name) };
}

/** Reports a source that does not exist; returns its signature if that is known. */
export function requireModule(
  session: Session,
  source: string,
  { folder, location }: { folder: string; location: SourceLocation },
): ModuleSignature | null {
  const lookup = findModule(session, source, folder);
  session.counts.references += 1;
  if (lookup.kind === "found") return lookup.signature;
  if (lookup.kind === "missing") {
    session.report(simulatorRules["missing-folder"], location, {
      name: lookup.path,
      folder: getShortPath(folder),
      suggestion: undefined,
    });
  }
  if (lookup.kind === "untagged") {
    const { repository, tag } = lookup;
    const prefix = `${repository}@`;
    const tags = [...session.state.gitTags].filter((text) => text.startsWith(prefix));
    const suggestion = findNearest(
      tag,
      tags.map((text) => text.slice(prefix.length)),
    );
    session.report(iacRules["missing-tag"], location, { repository, tag, suggestion });
  }
  return null;
}
