import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

export interface PinnedModule {
  module: string;
  version: string;
}

export function describeModule({ module, version }: PinnedModule): string {
  return version === "" ? `\`${module}\`` : `\`${module}\` at \`${version}\``;
}

const file = "content/docs/guide.md";

function getExampleCall(body: string, source = "modules/vpc?ref=v1.1.0"): string {
  const lines = body === "" ? "" : `\n${body}\n`;
  return `\`\`\`hcl
module "vpc" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//${source}"
${lines}}
\`\`\``;
}

const pinned: PinnedModule = { module: "modules/vpc", version: "1.1.0" };

export const moduleCallRules = defineRules({
  "unknown-argument": rule<PinnedModule & { name: string; advice?: string | undefined }>({
    message: ({ name, ...module }) => `${describeModule(module)} has no input \`${name}\``,
    hint: ({ advice }) => advice,
    documentation:
      "Terraform rejects an argument that the module does not declare at the pinned version, so readers could not apply the block. The version counts: an input may have been removed or renamed before it, or added after it.",
    example: {
      file,
      source: getExampleCall('  name  = "main"\n  cidrs = ["10.0.0.0/16"]'),
      values: {
        ...pinned,
        name: "cidrs",
        advice: "it was removed in `1.1.0`; its successor is probably `cidr`",
      },
    },
  }),
  "missing-argument": rule<PinnedModule & { name: string }>({
    message: ({ name, ...module }) => `${describeModule(module)} requires \`${name}\``,
    hint: () => "add it, or mark the block as an excerpt with the comment `# ...`",
    documentation:
      "The module has an input without a default, and the block does not set it, so a copy of the block fails in the plan. A block with a comment that begins with `...` is an excerpt, which may omit arguments; so may a Terragrunt unit that includes another configuration.",
    example: { file, source: getExampleCall(""), values: { ...pinned, name: "name" } },
  }),
  "wrong-argument-type": rule<PinnedModule & { name: string; type: string; reason: string }>({
    message: ({ name, type, reason, ...module }) =>
      `\`${name}\` of ${describeModule(module)} has the type \`${type}\`: ${reason}`,
    hint: () => "write a value of that type",
    documentation:
      "Terraform cannot convert the value to the type of the input. Only literal values in the block are checked; those of variables and functions are not known.",
    example: {
      file,
      source: getExampleCall('  name = ["main"]'),
      values: {
        ...pinned,
        name: "name",
        type: "string",
        reason: 'expected a string, not `["main"]`',
      },
    },
  }),
  "unknown-module-output": rule<PinnedModule & { name: string; suggestion?: string | undefined }>({
    message: ({ name, ...module }) => `${describeModule(module)} has no output \`${name}\``,
    hint: ({ suggestion }) => didYouMean(suggestion),
    documentation:
      "An expression reads an output that the module does not have at the pinned version. It is checked where the expression and the module are in one block of code.",
    example: {
      file,
      source: getExampleCall(`  name = "main"\n}\n\noutput "id" {\n  value = module.vpc.ids`),
      values: { ...pinned, name: "ids", suggestion: "id" },
    },
  }),
  "unknown-module-version": rule<PinnedModule & { advice: string }>({
    message: ({ module, version }) => `\`${module}\` has no version \`${version}\` here`,
    hint: ({ advice }) => advice,
    documentation:
      "The pinned version was not published, or the module did not exist at that version. `catalog/versions.json` lists the versions of services; pages may pin the current version of a library module and its `olderVersions` in `library/`. A version whose interface the site does not know is not an error, such as one before the first known version or a patch of an older line.",
    example: {
      file,
      source: getExampleCall('  name = "main"', "modules/vpc?ref=v1.2.0"),
      values: { module: "modules/vpc", version: "1.2.0", advice: "it exists since `1.3.0`" },
    },
  }),
  "newer-module-version": rule<PinnedModule & { newest: string }>({
    severity: "warning",
    message: ({ module, version, newest }) =>
      `\`${module}\` is pinned to version \`${version}\`, which is newer than \`${newest}\`, the newest one known here`,
    documentation:
      "The version may have been published after the site was built, so the arguments are not checked.",
    example: {
      file,
      source: getExampleCall('  name = "main"', "modules/vpc?ref=v9.0.0"),
      values: { module: "modules/vpc", version: "9.0.0", newest: "1.4.0" },
    },
  }),
  "unpinned-module": rule<{ module: string; isRegistry: boolean }>({
    severity: "warning",
    message: ({ module }) => `the source of \`${module}\` pins no version`,
    hint: ({ isRegistry }) =>
      isRegistry ? "add `version`" : "add `?ref=` with a version to the source",
    documentation:
      "Without a version in `ref`, readers get the state of the default branch on the day of their `init`. A branch is not a version either; a commit is, but its arguments are not checked.",
    example: {
      file,
      source: getExampleCall('  name = "main"', "modules/vpc"),
      values: { module: "modules/vpc", isRegistry: false },
    },
  }),
  "unknown-module": rule<{ module: string; repository: string; suggestion?: string | undefined }>({
    message: ({ module, repository }) => `\`${repository}\` has no module \`${module}\``,
    hint: ({ suggestion }) => didYouMean(suggestion),
    documentation:
      "The site documents the modules of this repository, and none is in the folder that the source names after `//`.",
    example: {
      file,
      source: getExampleCall('  name = "main"', "modules/vcp?ref=v1.1.0"),
      values: {
        module: "modules/vcp",
        repository: "gruntwork-io/terraform-aws-service-catalog",
        suggestion: "modules/vpc",
      },
    },
  }),
});
