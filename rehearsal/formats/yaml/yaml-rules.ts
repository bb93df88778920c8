import { didYouMean } from "../../../src/model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../../src/model/diagnostics/rule.ts";

const file = "site/content/docs/guide.md";

/** Rules of YAML: its grammar, workflows and manifests. */
export const yamlRules = defineRules({
  "yaml-syntax": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `this is not YAML: ${problem}`,
    documentation:
      "Each block is read as the tools will read it. YAML indents with spaces, and a key stands once in a map.",
    example: { file, source: "a: [1", values: { problem: "Expected flow sequence to end with ]" } },
  }),

  "github-workflow": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `GitHub Actions refuses this: ${problem}`,
    documentation:
      "Workflows are read by GitHub's own parser, with its schema and the contexts that each expression may use. An excerpt may show a job, or steps.",
    example: { file, source: "runs_on: ubuntu-24.04", values: { problem: "Unexpected value" } },
  }),

  "gitlab-pipeline": rule<{ path: string; problem: string }>({
    severity: "error",
    message: ({ path, problem }) => `GitLab refuses \`${path}\`: ${problem}`,
    documentation: "Pipelines of GitLab CI follow the JSON schema that GitLab publishes.",
    example: {
      file,
      source: "plan: { scripts: [tofu plan] }",
      values: { path: "plan", problem: "`scripts` is unknown" },
    },
  }),

  "circleci-config": rule<{ problem: string }>({
    severity: "error",
    message: ({ problem }) => `CircleCI refuses this: ${problem}`,
    documentation:
      "A configuration of CircleCI has a `version`; a job has an executor and steps; a workflow runs jobs that exist, after others that it runs too. What an orb brings is not checked.",
    example: { file, source: "jobs: [plann]", values: { problem: "there is no job `plann`" } },
  }),

  "kubernetes-manifest": rule<{ kind: string; path: string; problem: string; near?: string }>({
    severity: "error",
    message: ({ kind, path, problem }) =>
      `a \`${kind}\` of Kubernetes cannot have this${path && ` in \`${path}\``}: ${problem}`,
    hint: ({ near }) => didYouMean(near),
    documentation:
      "Manifests are checked against the types of Kubernetes 1.35, the version that the guides use, and those of Karpenter: unknown and missing fields, values of the wrong type, and values that are none of a list.",
    example: {
      file,
      source: "spec: { replica: 3 }",
      values: {
        kind: "Deployment",
        path: "spec",
        problem: "`replica` is unknown",
        near: "replicas",
      },
    },
  }),

  "kubernetes-version": rule<{ kind: string; apiVersion: string; known: string }>({
    severity: "error",
    message: ({ kind, apiVersion }) => `\`${apiVersion}\` has no \`${kind}\``,
    hint: ({ known }) => `write \`${known}\``,
    documentation:
      "Kubernetes removes old versions of its interfaces. The `apiVersion` must be one that the version of the guides has.",
    example: {
      file,
      source: "apiVersion: extensions/v1beta1",
      values: { kind: "Ingress", apiVersion: "extensions/v1beta1", known: "networking.k8s.io/v1" },
    },
  }),

  "kubernetes-selector": rule<{ kind: string; label: string }>({
    severity: "error",
    message: ({ kind, label }) =>
      `the ${kind} selects \`${label}\`, and no Pod of this block has it`,
    hint: () => "use the labels of the Pod's template",
    documentation:
      "Kubernetes refuses a Deployment that does not select its own Pods, and a Service that selects none sends requests nowhere. A Service is compared with the Pods of its own block, if it has any.",
    example: {
      file,
      source: "selector: { app: backendd }",
      values: { kind: "Service", label: "app: backendd" },
    },
  }),
});
