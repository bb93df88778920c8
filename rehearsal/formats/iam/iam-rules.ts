import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

export const iamRules = defineRules({
  "iam-unknown-action": rule<{ action: string; suggestion: string | undefined }>({
    message: ({ action }) => `AWS has no action \`${action}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "look it up in the Service Authorization Reference",
  }),

  "iam-unknown-condition-key": rule<{ key: string; suggestion: string | undefined }>({
    message: ({ key }) => `AWS has no condition key \`${key}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "look it up in the Service Authorization Reference",
  }),

  "iam-condition-of-other-action": rule<{ action: string; key: string }>({
    message: ({ action, key }) => `no request of \`${action}\` has the condition key \`${key}\``,
    hint: () => "put the action into a statement without this condition",
  }),

  "iam-arn": rule<{ arn: string; reason: string }>({
    message: ({ arn, reason }) => `\`${arn}\` is not an ARN: ${reason}`,
    hint: () => "an ARN is `arn:aws:service:region:account:resource`",
  }),

  "iam-action-without-resource": rule<{ action: string; expected: string }>({
    message: ({ action, expected }) =>
      `\`${action}\` works on ${expected}, and the statement names no such resource`,
    hint: () => "add the resource, or put the action into a separate statement",
  }),

  "iam-resource-without-action": rule<{ arn: string }>({
    message: ({ arn }) => `no action of the statement works on \`${arn}\``,
    hint: () => "remove the resource, or add an action for it",
  }),

  "iam-allow-by-exception": rule<{ element: string }>({
    message: ({ element }) =>
      `\`${element}\` with \`Allow\` allows everything that it does not name`,
    hint: () => "list what the policy allows, or put a bad example between `<Bad>` and `</Bad>`",
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
      `the name of a branch can contain the end of \`${subject}\`, because \`*\` matches slashes`,
    hint: () => "reject such names with a second condition, `StringNotLike` on the same key",
  }),
});
