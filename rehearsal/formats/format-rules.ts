import { shellRules } from "../shell/check-shell.ts";
import { configRules } from "./config/config-rules.ts";
import { hclRules } from "./hcl/hcl-rules.ts";
import { iamRules } from "./iam/iam-rules.ts";
import { yamlRules } from "./yaml/yaml-rules.ts";

export const formatRules = {
  ...shellRules,
  ...hclRules,
  ...iamRules,
  ...yamlRules,
  ...configRules,
};
