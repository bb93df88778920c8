import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { didYouMean, nearest } from "../../../src/model/diagnostics/nearest.ts";
import { diagnose } from "../../lint-rules.ts";
import { isObject } from "../format-helpers.ts";
import type { Path, YamlDocument } from "./yaml-document.ts";
import { yamlRules } from "./yaml-rules.ts";

const topKeys = [
  "version",
  "setup",
  "orbs",
  "executors",
  "commands",
  "jobs",
  "workflows",
  "parameters",
];

const jobKeys = [
  ...["executor", "docker", "machine", "macos", "resource_class", "steps", "environment", "shell"],
  ...["working_directory", "parallelism", "parameters", "circleci_ip_ranges", "description"],
  ...["branches", "type", "retention"],
];

const executors = ["executor", "docker", "machine", "macos"];

const builtInSteps = [
  ...["run", "checkout", "setup_remote_docker", "save_cache", "restore_cache", "deploy", "when"],
  ...["store_artifacts", "store_test_results", "persist_to_workspace", "attach_workspace"],
  ...["add_ssh_keys", "unless"],
];

export function checkCircleci({ value, getLocation }: YamlDocument, isPart = false): Diagnostic[] {
  if (!isObject(value)) return [];
  const diagnostics: Diagnostic[] = [];
  const report = (path: Path, reason: string, suggestion?: string) => {
    const hint = didYouMean(suggestion);
    const values = { reason: hint ? `${reason}, ${hint}` : reason };
    diagnostics.push(diagnose(yamlRules["circleci-config"], getLocation(path), values));
  };
  const unknown = (path: Path, what: string, name: string, knownNames: readonly string[]) => {
    if (knownNames.includes(name)) return;
    report(path, `there is no ${what} \`${name}\``, nearest(name, knownNames));
  };
  if (value.version === undefined && !isPart) report([], "`version` is missing");
  for (const key of Object.keys(value)) unknown([key], "key", key, topKeys);
  const names = (key: string) => (isObject(value[key]) ? Object.keys(value[key]) : []);
  const steps = [...builtInSteps, ...names("commands")];
  const checkSteps = (list: unknown, path: Path) => {
    if (!Array.isArray(list)) {
      report(path, "`steps` is missing");
      return;
    }
    for (const [index, step] of list.entries()) {
      const name = isObject(step) ? Object.keys(step)[0] : String(step);
      // A name with a slash comes from an orb.
      if (name !== undefined && !name.includes("/"))
        unknown([...path, "steps", index], "step", name, steps);
    }
  };
  for (const [name, command] of Object.entries(isObject(value.commands) ? value.commands : {})) {
    checkSteps(isObject(command) ? command.steps : undefined, ["commands", name]);
  }
  for (const [name, job] of Object.entries(isObject(value.jobs) ? value.jobs : {})) {
    const path = ["jobs", name];
    if (!isObject(job) || job.type === "approval") continue;
    for (const key of Object.keys(job)) unknown([...path, key], "key of a job", key, jobKeys);
    if (!executors.some((key) => key in job)) report(path, `the job \`${name}\` has no executor`);
    const executor = isObject(job.executor) ? job.executor.name : job.executor;
    if (typeof executor === "string" && !executor.includes("/")) {
      unknown([...path, "executor"], "executor", executor, names("executors"));
    }
    checkSteps(job.steps, path);
  }
  for (const [name, workflow] of Object.entries(isObject(value.workflows) ? value.workflows : {})) {
    const list: unknown[] = isObject(workflow) && Array.isArray(workflow.jobs) ? workflow.jobs : [];
    const uses = list.map((value) => {
      const [job = "", settings] = isObject(value)
        ? (Object.entries(value)[0] ?? [])
        : [String(value)];
      return { job, settings: isObject(settings) ? settings : {} };
    });
    const running = uses.map(({ job, settings }) => String(settings.name ?? job));
    for (const [index, { job, settings }] of uses.entries()) {
      const path = ["workflows", name, "jobs", index];
      const isOwn = !isPart && settings.type !== "approval" && !job.includes("/");
      if (isOwn) unknown(path, "job", job, names("jobs"));
      const required: unknown[] = Array.isArray(settings.requires) ? settings.requires : [];
      for (const text of required.map(String))
        unknown([...path, job, "requires"], "job", text, running);
    }
  }
  return diagnostics;
}
