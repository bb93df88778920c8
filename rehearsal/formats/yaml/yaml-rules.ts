import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../lint-rules.ts";

/** Rules of YAML: its grammar, workflows and manifests. */
export const yamlRules = defineRules({
  "yaml-syntax": rule<{ problem: string }>({
    message: ({ problem }) => `this is not YAML: ${problem}`,
  }),

  "github-workflow": rule<{ problem: string }>({
    message: ({ problem }) => `GitHub Actions refuses this: ${problem}`,
  }),

  "gitlab-pipeline": rule<{ path: string; problem: string }>({
    message: ({ path, problem }) => `GitLab refuses \`${path}\`: ${problem}`,
  }),

  "circleci-config": rule<{ problem: string }>({
    message: ({ problem }) => `CircleCI refuses this: ${problem}`,
  }),

  "kubernetes-manifest": rule<{ kind: string; path: string; problem: string; near?: string }>({
    message: ({ kind, path, problem }) =>
      `a \`${kind}\` of Kubernetes cannot have this${path && ` in \`${path}\``}: ${problem}`,
    hint: ({ near }) => didYouMean(near),
  }),

  "kubernetes-version": rule<{ kind: string; apiVersion: string; known: string }>({
    message: ({ kind, apiVersion }) => `\`${apiVersion}\` has no \`${kind}\``,
    hint: ({ known }) => `write \`${known}\``,
  }),

  "kubernetes-selector": rule<{ kind: string; label: string }>({
    message: ({ kind, label }) =>
      `the ${kind} selects \`${label}\`, and no Pod of this block has it`,
    hint: () => "use the labels of the Pod's template",
  }),
});
