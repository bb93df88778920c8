import type { Block } from "../guide/block.ts";
import { filePathOf } from "../guide/title.ts";
import {
  type Edit,
  type FindPlaces,
  inBlocks,
  inCommands,
  inFiles,
  inTitles,
  isWritten,
  misspelled,
  withoutBlock,
} from "./edit.ts";

/** A kind of fault that writers make. */
export interface Fault {
  id: string;
  places: FindPlaces;
}

const hcl = /^(?:hcl|terraform|tf)$/;

/** Exchanges the part of a line that a group of the pattern caught. */
function swap(line: string, match: RegExpExecArray, by: (text: string) => string): string {
  const caught = match[1] ?? "";
  const at = match.index + match[0].indexOf(caught);
  return line.slice(0, at) + by(caught) + line.slice(at + caught.length);
}

const typo = (line: string, match: RegExpExecArray) => swap(line, match, misspelled);
const drop = () => null;

/** Lines that set a variable which a later command reads. */
function droppedVariables(blocks: readonly Block[], source: readonly string[]): Edit[] {
  const assignment = /^\s*(?:export )?(?!AWS_)([A-Za-z_]{3,})=\S/;
  const isRead = ({ line, file }: Edit) => {
    const name = assignment.exec(source[line - 1] ?? "")?.[1];
    const read = new RegExp(`\\$\\{?${name}\\b`);
    return blocks.some(
      (block) => block.file === file && block.line >= line && read.test(block.code),
    );
  };
  return inCommands(assignment, drop)(blocks, source).filter(isRead);
}

/** The kinds of faults that are planted, one of each. */
export const faults: readonly Fault[] = [
  {
    id: "renamed file",
    // OpenTofu and Terraform read every `.tf` file of a folder, whatever its name.
    places: inTitles((title) => title.replace(/(\w+)(\.(?!tf$)\w+)$/, "$1-new$2")),
  },
  {
    id: "file of another folder",
    places: inTitles((title) => title.replace(/\/networking\/|\/services\/|\/cicd\//, "/other/")),
  },
  {
    id: "dropped file",
    places: withoutBlock(
      (block) =>
        isWritten(block) && /\/(?:terragrunt\.hcl|main\.tf)$|^root\.hcl$/.test(block.title ?? ""),
    ),
  },
  { id: "dropped `cd`", places: inCommands(/^\s*cd \S+$/, drop) },
  { id: "wrong path of `cd`", places: inCommands(/^\s*cd (\S*\w{4,})$/, typo) },
  {
    id: "other Region of a command",
    places: inCommands(/--region (us-east-2)\b/, (line, match) =>
      swap(line, match, () => "us-west-2"),
    ),
  },
  {
    id: "Region of nobody",
    places: inBlocks(
      () => true,
      /\b(us-east-2)\b/,
      (line, match) => swap(line, match, () => "eu-west-3"),
    ),
  },
  {
    id: "other Region of a file",
    places: inFiles(
      /\b(?:aws_region|region)\s*=\s*"(us-east-2)"/,
      (line, match) => swap(line, match, () => "us-west-2"),
      hcl,
    ),
  },
  {
    id: "account of nobody",
    places: inBlocks(
      () => true,
      /\b([2-9])\1{11}\b/,
      (line, { 0: id }) => line.replace(id, `${id.slice(0, 10)}01`),
    ),
  },
  {
    id: "other account of an expected output",
    places: inBlocks(
      ({ title }) => /^Expected/.test(title ?? ""),
      /::?(888888888888|999999999999):|^(?:888888888888|999999999999)$/,
      (line) =>
        line.includes("888888888888")
          ? line.replace("888888888888", "777777777777")
          : line.replace("999999999999", "777777777777"),
    ),
  },
  {
    id: "other account of a provider",
    places: inFiles(/allowed_account_ids\s*=\s*\["(\d{12})"\]/, (line, match) =>
      swap(line, match, (id) => (id === "777777777777" ? "888888888888" : "777777777777")),
    ),
  },
  {
    id: "missing input",
    places: inFiles(/^\s*(?:vpc_name|cidr_block|cluster_name|num_nat_gateways)\s*=/, drop, hcl),
  },
  {
    id: "misspelled input",
    places: inFiles(/^\s*((?:vpc|cidr|num|cluster|config|cloudtrail|create)_\w+)\s*=/, typo, hcl),
  },
  {
    id: "wrong output of a dependency",
    places: inFiles(/dependency\.\w+\.outputs\.(\w+)/, typo, hcl),
  },
  { id: "wrong output of a module", places: inFiles(/module\.\w+\.(\w{4,})/, typo, hcl) },
  {
    id: "wrong output of a command",
    places: inCommands(/(?:terragrunt|tofu) output (?:-\w+ )*(\w{4,})/, typo),
  },
  { id: "wrong path of a dependency", places: inFiles(/config_path\s*=\s*"([^"]+)"/, typo, hcl) },
  {
    id: "other version",
    places: inBlocks(
      () => true,
      /\?ref=(v\.?\d+\.\d+\.\d+)/,
      (line, match) =>
        swap(line, match, (version) =>
          version.replace(/\d+$/, (patch) => String(Number(patch) + 7)),
        ),
    ),
  },
  { id: "wrong path of a module", places: inFiles(/\/\/modules\/([\w/-]+)\?ref=/, typo, hcl) },
  { id: "wrong variable", places: inCommands(/\$\{?([A-Z][A-Z_]{3,}|[a-z_]{4,})\b/, typo) },
  { id: "dropped variable", places: droppedVariables },
  { id: "wrong profile", places: inCommands(/AWS_PROFILE=([\w-]+)$/, typo) },
  {
    id: "profile of another account",
    places: inCommands(/export AWS_PROFILE=(stage|prod|dev)-full-access$/, (line, match) =>
      swap(line, match, (account) => (account === "dev" ? "stage" : "dev")),
    ),
  },
  { id: "dropped profile", places: inCommands(/^\s*export AWS_PROFILE=/, drop) },
  { id: "wrong tool", places: inCommands(/^\s*(terragrunt|tofu|kubectl|packer|aws) /, typo) },
  {
    id: "dropped installation",
    places: inCommands(
      /^\s*(?:brew|mise|sudo install|gruntwork-install|npm i|go install)\b|gruntwork-installer/,
      drop,
    ),
  },
  { id: "dropped `init`", places: inCommands(/^\s*(?:tofu|terraform) init$/, drop) },
  { id: "dropped apply", places: inCommands(/^\s*(?:terragrunt|tofu) apply\b/, drop) },
  { id: "dropped bootstrap", places: inCommands(/^\s*terragrunt backend bootstrap/, drop) },
  {
    id: "wrong key of a state",
    places: inFiles(/\bkey\s*=\s*"([\w/-]+)\/terraform\.tfstate"/, typo, hcl),
  },
  { id: "undeclared name in code", places: inFiles(/\b(?:var|local)\.(\w{4,})/, typo, hcl) },
  {
    id: "missing parent file",
    places: inFiles(/find_in_parent_folders\("(\w+)\.hcl"\)/, typo, hcl),
  },
  {
    id: "wrong file of a command",
    places: inCommands(/file:\/\/(?:[\w./-]*\/)?([\w-]{4,})\.json/, typo),
  },
  {
    id: "range outside of the plan",
    places: inFiles(/"(10\.\d+\.0\.0\/16)"/, (line, match) =>
      swap(line, match, () => "10.90.0.0/16"),
    ),
  },
  { id: "wrong path of a query", places: inCommands(/--query '?([A-Z]\w{4,})/, typo) },
  {
    id: "wrong option of AWS",
    places: inCommands(
      /\baws [a-z0-9-]+ [a-z-]+.*? --(?!region|query|output|profile)([a-z-]{6,})/,
      typo,
    ),
  },
  {
    id: "wrong operation of AWS",
    places: inCommands(/\baws (?!configure)[a-z0-9-]+ ([a-z]+-[a-z-]{4,})/, typo),
  },
  {
    id: "wrong name of a filter",
    places: inCommands(/Name=([a-z-]{5,}),Values=/, typo),
  },
  {
    id: "block without language",
    places: (blocks, source) =>
      blocks
        .filter(({ title }) => title === null)
        .map(({ file, line, language }) => ({
          file,
          line: line - 1,
          count: 1,
          lines: [(source[line - 2] ?? "").replace(`\`\`\`${language}`, "```")],
        })),
  },
  { id: "unclosed bracket", places: inFiles(/^\}$/, drop, hcl) },
  {
    id: "unclosed quote",
    places: inCommands(/'[^']*(')\s*\\?$/, (line, match) => swap(line, match, () => "")),
  },
  {
    id: "other excerpt",
    places: inBlocks(
      ({ title }) => filePathOf(title ?? "")?.action === "excerpt",
      /^\s*(\w{4,})\s*=/,
      typo,
    ),
  },
];
