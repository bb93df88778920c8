import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

export const iacRules = defineRules({
  "no-code-here": rule<{ tool: string; folder: string; expected: string }>({
    message: ({ tool, folder }) => `\`${folder}\` has no code for \`${tool}\``,
    hint: ({ expected }) =>
      `write \`${expected}\` there, or first change to the folder that has it`,
  }),

  "not-initialized": rule<{ tool: string; folder: string }>({
    message: ({ folder }) => `\`${folder}\` is not initialized`,
    hint: ({ tool }) => `run \`${tool} init\` there first`,
  }),

  "no-state-bucket": rule<{ bucket: string }>({
    message: ({ bucket }) => `the state bucket \`${bucket}\` does not exist yet`,
    hint: () => "first run `terragrunt backend bootstrap`, or create the bucket",
  }),

  "not-applied": rule<{ folder: string }>({
    message: ({ folder }) => `\`${folder}\` has no outputs: no earlier step applies it`,
    hint: () => "apply it first, or add the guide that applies it to `after`",
  }),

  "unknown-state": rule<{ key: string; suggestion: string | undefined }>({
    message: ({ key }) => `no state has the key \`${key}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "use the key of the unit, and apply that unit first",
  }),

  "unknown-output": rule<{ name: string; of: string; suggestion: string | undefined }>({
    message: ({ name, of }) => `\`${of}\` has no output \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "use an output of the version that is pinned",
  }),

  "unknown-dependency": rule<{ name: string; path: string; suggestion: string | undefined }>({
    message: ({ name, path }) =>
      `the dependency \`${name}\` points to \`${path}\`, which has no unit`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "write that unit first, or correct `config_path`",
  }),

  "missing-input": rule<{ name: string; of: string }>({
    message: ({ name, of }) => `\`${of}\` requires the input \`${name}\``,
    hint: ({ name }) => `set \`${name}\``,
  }),

  "unknown-input": rule<{ name: string; of: string; suggestion: string | undefined }>({
    message: ({ name, of }) => `\`${of}\` has no input \`${name}\``,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? "remove it, or declare it in the module",
  }),

  "undeclared-name": rule<{ name: string; suggestion: string | undefined }>({
    message: ({ name }) => `no file of this folder declares \`${name}\``,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? "declare it, or correct the name",
  }),

  "contradicts-path": rule<{ name: string; value: string; expected: string; path: string }>({
    message: ({ name, value, path }) => `\`${name}\` is \`${value}\` in \`${path}\``,
    hint: ({ expected }) => `the path implies \`${expected}\``,
  }),

  "unapplied-plan": rule<{ plan: string }>({
    message: ({ plan }) => `no step applies the plan \`${plan}\``,
    hint: () => "apply it, or plan without `-out`",
  }),

  "missing-tag": rule<{ repository: string; tag: string; suggestion: string | undefined }>({
    message: ({ repository, tag }) => `\`${repository}\` has no tag \`${tag}\` yet`,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? "create and push the tag first",
  }),
});
