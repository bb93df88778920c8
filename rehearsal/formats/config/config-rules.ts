import { defineRules, rule } from "../../lint-rules.ts";

export const configRules = defineRules({
  "json-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not JSON: ${reason}`,
    hint: () => "JSON has no comments and no comma after the last value",
  }),

  "toml-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not TOML: ${reason}`,
  }),

  dockerfile: rule<{ reason: string }>({
    message: ({ reason }) => `Docker rejects this: ${reason}`,
  }),
});
