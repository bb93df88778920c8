import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import type { Locate } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import { findObjects, getLocation, isObject } from "../format-helpers.ts";
import { yamlRules } from "./yaml-rules.ts";

export async function checkGithub(
  code: string,
  value: unknown,
  locate: Locate,
): Promise<Diagnostic[]> {
  const inputErrors = checkActionInputs(code, value, locate);
  // Steps and other excerpts cannot be checked alone.
  if (!isObject(value) || !("on" in value || "jobs" in value)) return inputErrors;
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
    "@actions/workflow-parser"
  );
  const [indent = ""] = /^ *(?=["']?jobs["']?[ \t]*:)/m.exec(code) ?? [];
  const trigger = "on" in value ? "" : `\n${indent}on: push\n`;
  const file = { name: "workflow.yml", content: code + trigger };
  const result = parseWorkflow(file, new NoOperationTraceWriter());
  if (result.value) await convertWorkflowTemplate(result.context, result.value);
  const lineCount = code.split("\n").length;
  const lines = new Set<number>();
  const errors = result.context.errors.getErrors().flatMap(({ rawMessage, range }) => {
    const line = Math.min(range?.start.line ?? 1, lineCount);
    // An unknown key often implies a missing one.
    if (lines.has(line)) return [];
    lines.add(line);
    return diagnose(yamlRules["github-workflow"], locate(line, range?.start.column ?? 1), {
      reason: rawMessage.replace(/\.$/, ""),
    });
  });
  return [...errors, ...inputErrors];
}

/** Inputs that an action requires at run time, by the name of its repository. */
const requiredInputs: Readonly<Record<string, readonly string[]>> = {
  "configure-aws-credentials": ["aws-region"],
  // Version 2. `action.yml` marks it as optional, but the code of the action requires it.
  "patcher-action": ["github_token"],
};

function checkActionInputs(code: string, value: unknown, locate: Locate): Diagnostic[] {
  let offset = 0;
  const withoutComments = code.replace(/(?<=^|[ \t])#.*/gm, (comment) =>
    " ".repeat(comment.length),
  );
  return [...findObjects(value)].flatMap(({ value: { uses, with: inputs } }) => {
    if (typeof uses !== "string") return [];
    offset = withoutComments.indexOf(uses, offset + 1);
    const action = /^[^/]+\/([^/@]+)@/.exec(uses)?.[1] ?? "";
    const names = isObject(inputs) ? Object.keys(inputs) : [];
    const missing = (requiredInputs[action] ?? []).filter((name) => !names.includes(name));
    const location = getLocation(code, Math.max(offset, 0), locate);
    return missing.map((input) =>
      diagnose(yamlRules["action-input"], location, { action: uses, input }),
    );
  });
}
