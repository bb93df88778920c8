import { defineRules, rule } from "../../../src/model/diagnostics/rule.ts";

const file = "site/content/docs/guide.md";

/** Rules of HCL, whichever tool reads it. */
export const hclRules = defineRules({
  "hcl-syntax": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `this is not HCL: ${problem}`,
    documentation:
      "HashiCorp's own parser reads each block, as the tools will. A block that leaves something out says so in a comment (`# ...`).",
    example: {
      file,
      source: 'names = ["a"',
      values: { problem: "Missing item separator; Expected a comma" },
    },
  }),

  "hcl-format": rule<{ line: string; count: number }>({
    severity: "error",
    message: ({ count }) =>
      `${count === 1 ? "this line is" : `${count} lines from here on are`} not formatted as \`tofu fmt\` formats`,
    hint: ({ line }) => `write \`${line}\``,
    documentation:
      "`tofu fmt`, `terraform fmt`, `terragrunt hcl fmt` and `packer fmt` indent by two spaces and align the equal signs, and the comments behind code, of lines that follow each other. A sample that they change shows up as a difference in the reader's first commit.",
    example: { file, source: "a=1", values: { line: "a = 1", count: 1 } },
  }),

  "packer-missing-block": rule<{ block: string }>({
    severity: "error",
    message: ({ block }) => `the template has no \`${block}\` block`,
    hint: () => "add it; a comment `# ...` says that something is left out",
    documentation:
      "A Packer template builds with at least one `source` block and a `build` block, and a `packer` block names the plugins, which `packer init` installs.",
    example: { file, source: 'source "amazon-ebs" "web" {}', values: { block: "build" } },
  }),

  "packer-unknown-source": rule<{ source: string; near: string | undefined }>({
    severity: "error",
    message: ({ source }) => `the build uses \`${source}\`, and the template has no such source`,
    hint: ({ near }) => near && `did you mean \`${near}\`?`,
    documentation:
      "A build names its sources as `source.TYPE.NAME`, after the labels of the blocks.",
    example: {
      file,
      source: 'sources = ["source.amazon-ebs.wep"]',
      values: { source: "source.amazon-ebs.wep", near: "source.amazon-ebs.web" },
    },
  }),

  "packer-missing-argument": rule<{ source: string; argument: string }>({
    severity: "error",
    message: ({ source, argument }) => `\`${source}\` has no \`${argument}\``,
    hint: () => "add it; a comment `# ...` says that something is left out",
    documentation:
      "The source `amazon-ebs` needs a name for the image, a type of instance, an image to start from, and the user to connect as.",
    example: {
      file,
      source: 'source "amazon-ebs" "web" {}',
      values: { source: "source.amazon-ebs.web", argument: "ami_name" },
    },
  }),

  "packer-plugin": rule<{ plugin: string; problem: string }>({
    severity: "error",
    message: ({ plugin, problem }) => `the plugin \`${plugin}\` ${problem}`,
    hint: () =>
      'write `amazon = { source = "github.com/hashicorp/amazon", version = "~> 1.8" }` in `required_plugins`',
    documentation:
      "`packer init` installs the plugins of `required_plugins`, each with its `source` and a `version`. The type of a source begins with the plugin's name: `amazon-ebs` belongs to `amazon`.",
    example: {
      file,
      source: "required_plugins {}",
      values: { plugin: "amazon", problem: "is not required" },
    },
  }),

  "packer-literal-id": rule<{ argument: string; id: string }>({
    severity: "error",
    message: ({ argument, id }) => `\`${argument}\` is the fixed ID \`${id}\``,
    hint: ({ argument }) => `declare a variable and write \`${argument} = var.${argument}\``,
    documentation:
      "IDs of subnets, networks and security groups differ in each account. A template takes them as variables, so that the same file builds in every account.",
    example: {
      file,
      source: 'subnet_id = "subnet-0a1b2c3d"',
      values: { argument: "subnet_id", id: "subnet-0a1b2c3d" },
    },
  }),
});
