import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

export const iamRules = defineRules({
  "iam-version": rule<{ version: string }>({
    message: ({ version }) => `\`${version}\` is not a version of the policy language`,
    hint: () => "write `2012-10-17`",
  }),

  "iam-effect": rule<{ effect: string }>({
    message: ({ effect }) => `\`${effect}\` is not an effect`,
    hint: () => "write `Allow` or `Deny`; capital letters count",
  }),

  "iam-missing-element": rule<{ element: string }>({
    message: ({ element }) => `the statement has no \`${element}\``,
    hint: () => "add it; a comment `# ...` in HCL says that something is left out",
  }),

  "iam-both-elements": rule<{ single: string; other: string }>({
    message: ({ single, other }) => `the statement has both \`${single}\` and \`${other}\``,
    hint: () => "use one of them, or two statements",
  }),

  "iam-unknown-element": rule<{ element: string; suggestion: string | undefined }>({
    message: ({ element }) => `\`${element}\` is not an element of a statement`,
    hint: ({ suggestion }) => didYouMean(suggestion),
  }),

  "iam-unknown-action": rule<{ action: string; suggestion: string | undefined }>({
    message: ({ action }) => `AWS has no action \`${action}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "look it up in the Service Authorization Reference",
  }),

  "iam-unknown-operator": rule<{ operator: string; suggestion: string | undefined }>({
    message: ({ operator }) => `\`${operator}\` is not an operator of conditions`,
    hint: ({ suggestion }) => didYouMean(suggestion),
  }),

  "iam-unknown-condition-key": rule<{ key: string; suggestion: string | undefined }>({
    message: ({ key }) => `AWS has no condition key \`${key}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "look it up in the Service Authorization Reference",
  }),

  "iam-arn": rule<{ arn: string; reason: string }>({
    message: ({ arn, reason }) => `\`${arn}\` is not an ARN: ${reason}`,
    hint: () => "an ARN is `arn:aws:service:region:account:resource`",
  }),

  "iam-principal": rule<{ principal: string; reason: string }>({
    message: ({ principal, reason }) => `\`${principal}\` is not a principal: ${reason}`,
    hint: () =>
      "name an account, a user or role by its ARN, a service (`ec2.amazonaws.com`), or a provider",
  }),

  "iam-action-without-resource": rule<{ action: string; expected: string }>({
    message: ({ action, expected }) =>
      `\`${action}\` works on ${expected}, and the statement names no such resource`,
    hint: () => "add the resource, or put the action into a separate statement",
  }),

  "iam-resource-in-trust-policy": rule<object>({
    message: () => "a trust policy has no resources",
    hint: () => "remove them: the policy belongs to the role",
  }),

  "iam-duplicate-sid": rule<{ sid: string }>({
    message: ({ sid }) => `two statements have the \`Sid\` \`${sid}\``,
    hint: () => "give each statement its own, or none",
  }),

  "iam-broad-action": rule<{ action: string }>({
    message: ({ action }) => `the policy allows \`${action}\` on all resources`,
    hint: () =>
      "name the resources, add a condition, or put a bad example between `<Bad>` and `</Bad>`",
  }),

  "iam-trust-of-any-branch": rule<{ subject: string }>({
    message: ({ subject }) => `every branch can assume this role: its subject is \`${subject}\``,
    hint: () =>
      "trust the main branch only; a role that only plans has `plan` or `read` in its name",
  }),

  "iam-subject-wildcard": rule<{ subject: string }>({
    message: ({ subject }) =>
      `a branch can be named like the end of \`${subject}\`, because \`*\` matches slashes`,
    hint: () => "reject such names with a second condition, `StringNotLike` on the same key",
  }),
});
