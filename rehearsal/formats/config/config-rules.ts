import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../../src/model/diagnostics/rule.ts";

const file = "site/content/docs/guide.md";

/** Rules of JSON, TOML, Dockerfiles and the files of the AWS CLI. */
export const configRules = defineRules({
  "json-syntax": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `this is not JSON: ${problem}`,
    hint: () => "JSON has no comments and no comma behind the last value",
    documentation: "Each block is read as the tools will read it.",
    example: { file, source: '{ "a": 1, }', values: { problem: "Unexpected token }" } },
  }),

  "toml-syntax": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `this is not TOML: ${problem}`,
    documentation: "Each block is read as the tools will read it.",
    example: { file, source: "version = 1.12.6", values: { problem: "invalid value" } },
  }),

  dockerfile: rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `Docker refuses this: ${problem}`,
    documentation:
      "Dockerfiles are read by a parser that knows the instructions of Docker, their flags and their arguments.",
    example: { file, source: "COPPY . .", values: { problem: "Unknown instruction: COPPY" } },
  }),

  "ini-syntax": rule<{ line: string }>({
    severity: "error",
    message: ({ line }) => `\`${line}\` is neither a section nor \`key = value\``,
    documentation: "A file of the AWS CLI holds sections in brackets, and settings below them.",
    example: { file, source: "region us-east-2", values: { line: "region us-east-2" } },
  }),

  "aws-config-section": rule<{ section: string; problem: string; wanted: string }>({
    severity: "error",
    message: ({ section, problem }) => `\`[${section}]\` ${problem}`,
    hint: ({ wanted }) => `write \`[${wanted}]\``,
    documentation:
      "In `~/.aws/config` a profile is `[profile NAME]`, besides `[default]`, `[sso-session NAME]` and `[services NAME]`. In `~/.aws/credentials` it is `[NAME]`. Each stands once in a file.",
    example: {
      file,
      source: "[prod-read-only]",
      values: {
        section: "prod-read-only",
        problem: "is not read in `~/.aws/config`",
        wanted: "profile prod-read-only",
      },
    },
  }),

  "aws-config-key": rule<{ key: string; near: string | undefined }>({
    severity: "error",
    message: ({ key }) => `the AWS CLI has no setting \`${key}\``,
    hint: ({ near }) => didYouMean(near),
    documentation: "The AWS CLI ignores settings that it does not know, without a message.",
    example: {
      file,
      source: "source_profil = security",
      values: { key: "source_profil", near: "source_profile" },
    },
  }),

  "aws-config-duplicate-key": rule<{ key: string }>({
    severity: "error",
    message: ({ key }) => `the section sets \`${key}\` twice`,
    hint: () => "keep one of them",
    documentation: "Of two settings of one name the AWS CLI reads one, or refuses the file.",
    example: { file, source: "region = us-east-2\nregion = us-west-2", values: { key: "region" } },
  }),

  "aws-config-value": rule<{ key: string; value: string; problem: string }>({
    severity: "error",
    message: ({ key, value, problem }) => `\`${key}\` cannot be \`${value}\`: ${problem}`,
    documentation:
      "The values of the AWS CLI's settings have forms: Regions, formats of output, ARNs of roles and MFA devices, seconds.",
    example: {
      file,
      source: "output = jsn",
      values: { key: "output", value: "jsn", problem: "it is none of the formats" },
    },
  }),

  "aws-config-incomplete": rule<{ profile: string; problem: string }>({
    severity: "error",
    message: ({ profile, problem }) => `the profile \`${profile}\` ${problem}`,
    documentation:
      "A profile gets its credentials in one way: a role with the profile that may assume it (`role_arn` with `source_profile` or `credential_source`), IAM Identity Center (`sso_session` or `sso_start_url`, with account and role), keys, or a program (`credential_process`). A profile with settings alone takes keys from the credentials file or from `aws-vault`.",
    example: {
      file,
      source: "[profile prod]\nrole_arn = arn:aws:iam::123456789012:role/admin",
      values: { profile: "prod", problem: "has a role, and nothing that may assume it" },
    },
  }),
});
