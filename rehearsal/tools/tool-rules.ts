import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../lint-rules.ts";

export const toolRules = defineRules({
  "unknown-tool-command": rule<{ tool: string; name: string; suggestion: string | undefined }>({
    message: ({ tool, name }) => `\`${tool}\` has no command \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "if it is new, add it to `rehearsal/tools/tool-options.ts`",
  }),

  "unknown-tool-option": rule<{ command: string; option: string; suggestion: string | undefined }>({
    message: ({ command, option }) => `\`${command}\` has no option \`${option}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "if it is new, add it to `rehearsal/tools/tool-options.ts`",
  }),
});
