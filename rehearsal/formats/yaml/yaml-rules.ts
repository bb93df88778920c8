import { defineRules, rule } from "../../lint-rules.ts";

export const yamlRules = defineRules({
  "yaml-syntax": rule<{ reason: string }>({
    message: ({ reason }) => `this is not YAML: ${reason}`,
  }),

  "github-workflow": rule<{ reason: string }>({
    message: ({ reason }) => `GitHub Actions rejects this: ${reason}`,
  }),

  "action-input": rule<{ action: string; input: string }>({
    message: ({ action, input }) => `\`${action}\` fails without the input \`${input}\``,
    hint: ({ input }) => `add \`${input}\` to \`with\``,
  }),

  "gitlab-pipeline": rule<{ path: string; reason: string }>({
    message: ({ path, reason }) => `GitLab rejects \`${path}\`: ${reason}`,
  }),

  "kubernetes-manifest": rule<{ kind: string; path: string; reason: string }>({
    message: ({ kind, path, reason }) =>
      `invalid Kubernetes \`${kind}\`${path && ` at \`${path}\``}: ${reason}`,
  }),

  "kubernetes-version": rule<{ kind: string; apiVersion: string; known: string }>({
    message: ({ kind, apiVersion }) => `\`${apiVersion}\` has no \`${kind}\``,
    hint: ({ known }) => `write \`${known}\``,
  }),
});
