import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

export const versionRules = defineRules({
  "missing-version": rule<{ name: string; suggestion: string | undefined }>({
    message: ({ name }) => `the version \`${name}\` has no pages`,
    hint: ({ name, suggestion }) =>
      didYouMean(suggestion) ?? `write a page below \`versions/${name}/docs\``,
    documentation:
      "A version that `docsVersions` names needs a folder `versions/<name>/docs` with pages. Copy the docs there, correct the name, or remove the version from `config.ts`.",
    example: {
      file: "config.ts",
      source: 'docsVersions: [{ name: "current" }, { name: "1.0" }],',
      values: { name: "1.0", suggestion: undefined },
    },
  }),

  "unnamed-version": rule<{ folder: string | undefined }>({
    getSeverity: ({ folder }) => (folder === undefined ? "warning" : undefined),
    message: ({ folder }) =>
      folder === undefined
        ? "no version has the name `current`: `content/docs` is left out"
        : `no version has the name \`${folder}\`: \`versions/${folder}\` is left out`,
    hint: ({ folder }) => `add \`{ name: "${folder ?? "current"}" }\` to \`docsVersions\``,
    documentation:
      "Only versions that `docsVersions` names are built. A folder below `versions` that it does not name is an error. Leaving out `content/docs` is only a warning, because nothing of it may be released yet.",
    example: {
      file: "config.ts",
      source: 'docsVersions: [{ name: "current" }],',
      values: { folder: "0.9" },
    },
  }),

  "unknown-version": rule<{
    name: string;
    suggestion: string | undefined;
    knownNames: readonly string[];
  }>({
    message: ({ name }) => `no version has the name \`${name}\``,
    hint: ({ suggestion, knownNames }) =>
      didYouMean(suggestion) ?? `known: ${knownNames.join(", ")}`,
    documentation:
      "The option `lastVersion` names the version that readers see first. Use a name from `docsVersions`.",
    example: {
      file: "config.ts",
      source: 'docsVersions: [{ name: "current" }, { name: "1.0" }],\nlastVersion: "10",',
      values: { name: "10", suggestion: undefined, knownNames: ["current", "1.0"] },
    },
  }),
});
