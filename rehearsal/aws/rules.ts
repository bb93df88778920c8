import { didYouMean } from "../../src/model/diagnostics/nearest.ts";
import { defineRules, listNames, type Mismatch, rule } from "../lint-rules.ts";

const extract = "node src/run.mjs tools/extract-aws-models.ts";

type Unknown = {
  name: string;
  near: string | undefined;
};

/** Rules of commands of the AWS CLI. */
export const awsRules = defineRules({
  "unknown-aws-service": rule<Unknown>({
    message: ({ name }) => `the AWS CLI has no command \`aws ${name}\``,
    hint: ({ near }) => didYouMean(near, (one) => `aws ${one}`),
  }),

  "unknown-aws-operation": rule<Unknown & { service: string; replacement: string | undefined }>({
    message: ({ service, name }) => `\`aws ${service}\` has no command \`${name}\``,
    hint: ({ near, replacement }) =>
      replacement ? `version 2 has \`${replacement}\`` : didYouMean(near),
  }),

  "missing-aws-model": rule<{ command: string }>({
    message: ({ command }) => `nothing is known about \`${command}\` yet`,
    hint: () => `run \`${extract}\` and commit what it writes`,
  }),

  "unknown-aws-parameter": rule<Unknown & { command: string }>({
    message: ({ command, name }) => `\`${command}\` has no option \`--${name}\``,
    hint: ({ near }) => didYouMean(near, (one) => `--${one}`),
  }),

  "repeated-aws-parameter": rule<{ name: string }>({
    message: ({ name }) => `\`--${name}\` stands twice, and only the last one counts`,
    hint: () => "give all values behind one option, with spaces between them",
  }),

  "missing-aws-parameter": rule<{ command: string; names: readonly string[] }>({
    message: ({ command, names }) =>
      `\`${command}\` needs ${names.map((name) => `\`--${name}\``).join(", ")}`,
  }),

  "missing-aws-value": rule<{ name: string }>({
    message: ({ name }) => `\`--${name}\` needs a value`,
  }),

  "stray-aws-word": rule<{ command: string; word: string }>({
    message: ({ command, word }) => `\`${command}\` does not take the word \`${word}\``,
    hint: () => "put it behind its option, or in quotes with the word before",
  }),

  "missing-aws-word": rule<{ command: string; wanted: number }>({
    message: ({ command, wanted }) =>
      `\`${command}\` needs ${wanted} word${wanted === 1 ? "" : "s"} besides its options`,
  }),

  "invalid-aws-value": rule<Mismatch & { option: string }>({
    message: ({ option, message }) => `\`--${option}\`: ${message}`,
    hint: ({ hint }) => hint,
  }),

  "unknown-aws-filter": rule<Unknown & { command: string; known: readonly string[] }>({
    message: ({ command, name }) => `\`${command}\` has no filter \`${name}\``,
    hint: ({ near, known }) => didYouMean(near) ?? `filters are ${listNames(known)}`,
  }),

  "invalid-aws-query": rule<Mismatch>({
    message: ({ message }) => message,
    hint: ({ hint }) => hint,
  }),

  "unused-aws-query": rule<{ command: string }>({
    message: ({ command }) => `\`--query\` does nothing: \`${command}\` prints no JSON`,
  }),

  "captured-aws-json": rule<{ query: string | undefined }>({
    message: ({ query }) =>
      query
        ? `the value of \`${query}\` is printed as JSON, so the variable gets its quotes too`
        : "the answer is printed as JSON, all of it",
    hint: () => "add `--output text`",
  }),

  "impossible-aws-output": rule<{ command: string; reason: string }>({
    message: ({ command, reason }) => `\`${command}\` cannot print this: ${reason}`,
  }),
});
