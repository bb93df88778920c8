import { defineRules, rule } from "../lint-rules.ts";

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
});
