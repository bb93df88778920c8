import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

/** Rules of JSON, TOML, Dockerfiles and the files of the AWS CLI. */
export const configRules = defineRules({
  "json-syntax": rule<{ problem: string }>({
    message: ({ problem }) => `this is not JSON: ${problem}`,
    hint: () => "JSON has no comments and no comma behind the last value",
  }),

  "toml-syntax": rule<{ problem: string }>({
    message: ({ problem }) => `this is not TOML: ${problem}`,
  }),

  dockerfile: rule<{ problem: string }>({
    message: ({ problem }) => `Docker refuses this: ${problem}`,
  }),

  "ini-syntax": rule<{ line: string }>({
    message: ({ line }) => `\`${line}\` is neither a section nor \`key = value\``,
  }),

  "aws-config-section": rule<{ section: string; problem: string; wanted: string }>({
    message: ({ section, problem }) => `\`[${section}]\` ${problem}`,
    hint: ({ wanted }) => `write \`[${wanted}]\``,
  }),

  "aws-config-key": rule<{ key: string; near: string | undefined }>({
    message: ({ key }) => `the AWS CLI has no setting \`${key}\``,
    hint: ({ near }) => didYouMean(near),
  }),

  "aws-config-duplicate-key": rule<{ key: string }>({
    message: ({ key }) => `the section sets \`${key}\` twice`,
    hint: () => "keep one of them",
  }),

  "aws-config-value": rule<{ key: string; value: string; problem: string }>({
    message: ({ key, value, problem }) => `\`${key}\` cannot be \`${value}\`: ${problem}`,
  }),

  "aws-config-incomplete": rule<{ profile: string; problem: string }>({
    message: ({ profile, problem }) => `the profile \`${profile}\` ${problem}`,
  }),
});
