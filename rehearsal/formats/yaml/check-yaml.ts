import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import type { Locate } from "../../guide/guide.ts";
import { checkScript } from "../../shell/check-script.ts";
import type { IsFormer } from "../../tools/check-tool.ts";
import { isExcerpt, isObject } from "../format-helpers.ts";
import { checkJsonPolicies } from "../iam/check-policies.ts";
import { checkGithub } from "./check-github.ts";
import { checkGitlab } from "./check-gitlab.ts";
import { checkManifests } from "./check-kubernetes.ts";
import { readYaml, type YamlDocument } from "./yaml-document.ts";

/** Checks a workflow of GitHub Actions, a pipeline of GitLab, or manifests and policies. */
export async function checkYaml(
  code: string,
  title: string | null,
  locate: Locate,
  isFormer?: IsFormer,
): Promise<Diagnostic[]> {
  const { documents, diagnostics } = readYaml(code.replaceAll("\r\n", "\n"), locate);
  const [document] = documents;
  if (!document) return diagnostics;
  const name = title ?? "";
  if (/\.github\/workflows\//.test(name) || isWorkflow(document.value)) {
    const scripts = await checkScripts(document, isFormer);
    return [...(await checkGithub(code, document.value, locate)), ...scripts];
  }
  if (/\.gitlab-ci\.ya?ml/.test(name)) return checkGitlab(document);
  const policies = documents.map(({ value }) => checkJsonPolicies(value, code, locate));
  return [...checkManifests(documents, isExcerpt(title)), ...(await Promise.all(policies)).flat()];
}

function isWorkflow(value: unknown): boolean {
  return isObject(value) && "on" in value && "jobs" in value;
}

async function checkScripts(document: YamlDocument, isFormer?: IsFormer): Promise<Diagnostic[]> {
  const checks = document.getShellScripts().map(({ text, locate }) => {
    // An expression becomes a variable of the same length, so that positions are right.
    const script = text.replace(
      /\$\{\{.*?\}\}/gs,
      (expression) => `$${expression.slice(1).replace(/./g, "x")}`,
    );
    return checkScript(script, locate, isFormer);
  });
  return (await Promise.all(checks)).flat();
}
