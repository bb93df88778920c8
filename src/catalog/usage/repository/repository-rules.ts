import { didYouMean } from "../../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../../model/diagnostics/rule.ts";
import { describeModule, type PinnedModule } from "../call-rules.ts";
import type { UnreadReason } from "./code-tree.ts";

type NotCheckedReason = UnreadReason | "unreadable-folder" | "broken-link";

const unreadReasons: Readonly<Record<NotCheckedReason, { message: string; hint: string }>> = {
  "too-long": {
    message: "the file is not checked: it is larger than 5 MB",
    hint: "split it into smaller files",
  },
  binary: {
    message: "the file is not checked: it is not a text file",
    hint: "save it as UTF-8, or change its file extension",
  },
  "too-deep": {
    message: "the file is not checked: its code is nested too deeply",
    hint: "move the inner values into `locals`",
  },
  "too-slow": {
    message: "the file is not checked: reading it takes too long",
    hint: "split it into smaller files",
  },
  "broken-link": {
    message: "the file is not checked: it is a link to a file that does not exist",
    hint: "correct the path in the link, or delete the link",
  },
  "unreadable-folder": {
    message: "the files in this folder are not checked: the folder cannot be read",
    hint: "give the user who runs the check access to it",
  },
};

type InvalidIgnoreComment =
  | { error: "no-rule" | "no-reason" }
  | { error: "unknown-rule"; name: string; suggestion?: string | undefined };

const file = "live/prod/vpc/terragrunt.hcl";
const pinned: PinnedModule = { module: "modules/vpc", version: "1.1.0" };

export const repositoryRules = defineRules({
  "unreadable-code": rule<{ syntax: "HCL" | "JSON"; found: string }>({
    message: ({ syntax, found }) => `the file is not valid ${syntax}: ${found}`,
    hint: ({ syntax }) =>
      syntax === "JSON"
        ? "check brackets, quotes, and commas"
        : "check brackets, quotes, and `=`; `tofu fmt` names the same line",
    documentation:
      "The check reads the blocks before and after the error, but not the block that contains it.",
    example: {
      file: "main.tf",
      source: 'module "vpc" {',
      values: { syntax: "HCL", found: "`{` is not closed" },
    },
  }),
  "file-not-checked": rule<{ reason: NotCheckedReason }>({
    severity: "warning",
    message: ({ reason }) => unreadReasons[reason].message,
    hint: ({ reason }) => unreadReasons[reason].hint,
    documentation:
      "The check does not read files larger than 5 MB, binary files, broken links, folders without permission, and code with brackets or operators in hundreds of levels. It checks all other files.",
    example: { file: "main.tf", source: "", values: { reason: "too-deep" } },
  }),
  "repeated-module-name": rule<{ name: string; first: string }>({
    message: ({ name, first }) => `the module \`${name}\` is already declared in ${first}`,
    hint: () => "rename one of them",
    documentation:
      "Outside of override files, Terraform and OpenTofu accept each module name once in a folder. The check skips the outputs of modules with the same name, because it cannot tell which one the code means.",
    example: {
      file: "main.tf",
      source: 'module "vpc" {\n  source = "./a"\n}\n\nmodule "vpc" {\n  source = "./b"\n}',
      values: { name: "vpc", first: "`main.tf`" },
    },
  }),
  "module-without-index": rule<{ name: string; output: string; repetition: "count" | "for_each" }>({
    message: ({ name, output, repetition }) =>
      repetition === "count"
        ? `\`module.${name}\` has \`count\`, so \`${output}\` is read from a list of modules`
        : `\`module.${name}\` has \`for_each\`, so \`${output}\` is read as the key of a module`,
    hint: ({ name, output, repetition }) =>
      repetition === "count"
        ? `write \`module.${name}[0].${output}\` for one module, or \`module.${name}[*].${output}\` for all`
        : `write \`module.${name}["key"].${output}\` for one module, or \`values(module.${name})[*].${output}\` for all`,
    documentation:
      "With `count`, a module is a list, even if it has one item or none. With `for_each`, it is a map. Terraform and OpenTofu reject an output that is read from the list or the map.",
    example: {
      file: "main.tf",
      source:
        'module "vpc" {\n  source = "./vpc"\n  count  = 2\n}\n\noutput "id" {\n  value = module.vpc.id\n}',
      values: { name: "vpc", output: "id", repetition: "count" },
    },
  }),
  "undocumented-module": rule<{ module: string; repository: string; suggestion: string }>({
    severity: "warning",
    message: ({ module, repository }) =>
      `the site documents no module \`${module}\` of \`${repository}\``,
    hint: ({ suggestion }) => didYouMean(suggestion),
    documentation:
      "The version has a documented module with a similar name. This is not an error, because the repository may also have modules that the site does not document.",
    example: {
      file: "main.tf",
      source:
        'module "vpc" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/vcp?ref=v1.1.0"\n}',
      values: {
        module: "modules/vcp",
        repository: "gruntwork-io/terraform-aws-service-catalog",
        suggestion: "modules/vpc",
      },
    },
  }),
  "missing-dependency": rule<{ name: string; path: string }>({
    severity: "warning",
    message: ({ name, path }) =>
      `the dependency \`${name}\` points to \`${path}\`, which contains no unit`,
    hint: () => "correct `config_path`, or run the check on a folder that contains both units",
    documentation:
      "`config_path` of a `dependency` block is the path of a folder with a `terragrunt.hcl`. The check searches for it in the folder that is checked, and does not check the outputs of a dependency that it cannot find. Units that a stack copies are left out, because their paths are relative to the copy.",
    example: {
      file,
      source: 'dependency "mgmt" {\n  config_path = "../mgmt-vcp"\n}',
      values: { name: "mgmt", path: "live/prod/mgmt-vcp" },
    },
  }),
  "unknown-dependency-output": rule<
    PinnedModule & { name: string; dependency: string; suggestion?: string | undefined }
  >({
    message: ({ name, dependency, ...module }) =>
      `the dependency \`${dependency}\` has no output \`${name}\`: it is ${describeModule(module)}`,
    hint: ({ suggestion }) => didYouMean(suggestion),
    documentation:
      "The unit in `config_path` deploys a module that does not have the output at the version that the unit pins. Outputs inside of `try()` and `can()` are not checked, nor names in `mock_outputs` if the mocks are merged with the outputs or the module has none.",
    example: {
      file,
      source: "inputs = {\n  vpc_id = dependency.vpc.outputs.ids\n}",
      values: { ...pinned, dependency: "vpc", name: "ids", suggestion: "id" },
    },
  }),
  "unknown-mock-output": rule<PinnedModule & { name: string; suggestion?: string | undefined }>({
    severity: "warning",
    message: ({ name, ...module }) => `${describeModule(module)} has no output \`${name}\` to mock`,
    hint: ({ suggestion }) => didYouMean(suggestion),
    documentation:
      "A key of `mock_outputs` is not an output of the module that the dependency deploys, and no code reads it. Mocks that replace outputs (`skip_outputs`, or merged with the outputs) are not reported.",
    example: {
      file,
      source:
        'dependency "vpc" {\n  config_path  = "../vpc"\n  mock_outputs = { ids = "vpc-1" }\n}',
      values: { ...pinned, name: "ids", suggestion: "id" },
    },
  }),
  "unknown-stack-source": rule<{ name: string; folder: string; file: string }>({
    severity: "warning",
    message: ({ name, folder, file: config }) =>
      `the source of \`${name}\` is \`${folder}\`, which contains no \`${config}\``,
    hint: () => "correct `source`, or run the check on a folder that contains both",
    documentation:
      "The source of a `unit` is a folder with a `terragrunt.hcl`, and the source of a `stack` is one with a `terragrunt.stack.hcl`. The check searches for it in the folder that is checked.",
    example: {
      file: "live/prod/terragrunt.stack.hcl",
      source: 'unit "vpc" {\n  source = "../../units/vcp"\n  path   = "vpc"\n}',
      values: { name: "vpc", folder: "units/vcp", file: "terragrunt.hcl" },
    },
  }),
  "unset-stack-value": rule<{
    name: string;
    value: string;
    reader: string;
    suggestion?: string | undefined;
  }>({
    severity: "warning",
    message: ({ name, value, reader }) =>
      `\`${name}\` has no value \`${value}\`, which \`${reader}\` reads`,
    hint: ({ suggestion, value }) =>
      suggestion === undefined ? `add \`${value}\` to \`values\`` : didYouMean(suggestion),
    documentation:
      "The unit or stack reads `values.NAME`, and the block that copies it does not set the name. Values inside of `try()` and `can()` may be missing.",
    example: {
      file: "live/prod/terragrunt.stack.hcl",
      source:
        'unit "vpc" {\n  source = "../../units/vpc"\n  path   = "vpc"\n  values = { cdr = "10.0.0.0/16" }\n}',
      values: { name: "vpc", value: "cidr", reader: "units/vpc/terragrunt.hcl", suggestion: "cdr" },
    },
  }),
  "cyclic-include": rule<{ files: string[] }>({
    message: ({ files }) => {
      const names = files.map((name) => `\`${name}\``);
      return `files include or read each other: ${names.join(", then ")}`;
    },
    hint: () => "move what they share to a file that includes nothing",
    documentation:
      "Terragrunt cannot read files that include or read each other with `read_terragrunt_config()`. Locals that depend on such a file are not known to the check.",
    example: {
      file: "root.hcl",
      source: 'locals {\n  a = read_terragrunt_config("a.hcl")\n}',
      values: { files: ["root.hcl", "a.hcl", "root.hcl"] },
    },
  }),
  "undeclared-input": rule<PinnedModule & { name: string; advice?: string | undefined }>({
    severity: "warning",
    message: ({ name, ...module }) =>
      `${describeModule(module)} does not declare \`${name}\`, so the input has no effect`,
    hint: ({ advice }) => advice,
    documentation:
      "Terragrunt passes each input as a variable `TF_VAR_name`, and Terraform ignores those that the module does not declare. Inputs of included files are only reported if the module had them in an older version: such files often set inputs for other modules.",
    example: {
      file,
      source: "inputs = {\n  nat_gateway = 1\n}",
      values: { ...pinned, name: "nat_gateway", advice: "did you mean `nat_gateways`?" },
    },
  }),
  "inputs-not-set": rule<PinnedModule & { names: string[] }>({
    severity: "warning",
    message: ({ names, ...module }) =>
      `${describeModule(module)} requires ${names.map((name) => `\`${name}\``).join(", ")}, which the code does not set`,
    hint: ({ names }) =>
      `${names.length > 1 ? "they" : "it"} may come from \`TF_VAR_${names[0]}\`, an included configuration or a variable file; otherwise add ${names.length > 1 ? "them" : "it"} to \`inputs\``,
    documentation:
      "The module has inputs without a default that neither the unit nor the files that could be read set. Terragrunt also takes inputs from environment variables, `extra_arguments`, variable files and included configurations, so this is not an error.",
    example: {
      file,
      source: "inputs = {}",
      values: { ...pinned, names: ["name", "region"] },
    },
  }),
  "unused-ignore-comment": rule<{ name: string }>({
    severity: "warning",
    message: ({ name }) => `\`${name}\` is not reported here, so the comment has no effect`,
    hint: () => "remove it, or move it to the line above the one that is reported",
    documentation:
      "`check-usage-ignore` applies to its own line and to the next line of code, `check-usage-ignore-file` to the file. With `--to`, such comments are not reported, because an upgrade has other diagnostics.",
    example: {
      file: "main.tf",
      source: "# check-usage-ignore: unknown-argument -- a provider adds it",
      values: { name: "unknown-argument" },
    },
  }),
  "invalid-ignore-comment": rule<InvalidIgnoreComment>({
    message: (values) => {
      if (values.error === "unknown-rule") return `no rule is called \`${values.name}\``;
      return values.error === "no-rule"
        ? "the comment names no rule to ignore"
        : "the comment gives no reason";
    },
    hint: (values) =>
      values.error === "unknown-rule"
        ? didYouMean(values.suggestion)
        : "write `check-usage-ignore: RULE -- REASON`",
    documentation:
      "A comment that ignores diagnostics names each rule, and says after ` -- ` why the code is right.",
    example: {
      file: "main.tf",
      source: "# check-usage-ignore: unknown-argument",
      values: { error: "no-reason" },
    },
  }),
  "outdated-usage-baseline": rule<{ file: string; id: string; message: string }>({
    severity: "warning",
    message: ({ file, id, message }) => `no longer occurs in \`${file}\`: ${message} [${id}]`,
    hint: () => "write the file again with `--update-baseline`",
    documentation:
      "The baseline of `check-usage` lists a finding that the code no longer has, or has less often. While its line stays, the check does not report the finding if it comes back.",
    example: {
      file: ".check-usage-baseline.tsv",
      source: "1\tunknown-argument\tmain.tf\t`modules/vpc` at `1.1.0` has no input `cidrs`",
      values: {
        file: "main.tf",
        id: "unknown-argument",
        message: "`modules/vpc` at `1.1.0` has no input `cidrs`",
      },
    },
  }),
  "deprecated-module": rule<PinnedModule & { advice: string }>({
    severity: "warning",
    message: (module) => `${describeModule(module)} is deprecated`,
    hint: ({ advice }) => advice,
    documentation:
      "The module says that it is deprecated. What it deployed keeps working, but new code should use another module.",
    example: {
      file: "main.tf",
      source:
        'module "mgmt" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc-mgmt?ref=v0.29.0"\n}',
      values: {
        module: "modules/vpc-mgmt",
        version: "0.29.0",
        advice: "`modules/vpc-app` can replace it",
      },
    },
  }),
  "changed-default": rule<PinnedModule & { name: string; from: string; to: string }>({
    severity: "warning",
    message: ({ name, from, to, ...module }) =>
      `the default of \`${name}\` changes from \`${from}\` to \`${to}\` with ${describeModule(module)}`,
    hint: ({ name, from }) => `to keep what is deployed, add \`${name} = ${from}\``,
    documentation:
      "The code does not set the input, so the upgrade to the version in `--to` changes what is deployed. Changes between defaults that mean “not set” are not reported.",
    example: {
      file,
      source: 'inputs = {\n  cidr_block = "10.0.0.0/16"\n}',
      values: { ...pinned, name: "num_nat_gateways", from: "1", to: "3" },
    },
  }),
  "older-version": rule<PinnedModule & { to: string }>({
    severity: "warning",
    message: ({ module, version, to }) =>
      `\`${module}\` is pinned to version \`${version}\`, not to \`${to}\``,
    hint: ({ to }) => `when the other findings of this module are fixed, pin \`${to}\``,
    documentation:
      "With `--to`, each module of that repository is checked against its interface at that version. Other required changes are reported separately.",
    example: {
      file,
      source:
        'terraform {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/vpc?ref=v1.0.0"\n}',
      values: { module: "modules/vpc", version: "1.0.0", to: "1.1.0" },
    },
  }),
});
