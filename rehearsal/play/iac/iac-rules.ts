import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../../src/model/diagnostics/rule.ts";

const file = "content/docs/guides/network/deployment-walkthrough.mdx";

/** Rules about code for OpenTofu, Terraform and Terragrunt, at the time when it is run. */
export const iacRules = defineRules({
  "no-code-here": rule<{ tool: string; folder: string; wanted: string }>({
    severity: "error",
    message: ({ tool, folder }) => `\`${tool}\` finds no code in \`${folder}\``,
    hint: ({ wanted }) => `write \`${wanted}\` there, or go to its folder first`,
    documentation:
      "OpenTofu, Terraform and Terragrunt work on the folder in which they are started. The reader stands in another one, or the file was written elsewhere.",
    example: {
      file,
      source: "cd ..\ntofu plan",
      values: { tool: "tofu", folder: "~/infrastructure-live/prod", wanted: "main.tf" },
    },
  }),

  "not-initialized": rule<{ tool: string; folder: string }>({
    severity: "error",
    message: ({ folder }) => `\`${folder}\` was not initialized`,
    hint: ({ tool }) => `run \`${tool} init\` in it before`,
    documentation:
      "OpenTofu and Terraform refuse to plan before `init` has loaded the providers and the backend. Terragrunt does that by itself.",
    example: {
      file,
      source: "tofu plan",
      values: { tool: "tofu", folder: "prod/us-east-2/prod/networking/vpc" },
    },
  }),

  "no-state-bucket": rule<{ bucket: string }>({
    severity: "error",
    message: ({ bucket }) => `the bucket for state \`${bucket}\` does not exist yet`,
    hint: () => "run `terragrunt backend bootstrap`, or create the bucket, before",
    documentation:
      "State lies in one bucket per account and Region, which must exist before the first plan. Terragrunt creates it with `terragrunt backend bootstrap` only.",
    example: {
      file,
      source: "terragrunt apply",
      values: { bucket: "acme-prod-us-east-2-terraform-state" },
    },
  }),

  "not-applied": rule<{ folder: string }>({
    severity: "error",
    message: ({ folder }) => `\`${folder}\` has no outputs yet: nothing was applied there`,
    hint: () => "apply it before, or play the guide that does",
    documentation:
      "Outputs exist after the first apply. A guide that reads them earlier, or the state of a unit under another key, gets an error.",
    example: {
      file,
      source: "terragrunt output vpc_id",
      values: { folder: "prod/us-east-2/prod/networking/vpc" },
    },
  }),

  "unknown-state": rule<{ key: string; near: string | undefined }>({
    severity: "error",
    message: ({ key }) => `no state was written under the key \`${key}\``,
    hint: ({ near }) => didYouMean(near) ?? "take the key of the unit, and apply that unit before",
    documentation:
      "A `terraform_remote_state` reads what another folder has written under exactly this key.",
    example: {
      file,
      source: 'key = "prod/us-east-2/prod/network/vpc/terraform.tfstate"',
      values: {
        key: "prod/us-east-2/prod/network/vpc/terraform.tfstate",
        near: "prod/us-east-2/prod/networking/vpc/terraform.tfstate",
      },
    },
  }),

  "unknown-output": rule<{ name: string; of: string; near: string | undefined }>({
    severity: "error",
    message: ({ name, of }) => `\`${of}\` has no output \`${name}\``,
    hint: ({ near }) => didYouMean(near) ?? "look up its outputs at the version that is pinned",
    documentation:
      "The outputs of a unit are those of its module at the version that it pins; those of a folder of code stand in its `output` blocks.",
    example: {
      file,
      source: "terragrunt output vpc_cidr",
      values: {
        name: "vpc_cidr",
        of: "prod/us-east-2/prod/networking/vpc",
        near: "vpc_cidr_block",
      },
    },
  }),

  "unknown-dependency": rule<{ name: string; path: string; near: string | undefined }>({
    severity: "error",
    message: ({ name, path }) =>
      `the dependency \`${name}\` leads to \`${path}\`, where no unit is`,
    hint: ({ near }) => didYouMean(near) ?? "write that unit before, or correct `config_path`",
    documentation:
      "`config_path` of a `dependency` leads from the folder of its unit to the folder of another one, which must exist.",
    example: {
      file,
      source: 'config_path = "../vpc"',
      values: { name: "vpc", path: "prod/us-east-2/prod/services/vpc", near: undefined },
    },
  }),

  "missing-input": rule<{ name: string; of: string }>({
    severity: "error",
    message: ({ name, of }) => `\`${of}\` requires \`${name}\`, which is given nowhere`,
    hint: ({ name }) => `give \`${name}\` a value`,
    documentation:
      "Inputs without a default must be given: in the unit, in a file that it includes, or in the call of the module. Everything else stops at the first plan.",
    example: {
      file,
      source: "inputs = {\n}",
      values: { name: "vpc_name", of: "modules/networking/vpc" },
    },
  }),

  "unknown-input": rule<{ name: string; of: string; near: string | undefined }>({
    severity: "error",
    message: ({ name, of }) => `\`${of}\` has no input \`${name}\``,
    hint: ({ near }) => didYouMean(near) ?? "remove it, or declare it in the module",
    documentation:
      "A module takes the inputs that it declares, and refuses others. The inputs of a wrapper stand in the guide that writes it.",
    example: {
      file,
      source: 'cidr = "10.20.0.0/16"',
      values: { name: "cidr", of: "networking/vpc-app", near: "cidr_block" },
    },
  }),

  "undeclared-name": rule<{ name: string; near: string | undefined }>({
    severity: "error",
    message: ({ name }) => `\`${name}\` is declared in no file of this folder`,
    hint: ({ near }) => didYouMean(near) ?? "declare it, or correct the name",
    documentation:
      "Variables, locals, modules, resources and data sources are declared in a file of the same folder. OpenTofu and Terraform refuse other names.",
    example: {
      file,
      source: "vpc_name = var.vpc_nam",
      values: { name: "var.vpc_nam", near: "var.vpc_name" },
    },
  }),

  "contradicts-path": rule<{ name: string; value: string; wanted: string; path: string }>({
    severity: "error",
    message: ({ name, value, path }) => `\`${name}\` is \`${value}\` in \`${path}\``,
    hint: ({ wanted }) => `its path says \`${wanted}\``,
    documentation:
      "The path of a file names its account, its Region and the key of its state. A value that says otherwise deploys to another place than readers believe.",
    example: {
      file,
      source: '```hcl title="prod/us-east-2/region.hcl"',
      values: {
        name: "aws_region",
        value: "us-west-2",
        wanted: "us-east-2",
        path: "prod/us-east-2/region.hcl",
      },
    },
  }),

  "unapplied-plan": rule<{ plan: string }>({
    severity: "error",
    message: ({ plan }) => `the plan \`${plan}\` is never applied`,
    hint: () => "apply it, or plan without `-out`",
    documentation:
      "A plan is kept in a file to apply exactly what was read. Where no step applies it, nothing is deployed, and the steps after it work on what is not there.",
    example: {
      file,
      source: "tofu plan -out=vpc.tfplan",
      values: { plan: "vpc.tfplan" },
    },
  }),

  "missing-tag": rule<{ repository: string; tag: string; near: string | undefined }>({
    severity: "error",
    message: ({ repository, tag }) => `\`${repository}\` has no tag \`${tag}\` yet`,
    hint: ({ near }) => didYouMean(near) ?? "tag and push it before",
    documentation:
      "A source with `ref` needs that tag. For a module that readers write themselves, a step must make it.",
    example: {
      file,
      source:
        'source = "git::git@github.com:acme/infrastructure-modules.git//networking/vpc?ref=v0.4.0"',
      values: { repository: "infrastructure-modules", tag: "v0.4.0", near: "v0.3.0" },
    },
  }),
});
