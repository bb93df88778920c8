import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { diagnose } from "../../lint-rules.ts";
import type { At } from "../place.ts";
import { problemOfValue, settings } from "./aws-settings.ts";
import { configRules } from "./config-rules.ts";

interface Section {
  name: string;
  line: number;
  keys: Map<string, { value: string; line: number }>;
}

/** Whether a title names a file of the AWS CLI. */
export function isAwsConfig(title: string | null): boolean {
  return /(?:^|\/)\.aws\/(?:config|credentials)\b/.test(title ?? "");
}

/** Checks a configuration or credentials file of the AWS CLI. */
export function checkAwsConfig(code: string, title: string | null, at: At): Diagnostic[] {
  const isCredentials = /\.aws\/credentials\b/.test(title ?? "");
  // What is appended is whole; an excerpt shows some settings of a profile.
  const isShown = /\((?:excerpt|change)\)$/.test(title ?? "");
  const { sections, diagnostics } = readSections(code, at);
  const seen = new Set<string>();
  for (const section of sections) {
    diagnostics.push(...checkSectionName(section, { seen, isCredentials, at }));
    seen.add(section.name);
    for (const [key, { value, line }] of section.keys) {
      const problem = problemOfValue(key, value);
      if (problem === null) continue;
      diagnostics.push(
        diagnose(configRules["aws-config-value"], at(line, 1), { key, value, problem }),
      );
    }
    const profile = /^(?:profile )?"?([^"]+)"?$/.exec(section.name)?.[1] ?? section.name;
    const isWhole = isProfile(section.name, isCredentials) && !isShown;
    const problem = isWhole ? problemOfProfile(section, profile) : null;
    if (problem === null) continue;
    const rule = configRules["aws-config-incomplete"];
    diagnostics.push(diagnose(rule, at(section.line, 1), { profile, problem }));
  }
  return diagnostics;
}

function readSections(code: string, at: At): { sections: Section[]; diagnostics: Diagnostic[] } {
  const sections: Section[] = [];
  const diagnostics: Diagnostic[] = [];
  let nested = false;
  for (const [index, raw] of code.split(/\r?\n/).entries()) {
    const line = index + 1;
    const text = raw.replace(/(?:^|\s)[#;].*$/, "").trimEnd();
    if (text.trim() === "" || /^\.\.\.|^…/.test(text)) continue;
    const name = /^\[\s*(.*?)\s*\]$/.exec(text)?.[1];
    if (name !== undefined) {
      sections.push({ name: name.replace(/\s+/g, " "), line, keys: new Map() });
      nested = false;
      continue;
    }
    const [, indent = "", key = "", value = ""] = /^(\s*)([\w.-]+)\s*=\s*(.*)$/.exec(text) ?? [];
    const section = sections.at(-1);
    if (key === "" || !section) {
      diagnostics.push(diagnose(configRules["ini-syntax"], at(line, 1), { line: text.trim() }));
      continue;
    }
    // Settings of one service are indented below its name.
    if (indent !== "" && nested) continue;
    nested = value === "";
    if (section.keys.has(key)) {
      diagnostics.push(diagnose(configRules["aws-config-duplicate-key"], at(line, 1), { key }));
    }
    section.keys.set(key, { value, line });
    if (!nested && !settings.has(key) && !section.name.startsWith("plugins")) {
      const near = nearest(key, settings);
      diagnostics.push(diagnose(configRules["aws-config-key"], at(line, 1), { key, near }));
    }
  }
  return { sections, diagnostics };
}

function isProfile(name: string, isCredentials: boolean): boolean {
  return isCredentials || name === "default" || name.startsWith("profile ");
}

function checkSectionName(
  { name, line }: Section,
  { seen, isCredentials, at }: { seen: ReadonlySet<string>; isCredentials: boolean; at: At },
): Diagnostic[] {
  const report = (problem: string, wanted: string) => [
    diagnose(configRules["aws-config-section"], at(line, 1), { section: name, problem, wanted }),
  ];
  if (seen.has(name)) return report("stands twice in this file", `${name}-2`);
  if (isCredentials) {
    const plain = /^profile (.*)$/.exec(name)?.[1];
    return plain === undefined ? [] : report("is not read in `~/.aws/credentials`", plain);
  }
  if (/^(?:default|plugins|preview|(?:profile|sso-session|services) \S.*)$/.test(name)) return [];
  return report("is not read in `~/.aws/config`", `profile ${name}`);
}

/** Says what a profile lacks to get credentials; null where it lacks nothing. */
function problemOfProfile({ keys }: Section, name: string): string | null {
  const has = (key: string) => keys.has(key);
  const isFederated = has("web_identity_token_file");
  if (has("role_arn") && !has("source_profile") && !has("credential_source") && !isFederated) {
    // aws-vault takes the keys of a parent from `include_profile` or `parent_profile`.
    return has("include_profile") || has("parent_profile")
      ? null
      : "has a role, and nothing that may assume it";
  }
  if (has("source_profile") && !has("role_arn") && !has("mfa_serial")) {
    return "has a `source_profile`, and no role to assume with it";
  }
  if (keys.get("source_profile")?.value === name && !has("aws_access_key_id")) {
    return "is its own `source_profile`";
  }
  if (has("source_profile") && has("credential_source")) {
    return "has both `source_profile` and `credential_source`";
  }
  if (has("aws_access_key_id") !== has("aws_secret_access_key"))
    return "has half of a pair of keys";
  const isSso = has("sso_session") || has("sso_start_url");
  const missing = ["sso_account_id", "sso_role_name"].filter((key) => isSso && !has(key));
  if (missing.length === 1) return `has no \`${missing[0]}\``;
  const ways = [has("role_arn"), isSso, has("credential_process"), has("aws_access_key_id")];
  return ways.filter(Boolean).length > 1 ? "gets its credentials in two ways" : null;
}
