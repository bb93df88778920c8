import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import { type Position, positionAt, positionOfQuoted } from "../../model/diagnostics/position.ts";
import { currentVersion, type DocsVersion } from "../../model/page/docs-version.ts";
import type { VersionFolders } from "../load/files/list-versions.ts";

interface VersionSources {
  folders: VersionFolders;
  /** Text of `config.ts`. */
  configText: string;
  config: Pick<SiteConfig, "docsVersions" | "lastVersion" | "mainDoc">;
}

/** Finds versions without pages, folders that no version names, and settings that name nothing. */
export function checkVersions(
  versions: readonly DocsVersion[],
  { folders, configText, config }: VersionSources,
): Diagnostic[] {
  const names = config.docsVersions.map(({ name }) => name);
  const finding = (rule: string, value: string, message: string, hint: string): Diagnostic => ({
    rule,
    severity: "error",
    file: "config.ts",
    ...positionOf(configText, value),
    message,
    hint,
  });
  const empty = versions
    .filter(({ name, docs }) => name !== currentVersion && docs.length === 0)
    .map(({ name }) => {
      const near = nearest(name, folders.names);
      return finding(
        "missing-version",
        name,
        `the version \`${name}\` has no pages`,
        near ? `did you mean \`${near}\`?` : `write a page below \`versions/${name}/docs\``,
      );
    });
  const unnamed = folders.names
    .filter((folder) => !names.includes(folder))
    .map((folder) =>
      finding(
        "unnamed-version",
        "docsVersions",
        `no version is called \`${folder}\`: \`versions/${folder}\` is left out`,
        `add \`{ name: "${folder}" }\` to \`docsVersions\``,
      ),
    );
  if (!names.includes(currentVersion) && folders.hasCurrentPages) {
    const message = "no version is called `current`: `content/docs` is left out";
    const hint = 'add `{ name: "current" }` to `docsVersions`';
    // Somebody may want it so while nothing of it is out.
    const left = finding("unnamed-version", "docsVersions", message, hint);
    unnamed.push({ ...left, severity: "warning" });
  }
  return [...empty, ...unnamed, ...unknownNames(versions, config, finding)];
}

/** A value stands in quotes, a key does not. */
function positionOf(text: string, value: string): Position {
  const key = text.indexOf(`${value}:`);
  return key >= 0 ? positionAt(text, key) : positionOfQuoted(text, value);
}

const idHint = "an id is the path below `content/docs` without number prefixes and extension";

type Finding = (rule: string, value: string, message: string, hint: string) => Diagnostic;

function unknownNames(
  versions: readonly DocsVersion[],
  { lastVersion, mainDoc }: VersionSources["config"],
  finding: Finding,
): Diagnostic[] {
  const names = versions.map(({ name }) => name);
  const ids = versions.find(({ isLast }) => isLast)?.docs.map(({ id }) => id) ?? [];
  const didYouMean = (value: string, known: string[], otherwise: string) => {
    const near = nearest(value, known);
    return near ? `did you mean \`${near}\`?` : otherwise;
  };
  return [
    ...(lastVersion !== undefined && !names.includes(lastVersion)
      ? [
          finding(
            "unknown-version",
            lastVersion,
            `no version is called \`${lastVersion}\``,
            didYouMean(lastVersion, names, `known: ${names.join(", ")}`),
          ),
        ]
      : []),
    ...(mainDoc !== undefined && !ids.includes(mainDoc)
      ? [
          finding(
            "unknown-doc-id",
            mainDoc,
            `no page has the id \`${mainDoc}\``,
            didYouMean(mainDoc, ids, idHint),
          ),
        ]
      : []),
  ];
}
