import { defineRules, rule } from "../../lint-rules.ts";

export const hclRules = defineRules({
  "hcl-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not HCL: ${reason}`,
  }),

  "hcl-format": rule<{ line: string; count: number }>({
    message: ({ count }) =>
      `${count === 1 ? "this line is" : `${count} lines from here on are`} not formatted as \`tofu fmt\` formats`,
    hint: ({ line }) => `write \`${line}\``,
  }),

  "mocks-beyond-validate": rule<{ command: string }>({
    message: ({ command }) => `mock outputs are allowed for \`${command}\``,
    hint: () => "allow `validate` only: applying such a plan would deploy the mock values",
  }),

  "packer-missing-block": rule<{ block: string }>({
    message: ({ block }) => `the template has no \`${block}\` block`,
    hint: () => "add it; a comment `# ...` marks an excerpt",
  }),

  "packer-unknown-source": rule<{ source: string; near: string | undefined }>({
    message: ({ source }) => `the build uses \`${source}\`, and the template has no such source`,
    hint: ({ near }) => near && `did you mean \`${near}\`?`,
  }),

  "packer-missing-argument": rule<{ source: string; argument: string }>({
    message: ({ source, argument }) => `\`${source}\` has no \`${argument}\``,
    hint: () => "add it; a comment `# ...` marks an excerpt",
  }),

  "packer-plugin": rule<{ plugin: string; reason: string }>({
    message: ({ plugin, reason }) => `the plugin \`${plugin}\` ${reason}`,
    hint: () =>
      'write `amazon = { source = "github.com/hashicorp/amazon", version = "~> 1.8" }` in `required_plugins`',
  }),

  "packer-literal-id": rule<{ argument: string; id: string }>({
    message: ({ argument, id }) => `\`${argument}\` is the fixed ID \`${id}\``,
    hint: ({ argument }) => `declare a variable and write \`${argument} = var.${argument}\``,
  }),
});
