import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../lint-rules.ts";

export const toolRules = defineRules({
  "unknown-tool-command": rule<{ tool: string; name: string; suggestion: string | undefined }>({
    message: ({ tool, name }) => `\`${tool}\` has no command \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ??
      "if it is new or a plugin, add it to `rehearsal/tools/tool-options.ts`",
  }),

  "unknown-tool-option": rule<{ command: string; option: string; suggestion: string | undefined }>({
    message: ({ command, option }) => `\`${command}\` has no option \`${option}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "if it is new, add it to `rehearsal/tools/tool-options.ts`",
  }),

  "unknown-terragrunt-name": rule<{ name: string; parent: string; suggestion: string | undefined }>(
    {
      message: ({ name, parent }) =>
        `Terragrunt has no \`${name}\` ${parent === "" ? "in this file" : `in \`${parent}\``}`,
      hint: ({ suggestion }) =>
        didYouMean(suggestion) ??
        "if it is new, add it to `rehearsal/tools/check-terragrunt-config.ts`",
    },
  ),

  "missing-terragrunt-attribute": rule<{ name: string; of: string }>({
    message: ({ name, of }) => `\`${of}\` requires \`${name}\``,
    hint: () => "add it, or mark the block as an excerpt with the comment `# ...`",
  }),
});
