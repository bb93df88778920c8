import { defineRules, rule } from "../lint-rules.ts";

export const safetyRules = defineRules({
  "skipped-required-check": rule<object>({
    message: () => "`[skip ci]` in a commit of a branch leaves its required check pending",
    hint: () =>
      "open a pull request without it, and write it in the message of the squash merge only",
  }),

  "global-events-region": rule<{ region: string }>({
    message: ({ region }) =>
      `events of global services, such as IAM and Organizations, are not in \`${region}\``,
    hint: () => "query `us-east-1` too",
  }),

  "list-owned-elsewhere": rule<{ principal: string; list: string }>({
    message: ({ principal, list }) =>
      `the next apply turns off \`${principal}\`, because \`${list}\` does not contain it`,
    hint: ({ list }) => `add it to \`${list}\``,
  }),

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
});
