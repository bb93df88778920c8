import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, listNames, rule } from "../../lint-rules.ts";

export const resourceRules = defineRules({
  "unknown-aws-resource": rule<{ kind: string; type: string; suggestion: string | undefined }>({
    message: ({ kind, type }) =>
      `the AWS provider has no ${kind === "data" ? "data source" : "resource"} \`${type}\``,
    hint: ({ suggestion }) => didYouMean(suggestion),
  }),

  "missing-aws-resource": rule<{ type: string }>({
    message: ({ type }) => `the arguments of \`${type}\` are not known yet`,
    hint: () => "run `node src/run.mjs tools/extract-aws-resources.ts` and commit the result",
  }),

  "unknown-aws-argument": rule<{ of: string; name: string; suggestion: string | undefined }>({
    message: ({ of, name }) => `\`${of}\` has no argument \`${name}\``,
    hint: ({ suggestion }) => didYouMean(suggestion),
  }),

  "missing-aws-argument": rule<{ of: string; names: readonly string[] }>({
    message: ({ of, names }) => `\`${of}\` requires ${listNames(names)}`,
    hint: () => "add it, or mark the block as an excerpt with the comment `# ...`",
  }),
});
