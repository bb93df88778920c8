import { defineRules, rule } from "../../lint-rules.ts";

export const hclRules = defineRules({
  "hcl-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not HCL: ${reason}`,
  }),

  "hcl-format": rule<{ line: string; count: number }>({
    message: ({ count }) =>
      `${count === 1 ? "this line is" : `${count} lines from here on are`} not formatted as by \`tofu fmt\``,
    hint: ({ line }) => `write \`${line}\``,
  }),

  "mock-outputs-allowed": rule<{ command: string }>({
    message: ({ command }) => `mock outputs are allowed for \`${command}\``,
    hint: () => "allow only `validate` and `destroy`: a plan with mock outputs could be applied",
  }),

  "service-too-wide": rule<{ service: string }>({
    message: ({ service }) => `developers get all actions of \`${service}\``,
    hint: () => "leave it out, and allow single actions in a separate policy",
  }),

  "packer-missing-block": rule<{ block: string }>({
    message: ({ block }) => `the template has no \`${block}\` block`,
    hint: () => "add it, or write `# ...` where the sample leaves out code",
  }),

  "packer-unknown-source": rule<{ source: string; suggestion: string | undefined }>({
    message: ({ source }) => `the build uses \`${source}\`, and the template has no such source`,
    hint: ({ suggestion }) => suggestion && `did you mean \`${suggestion}\`?`,
  }),

  "packer-missing-argument": rule<{ source: string; argument: string }>({
    message: ({ source, argument }) => `\`${source}\` has no \`${argument}\``,
    hint: () => "add it, or write `# ...` where the sample leaves out code",
  }),

  "packer-plugin": rule<{ plugin: string; reason: string }>({
    message: ({ plugin, reason }) => `the plugin \`${plugin}\` ${reason}`,
    hint: () =>
      'write `amazon = { source = "github.com/hashicorp/amazon", version = "~> 1.8" }` in `required_plugins`',
  }),

  "packer-open-ssh": rule<{ source: string }>({
    message: ({ source }) =>
      `the temporary security group of \`${source}\` opens SSH to the internet`,
    hint: () =>
      "write `temporary_security_group_source_public_ip = true`, or connect with Session Manager",
  }),

  "packer-literal-id": rule<{ argument: string; id: string }>({
    message: ({ argument, id }) => `\`${argument}\` is the fixed ID \`${id}\``,
    hint: ({ argument }) => `declare a variable and write \`${argument} = var.${argument}\``,
  }),
});
