import { problemOfArn } from "../iam/check-arn.ts";

/** Settings of the AWS CLI and of aws-vault, in the configuration and in the credentials file. */
export const settings: ReadonlySet<string> = new Set([
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
  // Those of aws-vault.
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

/** Says why a setting cannot have a value; null where it can. */
export function problemOfValue(key: string, value: string): string | null {
  if (value === "" || /\$/.test(value)) return null;
  switch (key) {
    case "region":
    case "sso_region":
      return region.test(value) ? null : "it is not the name of a Region";
    case "output":
      return outputs.includes(value) ? null : `it is none of the formats ${outputs.join(", ")}`;
    case "role_arn":
      return problemOfArn(value) ?? (/:role\//.test(value) ? null : "it is not a role");
    case "mfa_serial":
      if (!value.startsWith("arn:")) return null;
      return (
        problemOfArn(value) ?? (/:(?:mfa|u2f)\//.test(value) ? null : "it is not an MFA device")
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
