import { defineRules, rule } from "../../lint-rules.ts";

export const hclRules = defineRules({
  "hcl-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not HCL: ${reason}`,
  }),

  "hcl-format": rule<{ line: string; count: number }>({
    message: ({ count }) =>
      `${count === 1 ? "this line is" : `${count} lines from here are`} not formatted as by \`tofu fmt\``,
    hint: ({ line }) => `write \`${line}\``,
  }),

  "mock-outputs-allowed": rule<{ command: string }>({
    message: ({ command }) => `mock outputs are allowed for \`${command}\``,
    hint: () => "allow only `validate` and `destroy`: a plan with mock outputs could be applied",
  }),
});
