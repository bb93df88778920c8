import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { formatCount } from "../../src/model/text/format-count.ts";
import { defineRules, listNames, type Mismatch, rule } from "../lint-rules.ts";

const extractCommand = "node src/run.mjs tools/extract-aws-models.ts";

type UnknownName = {
  name: string;
  suggestion: string | undefined;
};

export const awsRules = defineRules({
  "unknown-aws-service": rule<UnknownName>({
    message: ({ name }) => `\`aws ${name}\` is not a known service`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, (name) => `aws ${name}`) ??
      "add it to `rehearsal/aws/service-model.ts`",
  }),

  "unknown-aws-operation": rule<UnknownName & { service: string; replacement: string | undefined }>(
    {
      message: ({ service, name }) => `\`aws ${service}\` has no command \`${name}\``,
      hint: ({ suggestion, replacement }) =>
        replacement ? `version 2 has \`${replacement}\`` : didYouMean(suggestion),
    },
  ),

  "missing-aws-model": rule<{ command: string }>({
    message: ({ command }) => `\`${command}\` has no model yet`,
    hint: () => `run \`${extractCommand}\` and commit the result`,
  }),

  "unknown-aws-parameter": rule<UnknownName & { command: string }>({
    message: ({ command, name }) => `\`${command}\` has no option \`--${name}\``,
    hint: ({ suggestion }) => didYouMean(suggestion, (name) => `--${name}`),
  }),

  "repeated-aws-parameter": rule<{ name: string }>({
    message: ({ name }) => `\`--${name}\` is given twice, and only the last one counts`,
    hint: () => "write all values after one option, separated by spaces",
  }),

  "missing-aws-parameter": rule<{ command: string; names: readonly string[] }>({
    message: ({ command, names }) =>
      `\`${command}\` requires ${listNames(names.map((name) => `--${name}`))}`,
  }),

  "missing-aws-value": rule<{ name: string }>({
    message: ({ name }) => `\`--${name}\` requires a value`,
  }),

  "stray-aws-word": rule<{ command: string; word: string }>({
    message: ({ command, word }) => `\`${command}\` does not take the word \`${word}\``,
    hint: () => "write it after its option, or quote it together with the word before it",
  }),

  "missing-aws-word": rule<{ command: string; expected: number }>({
    message: ({ command, expected }) =>
      `\`${command}\` requires ${formatCount(expected, "argument")}`,
  }),

  "invalid-aws-value": rule<Mismatch & { option: string }>({
    message: ({ option, message }) => `\`--${option}\`: ${message}`,
    hint: ({ hint }) => hint,
  }),

  "unknown-aws-filter": rule<UnknownName & { command: string; knownNames: readonly string[] }>({
    message: ({ command, name }) => `\`${command}\` has no filter \`${name}\``,
    hint: ({ suggestion, knownNames }) =>
      didYouMean(suggestion) ?? `filters are ${listNames(knownNames)}`,
  }),

  "invalid-aws-query": rule<Mismatch>({
    message: ({ message }) => message,
    hint: ({ hint }) => hint,
  }),

  "unused-aws-query": rule<{ command: string }>({
    message: ({ command }) => `\`--query\` has no effect: \`${command}\` does not print JSON`,
  }),

  "query-of-one-page": rule<{ command: string }>({
    message: ({ command }) =>
      `with \`--output text\`, the AWS CLI runs this query once for each page of \`${command}\``,
    hint: () => "write `--output json`, which runs it once for the entire response",
  }),

  "captured-aws-json": rule<{ query: string | undefined }>({
    message: ({ query }) =>
      query
        ? `\`${query}\` is printed as JSON, so the captured value includes quotation marks`
        : "the response is captured as JSON",
    hint: () => "add `--output text`",
  }),

  "impossible-aws-output": rule<{ command: string; reason: string }>({
    message: ({ command, reason }) => `\`${command}\` cannot print this: ${reason}`,
  }),
});
