import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { diagnose } from "../../lint-rules.ts";
import type { Locate } from "../format-helpers.ts";
import { getArnError } from "../iam/policy-names.ts";
import { configRules } from "./config-rules.ts";

interface Section {
  name: string;
  line: number;
  keys: Map<string, { value: string; line: number }>;
}

export function isAwsConfig(title: string | null): boolean {
  return /(?:^|\/)\.aws\/(?:config|credentials)\b/.test(title ?? "");
}

export function checkAwsConfig(code: string, title: string | null, locate: Locate): Diagnostic[] {
  const isCredentials = /\.aws\/credentials\b/.test(title ?? "");
  // An excerpt shows only some settings of a profile, but appended profiles are complete.
  const isShown = /\((?:excerpt|change)\)$/.test(title ?? "");
  const { sections, diagnostics } = readSections(code, locate);
  const seen = new Set<string>();
  for (const section of sections) {
    diagnostics.push(...checkSectionName(section, { seen, isCredentials, locate }));
    seen.add(section.name);
    for (const [key, { value, line }] of section.keys) {
      const reason = getValueError(key, value);
      if (reason === null) continue;
      diagnostics.push(
        diagnose(configRules["aws-config-value"], locate(line, 1), { key, value, reason }),
      );
    }
    const profile = /^(?:profile )?"?([^"]+)"?$/.exec(section.name)?.[1] ?? section.name;
    const isWhole = isProfile(section.name, isCredentials) && !isShown;
    const reason = isWhole ? getProfileError(section, profile) : null;
    if (reason === null) continue;
    const rule = configRules["aws-config-incomplete"];
    diagnostics.push(diagnose(rule, locate(section.line, 1), { profile, reason }));
  }
  return diagnostics;
}

function readSections(
  code: string,
  locate: Locate,
): { sections: Section[]; diagnostics: Diagnostic[] } {
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
      diagnostics.push(diagnose(configRules["ini-syntax"], locate(line, 1), { line: text.trim() }));
      continue;
    }
    // Settings of one service are indented below its name.
    if (indent !== "" && nested) continue;
    nested = value === "";
    if (section.keys.has(key)) {
      diagnostics.push(diagnose(configRules["aws-config-duplicate-key"], locate(line, 1), { key }));
    }
    section.keys.set(key, { value, line });
    if (!nested && !settings.has(key) && !section.name.startsWith("plugins")) {
      const suggestion = nearest(key, settings);
      diagnostics.push(
        diagnose(configRules["aws-config-key"], locate(line, 1), { key, suggestion }),
      );
    }
  }
  return { sections, diagnostics };
}

function isProfile(name: string, isCredentials: boolean): boolean {
  return isCredentials || name === "default" || name.startsWith("profile ");
}

function checkSectionName(
  { name, line }: Section,
  {
    seen,
    isCredentials,
    locate,
  }: { seen: ReadonlySet<string>; isCredentials: boolean; locate: Locate },
): Diagnostic[] {
  const report = (reason: string, expected: string) => [
    diagnose(configRules["aws-config-section"], locate(line, 1), {
      section: name,
      reason,
      expected,
    }),
  ];
  if (seen.has(name)) return report("appears twice in this file", `${name}-2`);
  if (isCredentials) {
    const profileName = /^profile (.*)$/.exec(name)?.[1];
    return profileName === undefined
      ? []
      : report("is not read in `~/.aws/credentials`", profileName);
  }
  if (/^(?:default|plugins|preview|(?:profile|sso-session|services) \S.*)$/.test(name)) return [];
  return report("is not read in `~/.aws/config`", `profile ${name}`);
}

/** What a profile lacks to get credentials, or null. */
function getProfileError({ keys }: Section, name: string): string | null {
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

const settings: ReadonlySet<string> = new Set([
  ...["aws_access_key_id", "aws_secret_access_key", "aws_session_token", "aws_account_id"],
  ...["region", "output", "role_arn", "role_session_name", "source_profile", "credential_source"],
  ...["credential_process", "external_id", "mfa_serial", "duration_seconds", "login_session"],
  ...["web_identity_token_file", "sso_session", "sso_start_url", "sso_region", "sso_account_id"],
  ...["sso_role_name", "sso_registration_scopes", "sso_max_attempts", "services", "endpoint_url"],
  ...["ignore_configured_endpoint_urls", "use_fips_endpoint", "use_dualstack_endpoint"],
  ...["ca_bundle", "cli_pager", "cli_auto_prompt", "cli_binary_format", "cli_history"],
  ...["cli_timestamp_format", "cli_follow_urlparam", "cli_help_output", "cli_error_format"],
  ...["max_attempts", "retry_mode", "defaults_mode", "parameter_validation", "tcp_keepalive"],
  ...[
    "sts_regional_endpoints",
    "s3_us_east_1_regional_endpoint",
    "s3_disable_multiregion_access_points",
  ],
  ...[
    "ec2_metadata_service_endpoint",
    "ec2_metadata_service_endpoint_mode",
    "ec2_metadata_v1_disabled",
  ],
  ...[
    "metadata_service_timeout",
    "metadata_service_num_attempts",
    "sdk_ua_app_id",
    "user_agent_appid",
  ],
  ...["request_checksum_calculation", "response_checksum_validation", "account_id_endpoint_mode"],
  ...[
    "request_min_compression_size_bytes",
    "disable_request_compression",
    "sigv4a_signing_region_set",
  ],
  ...["auth_scheme_preference", "api_versions", "s3", "proxy", "expression"],
  ...[
    "include_profile",
    "parent_profile",
    "mfa_process",
    "session_tags",
    "transitive_session_tags",
  ],
  ...["source_identity", "web_identity_token_process", "chain_from_env"],
]);

const outputs = ["json", "text", "table", "yaml", "yaml-stream", "off"];

const region = /^(?:[a-z]{2}|us-gov|us-iso[a-z]?|eusc)-(?:[a-z]+)-\d$|^aws-global$/;

function getValueError(key: string, value: string): string | null {
  if (value === "" || /\$/.test(value)) return null;
  switch (key) {
    case "region":
    case "sso_region":
      return region.test(value) ? null : "it is not the name of a Region";
    case "output":
      return outputs.includes(value) ? null : `it is none of the formats ${outputs.join(", ")}`;
    case "role_arn":
      return getArnError(value) ?? (/:role\//.test(value) ? null : "it is not a role");
    case "mfa_serial":
      if (!value.startsWith("arn:")) return null;
      return (
        getArnError(value) ?? (/:(?:mfa|u2f)\//.test(value) ? null : "it is not an MFA device")
      );
    case "duration_seconds":
      return /^\d+$/.test(value) && Number(value) >= 900 && Number(value) <= 43_200
        ? null
        : "it is a number from 900 to 43200";
    case "sso_account_id":
    case "aws_account_id":
      return /^\d{12}$/.test(value) ? null : "an account has 12 digits";
    case "credential_source":
      return ["Environment", "Ec2InstanceMetadata", "EcsContainer"].includes(value)
        ? null
        : "it is `Environment`, `Ec2InstanceMetadata` or `EcsContainer`";
    case "sso_start_url":
      return /^https:\/\/\S+$/.test(value) ? null : "it is an address that begins with `https://`";
    default:
      return null;
  }
}
