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

  "findings-of-one-region": rule<object>({
    message: () => "the command lists findings of one Region only",
    hint: () => "ask every Region in use, in a loop",
  }),

  "list-owned-elsewhere": rule<{ principal: string; list: string }>({
    message: ({ principal, list }) =>
      `the next apply turns off \`${principal}\`, because \`${list}\` does not contain it`,
    hint: ({ list }) => `add it to \`${list}\``,
  }),

  "host-without-certificate": rule<{ host: string; domain: string }>({
    message: ({ host, domain }) => `no certificate covers \`${host}\`, only \`${domain}\``,
    hint: () => "name a certificate with a wildcard, which covers one label, or add one",
  }),

  "unpinned-tool": rule<{ tool: string }>({
    message: ({ tool }) => `\`${tool}\` installs another version on another day`,
    hint: () => "write the version that the guide was tested with",
  }),

  "colored-plan": rule<object>({
    message: () => "`grep` never finds this phrase, because a plan has color codes inside it",
    hint: () => "add `-no-color` to the plan, or read `show -json` with `jq`",
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
