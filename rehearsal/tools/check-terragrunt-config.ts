import { posix } from "node:path";
import type { Attribute, Block as CodeBlock } from "../../src/catalog/read/blocks/block.ts";
import { excerptMark } from "../../src/catalog/usage/parse-calls.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { type Block, getLocationInBlock } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import type { ReadCode } from "../simulator/iac/read-code.ts";
import { toolRules } from "./tool-rules.ts";

/** Attributes and blocks by block, of which those of the file have an empty name. */
type Config = Readonly<Record<string, string>>;

const hooks: Config = {
  before_hook: "commands execute if run_on_error suppress_stdout working_dir",
  after_hook: "commands execute if run_on_error suppress_stdout working_dir",
  error_hook: "commands execute on_errors suppress_stdout working_dir",
  extra_arguments: "arguments commands env_vars optional_var_files required_var_files",
};

/** Terragrunt 1.1: the structures of `pkg/config` in its source. */
const unitConfig: Config = {
  "": `catalog dependencies dependency download_dir engine errors exclude feature generate
    iam_assume_role_duration iam_assume_role_session_name iam_role iam_web_identity_token include
    inputs locals prevent_destroy remote_state terraform terraform_binary
    terraform_version_constraint terragrunt_version_constraint`,
  ...hooks,
  catalog: "default_template no_hooks no_shell urls discovery",
  dependencies: "paths",
  dependency: `config_path enabled expansion mock_outputs mock_outputs_allowed_terraform_commands
    mock_outputs_merge_strategy_with_state mock_outputs_merge_with_state skip_outputs`,
  engine: "meta source type version",
  errors: "ignore retry",
  exclude: "actions exclude_dependencies if no_run",
  feature: "default",
  generate: `comment_prefix contents disable disable_signature hcl_fmt if_disabled if_exists mutable
    path`,
  ignore: "ignorable_errors message signals",
  include: "expose merge_strategy path",
  remote_state: "backend config disable_dependency_optimization disable_init encryption generate",
  retry: "max_attempts retryable_errors sleep_interval_sec",
  terraform: `after_hook before_hook copy_terraform_lock_file error_hook exclude_from_copy
    extra_arguments include_in_copy mutable source update_source_with_cas version`,
};

const stackUnit = `autoinclude expansion mutable no_dot_terragrunt_stack no_validation path source
  update_source_with_cas values`;

const stackConfig: Config = {
  "": "include locals stack unit",
  include: "path",
  stack: stackUnit,
  unit: stackUnit,
};

const requiredAttributes: Config = {
  after_hook: "commands execute",
  before_hook: "commands execute",
  dependency: "config_path",
  error_hook: "commands execute on_errors",
  exclude: "actions if",
  extra_arguments: "commands",
  generate: "contents if_exists path",
  include: "path",
  retry: "max_attempts retryable_errors sleep_interval_sec",
  stack: "path source",
  unit: "path source",
};

interface Body {
  attributes: ReadonlyMap<string, Attribute>;
  blocks: readonly CodeBlock[];
}

/** Checks names in a unit, a stack, or a file that units include. */
export function checkTerragruntConfig(block: Block, readCode: ReadCode): Diagnostic[] {
  const config = getConfig(block);
  if (!config) return [];
  const { code } = block;
  const getLocation = (offset: number) => getLocationInBlock(block, getPosition(code, offset));
  const isExcerpt = /\((?:excerpt|change)\)/.test(block.title ?? "") || excerptMark.test(code);
  const check = (parent: string, body: Body): Diagnostic[] => {
    const known = getNames(config, parent);
    const names = [
      ...[...body.attributes.values()].map(({ name, offset }) => ({ name, offset })),
      ...body.blocks.map(({ kind, start }) => ({ name: kind, offset: start })),
    ];
    const unknown = names.filter(({ name }) => known.length > 0 && !known.includes(name));
    return [
      ...unknown.map(({ name, offset }) =>
        diagnose(toolRules["unknown-terragrunt-name"], getLocation(offset), {
          name,
          parent,
          suggestion: findNearest(name, known),
        }),
      ),
      ...body.blocks.flatMap((inner) => [
        ...(isExcerpt ? [] : checkRequired(inner, getLocation)),
        ...(inner.kind === "locals" ? [] : check(inner.kind, inner)),
      ]),
    ];
  };
  return check("", readCode(code));
}

function getConfig({ language, title }: Block): Config | null {
  if (language !== "hcl") return null;
  const [, path = ""] = /^(?:In )?(\S+\.hcl)(?: \(\w+\))?$/.exec(title ?? "") ?? [];
  const name = posix.basename(path);
  if (name === "terragrunt.stack.hcl") return stackConfig;
  const isUnit = name === "terragrunt.hcl" || name === "root.hcl" || path.includes("_envcommon/");
  return isUnit ? unitConfig : null;
}

function getNames(config: Config, block: string): string[] {
  return config[block]?.split(/\s+/) ?? [];
}

function checkRequired(
  { kind, attributes, blocks, start }: CodeBlock,
  getLocation: (offset: number) => ReturnType<typeof getLocationInBlock>,
): Diagnostic[] {
  const given = new Set([...attributes.keys(), ...blocks.map((block) => block.kind)]);
  return getNames(requiredAttributes, kind)
    .filter((name) => !given.has(name))
    .map((name) =>
      diagnose(toolRules["missing-terragrunt-attribute"], getLocation(start), { name, of: kind }),
    );
}
