import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { parseYaml } from "../../../catalog/service/parse-yaml.ts";
import { usageRules } from "../../../catalog/usage/repository/ignore-comments.ts";
import { didYouMean, findNearest } from "../../../model/diagnostics/nearest.ts";
import { UserError } from "../../diagnostics/user-error.ts";

const settingsFile = ".check-usage.yaml";

const severity = v.picklist(["error", "warning", "off"]);

export type RuleSeverity = v.InferOutput<typeof severity>;

const schema = v.strictObject({
  site: v.optional(v.string()),
  rules: v.optional(v.record(v.string(), severity), {}),
  baseline: v.optional(v.string()),
});

export interface UsageSettings {
  /** Address or absolute path of a built site. */
  site?: string | undefined;
  rules: Readonly<Record<string, RuleSeverity>>;
  /** Relative to the folder that is checked. */
  baseline?: string | undefined;
}

/** Throws a UserError if the file is missing or invalid. */
export function readSettings(dir: string, config: string | undefined): UsageSettings {
  const file = config ?? join(dir, settingsFile);
  if (config === undefined && !existsSync(file)) return { rules: {} };
  const text = readText(file);
  if (text.split("\n").every((line) => /^\s*(?:#|$)/.test(line))) return { rules: {} };
  const { value, diagnostics } = parseYaml(schema, text, file);
  const [first] = diagnostics;
  if (first) throw new UserError(`${file}:${first.line}: ${first.message}`, first.hint);
  for (const name of Object.keys(value?.rules ?? {})) requireRule(name, `\`${file}\``);
  if (!value) return { rules: {} };
  const { site } = value;
  const isPath = site !== undefined && !/^https?:\/\//.test(site);
  return isPath ? { ...value, site: resolve(dirname(file), site) } : value;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError(`\`${file}\` cannot be read: ${(error as Error).message}`);
  }
}

/** Parses the option `name=severity`. Throws a UserError. */
export function parseRuleOption(text: string): [name: string, severity: RuleSeverity] {
  const separator = text.indexOf("=");
  const name = separator === -1 ? text : text.slice(0, separator);
  requireRule(name, "`--rule`");
  const result = v.safeParse(severity, text.slice(name.length + 1));
  if (result.success) return [name, result.output];
  throw new UserError(
    `\`--rule ${text}\` is not valid`,
    `write \`--rule ${name}=off\`, \`warning\` or \`error\``,
  );
}

function requireRule(name: string, origin: string): void {
  if (Object.hasOwn(usageRules, name)) return;
  const suggestion = didYouMean(findNearest(name, Object.keys(usageRules)));
  throw new UserError(`${origin}: no rule is called \`${name}\``, suggestion);
}
