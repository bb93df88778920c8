import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

export const configRules = defineRules({
  "json-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not JSON: ${reason}`,
    hint: () => "JSON has no comments and no comma after the last value",
  }),

  "toml-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not TOML: ${reason}`,
  }),

  dockerfile: rule<{ reason: string }>({
    message: ({ reason }) => `Docker rejects this: ${reason}`,
  }),

  "ini-syntax": rule<{ line: string }>({
    message: ({ line }) => `\`${line}\` is neither a section nor \`key = value\``,
  }),

  "aws-config-section": rule<{ section: string; reason: string; expected: string }>({
    message: ({ section, reason }) => `\`[${section}]\` ${reason}`,
    hint: ({ expected }) => `write \`[${expected}]\``,
  }),

  "aws-config-key": rule<{ key: string; suggestion: string | undefined }>({
    message: ({ key }) => `the AWS CLI has no setting \`${key}\``,
    hint: ({ suggestion }) => didYouMean(suggestion),
  }),

  "aws-config-duplicate-key": rule<{ key: string }>({
    message: ({ key }) => `the section sets \`${key}\` twice`,
    hint: () => "keep one of them",
  }),

  "aws-config-value": rule<{ key: string; value: string; reason: string }>({
    message: ({ key, value, reason }) => `\`${key}\` cannot be \`${value}\`: ${reason}`,
  }),

  "aws-config-incomplete": rule<{ profile: string; reason: string }>({
    message: ({ profile, reason }) => `the profile \`${profile}\` ${reason}`,
  }),
});
