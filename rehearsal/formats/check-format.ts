import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Block } from "../guide/block.ts";
import { checkShell } from "../shell/check-shell.ts";
import { checkEmbedded } from "./check-embedded.ts";
import { checkAwsConfig, isAwsConfig } from "./config/check-aws-config.ts";
import { checkDockerfile, checkJson, checkToml } from "./config/check-config.ts";
import { checkHcl } from "./hcl/check-hcl.ts";
import { hclRules } from "./hcl/hcl-rules.ts";
import { isPart, linesOfBadExamples } from "./parts.ts";
import { placesIn } from "./place.ts";
import { checkYaml } from "./yaml/check-yaml.ts";

/**
 * Checks a block against the grammar of its language, and what its tool knows about it. Languages
 * without a check have no findings (`isChecked`). Ask for many blocks at once (`checkFormats`): programs
 * such as bash are started once for all that are asked together.
 */
export async function checkFormat(block: Block): Promise<Diagnostic[]> {
  const at = placesIn(block);
  const { code, title } = block;
  switch (languageOf(block)) {
    case "shell":
      return [...(await checkShell(code, at)), ...(await checkEmbedded(block, checkFormat))];
    case "hcl":
      return checkHcl(code, title, at);
    case "yaml":
      return checkYaml(code, title, at);
    case "json":
      return checkJson(code, at, isPart(title));
    case "toml":
      return checkToml(code, at);
    case "ini":
      return isAwsConfig(title) ? checkAwsConfig(code, title, at) : [];
    case "dockerfile":
      return checkDockerfile(code, at, isPart(title));
    default:
      return [];
  }
}

/**
 * Checks many blocks at once: all of a page, or better all of a site. What a page shows between
 * `<Bad>` and `</Bad>` needs no format.
 *
 * @param read returns the text of a page; null where there is none
 * @param check checks a block
 */
export async function checkFormats(
  blocks: readonly Block[],
  read: (file: string) => string | null,
  check: (block: Block) => Promise<Diagnostic[]> = checkFormat,
): Promise<Diagnostic[]> {
  const found = (await Promise.all(blocks.map(check))).flat();
  const bad = new Map<string, ReadonlySet<number>>();
  return found.filter(({ rule, file, line }) => {
    if (rule !== hclRules["hcl-format"].id) return true;
    const lines = bad.get(file) ?? linesOfBadExamples(read(file) ?? "");
    bad.set(file, lines);
    return !lines.has(line);
  });
}

const languages: Readonly<Record<string, string>> = {
  bash: "shell",
  sh: "shell",
  shell: "shell",
  zsh: "shell",
  hcl: "hcl",
  terraform: "hcl",
  tf: "hcl",
  tofu: "hcl",
  yaml: "yaml",
  yml: "yaml",
  json: "json",
  toml: "toml",
  ini: "ini",
  dockerfile: "dockerfile",
  docker: "dockerfile",
};

function languageOf({ language }: Pick<Block, "language">): string | undefined {
  return languages[language.toLowerCase()];
}

/** Whether blocks of this language are checked. */
export function isChecked(block: Pick<Block, "language">): boolean {
  return languageOf(block) !== undefined;
}
