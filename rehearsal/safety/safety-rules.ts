import { defineRules, listNames, rule } from "../lint-rules.ts";

export const safetyRules = defineRules({
  "unpinned-tool": rule<{ tool: string }>({
    message: ({ tool }) => `\`${tool}\` installs another version on another day`,
    hint: () => "write the version that the guide was tested with",
  }),

  "command-after-prompt": rule<{ tool: string }>({
    message: ({ tool }) => `more commands follow in this block, and \`${tool}\` asks for approval`,
    hint: () => "end it and the lines after it, except the last one, with `&&`",
  }),

  "state-of-another-account": rule<{ account: string; other: string }>({
    message: ({ account, other }) => `code of \`${account}\` reads the state of \`${other}\``,
    hint: () => "pass the value as an input, or read it with a data source",
  }),

  "events-in-other-region": rule<{ service: string; region: string }>({
    message: ({ service, region }) =>
      `CloudTrail records the events of \`${service}\` in ${region} only`,
    hint: ({ region }) => `write \`--region ${region}\``,
  }),

  "input-without-effect": rule<{ name: string; switchName: string; neededValue: boolean }>({
    message: ({ name, switchName, neededValue }) =>
      `\`${name}\` has no effect unless \`${switchName}\` is ${neededValue}`,
    hint: ({ switchName, neededValue }) =>
      `set \`${switchName} = ${neededValue}\`, or remove the input`,
  }),

  "version-that-aws-upgrades": rule<{ version: string }>({
    message: ({ version }) =>
      `AWS upgrades \`${version}\` automatically, and the next apply then asks for \`${version}\` again`,
    hint: () => "write the major version, or set `auto_minor_version_upgrade = false`",
  }),

  "part-of-object": rule<{ name: string; lost: string[] }>({
    message: ({ name, lost }) =>
      `\`${name}\` replaces its default and sets ${listNames(lost)} to null`,
    hint: () => "repeat the values of the default",
  }),

  "loop-after-failure": rule({
    message: () => "this loop goes on with the next unit after one has failed",
    hint: () => "end the command with `|| break`, or with `|| exit 255` in a shell of `xargs`",
  }),

  "start-of-list-as-filter": rule<{ option: string; field: string }>({
    message: ({ option }) =>
      `\`${option}\` only names where the list begins, so other entries can follow`,
    hint: ({ field }) => `filter by \`${field}\` in \`--query\``,
  }),

  "immutable-tag-pushed-again": rule<{ image: string }>({
    message: ({ image }) => `the repository accepts the tag of \`${image}\` only once`,
    hint: () => "push a new tag, or make the tags of the repository mutable",
  }),

  "list-owned-by-code": rule<{ entry: string; input: string }>({
    message: ({ entry, input }) =>
      `\`${input}\` is the complete list: the next apply of the root baseline removes \`${entry}\``,
    hint: ({ entry }) => `add \`${entry}\` to the input, and apply it instead of the command`,
  }),

  "skipped-required-check": rule({
    message: () => "this commit of a branch skips CI, so a required check stays pending",
    hint: () => "write the mark only in the message of the merge",
  }),
});
