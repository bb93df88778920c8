import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

/** Rules about code for OpenTofu, Terraform and Terragrunt, at the time when it is run. */
export const iacRules = defineRules({
  "no-code-here": rule<{ tool: string; folder: string; wanted: string }>({
    message: ({ tool, folder }) => `\`${tool}\` finds no code in \`${folder}\``,
    hint: ({ wanted }) => `write \`${wanted}\` there, or go to its folder first`,
  }),

  "not-initialized": rule<{ tool: string; folder: string }>({
    message: ({ folder }) => `\`${folder}\` was not initialized`,
    hint: ({ tool }) => `run \`${tool} init\` in it before`,
  }),

  "no-state-bucket": rule<{ bucket: string }>({
    message: ({ bucket }) => `the bucket for state \`${bucket}\` does not exist yet`,
    hint: () => "run `terragrunt backend bootstrap`, or create the bucket, before",
  }),

  "not-applied": rule<{ folder: string }>({
    message: ({ folder }) => `\`${folder}\` has no outputs yet: nothing was applied there`,
    hint: () => "apply it before, or play the guide that does",
  }),

  "unknown-state": rule<{ key: string; near: string | undefined }>({
    message: ({ key }) => `no state was written under the key \`${key}\``,
    hint: ({ near }) => didYouMean(near) ?? "take the key of the unit, and apply that unit before",
  }),

  "unknown-output": rule<{ name: string; of: string; near: string | undefined }>({
    message: ({ name, of }) => `\`${of}\` has no output \`${name}\``,
    hint: ({ near }) => didYouMean(near) ?? "look up its outputs at the version that is pinned",
  }),

  "unknown-dependency": rule<{ name: string; path: string; near: string | undefined }>({
    message: ({ name, path }) =>
      `the dependency \`${name}\` leads to \`${path}\`, where no unit is`,
    hint: ({ near }) => didYouMean(near) ?? "write that unit before, or correct `config_path`",
  }),

  "missing-input": rule<{ name: string; of: string }>({
    message: ({ name, of }) => `\`${of}\` requires \`${name}\`, which is given nowhere`,
    hint: ({ name }) => `give \`${name}\` a value`,
  }),

  "unknown-input": rule<{ name: string; of: string; near: string | undefined }>({
    message: ({ name, of }) => `\`${of}\` has no input \`${name}\``,
    hint: ({ near }) => didYouMean(near) ?? "remove it, or declare it in the module",
  }),

  "undeclared-name": rule<{ name: string; near: string | undefined }>({
    message: ({ name }) => `\`${name}\` is declared in no file of this folder`,
    hint: ({ near }) => didYouMean(near) ?? "declare it, or correct the name",
  }),

  "contradicts-path": rule<{ name: string; value: string; wanted: string; path: string }>({
    message: ({ name, value, path }) => `\`${name}\` is \`${value}\` in \`${path}\``,
    hint: ({ wanted }) => `its path says \`${wanted}\``,
  }),

  "unapplied-plan": rule<{ plan: string }>({
    message: ({ plan }) => `the plan \`${plan}\` is never applied`,
    hint: () => "apply it, or plan without `-out`",
  }),

  "missing-tag": rule<{ repository: string; tag: string; near: string | undefined }>({
    message: ({ repository, tag }) => `\`${repository}\` has no tag \`${tag}\` yet`,
    hint: ({ near }) => didYouMean(near) ?? "tag and push it before",
  }),
});
