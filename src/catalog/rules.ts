import { didYouMean, findNearest } from "../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../model/diagnostics/rule.ts";
import { typeNames } from "./types/parse-type.ts";

interface DefaultLocation {
  variable: string;
  attribute?: string;
}

function describeDefault({ variable, attribute }: DefaultLocation): string {
  return attribute === undefined
    ? `the default of \`${variable}\``
    : `the default of \`${attribute}\` in the type of \`${variable}\``;
}

/** Hints for types whose name is right. */
const typeHints: ReadonlyMap<string, string> = new Map([
  ["object", "write `object({ name = string })`"],
  ["tuple", "write `tuple([string, number])`"],
  [
    "optional",
    "only the attributes of an `object` can be optional: `object({ name = optional(string) })`",
  ],
  ...["list", "set", "map"].map(
    (name) => [name, `write \`${name}(string)\`, with one type`] as const,
  ),
  ...["string", "number", "bool", "any"].map(
    (name) => [name, `write \`${name}\` without brackets`] as const,
  ),
]);

const attributeHint = "correct the second argument of `optional()`, or leave it out";

const folder = "catalog/networking/vpc";
const variables = `${folder}/variables.tf`;

export const catalogRules = defineRules({
  "unreadable-folder": rule<{ reason: string }>({
    essential: true,
    message: ({ reason }) => `the folder cannot be read: ${reason}`,
    hint: () => "allow yourself to read it, or move it out of this tree",
    documentation:
      "A folder with Terraform code could not be opened, so its module would be missing. The reason is that of the operating system.",
    example: {
      file: folder,
      source: "",
      values: { reason: "EACCES: permission denied" },
    },
  }),
  "unreadable-file": rule<{ reason: string }>({
    essential: true,
    message: ({ reason }) => `the file cannot be read: ${reason}`,
    hint: () => "if it is a broken link, replace it with the file",
    documentation:
      "A file with Terraform code could not be opened, so its inputs and outputs would be missing. Links are followed; a link to a missing file is the usual cause.",
    example: {
      file: variables,
      source: "",
      values: { reason: "ENOENT: no such file or directory" },
    },
  }),
  "too-deep": rule<object>({
    essential: true,
    message: () => "the file cannot be read: its brackets are nested too deeply",
    hint: () => "compute such a value in a local, or keep it in a separate file",
    documentation:
      "An expression with thousands of nested brackets exceeds the stack of the parser. Such files are usually generated; keep the value in a data file and decode it in a local.",
    example: {
      file: variables,
      source: 'variable "a" {\n  default = [[[[[[[[[…]]]]]]]]]\n}',
      values: {},
    },
  }),
  "invalid-hcl": rule<{ reason: string; advice: string }>({
    essential: true,
    message: ({ reason }) => `this is not HCL: ${reason}`,
    hint: ({ advice }) => advice,
    documentation:
      "Terraform could not read this file. Only the faulty block is left out; the others are read. `terraform fmt` and `terraform validate` report the same line.",
    example: {
      file: variables,
      source: 'variable "zones" {\n  default = ["a"\n}',
      values: {
        reason: "`]` is missing before the end of a line or of the file",
        advice:
          "check brackets, quotes, and `=` of this block; `terraform fmt` names the same line",
      },
    },
  }),
  "set-twice": rule<{ name: string }>({
    essential: true,
    message: ({ name }) => `\`${name}\` is set a second time in its block`,
    hint: () => "remove one of the two",
    documentation: "A block sets each argument once. Terraform rejects the file.",
    example: {
      file: variables,
      source: 'variable "name" {\n  type = string\n  type = number\n}',
      values: { name: "type" },
    },
  }),
  "invalid-json": rule<{ reason: string }>({
    essential: true,
    message: ({ reason }) => `this is not JSON configuration: ${reason}`,
    hint: () => "check commas, quotes, and brackets",
    documentation:
      "A file that ends in `.tf.json` or `.tofu.json` must be one JSON object, without comments and without a comma after the last item.",
    example: {
      file: `${folder}/variables.tf.json`,
      source: "[]",
      values: { reason: "the file is not an object" },
    },
  }),
  "outdated-hcl": rule<object>({
    essential: true,
    message: () => "this file uses the syntax from before Terraform 0.12",
    hint: () => "convert the module with `terraform 0.12upgrade`, a command of Terraform 0.12",
    documentation:
      "Terraform 0.12 replaced HCL 1 with HCL 2. Only HCL 2 is read: blocks of this file with the old syntax are missing from the reference.",
    example: {
      file: variables,
      source: 'variable "sizes" { type = "map", default = {} }',
      values: {},
    },
  }),
  "not-constant": rule<{ argument: string; block: string }>({
    essential: true,
    message: ({ argument, block }) => `\`${argument}\` of \`${block}\` is not a constant text`,
    hint: () => "write `$${` for a literal `${`; variables and functions are not allowed here",
    documentation:
      "Descriptions and reasons for deprecation are read without running Terraform, so they have to be constant.",
    example: {
      file: variables,
      source:
        'variable "name" {\n  type        = string\n  description = "Name in ${var.region}."\n}',
      values: { argument: "description", block: "name" },
    },
  }),
  "default-not-constant": rule<DefaultLocation & { code?: string }>({
    essential: true,
    message: ({ code, ...position }) =>
      `${describeDefault(position)} is not constant${code === undefined ? "" : `: \`${code}\``}`,
    hint: ({ attribute }) =>
      attribute === undefined
        ? "set the default to `null` and compute the value in a local"
        : attributeHint,
    documentation:
      "Terraform does not compute defaults: they may not name variables, locals, or resources, nor call functions.",
    example: {
      file: variables,
      source: 'variable "region" {\n  type    = string\n  default = var.home\n}',
      values: { variable: "region", code: "var.home" },
    },
  }),
  "default-misfit": rule<DefaultLocation & { reason: string; isForbiddenNull?: boolean }>({
    message: ({ reason, ...position }) =>
      position.attribute === undefined
        ? `${describeDefault(position)} does not fit its type: ${reason}`
        : `${describeDefault(position)} does not fit: ${reason}`,
    hint: ({ attribute, isForbiddenNull }) => {
      if (attribute !== undefined) return attributeHint;
      return isForbiddenNull
        ? "give a value, or remove `nullable`"
        : "correct the default or the type";
    },
    documentation:
      "Terraform converts a default to the type of its variable and fails where it cannot. The path before the reason names the part that does not fit.",
    example: {
      file: variables,
      source: 'variable "size" {\n  type    = number\n  default = "many"\n}',
      values: { variable: "size", reason: 'expected a number, not `"many"`' },
    },
  }),
  "unknown-type": rule<{ text: string; variable: string }>({
    essential: true,
    message: ({ text, variable }) => `\`${text}\` is not a type (variable \`${variable}\`)`,
    hint: ({ text }) => {
      const hint = typeHints.get(/^\w+/.exec(text)?.[0] ?? "");
      if (hint !== undefined) return hint;
      const suggestion = findNearest(text, typeNames);
      return suggestion
        ? `did you mean \`${suggestion}\`?`
        : `types are ${typeNames.map((name) => `\`${name}\``).join(", ")}`;
    },
    documentation:
      "A type constraint may only use the names of Terraform's types. It is shown in the reference as it is written.",
    example: {
      file: variables,
      source: 'variable "name" {\n  type = strin\n}',
      values: { text: "strin", variable: "name" },
    },
  }),
  "declared-twice": rule<{ kind: string; name: string; first: string }>({
    essential: true,
    message: ({ kind, name }) => `${kind} \`${name}\` is declared a second time`,
    hint: ({ first }) => `the first is at \`${first}\`; remove or rename one`,
    documentation:
      "A module declares each variable and output once. Only files whose names end in `override` may declare one again.",
    example: {
      file: variables,
      source: 'variable "name" {}\nvariable "name" {}',
      values: { kind: "variable", name: "name", first: `${variables}:1` },
    },
  }),
  "invalid-catalog-file": rule<{ reason: string; advice: string }>({
    essential: true,
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
    documentation:
      "`module.yaml`, `categories.yaml`, and `catalog.yaml` have a fixed set of keys. Until the file is correct, the service, its renames, its successor, or the order of the categories is not known.",
    example: {
      file: `${folder}/module.yaml`,
      source: 'title: VPC\nsource: modules/vpc\nvresion: "1.0.0"\nversion: "1.0.0"',
      values: { reason: "unknown key `vresion`", advice: "did you mean `version`?" },
    },
  }),
  "unreadable-repository": rule<{ reason: string; advice: string }>({
    essential: true,
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
    documentation:
      "Reported by `catalog sync`. The catalog keeps what it has of this repository, the other repositories are synced, and the next run tries again.",
    example: {
      file: "catalog.yaml",
      source: "repositories:\n  - repository: acme/terraform-aws-vcp\n    category: networking",
      values: {
        reason:
          "`https://github.com/acme/terraform-aws-vcp.git` cannot be read: repository not found",
        advice: "check `repository` and `clone`, and that git may read it without a password",
      },
    },
  }),
  "duplicate-module": rule<{ page: string; module: string; other: string }>({
    essential: true,
    message: ({ page, module, other }) =>
      `\`${module}\` and \`${other}\` would both be the page \`${page}\``,
    hint: () => "list one of them in an entry with another `category`, or add it to `exclude`",
    documentation:
      "Reported by `catalog sync`. The address of a page is its category and the last folder of its module, or more folders if several modules of the repository end in the same one. The module that the catalog has first keeps the page, and the other is left out.",
    example: {
      file: "catalog.yaml",
      source:
        "repositories:\n  - repository: acme/network\n    category: networking\n  - repository: acme/old-network\n    category: networking",
      values: {
        page: "networking/vpc",
        module: "acme/old-network//vpc",
        other: "acme/network//modules/vpc",
      },
    },
  }),
  "newer-module-tag": rule<{ tag: string; newest: string; repository: string; pattern: string }>({
    severity: "warning",
    message: ({ tag, newest, repository }) =>
      `\`${tag}\` of \`${repository}\` is newer than \`${newest}\`, but tags of single modules are not read`,
    hint: ({ pattern }) => `read them with \`tags: "${pattern}"\``,
    documentation:
      "Reported by `catalog sync` for a repository that first had tags for all modules, such as `v1.2.0`, and later tags for each module. Without `tags`, the catalog ends with the last tag for all modules.",
    example: {
      file: "catalog.yaml",
      source: "repositories:\n  - repository: acme/network\n    category: networking",
      values: { tag: "a-2.0.0", newest: "v1.0.0", repository: "b/c", pattern: "a-{version}" },
    },
  }),
  "moved-tag": rule<{ tag: string; repository: string; isGone: boolean }>({
    severity: "warning",
    message: ({ tag, repository, isGone }) =>
      isGone
        ? `the tag \`${tag}\` of \`${repository}\` is gone`
        : `the tag \`${tag}\` of \`${repository}\` names another commit than before`,
    hint: ({ isGone }) =>
      isGone
        ? "its version stays in the catalog; code that pins it no longer works"
        : "if it is not the newest version, its first commit stays in the history",
    documentation:
      "Reported once by `catalog sync`. Published versions do not change, because readers have code that pins them. A moved tag may also be an attack: compare both commits.",
    example: {
      file: "catalog.yaml",
      source: "repositories:\n  - repository: acme/network\n    category: networking",
      values: { tag: "v1.2.0", repository: "acme/network", isGone: false },
    },
  }),
  "unreadable-release": rule<{ reason: string; count: number; last: string }>({
    severity: "warning",
    message: ({ reason, count, last }) =>
      count === 1
        ? `the release is left out of the history: ${reason}`
        : `${count} releases up to \`${last}\` are left out of the history: ${reason}`,
    hint: () => "its changes appear with the next release that can be read",
    documentation:
      "Reported by `catalog sync`. The files of a module at this tag are not Terraform. The position is that in the repository at the tag.",
    example: {
      file: "acme/network@v1.1.0/modules/vpc/variables.tf",
      source: 'variable "zones" {\n  default = ["a"\n}',
      values: {
        reason: "this is not HCL: `]` is missing before the end of a line or of the file",
        count: 1,
        last: "v1.1.0",
      },
    },
  }),
  "missing-module-file": rule<{ file: string; suggestion?: string | undefined }>({
    essential: true,
    message: ({ file }) => `\`${file}\` does not exist`,
    hint: ({ suggestion }) =>
      suggestion ? `rename \`${suggestion}\`` : "add it with `title`, `source`, and `version`",
    documentation:
      "Each folder of a category is a service and needs a `module.yaml`, which says where the module comes from.",
    example: {
      file: `${folder}/module.yaml`,
      source: "",
      values: { file: `${folder}/module.yaml` },
    },
  }),
  "unknown-library-module": rule<{ name: string; suggestion?: string | undefined }>({
    message: ({ name }) => `the library has no module \`${name}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ??
      "write the name of the repository, a slash and the name of the module",
    documentation:
      "`modules` in `module.yaml` lists the modules of the library that a service is built from, as pages of the library name them. A module that was renamed needs its new name here too.",
    example: {
      file: `${folder}/module.yaml`,
      source:
        'title: VPC\nsource: modules/networking/vpc\nversion: "1.0.0"\nmodules:\n  - terraform-aws-vpc/app',
      values: { name: "terraform-aws-vpc/app" },
    },
  }),
  "no-inputs": rule<object>({
    severity: "warning",
    message: () => "the service declares no variable",
    hint: () => "add `variables.tf`; leave it empty where the module has no inputs",
    documentation:
      "A service without inputs is rare: most often a file was forgotten. An empty `variables.tf` says that the module has none.",
    example: { file: variables, source: "", values: {} },
  }),
  "no-outputs-file": rule<object>({
    severity: "warning",
    message: () => "the service has no outputs file",
    hint: () => "add `outputs.tf`; leave it empty where the module has no outputs",
    documentation:
      "A service without outputs is rare: most often a file was forgotten. An empty `outputs.tf` says that the module has none.",
    example: { file: `${folder}/outputs.tf`, source: "", values: {} },
  }),
  "no-index": rule<object>({
    severity: "warning",
    message: () => "the service has no `index.md`",
    hint: () => "add `index.md` with `title` and `description` in its front matter",
    documentation:
      "`index.md`, or `index.mdx` for a text with components, is the introduction of a service. Without it, the page has only a reference.",
    example: { file: `${folder}/index.md`, source: "", values: {} },
  }),
  "type-any": rule<{ variable: string }>({
    severity: "warning",
    message: ({ variable }) => `the type of variable \`${variable}\` is \`any\` or contains it`,
    hint: () => "name the type, so that a wrong value fails in the plan and readers see its shape",
    documentation:
      "Reported by `catalog check`. The type `any` accepts every value, so that mistakes show late, and the reference cannot say what to write. Where a module means any value, leave it.",
    example: {
      file: variables,
      source:
        'variable "rules" {\n  type        = any\n  description = "Rules of the firewall."\n}',
      values: { variable: "rules" },
    },
  }),
  "missing-description": rule<{ kind: string; name: string }>({
    severity: "warning",
    message: ({ kind, name }) => `${kind} \`${name}\` has no description`,
    hint: () => "say what it controls, its allowed values and what happens at the extremes",
    documentation:
      "Reported by `catalog check`. Apart from the type, the description is all that the reference can say about an input or output.",
    example: {
      file: variables,
      source: 'variable "retention" {\n  type = number\n}',
      values: { kind: "variable", name: "retention" },
    },
  }),
  "empty-description": rule<{ kind: string; name: string; text: string }>({
    severity: "warning",
    message: ({ kind, name, text }) =>
      `the description of ${kind} \`${name}\` only repeats its name: \`${text}\``,
    hint: () => "say what the name does not",
    documentation:
      "Reported by `catalog check`. A description that only has the words of the name helps no reader.",
    example: {
      file: variables,
      source: 'variable "vpc_name" {\n  type        = string\n  description = "The VPC name."\n}',
      values: { kind: "variable", name: "vpc_name", text: "The VPC name." },
    },
  }),
  "name-changed": rule<{ kind: string; name: string; suggestion?: string | undefined }>({
    severity: "warning",
    message: ({ kind, name }) => `${kind} \`${name}\` of the version before is gone`,
    hint: ({ suggestion }) =>
      suggestion
        ? `it may be \`${suggestion}\` now: say so in the release notes`
        : "say so in the release notes",
    documentation:
      "Reported by `catalog check`. An input or output of the previous version is missing, so code that uses it fails after an update.",
    example: {
      file: variables,
      source: 'variable "subnet_ids" {}',
      values: { kind: "input", name: "subnets_ids", suggestion: "subnet_ids" },
    },
  }),
  "invalid-json-file": rule<{ file: string }>({
    essential: true,
    message: ({ file }) => `\`${file}\` is not JSON`,
    hint: () => "correct it, or restore it from git",
    documentation:
      "Histories of services, the list of versions, and the interfaces of library modules are JSON files. One that was edited or merged by hand may have lost a bracket or a comma.",
    example: {
      file: "catalog/networking/vpc/history.json",
      source: '{\n  "schema": 1,\n',
      values: { file: "catalog/networking/vpc/history.json" },
    },
  }),
  "invalid-json-value": rule<{ reason: string; advice: string }>({
    essential: true,
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
    documentation:
      "The files of the catalog have a fixed format. A key that the format does not know, or a value of another type, is usually a typing error or comes from a newer version of the engine.",
    example: {
      file: "catalog/networking/vpc/history.json",
      source: `{
  "schema": 2,
  "first": { "version": "1.0.0", "date": "2026-01-05", "inputs": [], "outputs": [] },
  "releases": []
}`,
      values: { reason: "`schema` has the value `2`", advice: "expected 1" },
    },
  }),
  "invalid-history": rule<{ reason: string; advice: string }>({
    essential: true,
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
    documentation:
      "A history is the first interface of a service and what each release changed. It has to be complete: versions in order, each once, and each change has to fit what the releases before it left. Where it does not, nothing of the history is shown. A day to come is found when `npm run catalog -- sync` extends the file, and not by a build, whose clock may be wrong.",
    example: {
      file: "catalog/networking/vpc/history.json",
      source: `{
  "schema": 1,
  "first": { "version": "0.9.0", "date": "2026-01-05", "inputs": [], "outputs": [] },
  "releases": [{ "version": "1.0.0", "date": "2026-02-02", "removed": ["nat"] }]
}`,
      values: {
        reason: "the history has a gap: `nat` does not follow from the version before",
        advice: "expected: a name of the version before",
      },
    },
  }),
  "outdated-history": rule<{ reason: string; advice: string }>({
    message: ({ reason }) => reason,
    hint: ({ advice }) => advice,
    documentation:
      "The history of a service has to lead to the inputs, outputs, and required versions in its Terraform files at the version in `module.yaml`. Otherwise the page would say that an input is new or removed when it is not.",
    example: {
      file: "catalog/networking/vpc/history.json",
      source: `{
  "schema": 1,
  "first": { "version": "0.9.0", "date": "2026-01-05", "inputs": [], "outputs": ["nat"] },
  "releases": []
}`,
      values: {
        reason: "the history does not match the Terraform files of version `1.0.0`: `nat`",
        advice:
          "run `npm run catalog -- sync`; if it reads no new tag of the repository, first delete this file and the entry of the repository in `catalog.lock.json`",
      },
    },
  }),
});
